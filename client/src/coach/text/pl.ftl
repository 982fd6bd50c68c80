# Trener obok planszy i samouczki w lobby.

coach-title = Trener
coach-goal = Cel:
coach-got-it = Rozumiem
coach-more = Trener
coach-less = Zwiń
coach-nothing = Graj dalej: trener odezwie się, gdy zdarzy się coś nowego. Podpowiedź pokaże dobrą akcję.
coach-earlier = { $count ->
    [one] Przeczytaj jeszcze raz: 1 temat
    [few] Przeczytaj jeszcze raz: { $count } tematy
   *[other] Przeczytaj jeszcze raz: { $count } tematów
}
coach-next = Następny samouczek
coach-again = Spróbuj ponownie
coach-learn = Ucz się, grając
coach-begin = Zacznij lekcję
coach-won = Ukończono: { $tutorial }
