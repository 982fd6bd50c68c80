# Kampania gry w lobby.

campaign-title = Kampania
campaign-won = wygrane: { $won } z { $all }
campaign-stars = { $most ->
    [one] gwiazdki: { $stars } z 1
   *[other] gwiazdki: { $stars } z { $most }
}
campaign-locked = Niedostępny: najpierw wygraj poprzedni scenariusz
campaign-name-locked = { $scenario } (niedostępny)
campaign-replay = wygrana: { $date }
campaign-open = Odblokuj wszystkie
campaign-save = Zapisz do pliku
campaign-load = Wczytaj z pliku
campaign-no-file = W tym pliku nie ma kampanii tej gry.
