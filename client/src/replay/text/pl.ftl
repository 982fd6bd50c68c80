# Powtórki partii i wszystko, co ogląda się krok po kroku.

show-steps = Kroki
show-first = Na początek
show-back = Krok wstecz
show-on = Krok dalej
show-last = Na koniec
show-play = Odtwarzaj
show-pause = Pauza
replay-begin = Początek
replay-part = Pokaż chwile od { $first } do { $last }
replay-scrub = Przewijanie partii
replay-turn = Obróć planszę
replay-link = Skopiuj link do tej pozycji
replay-copied = Skopiowano link.
replay-upload = Otwórz plik…
replay-play-on = Graj dalej stąd
replay-play-on-about = Nowy stół zaczyna się od tej pozycji; zakończona partia pozostaje bez zmian. Gdy przy stole gra ktoś jeszcze, losowanie jest nowe.
replay-as = { $side } przeciw botowi
