# Strona lekcji.

lesson-steps = Kroki lekcji
lesson-step = Krok { $number } z { $count }
lesson-right = Dobrze!
lesson-next = Następny krok
lesson-on = Następna lekcja
lesson-show = Pokaż mi
lesson-again = Zacznij ten krok od nowa
lesson-play = Zagraj pierwszą partię
lesson-finished = To już cała lekcja.
