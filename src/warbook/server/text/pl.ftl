# Słowa serwera po polsku.

## Poziomy

level-easy = Łatwy
level-normal = Średni
level-hard = Trudny

## Odpowiedzi

server-legal = Dozwolone: { $move }

## Czego tu nie ma

server-no-game = Nie ma tu gry „{ $game }”.
server-no-scenario = Nie ma scenariusza „{ $scenario }”; dostępne: { $scenarios }.
server-no-table = Nie ma tu takiego stołu.
server-no-seat = Ten stół nie ma miejsca { $seat }.
server-no-replay = Nie ma tu takiej powtórki.
server-no-example = Nie ma przykładu „{ $id }”.
server-no-content = Gra „{ $game }” nie ma treści do pokazania.
server-no-language = Nie ma tu języka „{ $language }”; dostępne: { $languages }.
server-no-bot = Nie ma bota „{ $bot }”; dostępne: { $bots }.
server-no-page = Pod tym adresem nic nie ma.
server-no-method = Ten adres nie obsługuje takiego żądania.
server-no-moment = Liczba akcji w powtórce: { $count }; nie ma w niej chwili { $at }.
server-no-clock = Gra „{ $game }” nie obsługuje zegara.
server-no-campaign = Gra „{ $game }” nie ma kampanii.
server-no-person = Na tym miejscu nie ma osoby, za którą bot mógłby grać.

## Co jest niedozwolone

server-seats = Nie ma gry dla tylu osób ({ $count }): liczba graczy to { $players }.
server-option = Opcja „{ $option }” nie ma znaczenia w tym scenariuszu: { $scenario }.
server-ticket = To zaproszenie jest nieważne: poproś o nowe.
server-seat-taken = To miejsce jest już zajęte.
server-not-seated = Nie siedzisz przy tym stole.
server-not-yours = Miejsce { $seat } nie jest twoje.
server-present = Osoba z tego miejsca jest przy stole i decyduje sama.
server-grace = Ktoś odszedł na chwilę: bot może zająć to miejsce za { $seconds } s.
server-agree = Zgodzić muszą się wszyscy obecni: { $count ->
    [one] to samo musi wybrać jeszcze jedna osoba.
    [few] to samo muszą wybrać jeszcze { $count } osoby.
    [many] to samo musi wybrać jeszcze { $count } osób.
   *[other] to samo musi wybrać jeszcze { $count } osoby.
}
server-bot-plays = Na miejscu { $seat } gra bot: najpierw odbierz mu miejsce.
server-bot-failed = Bot na miejscu { $seat } nie mógł podjąć decyzji. Za chwilę spróbuje ponownie.
server-flag = O końcu czasu decyduje tylko zegar.
server-nothing = Nie ma tu nic do zrobienia.
server-nothing-to-undo = Nie masz czego cofnąć.
server-no-pings = W tej grze nie wskazuje się niczego innym graczom.
server-no-word = W tej grze nie ma takiego komunikatu.
server-no-thing = Nie ma tam niczego, co można by wskazać.
server-over = Gra jest skończona.
server-not-over = Powtórka zawiera wszystkie tajemnice gry: będzie dostępna po jej końcu.
server-still-playing = Ta partia jeszcze się nie skończyła.
server-rematch-open = Jedno z miejsc przy tym stole zostało wolne, więc nie można zaproponować rewanżu. Utwórz nowy stół.
told-undo-refused = { $side } odmawia; prośba o cofnięcie ({ $other }) odrzucona.
told-undo-lapsed = Gra poszła dalej, zanim wszyscy odpowiedzieli: prośba o cofnięcie ({ $side }) wygasła.
told-offer-declined = { $side } odrzuca propozycję.
server-vote-open = Trwa już inne głosowanie.
server-no-vote = Żadne głosowanie nie czeka na twoją odpowiedź.
server-other-rules = Ten stół zaczęto według zasad w wersji { $found }, a tu obowiązuje wersja { $ours }: dokończyć grę można tylko w tamtej.
server-new-rules = Od rozpoczęcia tego stołu zmieniły się zasady: z numeru { $found } na numer { $ours }. Wszystkie dotychczasowe ruchy są ważne; gra toczy się dalej według nowych zasad. { $changes }
server-new-content = Od rozpoczęcia tego stołu zmieniła się treść kart. Wszystkie dotychczasowe ruchy są ważne; gra toczy się dalej z nowymi kartami.
server-closed-rules = Ten stół zaczęto według zasad numer { $found }, a jego ruchy nie są zgodne z zasadami numer { $ours }, które obowiązują tutaj. Stół zamknięto bez zwycięzcy; zapis ruchów nadal można pobrać.
server-many-tables = Liczba twoich trwających stołów: { $count }. Najpierw dokończ kilka gier.
server-kept-enough = Z twojego adresu przyszło zbyt wiele stołów i powtórek. Spróbuj ponownie za minutę.
server-near-tables = Liczba niedokończonych stołów z twojego adresu: { $count }. Najpierw dokończ kilka z nich.
server-all-tables = Wszystkie stoły tego serwera są zajęte. Ich liczba: { $count }. Spróbuj ponownie później.
server-all-uploads = Serwer nie przyjmuje więcej powtórek. Liczba przechowywanych: { $count }. Spróbuj ponownie później.
server-long-fork = Ten moment powtórki jest za daleko. Liczba akcji przed nim: { $at }, a stół może zacząć od najwyżej: { $count }. Wybierz wcześniejszy.
server-full = Serwer jest pełny: zostały miejsca tylko dla osób siedzących przy stole. Spróbuj ponownie później.

## Co się nie udało

server-mistake = Tak się nie da: { $text }.
server-replay = To nie jest powtórka, którą da się odtworzyć: { $text }.
server-replay-rules = Powtórkę rozegrano według zasad numer { $found }, a tu obowiązują zasady numer { $ours }: pokaże ją tylko tamta wersja.
server-readers = Zbyt wiele powtórek jest teraz odczytywanych. Spróbuj ponownie za chwilę.
server-progress = W tym pliku nie ma postępów kampanii.
server-progress-scenario = Plik podaje scenariusz „{ $scenario }”, którego ta gra nie ma.
server-progress-setting = Plik podaje poziom „{ $setting }”, którego gra nie ma (scenariusz: { $scenario }).
server-progress-stars = Plik podaje liczbę gwiazdek, której nie daje żaden poziom: { $stars } (scenariusz: { $scenario }).
server-bad-request = Żądanie jest niezrozumiałe: { $text }.
server-malformed = Wiadomości nie dało się odczytać, więc połączenie przerwano.
server-binary = Nadeszła wiadomość binarna zamiast tekstu, więc połączenie przerwano.
server-oversized = Wiadomość jest za długa.
server-fast = Za szybko: zwolnij trochę.
server-slow = Wiadomości nie były odbierane dość szybko, więc połączenie przerwano.
server-origin = Żądania z tej strony są odrzucane.
server-other-host = Ten serwer nie odpowiada pod tą nazwą. Osoba, która go prowadzi, może ją podać przez --public-url.
server-store = Serwer nie może teraz niczego zapisać. Ostatnia akcja się nie liczy. Spróbuj ponownie za chwilę.
server-log = Dziennik stołu jest uszkodzony przy wpisie { $entry }.
server-broken = Coś poszło nie tak na serwerze. Nic nie zginęło.
server-no-lesson = Gra „{ $game }” nie ma lekcji „{ $lesson }”.
server-no-step = Lekcja nie ma kroku „{ $step }”.
server-off-track = Akcja { $move } nie należy do tego kroku: zacznij go od nowa.
server-no-coach = Scenariusz „{ $scenario }” nie ma trenera (gra: { $game }).
server-no-help = Podpowiedzi są tylko w grach z botami: w grze przeciw ludziom nikt ich nie dostaje.
server-no-hint = Nie ma tu dobrej podpowiedzi.

## Content packs

pack-left-out = Pominięto pakiet zawartości { $pack }: { $file }, { $key }: { $reason }.
pack-left-out-file = Pominięto pakiet zawartości { $pack }: { $file }: { $reason }.
