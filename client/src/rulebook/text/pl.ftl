# Strona księgi zasad.

book-search = Szukaj słowa lub numeru
book-contents = Spis treści
book-overview = O grze
book-rules = Zasady
book-aside = To nie jest zasada gry: ten tekst jest dla osób piszących programy.
book-chapter = { $number }. { $title }
book-count = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
book-none = W żadnej zasadzie nie ma: „{ $text }”.
book-mark-S = z drukowanych zasad
book-mark-C = fakt publiczny
book-mark-I = wynika z zasad
book-mark-G = nasze rozstrzygnięcie
book-ruling = Rozstrzygnięcie:
book-option = Opcja:
book-example = Pokaż na planszy
book-example-id = Przykład { $id }
book-example-number = Przykład { $number }
book-begin = Oto pozycja. Idź dalej, aby zobaczyć, co się stanie.
book-expects = Co sprawdza ten przykład
book-still = W tym przykładzie nic się nie dzieje: pokazuje, co tu wolno zrobić.
