# Słowa, których potrzebują tylko rysunki Wojny meepli.

draw-map = Mapa: terytoria ({ $count })
draw-towards = kierunek: { $actions }
draw-finishes = następnie: ukończenie budowy
draw-next = następnie: { $spaces }
draw-pending = teraz: { $action }
draw-path = Ścieżka: { $building }
draw-site = plac budowy
draw-site-space = krok budowy { $number }
draw-brave = { $player }: +{ $points } do odwagi
draw-falls = grozi zniszczenie
draw-flags = { $count ->
    [one] 1 flaga
    [few] { $count } flagi
   *[many] { $count } flag
}
draw-gate = brama: { $player }
draw-men = { $player }: { $count ->
    [one] 1 meepel
    [few] { $count } meeple
   *[many] { $count } meepli
}
draw-ready = { $count ->
    [one] 1 może się jeszcze ruszyć
    [few] { $count } mogą się jeszcze ruszyć
   *[many] { $count } może się jeszcze ruszyć
}
draw-held = trzymają { $player }
draw-forest = las: { $edges }
draw-forested = { $count ->
    [one] las na 1 krawędzi
    [few] las na { $count } krawędziach
   *[many] las na { $count } krawędziach
}
draw-unknown = nieznana ziemia obok { $tiles }
draw-mountains = Góry sławy
draw-ladder = Drabina odwagi
draw-preview = Jeśli nikt się już nie ruszy
draw-unseen = Kafelki, których nikt jeszcze nie widział
draw-workers = { $count ->
    [one] 1 wolny robotnik
    [few] { $count } wolnych robotników
   *[many] { $count } wolnych robotników
}
draw-open-village = Pokaż tę wioskę
draw-villages = Wioski
draw-stock = Niezbudowane ({ $count })
draw-with = { $count ->
    [one] 1 meepel: { $what }
    [few] { $count } meeple: { $what }
   *[other] { $count } meepli: { $what }
}
draw-how-many = Ile meepli idzie?
draw-go = { $count ->
    [one] idzie 1 meepel
    [few] idą { $count } meeple
   *[many] idzie { $count } meepli
}
draw-all = wszystkie ({ $count })
draw-turn-tile = Obróć kafelek
draw-turn-left = Obróć w lewo
draw-turn-right = Obróć w prawo
draw-lay = Połóż tak
draw-summary = { $player }: punkty zwycięstwa { $points }, odwaga { $bravery }, magazyn { $depot }, rezerwa { $reserve }. Meeple: { $places }. Budynki: { $buildings }.
draw-none = brak
draw-nobody-wins = Koniec gry; nikt nie wygrał.
