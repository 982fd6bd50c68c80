# Wojna przywoływaczy po polsku. Słowa ze słowniczka; klucze są takie same w każdym języku.

## Gra

title = Wojna przywoływaczy
about = Dwie strony po szesnaście zakrytych figur na planszy 8 × 4; zwycięża strona, która zabije wrogiego Przywoływacza.
scenario-standard = Gra standardowa
scenario-standard-about = Po szesnaście zakrytych figur i trzy tajne karty; zwycięża strona, która zabije wrogiego Przywoływacza.
side-red = Czerwoni
side-blue = Niebiescy

## Figury i ich nazwy na planszy

piece-S = Przywoływacz
piece-H = Bohater
piece-W = Wojownik
piece-P = Kapłan
piece-K = Rycerz
piece-A = Skrytobójca
piece-B = Łucznik
piece-F = Żołnierz
short-S = Przywoł.
short-H = Bohater
short-W = Wojownik
short-P = Kapłan
short-K = Rycerz
short-A = Skrytob.
short-B = Łucznik
short-F = Żołnierz
about-S = jedno pole w ośmiu kierunkach; jego śmierć to przegrana
about-H = dowolna odległość w ośmiu kierunkach; pojawia się w otwarciu
about-W = dowolna odległość po liniach prostych
about-P = dowolna odległość po skosie
about-K = jedno pole po skosie, nie w zakryte; B i F go nie atakują
about-A = jedno pole po liniach prostych, też z ukrycia; zakryty zabija
about-B = dowolna odległość po liniach prostych; atakuje ponad jedną figurą, także z ukrycia; nie K ani zakryte
about-F = { $range ->
    [unlimited] dowolna odległość
   *[one] jedno pole
} po liniach prostych; nie atakuje K ani zakrytych

## Karty wzmocnienia

card-FEARLESS = Nieustraszony władca
effect-FEARLESS = Dopóki twój Przywoływacz jest odkryty, nie mogą go zabić zakryte wrogie figury: nie wolno im go atakować, a pułapka go nie zabija.
card-SWITCH = Wielka podmiana
effect-SWITCH = Gdy twój zakryty Przywoływacz zostaje zaatakowany, może zamienić się miejscami z inną twoją zakrytą figurą, która staje się celem ataku. Wszyscy widzą tę zamianę.
card-COMMAND = Wielki rozkaz
effect-COMMAND = Twój Przywoływacz pozwala ci w jednej turze przywołać kolejno dwie twoje zakryte figury.
card-OBSERVE = Obserwacja many
effect-OBSERVE = Twój żyjący Bohater wymusza przywołanie jednej wrogiej zakrytej figury; zużywa to turę.
card-CHAIN = Reakcja łańcuchowa
effect-CHAIN = Gdy wrogi atak zabije twojego Bohatera, zabójca także ginie, chyba że zaatakował z ukrycia.
card-MIGHT = Moc bohatera
effect-MIGHT = Dopóki twój Bohater i twój Przywoływacz są obaj odkryci, Bohatera nie mogą zabić zakryte wrogie figury: nie wolno im go atakować, a pułapka go nie zabija.
card-PURSUIT = Pościg zza grobu
effect-PURSUIT = Gdy wróg zabije twojego Wojownika, jeden twój odkryty Żołnierz może w twojej następnej turze, zamiast innego działania tury, dwa razy się poruszyć lub zaatakować. Inne działanie w tej turze oznacza utratę tego prawa; dwaj Wojownicy straceni przed tą turą dają je tylko raz.
card-TWINBLADE = Cios dwóch ostrzy
effect-TWINBLADE = Gdy inny twój Wojownik jest odkryty, przywołaj zakrytego Wojownika i od razu zaatakuj nim odkrytą wrogą figurę; zakryta nie może być celem.
card-SACRIFICE = Ofiarny cios
effect-SACRIFICE = Jeden twój odkryty Wojownik może dwa razy się poruszyć lub zaatakować, po czym ginie na końcu tury.
card-MINDCTRL = Kontrola umysłu
effect-MINDCTRL = Gdy twój Kapłan zostaje przywołany, możesz zakryć inną swoją odkrytą figurę i zamienić ją miejscami ze swoją zakrytą figurą. Wróg widzi, dokąd trafia.
card-PROPHECY = Prorocze przeczucie
effect-PROPHECY = Gdy twój Kapłan zostaje przywołany, możesz wymusić przywołanie jednej wrogiej zakrytej figury; jeśli to Przywoływacz, Kapłan ginie, a Przywoływacz żyje dalej.
card-SOULLINK = Więź dusz
effect-SOULLINK = Przed działaniem tury twój odkryty Kapłan może zamienić się miejscami z figurą w swoim zasięgu ataku, pierwszą na linii po skosie; nie zużywa to tury.
card-GUARDIAN = Strażnik
effect-GUARDIAN = Dopóki twój Rycerz jest odkryty, nie można atakować twoich zakrytych figur bezpośrednio przed nim i bezpośrednio za nim. Odkryte figury nie są chronione.
card-COMMANDER = Dowódca
effect-COMMANDER = Gdy twój Rycerz zostaje przywołany, jeden twój odkryty Żołnierz może otrzymać +{ $adds } do zasięgu ataku po liniach prostych albo po skosie, dopóki pozostaje odkryty. Nadal nie atakuje Rycerzy ani zakrytych figur.
card-VANGUARD = Straż przednia
effect-VANGUARD = Twoi odkryci Rycerze otrzymują +{ $adds } do zasięgu ataku po liniach prostych. Nadal poruszają się tylko po skosie i nie atakują zakrytych figur.
card-MIMIC = Naśladownictwo
effect-MIMIC = Gdy twój zakryty Skrytobójca zabije wrogą figurę atakiem z ukrycia lub pułapką, staje się figurą jej rodzaju (efekt obowiązkowy) i nie może już używać żadnych kart.
card-DISGUISE = Przebranie
effect-DISGUISE = Gdy twój Skrytobójca zostaje przywołany, może zamienić się miejscami z dowolną inną twoją figurą, odkrytą lub zakrytą.
card-DOUBLE = Sobowtór
effect-DOUBLE = Gdy twój Skrytobójca zostaje przywołany, może stać się figurą rodzaju losowej twojej poległej figury, nigdy Bohatera; nie może już potem używać żadnych kart.
card-PIERCE = Przebicie pancerza
effect-PIERCE = Twoi Łucznicy mogą atakować odkrytych Rycerzy, jak zawsze przeskakując jedną figurę. Zakryte figury pozostają poza ich zasięgiem.
card-BLINDSHOT = Strzał na ślepo
effect-BLINDSHOT = Twój Łucznik wykonuje jeden atak z przeskokiem na zakrytą wrogą figurę; jeśli to Rycerz, Skrytobójca lub Przywoływacz, Łucznik ginie.
card-SNIPE = Strzał snajperski
effect-SNIPE = Gdy twój Łucznik zostaje przywołany, może zyskać zdolność atakowania Rycerzy i zakrytych wrogich figur od twojej następnej tury, dopóki pozostaje odkryty; trafienie zakrytego Przywoływacza lub Skrytobójcy zabija Łucznika.
uses-once = Raz w partii.
uses-each = Każdy { $piece } daje ten efekt tylko raz.
effect-with-uses = { $effect } { $uses }

## Momenty użycia

timing-summon = przywołanie
timing-passive = efekt pasywny
timing-spell = zaklęcie
timing-battlefield = pole bitwy

## Strony

who = { $side ->
    [red] Czerwoni
   *[blue] Niebiescy
}
whose = { $side ->
    [red] Czerwonych
   *[blue] Niebieskich
}
victor = { $winner ->
    [red] Czerwoni
    [blue] Niebiescy
   *[none] Nikt
}

## Pytania

prompt-setup = Przygotuj się w tajemnicy: wybierz karty, rozstaw figury i zatwierdź.
prompt-duty = Obowiązek otwarcia: twoim działaniem tury musi być przywołanie własnego Bohatera.
prompt-turn = Twoja tura: wybierz działanie.
prompt-on-summon = { $piece } na polu { $cell } został przywołany: użyj jego karty wzmocnienia albo zrezygnuj.
prompt-second-summon = „Wielki rozkaz”: przywołaj drugą figurę.
prompt-switch = Twój zakryty Przywoływacz na polu { $cell } jest atakowany: zamień go miejscami albo zrezygnuj.
prompt-step-1 = { $piece } na polu { $cell } działa dwa razy. Pierwszy krok: ruch albo atak.
prompt-step-2 = Drugi krok ({ $piece }, pole { $cell }): ruch, atak albo rezygnacja.

## Odpowiedzi

do-card = Użyj karty „{ $card }” { $choice }
do-summon = Przywołaj figurę ({ $piece }) na polu { $cell }
do-move = { $piece }: ruch z { $from } na { $to }
do-attack = { $piece }: atak z { $from } na { $to }
do-hidden-attack = { $piece }: atak z ukrycia z { $from } na { $to }
do-decline = Zrezygnuj
danger-card = „{ $card }” pozostanie niewykorzystana: okazja przepadnie, chyba że figura zostanie później przywołana ponownie.
do-pass = Spasuj
do-choose = Wybierz kartę „{ $card }”
do-drop = Odłóż kartę „{ $card }”
do-place = Ustaw figurę ({ $piece }) na polu { $cell }
do-take = Cofnij figurę z pola { $cell }
do-edit = Zmień przygotowanie
do-lock = Zatwierdź rozstawienie
do-resign = Poddaj partię
do-offer-draw = Zaproponuj remis
do-accept-draw = Przyjmij remis
do-decline-draw = Odrzuć remis
do-flag = Przegraj na czas

## Zdarzenia

event-attack = { who } atakują pole { $to } z pola { $cell }.
event-attack-hidden = { who } atakują z ukrycia pole { $to } z pola { $cell }.
event-use = { who } używają karty „{ $card }”.
event-use-on = { who } używają karty „{ $card }” na polu { $cell }.
event-use-attack = { who } używają karty „{ $card }”: atak z { $cell } na { $to }.
event-forgo = { who } rezygnują.
event-reveal = { $piece } { whose } na polu { $cell } zostaje odkryty.
event-reveal-SW-9-1 = { who } przywołują figurę na polu { $cell }: { $piece }.
event-reveal-SW-9-5 = Wymuszone przywołanie: { $piece } { whose } na polu { $cell } zostaje odkryty.
event-reveal-SW-11-81 = { $piece } { whose } na polu { $cell } wchodzi do gry i od razu atakuje.
event-move = { $piece } { whose } wykonuje ruch z { $cell } na { $to }.
event-move-SW-8-18 = { $piece } { whose } przechodzi z { $cell } na { $to }.
event-move-SW-7-76 = { $piece } { whose } przeskakuje z { $cell } na { $to }.
event-die = { $piece } { whose } na polu { $cell } ginie.
event-die-SW-8-18 = { $piece } { whose } na polu { $cell } zostaje zabity.
event-die-SW-8-13 = Pułapka skrytobójcy! { $piece } { whose } na polu { $cell } ginie.
event-die-SW-8-17 = Rykoszet! { $piece } { whose } na polu { $cell } ginie.
event-die-SW-15-46 = Cel także ginie: { $piece } { whose } na polu { $cell }.
event-die-SW-11-51 = „Reakcja łańcuchowa”: { $piece } { whose } na polu { $cell } także ginie.
event-die-SW-11-91 = „Ofiarny cios” dobiega końca: { $piece } { whose } na polu { $cell } ginie.
event-die-SW-11-112 = „Prorocze przeczucie” trafiło na Przywoływacza: { $piece } { whose } na polu { $cell } ginie.
event-die-transformed = Przemieniony { $was } { whose } na polu { $cell } ginie (pierwotny rodzaj: { $piece }).
event-swap = Figury na polach { $one } i { $other } zamieniają się miejscami.
event-hide = { $piece } { whose } na polu { $cell } zostaje zakryty.
event-become = Figura { whose } na polu { $cell } zostaje przemieniona: { $piece } → { $becomes }.
event-bonus-cross = { $piece } { whose } na polu { $cell } otrzymuje +1 do zasięgu ataku po liniach prostych.
event-bonus-diag = { $piece } { whose } na polu { $cell } otrzymuje +1 do zasięgu ataku po skosie.
event-bonus-snipe = { $piece } { whose } na polu { $cell } od swojej następnej tury może atakować Rycerzy i zakryte wrogie figury.
event-card = Karta wzmocnienia { whose } staje się jawna: „{ $card }”.
event-survive = { $piece } { whose } na polu { $cell } przeżywa pułapkę skrytobójcy.
event-pass = { who } nie mają działania tury i muszą spasować.
event-lock = { who } zatwierdzają rozstawienie.
event-turn = Tura { whose }.
event-turn-SW-2-1 = Gra rusza; { who } rozpoczynają.
event-turn-SW-8-16 = Następną turę znów mają { who }: wymuszone wejście Skrytobójcy do gry zużyło turę drugiej strony.
event-offer = { who } proponują remis.
event-decline = { who } odrzucają remis.

ending-summoner = { victor } zwyciężają: wrogi Przywoływacz nie żyje.
ending-no-action = { victor } zwyciężają: druga strona nie ma działania tury.
ending-resignation = { victor } zwyciężają: druga strona poddała partię.
ending-time = { victor } zwyciężają: drugiej stronie skończył się czas.
ending-both-blocked = Remis: obie strony musiały spasować.
ending-no-progress = Remis: zbyt wiele tur bez postępu.
ending-repetition = Remis: ta sama pozycja powtórzyła się zbyt wiele razy.
ending-agreed = Remis za zgodą obu stron.

## Wokół planszy

label-setup = tajne przygotowanie
label-number = tura { $number }
label-turn = działają { who }
label-response = odpowiadają { who }
label-again = ponownie, po pułapce skrytobójcy ({ $rule })
label-offer = { who } proponują remis
label-offer-asked = { who } proponują remis: draw+ przyjmuje, draw- odrzuca
label-offered = twoja propozycja remisu czeka na odpowiedź
label-quiet = tury bez postępu: { $count } z { $limit }
label-repetition = ta sama pozycja: { $count } z { $limit } razy
label-goal = Cel: zabić wrogiego Przywoływacza
label-narrow = Plansza potrzebuje { $columns } kolumn, a to okno ma { $width }: poszerz je i wpisz board.
label-locked = zatwierdzone
label-preparing = w przygotowaniu
label-to-place = Do rozstawienia: { $pieces }
label-none = brak
label-dead = Polegli: { $pieces }
label-cards = Karty: { $cards }
label-card = { $card } ({ $marks })
label-unseen = Niewidziane: { $pieces } (zakrytych: { $count })
label-secret = tajne
label-secret-cards = { $count ->
    [one] 1 tajna karta
    [few] { $count } tajne karty
   *[many] { $count } tajnych kart
}
label-uses = { $count ->
    [0] wykorzystana
    [one] pozostało 1 użycie
    [few] pozostały { $count } użycia
   *[many] pozostało { $count } użyć
}
label-lasting = działa stale
label-public = jawna
label-chosen = wybrana
label-pursuit = czeka podwójne działanie
legend-used = efekt wykorzystany
legend-transformed = przemieniony
legend-cross = zasięg ataku po liniach prostych
legend-diag = zasięg ataku po skosie
legend-snipe = „Strzał snajperski”
legend-known = zakryty, jawnie znany
legend-last = ostatnie działanie

## Lista działań

menu-summon = Przywołanie
menu-piece = { $piece } { $cell }
menu-hidden-piece = { $piece } { $cell } (zakryty): atak z ukrycia
menu-cards = Karty wzmocnienia: { $piece } ({ $letter })
menu-drop = Odłóż ({ $piece })
menu-place = Rozstaw: { $piece } ({ $letter })
menu-take = Cofnij
menu-card = { $card }: { $effect }
menu-about = { $title }: { $about }
menu-other = Inne
menu-unknown = zakryta figura
menu-unknown-risk = zakryta figura, ryzyko { $deadly }/{ $pieces }
menu-known = { $piece } (figura zakryta)
menu-trap = { $piece } (figura zakryta): pułapka zabija atakującą figurę
menu-backfire = { $piece } (figura zakryta): strzał zabija Łucznika
menu-avenged = { $piece }: { $card } zabija atakującą figurę
menu-known-trap = Znana pułapka na { $cell }: atak na tego zakrytego Skrytobójcę zabija atakującą figurę.
menu-risk = { $traps ->
    [0] Wśród niewidzianych wrogich figur nie ma Skrytobójców.
   *[other] Pułapki skrytobójcy: niewidziani Skrytobójcy { $traps }, niewidziane wrogie figury { $pieces }.
}

## Pomoc

hint-setup = random przygotowuje wszystko · list (K): Rycerz i jego karty · lock · help
hint-play = numer albo działanie · list · why b2-b3 · cards · help
help-setup =
    Cel: zabić wrogiego Przywoływacza. Najpierw obie strony przygotowują się w tajemnicy, każda na swoich dwóch rzędach; figury są zakryte.
    random                     los uzupełnia resztę; powtórzone losuje od nowa
    deploy KAFHFABK/FWPSBPWF   wszystkie: Czerwoni rząd 1/2, Niebiescy 3/4, a–h
    place W b2 · take b2       ustawia jedną figurę · cofa ją
    list (K) · list card       co robi figura i jej karty · wszystkie karty w całości
    cards SWITCH CHAIN MIMIC   wybór kart, najwyżej jedna na rodzaj figury
    lock                       zatwierdza; gra rusza, gdy zrobią to obie strony
help-play =
    Zabij wrogiego Przywoływacza. W każdej turze jedno działanie:
    +d2 przywołanie · b2-b3 ruch · b2xb4 atak · ~c1xc2 atak z ukrycia zakrytego Skrytobójcy lub Łucznika
    $OBSERVE e3 zaklęcie · &SOULLINK c1 b2 działanie swobodne · !SWITCH h1 użycie karty na pytanie gry · . rezygnacja
    Na planszy: W odkryta, (W) własna zakryta, {"{"}W{"}"} zakryta, ale jawnie znana, zakreskowany rewers to figura nieznana
    draw? propozycja remisu · draw+ przyjmij · draw- odrzuć · resign poddaj partię

## Opcje stołu

option-composition = Skład strony
option-composition-standard = S1 H1 W2 P2 K2 A2 B2 F4; albo własny podział szesnastu figur z dokładnie jednym Przywoływaczem i jednym Bohaterem
option-first-player = Gracz rozpoczynający
option-first-player-red = Czerwoni
option-first-player-blue = Niebiescy
option-first-player-random = Losowanie na początku rozgrywki
option-augment-count = Liczba kart wzmocnienia każdej strony (0: gra bez kart)
option-augment-secrecy = Jawność wybranych kart
option-augment-secrecy-secret = Tajne, dopóki nie zadziałają
option-augment-secrecy-open = Wszystkie jawne od początku rozgrywki
option-no-action = Strona bez działania tury
option-no-action-pass = Pasuje
option-no-action-loss = Przegrywa
option-assassin-trap-turn = Tura po pułapce skrytobójcy
option-assassin-trap-turn-attacker-next = Ponownie strony atakującej
option-assassin-trap-turn-defender-next = Właściciela Skrytobójcy, zgodnie ze zwykłą kolejnością
option-soldier-range = Zasięg Żołnierza
option-soldier-range-one = Jedno pole
option-soldier-range-unlimited = Bez ograniczenia
option-spell-from-hidden = Zaklęcia zakrytych figur
option-spell-from-hidden-true = Tak
option-spell-from-hidden-false = Nie: figura używająca karty „Wielki rozkaz”, „Obserwacja many” lub „Strzał na ślepo” musi być odkryta
option-forced-summon-triggers = Karty przywołania przy wymuszonym przywołaniu
option-forced-summon-triggers-true = Tak
option-forced-summon-triggers-false = Nie
option-soul-link-uses = Częstość „Więzi dusz”
option-soul-link-uses-once-per-priest = Raz dla każdego Kapłana
option-soul-link-uses-once-per-turn = Raz w każdej turze, bez wyczerpania
option-soul-link-targets = Cel „Więzi dusz”
option-soul-link-targets-any = Dowolna figura w zasięgu ataku
option-soul-link-targets-friendly = Tylko własne figury
option-guardian-reach = Zasięg „Strażnika” w przód i w tył
option-guardian-reach-adjacent = Sąsiednie pola
option-guardian-reach-column = Cała kolumna
option-blind-backfire = Cel przy rykoszecie
option-blind-backfire-target-survives = Przeżywa, odkryty
option-blind-backfire-both-die = Także ginie
option-repetition-limit = Limit powtórzeń pozycji (remis)
option-no-progress-limit = Limit tur bez postępu (remis)

## Błędny zapis

garbled-empty = W pustym wierszu nie ma działania.
garbled-cell = „{ $text }” nie jest polem: pola to a1 do h4 (SW-1.3).
garbled-move = „{ $text }” nie jest działaniem: zapisuje się je jak +d2, b2-b3, b2xb4, ~c1xc2 lub $OBSERVE e3, a w przygotowaniu jak place W b2 lub card SWITCH (SW-14.1).
garbled-sign = „{ $text }” ma zły znak: znakiem karty { $code } jest { $sign }, przy czym - oznacza, że działa ona sama (SW-14.1).
garbled-choice = „{ $text }” nie wskazuje tego, czego wymaga ta karta: zapisz ją jak { $form } (SW-14.1).
garbled-card = „{ $text }” nie jest kodem karty wzmocnienia, takim jak SWITCH lub CHAIN (SW-1.12).
garbled-letter = „{ $text }” nie jest figurą: litery to { $letters } (SW-1.10).
garbled-deployment = „{ $text }” nie jest rozstawieniem: zapisz dwa rzędy po osiem liter spośród { $letters }, jak KAFHFABK/FWPSBPWF (SW-14.4).
garbled-position = „{ $text }” nie jest pozycją: zapisuje się ją np. tak: (s)7/8/8/2W4(S) r (SW-14.3).
draft-not-yet = Gra jeszcze się nie zaczęła: rozstaw figury i wybierz karty, a potem wpisz lock.
draft-over = Przygotowanie już się skończyło: wpisz działanie albo list, aby zobaczyć wszystkie dozwolone.
draft-nothing = Na { $cell } nie ma twojej figury, którą można cofnąć.
label-cards-more = why card SWITCH: co robi karta · list (K): karty Rycerza · list card: wszystkie
deploy-count = { $piece }: { $found } zamiast { $count }; niczego nie zmieniono (SW-2.6).

## Niedozwolone działania

refused = { $reason } ({ $rule })
refused-SW-1-7 = Na tym polu stoi już figura.
refused-SW-2-2 = To nie jest teraz krok twojego przygotowania.
refused-SW-2-3 = Figury rozstawia się na własnym terytorium.
refused-SW-2-6 = Rozstawienie można zatwierdzić dopiero wtedy, gdy na każdym polu twojego terytorium stoi figura.
refused-SW-2-6-count = Wszystkie figury tego rodzaju są już rozstawione: { $count }.
refused-SW-3-1 = Nie masz wybranej tej karty wzmocnienia.
refused-SW-3-1-count = Liczba kart wzmocnienia to dokładnie { $count }.
refused-SW-3-2 = Masz już kartę dla tego rodzaju figury.
refused-SW-4-7 = Nie wolno pasować, dopóki masz działanie tury.
refused-SW-4-11 = Gra jest skończona.
refused-SW-5-1 = Pierwszym posunięciem gracza rozpoczynającego może być tylko przywołanie Bohatera.
refused-SW-5-4 = Twoim drugim posunięciem musi być przywołanie Bohatera.
refused-SW-6-3 = Zakryta figura nie może się poruszać.
refused-SW-6-4 = Atakują odkryte figury; spośród zakrytych tylko Skrytobójcy i Łucznicy, atakiem z ukrycia.
refused-SW-7-1 = Ruch przenosi twoją figurę na puste pole.
refused-SW-7-2 = Na drodze stoi inna figura: celem musi być pierwsza figura na linii.
refused-SW-7-3 = Na drodze stoi figura.
refused-SW-7-5 = Nie można atakować własnej figury.
refused-SW-7-10 = Przywoływacz porusza się i atakuje na jedno pole, we wszystkich ośmiu kierunkach.
refused-SW-7-20 = Bohater porusza się i atakuje we wszystkich ośmiu kierunkach, bez ograniczenia zasięgu.
refused-SW-7-30 = Wojownik porusza się i atakuje po liniach prostych.
refused-SW-7-40 = Kapłan porusza się i atakuje po skosie.
refused-SW-7-50 = Rycerz porusza się i atakuje po skosie na jedno pole.
refused-SW-7-50-diagonal-orthogonal = Ten Rycerz porusza się po skosie na jedno pole; jego zasięg ataku: po skosie { $diagonal }, po liniach prostych { $orthogonal }.
refused-SW-7-51-hidden = Rycerz nie może atakować zakrytych figur.
refused-SW-7-60 = Skrytobójca porusza się i atakuje po liniach prostych na jedno pole.
refused-SW-7-70 = Łucznik porusza się po liniach prostych przez puste pola, nigdy z przeskokiem.
refused-SW-7-71 = Łucznik atakuje po liniach prostych, przeskakując dokładnie jedną figurę.
refused-SW-7-73 = Łucznik musi przeskoczyć dokładnie jedną figurę, nie mniej i nie więcej.
refused-SW-7-74-armoured = Łucznik nie może atakować Rycerzy.
refused-SW-7-74-hidden = Łucznik nie może atakować zakrytych figur.
refused-SW-7-80 = Żołnierz porusza się i atakuje po liniach prostych, w granicach swojego zasięgu.
refused-SW-7-80-diagonal-orthogonal = Ten Żołnierz porusza się po liniach prostych, w granicach swojego zasięgu; jego zasięg ataku: po skosie { $diagonal }, po liniach prostych { $orthogonal }.
refused-SW-7-81-armoured = Żołnierz nie może atakować Rycerzy.
refused-SW-7-81-hidden = Żołnierz nie może atakować zakrytych figur.
refused-SW-8-1 = Na tym polu nie ma figury, którą można zaatakować.
refused-SW-8-2 = Nie masz na tym polu figury, która mogłaby zaatakować.
refused-SW-9-1 = Przywołać można tylko własną zakrytą figurę.
refused-SW-9-3 = Przywołana figura nie może użyć tej karty.
refused-SW-10-9 = Żadna twoja figura nie może teraz rzucić tego zaklęcia.
refused-SW-10-11 = Przemieniona figura nie może używać kart wzmocnienia.
refused-SW-10-13 = Potrzebny jest twój odkryty Żołnierz.
refused-SW-11-11 = „Nieustraszony władca” chroni odkrytego Przywoływacza przed atakami z ukrycia.
refused-SW-11-21 = Wskaż inną swoją zakrytą figurę jako zastępcę.
refused-SW-11-30 = „Wielki rozkaz” wymaga dwóch twoich zakrytych figur.
refused-SW-11-31 = „Wielki rozkaz” przywołuje twoje zakryte figury.
refused-SW-11-40 = Przeciwnik nie ma zakrytych figur.
refused-SW-11-41 = Wskaż zakrytą wrogą figurę.
refused-SW-11-61 = „Moc bohatera” chroni odkrytego Bohatera przed atakami z ukrycia.
refused-SW-11-71 = Podwójne działanie zaczyna się krokiem: ruchem albo atakiem tej figury.
refused-SW-11-72 = Nie masz teraz podwójnego działania z karty „Pościg zza grobu”.
refused-SW-11-73 = Oba kroki to ruchy albo ataki tej samej figury.
refused-SW-11-80 = „Cios dwóch ostrzy” wymaga zakrytego Wojownika z niewykorzystanym efektem i innego odkrytego Wojownika.
refused-SW-11-82 = „Cios dwóch ostrzy” atakuje tylko odkryte wrogie figury.
refused-SW-11-90 = „Ofiarny cios” wymaga twojego odkrytego Wojownika, który może wykonać ruch albo atak.
refused-SW-11-94 = „Ofiarny cios” został już użyty w tej partii.
refused-SW-11-101 = Wskaż inną swoją odkrytą figurę, która ma zostać zakryta.
refused-SW-11-102 = Wskaż swoją zakrytą figurę do zamiany miejsc.
refused-SW-11-111 = Wskaż zakrytą wrogą figurę.
refused-SW-11-120 = „Więź dusz” wymaga twojego odkrytego, nieprzemienionego Kapłana.
refused-SW-11-121 = „Więź dusz” sięga pierwszej figury na każdej linii skośnej.
refused-SW-11-122 = Ta „Więź dusz” została już wykorzystana.
refused-SW-11-131 = Tę figurę chroni „Strażnik”: nie można jej zaatakować.
refused-SW-11-141 = Wskaż swojego odkrytego Żołnierza.
refused-SW-11-171 = Wskaż inną swoją figurę.
refused-SW-11-180 = Wśród twoich poległych figur nie ma takiej, której rodzaj można przyjąć.
refused-SW-11-200 = „Strzał na ślepo” wymaga twojego Łucznika z niewykorzystanym efektem i zakrytej wrogiej figury za dokładnie jedną figurą.
refused-SW-12-8 = Remis proponuje się raz we własnej turze, a odpowiada się, dopóki propozycja jest ważna.
refused-SW-13-4 = To nie jest odpowiedź na obecne pytanie.
refused-SW-13-6 = Ta decyzja nie należy teraz do ciebie.
refused-SW-15-39 = W tej partii „Więź dusz” zamienia miejscami tylko z własnymi figurami.

## Koniec gry

account-pieces = Pozostałe figury
account-killed = { $count ->
    [one] { $count } zabita figura wroga
    [few] { $count } zabite figury wroga
   *[many] { $count } zabitych figur wroga
}
account-cards = { $count ->
    [one] { $count } zagrana karta
    [few] { $count } zagrane karty
   *[many] { $count } zagranych kart
}
## Czym są rzeczy: słowa dymka

timing-summon-about = Można jej użyć, gdy figura tego rodzaju zostaje przywołana; odsłonięcie w inny sposób się nie liczy.
timing-passive-about = Czeka na swoje zdarzenie i działa tak samo dla figur odkrytych i zakrytych.
timing-spell-about = Rzuca się je w swojej turze, jako akcję tej tury.
timing-battlefield-about = Działa tylko wtedy, gdy figura jest odkryta.
sign-card-of = { $piece } – karta: { $timing }
sign-hidden = zakryta figura
sign-hidden-about = Tylko właściciel wie, co to jest. Nie może się ruszać; Skrytobójca i Łucznik mogą atakować z ukrycia. Zaatakowany zakryty Skrytobójca zabija atakującego.
sign-known = znana zakryta figura
sign-known-about = Leży zakryta, ale wszyscy widzieli, co to jest.
sign-used = efekt wykorzystany
sign-used-about = Ta figura użyła już efektu swojej karty i nie może użyć go ponownie.
sign-transformed = przemieniona
sign-transformed-about = „Naśladownictwo” albo „Sobowtór” zmieniły ją w inną figurę. Nie może używać żadnych efektów kart.
sign-shield = chroniona
sign-shield-about = Karta właściciela nie pozwala jej atakować, dopóki spełniony jest warunek tej karty.
sign-snipe = „Strzał snajperski”
sign-snipe-about = Dopóki jest odkryty, ten Łucznik może atakować także Rycerzy i zakrytych wrogów.
sign-cross = dłuższy atak po liniach prostych
sign-cross-about = „Dowódca”: dopóki jest odkryta, atakuje o 1 pole dalej po liniach prostych.
sign-diag = dłuższy atak po skosie
sign-diag-about = „Dowódca”: dopóki jest odkryta, atakuje o 1 pole dalej po skosie.
sign-dead = poległe figury
sign-dead-about = Co ta strona straciła. Widzą to wszyscy.
sign-unseen = może się jeszcze kryć
sign-unseen-about = Czym mogą być zakryte figury tej strony: wszystkie jej figury bez poległych i bez tych, które wszyscy znają.
sign-quiet = tury bez postępu
sign-quiet-about = Gdy licznik dojdzie do limitu, jest remis. Śmierć, przywołanie albo zaklęcie zeruje licznik.
sign-repetition = powtórzona pozycja
sign-repetition-about = Gdy ta sama pozycja wystąpi tyle razy, ile wynosi limit, jest remis.
sign-trap = pułapka Skrytobójcy
sign-trap-about = Kto zaatakuje zakrytego Skrytobójcę, ginie, a Skrytobójca odkrywa się i przeżywa.
sign-setup = tajne przygotowanie
sign-setup-about = Obie strony wybierają karty i ustawiają 16 zakrytych figur na swojej połowie. Nikt nie widzi cudzego planu, dopóki obie strony go nie zatwierdzą.

## Pytania, gdy coś już jest w ręce

ask-card-1 = { $card }: na którą figurę?
ask-card-2 = { $card }: a na którą drugą?
ask-move-1 = { $piece }: dokąd idzie?
ask-attack-1 = { $piece }: kogo atakuje?
ask-hidden-attack-1 = { $piece }: kogo atakuje z ukrycia?
ask-place-1 = { $piece }: na którym polu stanie?
pick-cell = Dokąd idzie lub kogo atakuje?
