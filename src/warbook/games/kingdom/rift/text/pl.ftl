# Kingdom Rush: Rift in Time po polsku. Słowa jak w glosariuszu; klucze są te same w każdym języku.

## Content

title = Kingdom Rush: Rift in Time
tower-A1 = Wieża łuczników
tower-A2 = Wieża strzelców
tower-A3 = Wieża strzelców wyborowych
tower-A4a = Kryjówka łowców
tower-A4b = Garnizon muszkieterów
tower-M1 = Wieża maga
tower-M2 = Wieża adeptów
tower-M3 = Wieża czarodziejów
tower-M4a = Mistyczny czarodziej
tower-M4b = Mag zaklinacz
tower-D1 = Krasnoludzka bombarda
tower-D2 = Krasnoludzka artyleria
tower-D3 = Krasnoludzka haubica
tower-D4a = Gruba Berta
tower-D4b = Tesla
tower-B1 = Koszary milicji
tower-B2 = Koszary piechoty
tower-B3 = Koszary rycerzy
tower-B4a = Święty Zakon
tower-B4b = Dwór barbarzyńców
enemy-goblin = Goblin
enemy-bandit = Bandyta
enemy-skeleton = Szkielet
enemy-wulf = Wulf
enemy-orc = Ork
enemy-dark-knight = Mroczny rycerz
enemy-spider = Pająk
enemy-demon-spawn = Pomiot demona
enemy-shaman = Szaman
enemy-troll = Troll
enemy-shadow-archer = Łucznik cienia
enemy-necromancer = Nekromanta
enemy-dire-worg = Wściekły worg
enemy-executioner = Kat
enemy-marauder = Maruder
enemy-fallen-imp = Upadły chochlik
enemy-wraith = Upiór
enemy-gargoyle = Gargulec
enemy-ogre = Ogr
enemy-yeti = Yeti
enemy-golem = Golem
horde-H1-01 = Goblińscy zwiadowcy
horde-H1-02 = Gobliński szturm
horde-H1-03 = Przydrożni bandyci
horde-H1-04 = Banda rozbójników
horde-H1-05 = Stare kości
horde-H1-06 = Stos kości
horde-H1-07 = Jeźdźcy wulfów
horde-H1-08 = Głodne wulfy
horde-H1-09 = Mieszana banda
horde-H1-10 = Rzezimieszki
horde-H1-11 = Nocna zmiana na cmentarzu
horde-H1-12 = Gobliński motłoch
horde-H1-13 = Zagubiony patrol
horde-H1-14 = Nocny najazd
horde-H2-01 = Awangarda orków
horde-H2-02 = Linia toporów
horde-H2-03 = Bracia topora
horde-H2-04 = Gniazdo pająków
horde-H2-05 = Pełzająca ciemność
horde-H2-06 = Wataha wulfów
horde-H2-07 = Linia łuczników
horde-H2-08 = Zasadzka
horde-H2-09 = Gobliński szaman
horde-H2-10 = Kościani łucznicy
horde-H2-11 = Oddział łupieżców
horde-H2-12 = Jeźdźcy pająków
horde-H2-13 = Orczy łowcy
horde-H2-14 = Krąg wiedźm
horde-H3-01 = Ogr i przyjaciele
horde-H3-02 = Ogrze myto
horde-H3-03 = Pasterz ogrów
horde-H3-04 = Mroczny zakon
horde-H3-05 = Mur tarcz
horde-H3-06 = Ród trolli
horde-H3-07 = Obóz trolli
horde-H3-08 = Straż pajęczej królowej
horde-H3-09 = Burza strzał
horde-H3-10 = Rytuał
horde-H3-11 = Kawaleria worgów
horde-H3-12 = Ogr miażdżyciel
horde-H3-13 = Błędni rycerze
horde-H3-14 = Uczta ogra
horde-H4-01 = Kaci
horde-H4-02 = Marsz golema
horde-H4-03 = Grań yeti
horde-H4-04 = Straż demonicznych wrót
horde-H4-05 = Fala worgów
horde-H4-06 = Nekropolia
horde-H4-07 = Maruderzy
horde-H4-08 = Kuźnia golemów
horde-H4-09 = Bliźniacze ogry
horde-H4-10 = Czarna gwardia
horde-H4-11 = Łowy yeti
horde-H4-12 = Piekielne ogary
horde-H5-01 = Świta wodza
horde-H5-02 = Legion demonów
horde-H5-03 = Lodowi olbrzymi
horde-H5-04 = Żelazne golemy
horde-H5-05 = Czarny zastęp
horde-H5-06 = Żniwiarze czasu
horde-H5-07 = Wataha otchłani
horde-H5-08 = Linia oblężnicza
horde-HG-01 = Nawiedzony patrol
horde-HG-02 = Przeklęte kości
horde-HG-03 = Opętani bandyci
horde-HG-04 = Niespokojni zmarli
horde-HG-05 = Hieny cmentarne
horde-HG-06 = Nawiedzeni rycerze
horde-GD-01 = Błędny ognik
horde-GD-02 = Poltergeist
horde-GD-03 = Banshee
horde-GD-04 = Fantom
horde-GD-05 = Widmo
horde-GD-06 = Cień grozy
horde-HT-01 = Przecinacze sieci
horde-HT-02 = Pająki tunelowe
horde-HT-03 = Łamacze dróg
horde-HT-04 = Jedwabni łupieżcy
horde-HF-01 = Rój nietoperzy
horde-HF-02 = Skrzydło gargulców
horde-HF-03 = Chmara chochlików
horde-HF-04 = Harpie
horde-HF-05 = Kamienne skrzydła
horde-HF-06 = Klucz demonów
horde-P1-01 = Migocząca szczelina
horde-P2-01 = Goblińska szczelina
horde-P2-02 = Orcza szczelina
horde-P3-01 = Demoniczna szczelina
horde-P3-02 = Szczelina Blackburna
horde-P4-01 = Wielka szczelina
scenario-RS01 = Szczelina w czasie
scenario-RS02 = Nadchodzą z toporami
scenario-RS03 = Z przeszłości i… przyszłości?
scenario-RS04 = Powrót Lorda Blackburna
scenario-RS05 = Splątana magia
scenario-RS06 = Deszcz strzał
scenario-RS07 = Za króla!
scenario-RS08 = Strachy i niespodzianki
scenario-RS09 = Wszystkich w sieć!
scenario-RS10 = Lećcie, moje dzieci!
scenario-RS11 = Anioł spaczony czasem
scenario-RS12 = Koniec czasu
spell-rain-of-fire = Deszcz ognia
spell-reinforcements = Posiłki
spell-lightning-arrow = Strzała błyskawic
spell-thunder-strike = Uderzenie pioruna
spell-hand-of-midas = Ręka Midasa
spell-gem-of-time = Klejnot czasu

## Ways to play

about = Hordy maszerują na Królestwo. Razem budujecie wieże, zakrywacie żetonami obrażeń każdego wroga na kartach hord, posyłacie bohaterów, by bronili ścieżki, i zamykacie szczelinę, zanim zniknie ostatnie serce.
rules-since-1 = Zaklęcie można teraz rzucić, jeśli choć jeden z jego kroków ma skutek, a bez pytania innych można cofać akcje, dopóki nikt inny niczego nie zdecydował.
scenario-RS01-about = Zniszczcie portal. Pierwsza lekcja: bohaterowie nie mają jeszcze zdolności specjalnych.
scenario-RS01-iron = W rundach 1 i 2 nie można aktywować bohaterów.
scenario-RS02-about = Zniszczcie portal. Dwie ścieżki się łączą, a każdy bohater ma zdolność.
scenario-RS02-iron = Nie można kupować wież żołnierskich.
scenario-RS03-about = Zniszczcie portal. Brama jest na zachodzie, a druga ścieżka dołącza w połowie.
scenario-RS03-iron = Horda przywołana w parzystej rundzie jest szybka do końca gry; nie da się tego zakryć.
scenario-RS04-about = Pokonajcie Lorda Blackburna. Działa co rundę i nie może dojść do bramy. Z pierwszego białego miejsca budowy mogą korzystać wszyscy.
scenario-RS04-iron = Lord Blackburn ma o jedną kartę zdrowia więcej.
scenario-RS05-about = Zniszczcie oba portale. Dwie osobne ścieżki, każda z własną bramą, i wasze pierwsze zaklęcie.
scenario-RS05-iron = Hordy, które wedrą się do Królestwa, nie dają kryształów.
scenario-RS06-about = Zniszczcie portal. Łucznicy celują w waszych bohaterów; brama jest na wschodzie.
scenario-RS06-iron = Ikony celowania zadają 2 obrażenia zamiast 1.
scenario-RS07-about = Zniszczcie oba portale. Wieże można teraz ulepszać do 4. poziomu.
scenario-RS07-iron = Wieże mogą mieć najwyżej 3. poziom.
scenario-RS08-about = Zniszczcie portal. Po zniszczeniu nawiedzonej hordy pojawia się duch.
scenario-RS08-iron = Duchy nie dają kryształów.
scenario-RS09-about = Zniszczcie portal. Trzy ścieżki są zamknięte kartami szlaku, dopóki nie otworzą ich przecieracze.
scenario-RS09-iron = Karty szlaku C nie ma od początku: znacznik 4 przywołuje hordy od rundy 2.
scenario-RS10-about = Zniszczcie wszystkie portale. Latające hordy suną nad innymi i żołnierze ich nie zatrzymają.
scenario-RS10-iron = Ataki precyzyjne nie mogą trafiać latających hord.
scenario-RS11-about = Pokonajcie Lilith. Idzie w stronę znacznika 3; jeśli nie może iść dalej, przegrywacie. Znacznik 3 przywołuje hordy tylko w parzystych rundach.
scenario-RS11-iron = Lilith za każdym razem dobiera dwie karty akcji.
scenario-RS12-about = Pokonajcie Maga czasu. Portali nie trzeba niszczyć, ale żaden nie może dojść do bramy.
scenario-RS12-iron = Mag czasu porusza się w każdej rundzie.
goal-portals = zniszczyć wszystkie portale

## Heroes, abilities, spells

spell-rain-of-fire-about = Żetony { $tile } i { $other } na jednej hordzie; magiczne. Żetony można dowolnie obracać. Energia: { $energy }.
spell-reinforcements-about = { $soldiers } żołnierzy na jednej hordzie lub na różnych; obrażenia bezpośrednie. Energia: { $energy }.
spell-lightning-arrow-about = Żeton { $tile } na jednej hordzie, potem żeton { $tile-3 } na każdej sąsiadującej hordzie; magiczne. Żetony można dowolnie obracać. Energia: { $energy }.
spell-thunder-strike-about = { $tiles } stykające się żetony { $tile } na jednej hordzie; fizyczne. Energia: { $energy }.
spell-hand-of-midas-about = Przekaż wieżę i ulepsz ją o { $levels } poziomy. Energia: { $energy }.
spell-gem-of-time-about = Żeton { $tile } obrażeń bezpośrednich na portalu lub bossie; potem jeden bohater doznaje { $amount-2 } obrażenia. Żetony można dowolnie obracać. Energia: { $energy }.

## Bosses and their action cards

boss-blackburn = Lord Blackburn
boss-lilith = Lilith
boss-time-mage = Mag czasu
card-dread = Groza
card-petrify = Skamienienie
card-muster = Zbiórka
card-terror = Trwoga
card-stride = Wielki krok
card-gloat = Triumf
card-wrath = Gniew
card-ruin = Ruina
card-wrath-and-ruin = Gniew i ruina
card-wrath-of-ages = Gniew wieków
card-unmake = Unicestwienie
card-open-rift = Otwarcie szczeliny
card-still-time = Bezruch czasu
effect-hurt = każdy bohater na polu bossa lub obok doznaje 1 obrażenia
effect-ruin = wieża obok bossa wraca do puli
effect-muster = od razu pojawia się horda z wierzchu stosu 1
effect-terror = wszyscy żołnierze z hord obok bossa znikają
effect-stride = boss rusza się o dodatkowe pole
effect-rift = najbliższa horda na ścieżce bossa staje się portalem poziomu { $levels }

## Words of the board

damage-magic = magiczne
damage-true = bezpośrednie
icon-fast = szybki
icon-fast-about = Horda podejmuje dwie próby ruchu.
icon-heal = leczenie
icon-heal-about = Przed ruchem hordy usuwa się z niej wszystkie żetony obrażeń.
icon-aim = celowanie
icon-aim-about = Po ruchu hordy każdy bohater na niej lub obok niej doznaje 1 obrażenia.
phase-destroy = zniszczenie hord
phase-advance = ruch hord
phase-pick-up = powrót kart na rękę
phase-spend = wydawanie kryształów

## Notation: what is wrong with a typed action

garbled-move = „{ $text }” nie jest akcją: list pokazuje wszystko, co można teraz zrobić, i jak to wpisać (RT-6.2).
garbled-form = „{ $text }” zawiera za mało albo za dużo: napisz jak { $form } (RT-6.2).
garbled-site = „{ $text }” nie jest miejscem budowy: nazywają się { $shown }, jak na planszy.

## Questions

prompt-play = Zagrywaj lub przekazuj wieże, aktywuj bohaterów, rzucaj zaklęcia; daj znać, gdy skończysz.
prompt-hero = { $hero }: ruch i jedna akcja, w dowolnej kolejności.
prompt-seating = { $hero } staje na hordzie: które kwadraty zakrywa?
prompt-choice-refresh = Który bohater odświeża zdolność?
prompt-turning = { $hero }: którą zdolność odświeżyć?
prompt-displacing = Nadchodzi horda: bohaterowie z jej pola się wycofują. Dokąd?
prompt-whites = Kto bierze wieże z białych miejsc budowy?
prompt-buying = { $crystals ->
    [one] Drużyna ma 1 kryształ: kupujcie wieże albo zgłoście koniec.
    [few] Drużyna ma { $crystals } kryształy: kupujcie wieże albo zgłoście koniec.
   *[other] Drużyna ma { $crystals } kryształów: kupujcie wieże albo zgłoście koniec.
}

## Answers

do-close = Wyklucz kolor na tę rundę: { $colour }
do-move-engage = { $hero } idzie na { $cell }, na hordę „{ $horde }”
do-rest = Odpocznij: pełne zdrowie i odświeżenie zdolności
do-refresh = Odśwież: { $ability } ({ $hero })
do-displace = { $hero } wycofuje się na { $cell }

advice-melee = mocny wybór w grze solo

## What happens

event-close = Kolor niedostępny w tej rundzie: { $colour }.
event-displace = { $hero } wycofuje się na { $cell }.
event-engage = { $hero } staje na hordzie: { $horde }.
event-rest = { $hero } odpoczywa.
event-refresh = { $hero }: odświeżona zdolność „{ $ability }”.
event-revive = { $hero } wraca do gry.
event-destroy = { $n ->
    [0] Horda zniszczona: { $horde }.
    [one] Horda zniszczona: { $horde }, 1 kryształ.
    [few] Horda zniszczona: { $horde }, { $n } kryształy.
   *[other] Horda zniszczona: { $horde }, { $n } kryształów.
}
event-escape = { $n ->
    [one] Horda wdziera się do Królestwa: { $horde }. Strata 1 serca, kryształy: { $crystals }.
    [few] Horda wdziera się do Królestwa: { $horde }. Strata { $n } serc, kryształy: { $crystals }.
   *[other] Horda wdziera się do Królestwa: { $horde }. Strata { $n } serc, kryształy: { $crystals }.
}
event-boss-card = { $boss } dobiera kartę „{ $card }”.
event-boss-health = { $n ->
    [0] { $boss }: ostatnia karta zdrowia stracona.
    [one] { $boss }: została 1 karta zdrowia.
    [few] { $boss }: zostały { $n } karty zdrowia.
   *[other] { $boss }: zostało { $n } kart zdrowia.
}
event-ruin = Do puli wraca wieża z { $cell }: { $tower }.
event-take = { $player } bierze wieżę z białego miejsca budowy: { $tower }.

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
label-boss = { $boss } na { $cell } · karty zdrowia: { $n }
fate-escapes = { $n ->
    [one] wedrze się: 1 serce
    [few] wedrze się: { $n } serca
   *[other] wedrze się: { $n } serc
}
legend = > v < ^ ścieżka i kierunek marszu hord · EXIT brama · a/R miejsce budowy a Czerwonego (B Niebieski, G Zielony, Y Żółty, * wspólne, - zamknięte w tej rundzie) · A2^ wieża zwrócona na północ (x zakryta) · t3:5 horda t3 z 5 odkrytymi kwadratami wrogów · @Mal bohater · (1) znacznik przywołania · # karta szlaku
legend-tray = Na karcie hordy: 12 to wiersz 1, kolumna 2 · litery to wrogowie (wielkie litery: wielcy, 2 × 2) · . puste · # żeton obrażeń · S żołnierz · H podstawa figurki · - pasek lub środek portalu · -EXIT- bok od strony bramy

## Help

help =
    list · list t3             dozwolone akcje z numerami · te z t3
    7 · why 7                  wykonaj numer 7 · co robi i jaka to zasada
    why build A1 c N           która zasada zabrania; samo why: zasada pytania
    cards · cards NAME         co można sprawdzić · cały opis karty
    cards goal · cards signs   cel scenariusza · znaczenie znaków
    rules 8.4 · rules portal   zasada o tym numerze · zasady z tym słowem
    log · board · undo         co się wydarzyło · plansza · cofnij ostatni wiersz
    save PLIK · quit           zapisz grę w pliku · wyjdź: gra zostanie zachowana
help-play =
    Zakryta w całości horda ginie; horda, która się wedrze, kosztuje serca.
    Gdy zagrywa się wieże i bohaterów:
    build A1 c N · pass A1 blue      na miejscu c, ku północy · ulepsz i przekaż
    activate malik · cast NAME       bohater · zaklęcie; wildcat, bring NAME r3c2
    done                             nie masz nic więcej w tej fazie
    Gdy działa bohater albo trwa atak:
    move r3c2 · seat 11 · rest       na pole · na kwadraty od 11 · odpoczynek
    attack N · ability 1 N           ku północy: atak podstawowy · zdolność 1
    tile t3 1 f0 12 · soldier t3 22  żeton 1 w ułożeniu f0, róg na 12 · żołnierz
    stop                             koniec
    Gdy wydaje się kryształy:
    buy A1 red · done                wieża dla Czerwonego · koniec zakupów
    random · resign                  niech odpowie szybka strategia · poddaj grę
card-deadly = śmiercionośny: bez żołnierzy i bohaterów

## Options of a table

option-difficulty-one-star = 1 gwiazdka: 8 serc, 2 kryształy
option-difficulty-two-stars = 2 gwiazdki: 5 serc, 1 kryształ
option-difficulty-three-stars = 3 gwiazdki: 3 serca, bez kryształów
option-difficulty-heroic = Heroiczne wyzwanie: 3 serca, bez zaklęć; przegrywacie, gdy bohater zostanie wyeliminowany
option-difficulty-iron = Żelazne wyzwanie: 1 serce i dodatkowa zasada scenariusza
option-guests = Bohaterowie z gry „Elemental Uprising”

## What is not allowed

refused-RT-2-2 = Wieże stoją tylko na miejscach budowy.
refused-RT-2-3 = Nie można wchodzić na krajobraz, znaczniki przywołania ani do bramy.
refused-RT-3-6 = Każdy gracz wybiera innego bohatera, tylko jednego; gości tylko wtedy, gdy tak ustalono.
refused-RT-3-8 = Tej zdolności nie można wybrać: jest już wzięta albo miejsca są pełne.
refused-RT-5-9 = O tym, dokąd wycofuje się bohater, decyduje jego gracz.
refused-RT-6-2 = To robi się w fazie zagrywania kart wież i bohaterów.
refused-RT-6-3 = Najpierw dokończ rozpoczętą akcję.
refused-RT-6-4 = Zgłoszono już koniec; najpierw to cofnij.
refused-RT-7-1 = Nie masz takiej wieży na ręce.
refused-RT-7-2 = Na tym miejscu budowy stoi bohater.
refused-RT-7-3 = To miejsce budowy należy do innego gracza.
refused-RT-7-4 = Na tym miejscu budowy stoi już wieża.
refused-RT-7-6 = Tego żetonu nie ma w tym ataku albo jest już położony.
refused-RT-7-15 = Ta horda jest poza zasięgiem.
refused-RT-7-16 = Celem może być tylko wierzchnia horda na polu.
refused-RT-7-18 = Żetony połączone znakiem „+” kładzie się na jednej hordzie.
refused-RT-8-1 = Żeton musi leżeć w całości na karcie.
refused-RT-8-2 = Żeton nachodziłby na inny żeton, żołnierza lub bohatera.
refused-RT-8-4 = Wróg pod żetonem jest odporny na te obrażenia.
refused-RT-8-5 = Żeton nie może zakryć paska ani środka portalu.
refused-RT-8-7 = Tak żetonu nie można obrócić: decyduje orientacja wieży.
refused-RT-9-2 = Ten atak nie ma więcej żołnierzy.
refused-RT-9-4 = Żołnierze stają tylko na wrogach.
refused-RT-9-5 = Na tym kwadracie już coś leży.
refused-RT-9-6 = Tamten wróg jest odporny na obrażenia żołnierza.
refused-RT-9-7 = Żołnierze nie mogą stać na śmiercionośnych wrogach.
refused-RT-9-10 = Na miejscu budowy stoją najwyżej dwie wieże, w tym jedna żołnierska.
refused-RT-9-11 = Drugą wieżę dostawia tylko właściciel miejsca budowy.
refused-RT-9-13 = Żołnierza przesuwa tylko nowa wieża żołnierska, gdy pula jest pusta.
refused-RT-9-16 = Żołnierze ze zdolności i zaklęć pochodzą tylko z puli.
refused-RT-10-2 = Środka portalu nie można zakryć.
refused-RT-10-3 = Poziom tej wieży jest za niski na ten portal.
refused-RT-10-9 = Portal jest jedynym celem: trzeba położyć wszystko, co się mieści.
refused-RT-10-11 = Bohaterowie nigdy nie zatrzymują się na portalu.
refused-RT-11-1 = Wieżę przekazuje się innemu graczowi.
refused-RT-11-5 = Takiego ulepszenia nie ma.
refused-RT-11-7 = To nowa wieża: będzie na ręce w następnej rundzie.
refused-RT-11-8 = Ta wieża stoi już na miejscu budowy.
refused-RT-12-1 = Tego bohatera nie można aktywować: nie jest twój albo był już aktywowany w tej rundzie.
refused-RT-12-2 = Świeżo ożywiony bohater nie może działać w tej rundzie.
refused-RT-12-3 = Podczas aktywacji bohater wykonuje jedną akcję.
refused-RT-12-4 = Bohater już się ruszył albo nie może się teraz ruszyć.
refused-RT-12-5 = Bohater ma na to za mało ruchu.
refused-RT-12-7 = To pole jest poza planszą.
refused-RT-12-8 = Bohater nie może się tam zatrzymać.
refused-RT-12-12 = Ten piaskowy wojownik nie może tam teraz pójść.
refused-RT-12-14 = Podstawa figurki się tam nie mieści: przeszkadzają żetony, żołnierze, inne podstawy, paski i śmiercionośni wrogowie.
refused-RT-12-16 = Na tej hordzie nie ma miejsca na podstawę figurki bohatera.
refused-RT-12-18 = Przestawić, na inne kwadraty, można tylko bohatera stojącego na hordzie.
refused-RT-12-19 = Bohater staje tylko na wierzchniej hordzie.
refused-RT-12-21 = Atak wręcz trafia tylko hordę, na której stoi bohater.
refused-RT-12-22 = Atak dystansowy nie trafia hordy, na której stoi bohater.
refused-RT-12-25 = Bohaterowie nie atakują portali ani bossów.
refused-RT-12-26 = Ta zdolność jest wykorzystana albo pasywna, albo bohater jej nie ma.
refused-RT-12-27 = Bohater nie ma tylu czaszek.
refused-RT-12-29 = Każdy element tego ataku trafia na inną hordę.
refused-RT-12-31 = Odpoczywać może tylko bohater na planszy.
refused-RT-12-32 = Nikt tam nie może przyjąć tych obrażeń za bohatera.
refused-RT-12-33 = Wyeliminowany bohater nie może działać.
refused-RT-12-42 = Teraz nie można aktywować żbika.
refused-RT-12-44 = Żbika nie ma na planszy.
refused-RT-12-47 = Bohater na planszy bohatera musi najpierw wejść na planszę gry.
refused-RT-12-49 = Ta zdolność działa do końca rundy.
refused-RT-14-10 = Bohater wycofuje się na sąsiadujące puste pole.
refused-RT-16-1 = Wieżę musi dostać gracz z tej gry.
refused-RT-16-2 = Wieża 1. poziomu kosztuje 2 kryształy: macie za mało.
refused-RT-16-3 = Wieża 2. poziomu kosztuje 3 kryształy i nie może przekraczać limitu poziomu.
refused-RT-16-4 = Takiej wieży nie ma w puli.
refused-RT-16-5 = Wież 3. i 4. poziomu nie można kupić.
refused-RT-16-7 = Kryształy wydaje się tylko w ostatniej fazie rundy.
refused-RT-16-8 = Zgłoszono już koniec zakupów; najpierw to cofnij.
refused-RT-17-2 = Gra jest skończona.
refused-RT-18-2 = Ten kolor jest teraz niedostępny albo nie bierze udziału w grze.
refused-RT-18-3 = Ten sam kolor nie może być niedostępny dwie rundy z rzędu.
refused-RT-18-5 = Tego bohatera nie ma w rezerwie albo rezerwa jest pełna.
refused-RT-18-7 = W każdej rundzie można aktywować jednego bohatera rezerwowego.
refused-RT-18-10 = Bohater rezerwowy wykonuje tylko atak podstawowy.
refused-RT-18-12 = W trybie solo wieża trafia do własnego obszaru nowych wież.
refused-RT-18-15 = Wieży, której nie można ulepszyć, nie odkłada się.
refused-RT-19-1 = Drużyna nie ma już tego zaklęcia.
refused-RT-19-2 = Tego zaklęcia nie można tu wybrać.
refused-RT-19-3 = Zaklęcia nie trafiają portali ani bossów.
refused-RT-19-5 = Trafić można tylko wierzchnią hordę na polu.
refused-RT-19-6 = To zaklęcie nie miałoby żadnego skutku.
refused-RT-19-10 = Żetony „Uderzenia pioruna” muszą się stykać.
refused-RT-19-11 = Na każdą hordę obok celu trafia żeton, jeśli się zmieści.
refused-RT-19-14 = „Klejnot czasu” trafia tylko portale i bossów, a jeden z bohaterów doznaje za to obrażenia.
refused-RT-19-16 = Ta postać nie może doznać obrażeń za „Klejnot czasu”.
refused-RT-20-3 = O tym, kto bierze wieże z białych miejsc, decyduje drużyna.
refused-RT-21-12 = Tam nie powstaje duch.
refused-RT-21-24 = To pole zamyka karta szlaku.
refused-RT-24-7 = Ta zdolność nie miałaby żadnego skutku.
refused-RT-24-21 = Tej zdolności nie można teraz odświeżyć ani użyć.
refused-RT-24-33 = Nie ma takiej zdolności do powtórzenia.
refused-RT-24-52 = Każdy żeton musi przylegać do innego boku jej podstawy.
refused-RT-24-55 = Lilith jest tu bossem i nie można jej wybrać.
refused-RT-24-56 = Atak podstawowy nie miałby żadnego skutku.
refused-RT-29-6 = Wybierz wieżę obok bossa.
refused-RT-30-2 = Zabrania tego dodatkowa zasada scenariusza.
refused-RT-24-57 = Ten bohater jest poza zasięgiem efektu.
refused-RT-12-48 = Do tego nie można wybrać żbika.
refused-RT-12-35 = Ten bohater ma pełne zdrowie.
refused-RT-31-36 = Tego bohatera nie można teraz wybrać.
refused-RT-36-5 = Można wskazać tylko kogoś, kto ma jeszcze doznać tych obrażeń.
refused-RT-14-4 = Tego żetonu nie można tak zwrócić z hordy.
refused-RT-22-6 = Na kartę zdrowia bossa nie można teraz położyć takiego żetonu.
refused-RT-24-4 = Ta zdolność nie może wybrać tej hordy.

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
