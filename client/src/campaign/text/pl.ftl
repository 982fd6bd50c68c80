# Kampania gry: mapa i oglądane miejsce.

campaign-title = Kampania
campaign-map = Mapa kampanii
campaign-won = wygrane: { $won } z { $all }
campaign-next = Następny
campaign-next-one = Następny: { $scenario }
campaign-place = { $number }: { $scenario }
campaign-stars = { $most ->
    [one] gwiazdki: { $stars } z 1
   *[other] gwiazdki: { $stars } z { $most }
}
campaign-not-won = Jeszcze niewygrany
campaign-play = Graj
campaign-again = Zagraj ponownie
campaign-iron = Żelazne wyzwanie w tym scenariuszu
campaign-locked = Niedostępny: najpierw wygraj poprzedni scenariusz
campaign-name-locked = { $scenario } (niedostępny)
campaign-replay = Zapis zwycięskiej gry: { $date }
campaign-more = Pliki i odblokowywanie
campaign-open = Odblokuj wszystkie
campaign-save = Zapisz do pliku
campaign-load = Wczytaj z pliku
campaign-no-file = W tym pliku nie ma kampanii tej gry.
