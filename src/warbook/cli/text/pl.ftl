# Słowa terminala po polsku.

## Przy stole

citation = { " " }({ $rule })
gap-clause = { ", " }
gap-choice = { " / " }
gap-sentence = { ". " }
labelled = { $label }: { $text }
noted = { $text } ({ $note })
hand-over = { $side }: naciśnij Enter, gdy nikt inny nie patrzy ({ $others }).
only-one = Dozwolona jest tylko jedna akcja: Enter wykonuje { $move }.
try-help = help wyjaśnia, co można wpisać, a list wymienia dozwolone akcje.
player-bot = bot { $name }
player-you = ty
player-person = gracz
thinking = { $side }: chwila namysłu…
no-clock = Przy tym stole nie ma zegara.
no-number = Na liście nie ma pozycji { $text }: numery są od 1 do { $count }.
number-unlisted = Lista powyżej ma teraz numery: wpisz numer wybranej odpowiedzi.
list-none = Na liście nie ma „{ $text }”; samo list pokazuje wszystko.
cards-none = Nie ma tu niczego z „{ $text }”; samo cards pokazuje wszystko.
sure-resign = Poddać partię? t/n
undo-fence = Nie ma czego cofnąć: od twojej ostatniej akcji coś ujawniono, wylosowano albo decyduje już kto inny.
undone = Cofnięto.
log-taken-back =
    { $count ->
        [one] { $side }: cofnięto akcję.
        [few] { $side }: cofnięto { $count } akcje.
       *[many] { $side }: cofnięto { $count } akcji.
    }
why-legal = Dozwolone: { $move }
coach-goal = Twój cel: { $words }
coach-says = Trener: { $title }
coach-won = Trener: { $words }
coach-lost = Trener: { $words }
coach-none = Przy tym stole nie ma trenera.

help =
    list · list b2             ponumerowane dozwolone akcje · tylko te z b2; wpisany numer wykonuje akcję
    why b2-b4                  która zasada zabrania akcji albo co ona robi; samo why: zasada tego pytania
    rules 7.1 · rules pułapka  zasada o danym numerze · zasady z danym słowem
    cards · log · board        karty wzmocnienia · co się wydarzyło · plansza jeszcze raz
    undo                       cofa twój ostatni wiersz, dopóki niczego nie ujawniono, nie wylosowano i nie decyduje kto inny
    save PLIK · quit           zapisuje grę w pliku · wyjście: gra i tak zostaje zachowana

help-coach =
    coach                      twój cel i wszystko, co trener już powiedział

## Pliki

kept-replay = Powtórka jest zachowana. Obejrzysz ją poleceniem: { $command }
left-kept = Gra jest zachowana. Wrócisz do niej poleceniem: { $command }
left-nothing = Niczego nie zagrano, więc niczego nie zachowano.
saved = Zapisano: { $file }
save-where = Podaj plik: save PLIK.
save-taken = Plik { $file } już istnieje i nie jest tą grą: niczego nie zapisano; wybierz inną nazwę.
save-failed = Nie można zapisać pliku { $file }: { $error }.
quit-anyway = Gry nie udało się zachować: save PLIK zapisze ją gdzie indziej, quit! kończy bez zapisu.
resume-fixed = Plik { $file } ma własne ziarno i opcje: pomiń --seed i --option.
resume-game = Plik { $file } to partia gry { $found }, a nie { $asked }: pomiń nazwę albo podaj { $found }.
file-unread = Nie można odczytać pliku { $file }: { $error }.
file-broken = To nie jest powtórka: { $error }.
file-game = { $file }: nie ma gry „{ $game }”; dostępne: { $known }.
file-rules = { $file }: grano według zasad w wersji { $found }, a obecna to { $ours }; dokończyć grę można tylko w wersji, w której ją zaczęto.
file-content = { $file }: grano z zawartością { $found }, a obecna to { $ours }.
file-setup = { $file }: nie można przygotować stołu: { $error }.
file-seat = { $file }: akcja { $place } z { $count }, „{ $action }”, nie zaczyna się od miejsca przy tym stole.
file-action = { $file }: akcja { $place } z { $count }, „{ $action }”: { $reason }
file-digest = { $file }: inny wynik, skrót { $found }, zapisany { $recorded }.

## Błędne polecenia

option-garbled = Opcja „{ $text }” nie ma postaci NAZWA=WARTOŚĆ.
option-unknown = Nie ma opcji „{ $name }”; dostępne: { $known }.
option-value = Opcja „{ $name }” nie ma wartości „{ $value }”; dostępne: { $known } ({ $rule }).
option-number = Opcja „{ $name }”: „{ $value }” nie jest liczbą od { $low } do { $high } ({ $rule }).
option-form = Opcja „{ $name }”: „{ $value }” nie pasuje; zapis wygląda tak: { $form } ({ $rule }).
game-unknown = Nie ma gry „{ $name }”; dostępne: { $known }.
game-undrawn = Tej gry nie można jeszcze pokazać w terminalu: { $game }. Otwórz ją w przeglądarce poleceniem warbook serve.
player-unknown = Nie ma gracza „{ $name }”; dostępni: { $known }.
players-wrong = Liczba wymienionych graczy: { $count }; liczba miejsc: { $seats }.
side-unknown = Nie ma w tej grze strony „{ $side }”; dostępne: { $known }.
side-and-players = --side wskazuje twoje miejsce przeciwko botom, a --players, --red i --blue miejsca wszystkich: użyj jednego albo drugiego.
seats-wrong = Scenariusz „{ $scenario }”: liczba graczy to { $known }, a podano { $count }.
scenario-unknown = Nie ma scenariusza „{ $name }”; dostępne: { $known }.
pack-left-out = Pominięto pakiet zawartości { $pack }: { $file }, { $key }: { $reason }.
pack-left-out-file = Pominięto pakiet zawartości { $pack }: { $file }: { $reason }.
think-wrong = { $seconds } s to nie czas na namysł: podaj więcej niż 0.
seed-wrong = { $seed } nie jest ziarnem: podaj liczbę całkowitą od 0.
depth-wrong = { $depth } nie jest głębokością: podaj liczbę całkowitą od 1.

## Zasady

rules-what = Podaj numer zasady albo słowo: rules 7.1, rules pułapka.
rules-nearest = Nie ma zasady „{ $text }”; najbliższe to { $nearest }.
rules-none = Żadna zasada nie ma takiego numeru ani słowa: „{ $text }”.
rules-rulings = Rozstrzygnięcia do niej
rules-options = Opcje, które ją zmieniają
rules-vectors = Przykłady, które ją pokazują
mark-S = S: podaje to instrukcja.
mark-C = C: fakt, który każdy może sprawdzić.
mark-I = I: wynika to z instrukcji.
mark-G = G: instrukcja tego nie przesądza; to nasze rozstrzygnięcie.

## Gry

games-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
games-scenarios = Scenariusze
games-options = Opcje
games-default = domyślnie
games-range = od { $low } do { $high }
games-play = Gra: { $command }

## Powtórki

replay-title = { $game } · akcje: { $actions } · ziarno { $seed }
replay-place = Akcja { $place } z { $count }
replay-start = Początek
replay-reseeded = Odtąd z nowym losowaniem
replay-help = Enter lub next: dalej · back: wstecz · numer · end: koniec · quit: wyjście
replay-number = Powtórka nie ma chwili { $text }: chwile są od 0 do { $count }.
replay-matches = { $file }: akcje: { $actions }, skrót { $digest }; wynik jest ten sam.

## Liczenie

perft-title = { $game } · ziarno { $seed } · { $digest }
perft-depth = głębokość
perft-sequences = ciągi
perft-seconds = sekundy
perft-speed = na sekundę
perft-all = węzły
