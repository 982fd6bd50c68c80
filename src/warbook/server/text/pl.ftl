# Słowa serwera po polsku.

## Poziomy

level-easy = Łatwy
level-normal = Średni
level-hard = Trudny

## Odpowiedzi

server-legal = { $move } jest dozwolone.

## Czego tu nie ma

server-no-game = Nie ma tu gry „{ $game }”.
server-no-scenario = Nie ma scenariusza „{ $scenario }”; scenariusze to { $scenarios }.
server-no-table = Nie ma tu takiego stołu.
server-no-seat = Ten stół nie ma miejsca { $seat }.
server-no-replay = Nie ma tu takiego zapisu.
server-no-example = Nie ma przykładu „{ $id }”.
server-no-content = Gra { $game } nie ma treści do pokazania.
server-no-language = „{ $language }” nie należy do języków: { $languages }.
server-no-bot = Nikt nie nazywa się „{ $bot }”; boty to { $bots }.
server-no-page = Pod tym adresem nic nie ma.
server-no-method = Ten adres tego nie robi.
server-no-moment = Liczba akcji w zapisie: { $count }; nie ma w nim chwili { $at }.
server-no-clock = W { $game } nie da się grać z zegarem.
server-no-campaign = { $game } nie ma kampanii.
server-no-person = Nie siedzi tam nikt, za kogo bot mógłby grać.

## Co jest niedozwolone

server-seats = Stół na { $count } nie działa: liczba graczy to { $players }.
server-option = Opcja { $option } nie ma znaczenia w scenariuszu { $scenario }.
server-ticket = To zaproszenie jest nieważne: poproś o nowe.
server-seat-taken = To miejsce jest już zajęte.
server-not-seated = Nie siedzisz przy tym stole.
server-not-yours = Miejsce { $seat } nie jest twoje.
server-present = Osoba z tego miejsca jest obecna i decyduje sama.
server-bot-plays = Na miejscu { $seat } gra bot: najpierw odbierz mu miejsce.
server-bot-failed = Bot na miejscu { $seat } nie mógł podjąć decyzji. Za chwilę spróbuje ponownie.
server-flag = O końcu czasu decyduje tylko zegar.
server-nothing = Nie ma tu nic do zrobienia.
server-nothing-to-undo = Nie masz czego cofnąć.
server-no-pings = W tej grze nikt niczego innym nie wskazuje.
server-no-word = To nie jest żadne ze słów, które mówi się w tej grze.
server-no-thing = Nie ma tam niczego, co można by wskazać.
server-over = Gra jest skończona.
server-not-over = Zapis zawiera wszystkie tajemnice gry: będzie dostępny po jej końcu.
server-vote-open = Trwa już inne głosowanie.
server-no-vote = Nie ma głosowania, które czeka na twoją odpowiedź.
server-other-rules = Ten stół zaczęto według zasad numer { $found }, a tu obowiązują { $ours }: dokończyć go może tylko tamta wersja.
server-many-tables = Liczba twoich trwających stołów: { $count }. Najpierw dokończ kilka z nich.

## Co się nie udało

server-mistake = Tak się nie da: { $text }.
server-replay = To nie jest zapis, który da się odtworzyć: { $text }.
server-replay-rules = Powtórkę rozegrano według zasad numer { $found }, a tu obowiązują zasady numer { $ours }: pokaże ją tylko tamta wersja.
server-progress = W tym pliku nie ma postępów kampanii.
server-progress-scenario = Ten plik mówi o scenariuszu „{ $scenario }”, którego ta gra tutaj nie ma.
server-progress-setting = Ten plik mówi o { $scenario } na poziomie „{ $setting }”, którego ta gra nie ma.
server-progress-stars = Ten plik daje { $scenario } liczbę gwiazdek, której nie daje żaden poziom: { $stars }.
server-bad-request = Żądanie jest niezrozumiałe: { $text }.
server-malformed = Wiadomości nie dało się odczytać, więc połączenie przerwano.
server-binary = Wiadomości są tekstem, więc połączenie przerwano.
server-oversized = Wiadomość jest za długa.
server-fast = To za szybko: zwolnij trochę.
server-slow = Wiadomości nie były odbierane dość szybko, więc połączenie przerwano.
server-origin = Ta strona nie może tu o nic prosić.
server-store = Ruchu nie udało się zapisać, więc się nie liczy. Wczytaj stronę ponownie.
server-log = Dziennik stołu jest uszkodzony przy wpisie { $entry }.
server-broken = Coś poszło nie tak na serwerze. Nic nie zginęło.
server-no-lesson = Nie ma lekcji „{ $lesson }” dla { $game }.
server-no-step = Lekcja nie ma kroku „{ $step }”.
server-off-track = Ruch { $move } nie należy do tego kroku: zacznij go od nowa.
server-no-coach = Scenariusz „{ $scenario }” gry { $game } nie ma trenera.
server-no-help = Podpowiedzi są tylko w grach przeciw botom: przeciw ludziom nikomu się nie pomaga.
server-no-hint = Nie ma tu dobrej podpowiedzi.

## Content packs

pack-left-out = Pominięto pakiet zawartości { $pack }: { $file }, { $key }: { $reason }.
pack-left-out-file = Pominięto pakiet zawartości { $pack }: { $file }: { $reason }.
