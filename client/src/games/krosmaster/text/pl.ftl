# Słowa, których potrzebują tylko rysunki gry Krosmaster: Arena.

draw-board = Arena: kolumny { $width }, rzędy { $height }
draw-timeline = Oś czasu
draw-ap = PA
draw-mp = PR
draw-hp = PŻ
draw-figure = { $piece }, PŻ: { $hp } z { $of }
draw-figure-out = { $piece }, nokaut
draw-acted = już po turze
draw-acting = teraz działa
draw-walk-here = można tu dojść: { $steps } PR
draw-deeds-here = { $count ->
    [one] możliwa tu 1 akcja
    [few] możliwe tu { $count } akcje
   *[other] możliwych tu { $count } akcji
}
draw-points = pozostało { $ap } PA, { $mp } PR
draw-die-on = kość: { $face }
draw-rewards = { $count ->
    [one] 1 nagroda
    [few] { $count } nagrody
   *[many] { $count } nagród
}
draw-cell-empty = { $cell }, puste
draw-cell-piece = { $player }: { $piece }, PŻ: { $hp } z { $of }
draw-cell-token = { $player }: { $piece }
draw-coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[many] { $count } monet
}
draw-demon = pole demona
draw-start = pole startowe
draw-honour = { $player }: galony chwały { $count }
draw-wild = dzikie galony: { $count }
draw-sudden = Dzikich galonów już nie ma: wygrywa od razu ta strona, która jako jedyna ma galony chwały.
draw-market = Rynek
draw-kamas = twoje kamy: { $count }
draw-bank = bank: { $count }
draw-pile = { $rank }, zakryty stos: { $count }
draw-pile-about = { $rank }: zakryte żetony w stosie: { $count }. Żeton kupiony w ciemno widzisz tylko ty.
draw-face-up = odkryta
draw-known = znana wszystkim
draw-face-down = zakryta nagroda ({ $rank })
draw-spent = zużyte
draw-barred = nie w tym samouczku
draw-level = poziom { $level }
draw-initiative = inicjatywa { $initiative }
draw-from-die = (kość)
draw-from-reward = (nagroda)
draw-roll-tension = Napięcie: { $who }
draw-roll-critical = Trafienie krytyczne: { $who }
draw-roll-armor = Pancerz: { $who }
draw-roll-lock = Blokada: { $who }
draw-roll-dodge = Unik: { $who }
draw-roll-gamble = Ryzyko: { $who }
draw-roll-order = { $who }
draw-held = blokada!
draw-punch = Cios pięścią
draw-ask-no = Nie
draw-deeds = Co można tu zrobić
draw-distance = { $cell }: odległość { $distance }
draw-walk = { $steps } PR
draw-risk = ryzyko blokady { $chance }%
draw-no-risk = nikt cię nie zablokuje
draw-in-range = w zasięgu
draw-out-of-range = poza zasięgiem
draw-sight = cel jest widoczny
draw-blocked = linię wzroku zasłania { $thing } na polu { $cell }
draw-turn = Tura gry { $number }
draw-open-card = Pokaż kartę: { $piece }
draw-spells = Zaklęcia
draw-no-rewards = Nie ma jeszcze nagród: kupuje się je na polach demona.
draw-use = Użyj
draw-take = Wybierz
draw-die-first = Wybierz kość, a potem kartę, na której ma leżeć.
draw-die-then = Teraz wybierz kartę dla tej kości albo ją sprzedaj.
draw-draft-left = Zakryte karty: { $count }
draw-summary = { $player }: { $figures }; galony chwały { $gg }, kamy { $kamas }.
draw-summary-figures = { $player }: { $figures }.
draw-none = nikt
