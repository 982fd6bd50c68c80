# Słowa, których potrzebują tylko rysunki gry.

draw-board = Plansza 8 na 4 pola
draw-cell-empty = { $cell }, puste
draw-cell-up = { $cell }, { who }: { $piece }, odkryta figura
draw-cell-known = { $cell }, { who }: { $piece }, zakryta, ale znana wszystkim
draw-cell-own = { $cell }, { who }: { $piece }, zakryta figura
draw-cell-down = { $cell }, { who }, zakryta figura
draw-shielded = chroniona
draw-stepping = podwójna akcja
draw-take-up = Podnieś, aby zamienić
draw-swap-here = Zamień z tą figurą
draw-arrange = Dotknij dwóch swoich figur, aby zamienić je miejscami. Nikt nie widzi twojego planu, zanim go zatwierdzisz.
draw-waiting = Zatwierdzone. Czekamy na drugą stronę.
draw-shuffle = Potasuj figury
draw-deal = Inne karty
draw-chosen = Karty: { $count } z { $limit }
draw-kinds = Karty według rodzaju figury
draw-cards = Twoje karty wzmocnienia
draw-unseen = Może jeszcze ukrywać ({ $count })
draw-dead = Polegli: { $count }
draw-summary = { who }: { $shown }; zakrytych: { $hidden }.
