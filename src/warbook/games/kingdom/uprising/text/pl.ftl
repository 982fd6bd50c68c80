# Kingdom Rush: Elemental Uprising po polsku. Słowa jak w glosariuszu; klucze są te same w każdym języku.

## Content

title = Kingdom Rush: Elemental Uprising
tower-ARC1 = Wieża łuczników
tower-ARC2 = Wieża strzelców
tower-ARC3 = Wieża strzelców wyborowych
tower-ARC4A = Plemienni miotacze toporów
tower-ARC4B = Fort kuszników
tower-MAG1 = Gildia magów
tower-MAG2 = Wieża adeptów
tower-MAG3 = Wieża czarodziejów
tower-MAG4A = Wieża arcymaga
tower-MAG4B = Wieża nekromanty
tower-ART1 = Krasnoludzka bombarda
tower-ART2 = Krasnoludzka artyleria
tower-ART3 = Krasnoludzka haubica
tower-ART4A = Mech bojowy T200
tower-ART4B = DWAARP
tower-SOL1 = Koszary milicji
tower-SOL2 = Koszary piechoty
tower-SOL3 = Koszary rycerzy
tower-SOL4A = Templariusze
tower-SOL4B = Gildia zabójców
enemy-goblin = Goblin łupieżca
enemy-gnoll = Gnoll procarz
enemy-orc = Ork żelaznoskóry
enemy-worg = Worg
enemy-acolyte = Akolita bębnów
enemy-shieldbearer = Tarczownik
enemy-harpy = Harpia
enemy-imp = Żarowy chochlik
enemy-lurker = Czatownik przypływu
enemy-wisp = Ognik wichury
enemy-wraith = Widmo szczeliny
enemy-ogre = Ogr osiłek
enemy-titan = Skalny tytan
enemy-colossus = Płomienny kolos
enemy-behemoth = Behemot przypływu
enemy-grukk = Wódz Grukk
enemy-drummother = Matka Bębnów Yazga
enemy-tidecaller = Zaklinacz Przypływów Molu
enemy-djinn = Burzowy Dżinn Zefir
horde-I01 = Goblińscy zwiadowcy
horde-I02 = Rząd goblinów
horde-I03 = Rozproszeni łupieżcy
horde-I04 = Zagięta kolumna
horde-I05 = Trójka gnolli
horde-I06 = Czujka gnolli
horde-I07 = Goniące worgi
horde-I08 = Jeźdźcy worgów
horde-I09 = Gobliński motłoch
horde-I10 = Awangarda żelaznoskórych
horde-I11 = Eskorta żelaznoskórych
horde-I12 = Łupieżcy zygzakiem
horde-I13 = Harpie na czatach
horde-I14 = Rozdzielona banda
horde-I15 = Eskorta akolity
horde-I16 = Podwójny rząd
horde-II01 = Goblińska banda
horde-II02 = Klin żelaznoskórych
horde-II03 = Wataha worgów
horde-II04 = Zasadzka gnolli
horde-II05 = Gniazdo harpii
horde-II06 = Krąg bębnów
horde-II07 = Para tarcz
horde-II08 = Żarowe chochliki
horde-II09 = Najazd z przypływem
horde-II10 = Kolumna żelaznoskórych
horde-II11 = Mieszana banda
horde-II12 = Straż przednia
horde-II13 = Linia gnolli
horde-II14 = Potyczka na rogu
horde-II15 = Ogr zwiadowca
horde-II16 = Procesja akolitów
horde-III01 = Wielka banda
horde-III02 = Falanga żelaznoskórych
horde-III03 = Awangarda ogra
horde-III04 = Krok tytana
horde-III05 = Łowy worgów
horde-III06 = Ogniki wichury
horde-III07 = Tarcze na flankach
horde-III08 = Zastęp żagwi
horde-III09 = Ławica przypływu
horde-III10 = Dobosze
horde-III11 = Najazd harpii
horde-III12 = Naznaczeni szczeliną
horde-III13 = Zastęp gnolli
horde-III14 = Opancerzeni jeźdźcy
horde-III15 = Mur tarcz
horde-III16 = Żar i żelazo
horde-IV01 = Bliźniacze ogry
horde-IV02 = Gwardia tytana
horde-IV03 = Płomienny kolos
horde-IV04 = Behemot przypływu
horde-IV05 = Zastęp widm
horde-IV06 = Burzowa chmara
horde-IV07 = Legion żelaznoskórych
horde-IV08 = Wielkie łowy
horde-IV09 = Bębny duchów
horde-IV10 = Bastion
horde-IV11 = Zbieg żywiołów
horde-IV12 = Wodzowie olbrzymów
horde-CH1 = Wódz Grukk
horde-CH2 = Matka Bębnów Yazga
horde-CH3 = Zaklinacz Przypływów Molu
horde-CH4 = Burzowy Dżinn Zefir
scenario-P = Prolog: Stara droga
scenario-S1 = Kwitnące zagrożenia
scenario-S2 = Wiatr w plecy
scenario-S3 = Bębny w kotlinie
scenario-S4 = Atramentowe rozlewiska
scenario-S5 = Przełęcz Popiołów
scenario-S6 = Ziemia się rozstępuje
scenario-S7 = Zamarznięta przeprawa
scenario-S8 = Przypływ zagłady
scenario-S9 = Oko cyklonu
scenario-S10 = Cztery ognie
scenario-S11 = Szczelina żywiołów
scenario-S12 = Władca powstania

## Ways to play

about = Żywioły powstają przeciw Królestwu. Razem budujecie i ulepszacie wieże, zakrywacie żetonami obrażeń każdego wroga na kartach hord, prowadzicie bohaterów między kwiatami, wulkanami i mackami i bronicie bramy, aż powstanie upadnie.
rules-since-1 = Bohaterowie mogą teraz wycofać się na pole, które opuściła horda, w puli wież są tylko wieże o poziomach dozwolonych w scenariuszu, a bez pytania innych można cofać akcje, dopóki nikt inny niczego nie zdecydował.
scenario-P-about = Wytrwajcie, aż wszystkie stosy przywołania będą puste. Pierwsza lekcja: jedna ścieżka, wieże najwyżej 2. poziomu, bohaterowie bez zdolności.
scenario-P-iron = Przed rundą 3 nie można przekazać wieży z ulepszeniem.
scenario-S1-about = Zniszczcie Wodza Grukka, który zwołuje kolejne hordy. Przy ścieżce kwitną magiczne kwiaty, a w połowie gry zakwitają drugi raz.
scenario-S1-iron = Nie można zagrywać wież żołnierskich; wolno je tylko przekazywać.
scenario-S2-about = Ostatni bastion: gdy stosy będą puste, każda horda na ścieżce kosztuje serce, a co najmniej jedno musi zostać. Cyklon popycha hordy do przodu.
scenario-S2-iron = Cyklon aktywuje się w każdej rundzie dwa razy z rzędu.
scenario-S3-about = Zniszczcie Matkę Bębnów Yazgę; na koniec rundy na planszy nie może być żadnego totemu. Totemy chronią sąsiadujące hordy; totem usuwa bohater, który przejdzie przez jego pole.
scenario-S3-iron = Totem usuwa tylko bohater, który odpoczywa na jego polu.
scenario-S4-about = Zniszczcie wszystkie warstwy Lewiatana. Jego macki zamykają miejsca budowy, póki nie przejdzie po nich bohater. Odtąd można wybierać spośród wszystkich zdolności, a w hordach idą tarczownicy.
scenario-S4-iron = Gra zaczyna się z 2 mackami na miejscach budowy położonych najbliżej bramy.
scenario-S5-about = Zniszczcie Wodza Grukka; na koniec rundy na planszy nie może być żadnego wulkanu. Bohater, który odpoczywa na wulkanie, gasi go; bohater, który tamtędy przechodzi, zabiera jego złoto i kryształ.
scenario-S5-iron = Wulkany zadają bohaterom 2 obrażenia zamiast 1.
scenario-S6-about = Zniszczcie Grukka i Yazgę. Ścieżki się krzyżują i prowadzą do dwóch bram, a rozpadliny pochłaniają miejsca budowy.
scenario-S6-iron = Królestwo ma 3 serca.
scenario-S7-about = Zniszczcie Burzowego Dżinna Zefira. Mroźne kwiaty wstrzymują hordy, zamieć spowalnia bohaterów, a odtąd można kupować modyfikacje zaawansowane.
scenario-S7-iron = Nie ma kwiatów.
scenario-S8-about = Zniszczcie dwukrotnie Zaklinacza Przypływów Molu; na koniec rundy wszystkie rozlewiska muszą być zapieczętowane. Otwarte rozlewiska przywołują hordy; pieczętuje je bohater, który na nich odpocznie.
scenario-S8-iron = Rozlewiska przywołują hordy stopnia II zamiast I.
scenario-S9-about = Zniszczcie dwukrotnie Burzowego Dżinna Zefira. Dwa cyklony popychają hordy; kwiaty wichru odwiewają je z powrotem.
scenario-S9-iron = Bohaterowie nie mogą wejść na pole cyklonu.
scenario-S10-about = Zapalcie cztery ognie sygnałowe: bohater na polu ognia poświęca na to swoją akcję. Na koniec rundy muszą płonąć wszystkie. Uwaga: otwiera się szczelina.
scenario-S10-iron = Zapalony ogień gaśnie na koniec parzystej rundy, jeśli obok stoi horda, a ani na jego polu, ani obok nie stoi żaden bohater.
scenario-S11-about = Ostatni bastion: gdy stosy będą puste, każda horda na jednym z dwóch ostatnich pól ścieżki kosztuje serce, a co najmniej jedno musi zostać. W każdej parzystej rundzie szczelina zmienia zasady.
scenario-S11-iron = Żadna karta szczeliny nie pomaga: korzystnych kart nie ma w talii.
scenario-S12-about = Zniszczcie wszystkie warstwy Vulkaara, Władcy Powstania. Jego karty palą białe miejsce budowy, wznoszą wulkany i przyzywają szczelinę.
scenario-S12-iron = W każdej parzystej rundzie Vulkaar odkrywa dwie karty.
goal-survive = wytrwać, aż stosy przywołania będą puste
goal-last-stand = utrzymać ostatni bastion
goal-champions = zniszczyć czempionów
goal-beacons = zapalić wszystkie ognie sygnałowe

## Modifications

modification-tile-2x1 = Żeton obrażeń artyleryjskich 2 × 1
modification-tile-2x1-about = Dodatkowy fizyczny żeton { $tile } na hordzie w { $directions } kierunku, wybranym przy naklejaniu.
modification-tile-1x1 = Żeton obrażeń 1 × 1
modification-tile-1x1-about = Dodatkowy fizyczny żeton { $tile } na dowolnej hordzie.
modification-direct = Obrażenia bezpośrednie
modification-direct-about = Wszystkie żetony tej wieży zadają obrażenia bezpośrednie.
modification-precise = Atak precyzyjny
modification-precise-about = Wszystkie żetony tej wieży można położyć na dowolnej hordzie.
modification-soldier = Dodatkowy żołnierz
modification-soldier-about = { $soldiers } dodatkowy żołnierz na hordzie w jednym z { $directions } kierunków naklejki.
modification-site = Dodatkowe miejsce budowy
modification-site-about = Na jej miejscu budowy można zbudować jeszcze { $more-towers } wieżę nie-żołnierską.
modification-double-shot = Podwójny strzał
modification-double-shot-about = Dodatkowy żeton { $tile } typu obrażeń wieży na hordzie w zasięgu ataku; połączony, jeśli atak jest połączony.
modification-long-barrels = Długie lufy
modification-long-barrels-about = Każda strzałka sięga pierwszej hordy w odległości do { $spaces } pól; za sąsiadujące uznaje się hordy w odległości do { $spaces } pól.
modification-royal-charter = Królewski przywilej
modification-royal-charter-about = Tę wieżę można zagrać na miejscu budowy dowolnego koloru.
modification-tithe-chest = Skrzynia dziesięciny
modification-tithe-chest-about = { $gold } złoto w każdej rundzie, w której na zniszczonej hordzie leżał żeton położony w tej rundzie przez tę wieżę.
modification-falconer = Sokolnik
modification-falconer-about = Raz na atak { $loose-tiles } żeton tej wieży można położyć na dowolnej hordzie, nawet jeśli jest połączony.

## The land

flower-magic = Magiczny kwiat
flower-magic-about = { $tiles } żetony { $tile } obrażeń bezpośrednich na dowolnych hordach.
flower-fire = Ognisty kwiat
flower-fire-about = Żeton { $tile } obrażeń bezpośrednich na każdej hordzie obok kwiatu.
flower-frost = Mroźny kwiat
flower-frost-about = Horda na polu kwiatu lub obok nie rusza się w tej rundzie.
flower-sun = Słoneczny kwiat
flower-sun-about = Każdy bohater na polu kwiatu lub obok odzyskuje { $amount } punkt zdrowia i odświeża jedną zdolność.
flower-gale = Kwiat wichru
flower-gale-about = Horda bez bohatera na polu kwiatu lub obok cofa się na najbliższe wolne pole swojej ścieżki.
feature-volcano = Wulkan
feature-volcano-about = Po ruchu hord każdy bohater na nim i obok doznaje { $amount } obrażenia, a żołnierze i piaskowi wojownicy z hord obok znikają. Bohater, który tamtędy przechodzi, zabiera stąd { $gold } złoto i { $crystals } kryształ.
feature-cyclone = Cyklon
feature-cyclone-about = Po ruchu hord horda na jego polu rusza się jeszcze raz, każdy bohater na tym polu bez hordy doznaje { $amount-2 } obrażenia, a cyklon cofa się o pole.
feature-ink-pool = Atramentowe rozlewisko
feature-ink-pool-about = Dopóki jest otwarte i nie stoi na nim bohater, na końcu fazy 1 obok pojawia się nowa horda. Bohater, który na nim odpoczywa, pieczętuje je.
feature-fissure = Rozpadlina
feature-fissure-about = Na tym miejscu nie można budować, a bohaterowie nie mogą się na nim zatrzymać.
totem-stone = Kamienny totem
totem-stone-about = Wszyscy wrogowie sąsiadujących hord są odporni na obrażenia fizyczne. Bohater, który po nim przejdzie, usuwa go.
totem-spirit = Totem duchów
totem-spirit-about = Wszyscy wrogowie sąsiadujących hord są odporni na obrażenia magiczne. Bohater, który po nim przejdzie, usuwa go.
piece-tentacle = Macka
piece-tentacle-about = Na jej miejscu nie można budować. Bohater, który po niej przejdzie, usuwa ją.
piece-beacon = Ogień sygnałowy
piece-beacon-about = Bohater, który tu stoi, może go zapalić jako akcję swojej aktywacji.
piece-rift = Szczelina
piece-rift-about = Bohater, który tu odpoczywa, odrzuca obowiązującą kartę szczeliny.

## Elemental Rift cards

element-wind = wiatr
element-fire = ogień
element-earth = ziemia
element-water = woda
element-chaos = chaos
rift-R01 = Wiatr w plecy
rift-R01-about = Przy każdej bramie szarżuje horda stojąca najbliżej.
rift-R02 = Boczny wiatr
rift-R02-about = Ataki precyzyjne sięgają tylko hord w odległości do { $precise-within } pól od źródła.
rift-R03 = Cisza
rift-R03-about = Żadna horda nie szarżuje.
rift-R04 = Deszcz popiołu
rift-R04-about = Na końcu fazy 2 każdy bohater na trawie lub miejscu budowy doznaje { $amount } obrażenia.
rift-R05 = Skwar
rift-R05-about = Na końcu fazy 4 każdy bohater obok co najmniej { $beside } hord doznaje { $amount } obrażenia.
rift-R06 = Rozżarzone ostrza
rift-R06-about = W każdej rundzie pierwszy żeton ataku podstawowego każdego bohatera zadaje obrażenia bezpośrednie.
rift-R07 = Wstrząsy
rift-R07-about = Na początku fazy 2 wybierzcie po jednym miejscu budowy w kolorze każdego gracza: będą zamknięte w tej rundzie.
rift-R08 = Kamienna skóra
rift-R08-about = Wrogowie hord przywołanych w tej rundzie są w tej rundzie odporni na obrażenia fizyczne.
rift-R09 = Pewny grunt
rift-R09-about = Żołnierze, którzy zatrzymują hordę, nie znikają.
rift-R10 = Przypływ
rift-R10-about = Każda horda jest śliska: żołnierze i piaskowi wojownicy jej nie zatrzymują.
rift-R11 = Ławica mgły
rift-R11-about = Na białych miejscach budowy nie można budować.
rift-R12 = Odpływ
rift-R12-about = Hordy przywołane w tej rundzie nie ruszają się w tej rundzie.
rift-R13 = Wyrwa szczeliny
rift-R13-about = Na końcu fazy 1 przy znaczniku { $marker } pojawia się horda stopnia { $tier } z rezerwy.
rift-R14 = Spaczone ciało
rift-R14-about = Na początku fazy 4 przy każdej bramie horda stojąca najbliżej ma zdolność uzdrowienia: zwraca się { $amount } żeton.
rift-R15 = Konwergencja
rift-R15-about = Odkrywa się jeszcze { $amount } karty; działają wszystkie naraz.

## Bosses and their cards

boss-leviathan = Lewiatan
boss-vulkaar = Vulkaar, Władca Powstania
card-grasping-arm = Chwytna macka
card-grasping-arm-about = Macka na wolnym miejscu budowy położonym najbliżej bramy.
card-ink-cloud = Chmura atramentu
card-ink-cloud-about = W następnej rundzie ataki precyzyjne sięgają tylko sąsiadujących hord.
card-crushing-wave = Miażdżąca fala
card-crushing-wave-about = Każdy bohater obok Lewiatana lub macki doznaje { $amount } obrażenia.
card-undercurrent = Prąd głębinowy
card-undercurrent-about = W tej fazie przy każdym punkcie przywołania szarżuje horda stojąca najbliżej.
card-thrash = Smaganie
card-thrash-about = Macka na wolnym białym miejscu budowy, a jeśli takiego nie ma, na wolnym miejscu położonym najbliżej Lewiatana.
card-spawn-of-the-deep = Pomiot głębin
card-spawn-of-the-deep-about = Przy znaczniku { $marker } pojawia się horda stopnia { $tier } z rezerwy.
card-regrowth = Odrastanie
card-regrowth-about = Za każdą mackę na planszy z górnej warstwy zwraca się { $amount } żeton, najwyżej { $most }.
card-tidal-surge = Fala pływowa
card-tidal-surge-about = Wszyscy żołnierze i piaskowi wojownicy znikają z hord.
card-dive = Zanurzenie
card-dive-about = W następnej rundzie Lewiatana nie można atakować.
card-crown-of-fire = Korona ognia
card-crown-of-fire-about = Białe miejsce budowy zostaje zniszczone, jego wieże trafiają do puli, a na nim staje wulkan bez złota i kryształu. Jeśli białego miejsca już nie ma, każdy wulkan się teraz aktywuje.
card-ember-rain = Deszcz żaru
card-ember-rain-about = Każdy bohater na planszy, który nie stoi na hordzie, doznaje { $amount } obrażenia.
card-molten-armour = Stopiona zbroja
card-molten-armour-about = W następnej rundzie na górną warstwę Vulkaara nie można kłaść żetonów fizycznych.
card-shattered-ground = Strzaskana ziemia
card-shattered-ground-about = Wybierzcie po jednym miejscu budowy w kolorze każdego gracza: będą zamknięte w następnej rundzie.
card-war-horns = Rogi wojenne
card-war-horns-about = W tej fazie przy każdej bramie szarżuje horda stojąca najbliżej.
card-call-of-fire = Zew ognia
card-call-of-fire-about = Przy znaczniku { $marker }, a jeśli nie jest używany, przy 1, pojawia się horda stopnia { $tier } z rezerwy.
card-scorching-wind = Palący wiatr
card-scorching-wind-about = Wszyscy żołnierze i piaskowi wojownicy znikają z hord.
card-rekindle = Rozniecenie
card-rekindle-about = Zwraca się { $amount } żetony, które zakrywają kwadraty górnej warstwy, albo jeden, jeśli jest tylko jeden.
card-cataclysm = Kataklizm
card-cataclysm-about = Każdy wulkan się teraz aktywuje; potem odkrywa się kartę szczeliny, która działa do końca następnej rundy.

## Events of the scenarios

event-marker-second-bloom = Drugi rozkwit
event-marker-second-bloom-about = Wszystkie zwiędłe kwiaty znów kwitną.
event-marker-gust = Podmuch
event-marker-gust-about = W tej rundzie szarżuje horda stojąca najbliżej bramy.
event-marker-gale = Wichura
event-marker-gale-about = W tej rundzie szarżuje horda stojąca najbliżej bramy, a cyklon przed aktywacją wraca na pole początkowe.
event-marker-first-totem = Pierwszy totem
event-marker-first-totem-about = Na planszy staje Kamienny totem.
event-marker-second-totem = Drugi totem
event-marker-second-totem-about = Na planszy staje Totem duchów.
event-marker-rising-arms = Wznoszące się macki
event-marker-rising-arms-about = Macka na wolnym miejscu budowy położonym najbliżej bramy.
event-marker-fury-of-the-deep = Furia głębin
event-marker-fury-of-the-deep-about = W tej rundzie Lewiatan odkrywa { $boss-cards } karty.
event-marker-ash-cloud = Chmura popiołu
event-marker-ash-cloud-about = W tej rundzie ataki precyzyjne sięgają tylko hord w odległości do { $precise-within } pól od źródła.
event-marker-eruption = Erupcja
event-marker-eruption-about = Każdy wulkan aktywuje się teraz i jeszcze raz o zwykłej porze.
event-marker-fissure-i = Rozpadlina I
event-marker-fissure-i-about = Na miejscu budowy położonym najbliżej bramy { $gate } otwiera się rozpadlina.
event-marker-fissure-ii = Rozpadlina II
event-marker-fissure-ii-about = Na miejscu budowy położonym najbliżej bramy { $gate } otwiera się rozpadlina.
event-marker-blizzard = Zamieć
event-marker-blizzard-about = W tej rundzie każdy bohater ma o { $slower } punkt ruchu mniej, ale co najmniej 1.
event-marker-thaw = Odwilż
event-marker-thaw-about = Wszystkie zwiędłe kwiaty znów kwitną.
event-marker-a-third-pool = Trzecie rozlewisko
event-marker-a-third-pool-about = Otwiera się kolejne atramentowe rozlewisko.
event-marker-twin-vortex = Podwójny wir
event-marker-twin-vortex-about = W tej rundzie oba cyklony aktywują się { $cyclone-times } razy.
event-marker-rift-opens = Szczelina się otwiera
event-marker-rift-opens-about = Odkrywa się kartę szczeliny; działa, dopóki nie zastąpi jej inna.
event-marker-rift-widens = Szczelina się poszerza
event-marker-rift-widens-about = Odkrywa się następną kartę szczeliny; zastępuje poprzednią.
event-marker-convergence = Konwergencja
event-marker-convergence-about = Odtąd działają { $rifts } karty szczeliny naraz: każda nowa zastępuje starszą z nich.
event-marker-the-rift-answers = Szczelina odpowiada
event-marker-the-rift-answers-about = Odkrywa się kartę szczeliny; działa do końca gry.
event-marker-wrath = Gniew
event-marker-wrath-about = W tej rundzie Vulkaar odkrywa { $boss-cards } karty.

## Active abilities of enemies

icon-mend = uzdrowienie
icon-mend-about = Zwraca się { $amount } żeton, który zakrywa wroga tej hordy, a jeśli takiego nie ma, sąsiadującej hordy.
icon-scorch = przypalenie
icon-scorch-about = Wszyscy żołnierze i piaskowi wojownicy znikają z tej hordy.
icon-volley = salwa
icon-volley-about = Każdy bohater na polu hordy lub obok doznaje { $amount } obrażenia.
icon-rally = zwołanie
icon-rally-about = Na najbliższym wolnym polu ścieżki tej hordy pojawia się horda stopnia { $tier }.
icon-totem = totem
icon-totem-about = Na wolnym polu obok niej staje totem.
icon-undertow = prąd wsteczny
icon-undertow-about = Jeden bohater na polu hordy lub obok doznaje { $amount } obrażenia; żołnierze i piaskowi wojownicy z hord obok znikają.
icon-gust = podmuch
icon-gust-about = Szarżuje inna horda, stojąca najbliżej bramy.
icon-fast = szarża
icon-fast-about = Horda podejmuje dwie próby ruchu.

## Words of the board

damage-magic = magiczne
damage-true = bezpośrednie
phase-destroy = zniszczenie hord
phase-advance = ruch hord
phase-pick-up = powrót kart na rękę
phase-spend = zakup wież i modyfikacji

## Notation: what is wrong with a typed action

garbled-move = „{ $text }” nie jest akcją: list pokazuje wszystko, co można teraz zrobić, i jak to wpisać (EU-9.2).
garbled-form = „{ $text }” zawiera za mało albo za dużo: napisz jak { $form } (EU-9.2).
garbled-site = „{ $text }” nie jest miejscem budowy: nazywają się { $shown }, jak na planszy.

## Questions

prompt-play = Zagrywaj lub przekazuj wieże, aktywuj bohaterów; daj znać, gdy skończysz.
prompt-hero = { $hero }: najpierw ruch, potem jedna akcja.
prompt-seating = { $hero } staje na hordzie: które kwadraty zakrywa?
prompt-choice-refresh = Który bohater odświeża zdolność?
prompt-turning = { $hero }: którą zdolność odświeżyć?
prompt-displacing = Nadchodzi horda: bohaterowie z jej pola się wycofują. Dokąd?
prompt-whites = Kto bierze wieże z białych miejsc budowy?
prompt-buying = Drużyna ma kryształy: { $crystals }, złoto: { $gold }. Kupujcie wieże i modyfikacje albo zgłoście koniec.

## Answers

do-close = Wyklucz kolor na tę rundę: { $colour }
do-move-engage = { $hero } idzie na { $cell }, na hordę „{ $horde }”
do-rest = Odpocznij: pełne zdrowie i odświeżenie zdolności
do-refresh = Odśwież: { $ability } ({ $hero })
do-displace = { $hero } wycofuje się na { $cell }

## What happens

event-close = Kolor niedostępny w tej rundzie: { $colour }.
event-displace = { $hero } wycofuje się na { $cell }.
event-engage = { $hero } staje na hordzie: { $horde }.
event-rest = { $hero } odpoczywa.
event-refresh = { $hero }: odświeżona zdolność „{ $ability }”.
event-revive = { $hero } się regeneruje.
event-escape = { $n ->
    [one] Horda wdziera się do Królestwa: { $horde }. Strata 1 serca.
    [few] Horda wdziera się do Królestwa: { $horde }. Strata { $n } serc.
   *[other] Horda wdziera się do Królestwa: { $horde }. Strata { $n } serc.
}
event-boss-health = { $n ->
    [0] { $boss }: ostatnia warstwa zniszczona.
    [one] { $boss }: została 1 warstwa.
    [few] { $boss }: zostały { $n } warstwy.
   *[other] { $boss }: zostało { $n } warstw.
}
event-ruin = Do puli trafia wieża z { $cell }: { $tower }.
event-take = { $player } bierze wieżę z białego miejsca budowy: { $tower }.
event-destroy = Horda zniszczona: { $horde }.
event-boss-card = { $boss } odkrywa kartę „{ $card }”.

## What players say to each other by pointing

thing-site = miejsce budowy { $cell }

## Around the map

label-supply = pula: { $towers }
label-incoming = nowe wieże: { $towers }
label-distance = { $n ->
    [one] 1 krok do bramy
    [few] { $n } kroki do bramy
   *[other] { $n } kroków do bramy
}
label-boss = { $boss } na { $cell } · warstwy: { $n }
fate-escapes = { $n ->
    [one] wedrze się: 1 serce
    [few] wedrze się: { $n } serca
   *[other] wedrze się: { $n } serc
}
legend = > v < ^ ścieżka i kierunek marszu hord (dwa znaki: rozwidlenie) · X brama · , trawa · a/R miejsce budowy a Czerwonego (B Niebieski, G Zielony, Y Żółty, * wspólne, - zamknięte w tej rundzie) · ARC2^ wieża zwrócona na północ (+ zmodyfikowana) · t3:5 horda t3 z 5 odkrytymi kwadratami wrogów · @Alr bohater · %mag żeton (wielkie litery: odwrócony) · (1) punkt przywołania
legend-tray = Na karcie hordy: 12 to wiersz 1, kolumna 2 · litery to wrogowie (wielkie litery: wielcy) · . puste · # żeton obrażeń · S żołnierz · H podstawa figurki · --S-- bok południowy: kart się nie obraca

## Help

help =
    list · list t3             dozwolone akcje z numerami · te z t3
    7 · why 7                  wykonaj numer 7 · co robi i jaka to zasada
    why build ARC1 c N         która zasada zabrania; samo why: zasada pytania
    cards · cards NAME         co można sprawdzić · cały opis karty
    cards goal · cards signs   cel scenariusza · znaczenie znaków
    rules 8.4 · rules kwiat    zasada o tym numerze · zasady z tym słowem
    log · board · undo         co się wydarzyło · plansza · cofnij ostatni wiersz
    save PLIK · quit           zapisz grę w pliku · wyjdź: gra zostanie zachowana
card-deadly = latający: zakrywają go tylko żetony obrażeń
help-play =
    Zakryta w całości horda ginie; horda, która się wdarła, kosztuje serca.
    Gdy zagrywa się wieże i bohaterów:
    build ARC1 c N · pass ARC1 blue  na miejscu c, ku północy · przekaż
    activate alric · bring NAME r3c2  bohater · solo: bohater z rezerwy
    done                             nie masz nic więcej w tej fazie
    Gdy działa bohater albo trwa atak:
    move r3c2 · seat 11 · rest       na pole · na kwadraty od 11 · odpoczynek
    attack N · ability 1 N           ku północy: atak podstawowy · zdolność 1
    tile t3 1 f0 12 · soldier t3 22  żeton 1 w ułożeniu f0, róg na 12 · żołnierz
    stop                             koniec
    Gdy wydaje się kryształy i złoto:
    buy ARC1 red · modify …          wieża dla Czerwonego · modyfikacja (list)
    done                             koniec zakupów
    random · resign                  niech odpowie szybka strategia · poddaj grę

## Options of a table

option-difficulty-easy = Łatwy: 2 złota i 1 kryształ więcej, a do trzech wież startowych o poziom wyższych
option-difficulty-standard = Standardowy: tyle, ile podaje scenariusz
option-difficulty-hard = Trudny: 2 złota i 2 kryształy mniej
option-difficulty-iron = Żelazne wyzwanie: 1 złoto i 1 kryształ mniej oraz dodatkowa zasada scenariusza
option-difficulty-heroic = Heroiczne wyzwanie: 3 kryształy i jedna wieża startowa mniej; przegrywacie, gdy bohater zostanie wyeliminowany
option-bench = Liczba bohaterów rezerwowych (tryb solo)
option-bench-2 = Dwóch, jak zwykle
option-bench-3 = Trzech: łatwiej
option-bench-4 = Czterech: jeszcze łatwiej
option-rifts = Tryb szczeliny: w każdej parzystej rundzie szczelina żywiołów zmienia zasady
option-rifts-off = Tylko gdy wymaga tego scenariusz
option-rifts-on = W każdym scenariuszu
option-guests = Bohaterowie z gry „Rift in Time”

## What is not allowed

refused-EU-1-7 = Nie pozwalają na to zasady scenariusza.
refused-EU-3-3 = Wieże stoją tylko na miejscach budowy.
refused-EU-3-12 = Na polu jest najwyżej jedna horda, a to nie ta.
refused-EU-3-15 = Nie ma tam pola albo nic nie może na nie wejść.
refused-EU-4-3 = Każdy gracz wybiera innego bohatera, tylko jednego.
refused-EU-4-13 = Tej wieży startowej nie ma do rozdania.
refused-EU-4-17 = Tej zdolności nie można wybrać: jest tu niedozwolona, już wzięta albo miejsca są pełne.
refused-EU-5-1 = Tej wieży startowej nie można ulepszyć: ulepsza się do trzech różnych kart, każdą o poziom, na ile pozwalają pula i limit poziomu.
refused-EU-5-5 = Odłóż jedną z wież startowych.
refused-EU-7-2 = Gra jest skończona.
refused-EU-9-1 = Najpierw dokończ rozpoczętą akcję.
refused-EU-9-2 = To robi się w fazie zagrywania kart wież i bohaterów.
refused-EU-9-3 = Zgłoszono już koniec; najpierw to cofnij.
refused-EU-9-4 = Ta karta wieży jest już w tej rundzie wykorzystana.
refused-EU-9-5 = Tego bohatera nie można aktywować: nie jest twój albo był już aktywowany w tej rundzie.
refused-EU-10-1 = Wieżę z ręki buduje się na miejscu budowy swojego koloru albo na białym.
refused-EU-10-2 = Na miejscu budowy mieści się jedna wieża żołnierska i jedna inna.
refused-EU-10-3 = Na tym miejscu budowy stoi figurka.
refused-EU-10-4 = Na tym miejscu budowy leży element krajobrazu.
refused-EU-10-6 = Tego nie ma w tym ataku albo jest już położone.
refused-EU-10-9 = Ta wieża nie ma takiego ataku.
refused-EU-10-12 = To miejsce budowy jest zamknięte albo nie można go zamknąć.
refused-EU-11-2 = Tak żetonu nie można obrócić.
refused-EU-11-3 = Przeszkadza żeton, żołnierz albo podstawa figurki.
refused-EU-11-4 = Żeton musi leżeć w całości na karcie.
refused-EU-11-6 = Wróg pod żetonem jest odporny na te obrażenia.
refused-EU-11-7 = Żołnierze stają tylko na wrogach.
refused-EU-12-5 = Tamten wróg jest odporny na obrażenia żołnierza.
refused-EU-13-1 = Atak wręcz trafia tylko hordę, na której stoi bohater.
refused-EU-13-4 = Te żetony trafiają na każdą hordę w zasięgu, po jednym zestawie na każdą.
refused-EU-13-7 = Połączone żetony kładzie się na jednej hordzie.
refused-EU-13-12 = Ta horda jest poza zasięgiem.
refused-EU-14-1 = Wieżę przekazuje się innemu graczowi.
refused-EU-14-4 = Takiego ulepszenia nie ma.
refused-EU-14-6 = To nowa wieża: będzie na ręce w następnej rundzie.
refused-EU-15-1 = Bohater najpierw się rusza, a potem wykonuje jedną akcję.
refused-EU-15-2 = Bohater nie może się już ruszyć.
refused-EU-15-5 = Bohater na planszy bohatera może tylko wejść na planszę gry albo odpocząć.
refused-EU-15-6 = Bohater ma za mało ruchu albo nie ma tam przejścia.
refused-EU-15-8 = Bohater nie może się tam zatrzymać.
refused-EU-15-14 = Podstawa figurki się tam nie mieści: przeszkadzają żetony, żołnierze, inne podstawy i latający wrogowie.
refused-EU-15-16 = Na tej hordzie nie ma miejsca na podstawę figurki.
refused-EU-15-18 = Na inne kwadraty przestawia się tylko bohatera na hordzie, zamiast ruchu.
refused-EU-15-19 = Ataku podstawowego nie można tak użyć.
refused-EU-15-20 = Ta zdolność nie miałaby skutku albo nie można jej tak użyć.
refused-EU-15-21 = Ta zdolność jest wykorzystana albo bohater jej nie ma.
refused-EU-15-22 = Zdolność pasywna działa zawsze; nie używa się jej.
refused-EU-15-23 = Tego nie można wybrać do tego efektu.
refused-EU-15-26 = Wyeliminowany bohater nie może działać.
refused-EU-15-28 = Regenerujący się bohater nie może działać w tej rundzie.
refused-EU-16-10 = Tej zdolności nie można teraz odświeżyć.
refused-EU-16-15 = To miejsce pochłonęła rozpadlina: nie można się tam zatrzymać.
refused-EU-18-3 = Ten bohater ma pełne zdrowie.
refused-EU-18-4 = Nie ma na to żołnierza: z hordy bierze się go tylko wtedy, gdy pula jest pusta.
refused-EU-19-5 = Latającego wroga zakrywają tylko żetony obrażeń.
refused-EU-20-11 = Wycofać się można na sąsiadujące pole bez hordy i bez wieży.
refused-EU-22-2 = O tym, kto bierze wieże z białych miejsc, decyduje drużyna.
refused-EU-23-1 = Zgłoszono już koniec zakupów; najpierw to cofnij.
refused-EU-23-2 = Wieża 1. poziomu kosztuje 2 kryształy, a 2. poziomu 3 kryształy. Macie za mało albo ten poziom jest tu niedozwolony.
refused-EU-23-3 = Wież 3. i 4. poziomu nie można kupić.
refused-EU-23-4 = Takiej wieży nie ma w puli.
refused-EU-23-6 = Wieżę musi dostać gracz z tej gry.
refused-EU-23-7 = Modyfikacja kosztuje 2 złota: macie za mało.
refused-EU-23-8 = Modyfikację umieszcza się na wieży nie-żołnierskiej z ręki.
refused-EU-23-11 = Kryształy i złoto wydaje się tylko w ostatniej fazie rundy.
refused-EU-24-1 = Ta modyfikacja została już kupiona.
refused-EU-24-2 = Tej modyfikacji nie można kupić w tym scenariuszu.
refused-EU-24-4 = Ta wieża nie ma wolnego miejsca na modyfikację.
refused-EU-24-11 = Wybierz kierunek, jeśli naklejka go ma.
refused-EU-24-14 = Tę modyfikację umieszcza się tylko na wieży łuczniczej z ręki albo na wieży, z którą ją zdobyto.
refused-EU-25-2 = Tego bohatera nie ma w rezerwie albo rezerwa jest pełna.
refused-EU-25-4 = W każdej rundzie można aktywować jednego bohatera rezerwowego, na polu, na którym może stać.
refused-EU-25-7 = Bohater rezerwowy nie ma zdrowia ani zdolności.
refused-EU-25-8 = W trybie solo wieża trafia do własnego obszaru nowych wież.
refused-EU-25-9 = Ten kolor jest teraz niedostępny, był niedostępny w poprzedniej rundzie albo nie bierze udziału w grze.
refused-EU-29-2 = Nie ustalono gry z gośćmi z drugiej gry albo ten gość nie może teraz tego zrobić.
refused-EU-29-3 = Żetony tego efektu muszą się stykać zgodnie z jego opisem.
refused-EU-29-6 = W tej grze nie ma zaklęć.
refused-EU-19-6 = Tarczownika chroni tarcza przed atakami z tej strony.
refused-EU-27-4 = Na górną warstwę bossa nie można teraz kłaść żetonów tego typu.
refused-EU-39-3 = Każdy żeton lub żołnierz tego efektu trafia na inną hordę.
refused-EU-13-8 = Efekt nie sięga tej hordy.
refused-EU-15-33 = Ten piaskowy wojownik nie może tam teraz pójść.
refused-EU-15-34 = Piaskowy wojownik nie może stanąć na tym kwadracie.
refused-EU-15-35 = Obrażenia może przyjąć tylko piaskowy wojownik z pola tego bohatera.
refused-EU-16-1 = Bohater nie minął tego elementu albo nie można go teraz aktywować.
refused-EU-16-3 = Ten kwiat jest zwiędły.
refused-EU-16-4 = Ten kwiat zakrywa wieża.
refused-EU-17-1 = Tej hordy nie można teraz zniszczyć.
refused-EU-18-6 = Ta figurka nie czeka na obrażenia.
refused-EU-19-10 = Wybierzcie żeton, który zakrywa tam wroga.
refused-EU-26-5 = Tam nie można tego położyć.
refused-EU-27-3 = Na warstwę bossa trafiają tylko żetony obrażeń.
refused-EU-26-8 = Wybierzcie bohatera na tej hordzie lub obok.

## Czym są rzeczy: słowa dymka

phase-advance-about = Każda horda, której nikt nie zatrzymuje, rusza ku bramie. Ta, która się wedrze, kosztuje serca.
sign-heart-about = Życie Królestwa. Widoczny wróg hordy, która się wedrze, kosztuje 1 serce, wielki – 4. Utrata ostatniego serca to przegrana. Serca bohatera to jego zdrowie.
sign-site = miejsce budowy
sign-white-site = białe miejsce budowy
sign-exit = brama
sign-exit-about = Horda, która ruszy stąd dalej, wdziera się do Królestwa i kosztuje serca.
sign-road-about = Tędy hordy idą ku bramie, co rundę o jedno pole.
sign-incoming = nowe wieże
sign-large-escapes = Widoczny kosztuje 4 serca, gdy się wedrze.
sign-small-escapes = Widoczny kosztuje 1 serce, gdy się wedrze.
