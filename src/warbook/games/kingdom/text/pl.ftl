# Rodzina Kingdom Rush po polsku: co jej gry mówią tymi samymi słowami. Klucz stoi tutaj albo w każdej z gier.

## Ways to play

marked = { $name } ({ $mark })
goal-boss = pokonać bossa

## Heroes and abilities

hero-alleria = Alleria Szybkowiatr
    .gen = Allerii Szybkowiatr
    .dat = Allerii Szybkowiatr
    .acc = Allerię Szybkowiatr
    .ins = Allerią Szybkowiatr
    .loc = Allerii Szybkowiatr
    .gender = f
hero-malik = Malik Gniewny Młot
    .gen = Malika Gniewnego Młota
    .dat = Malikowi Gniewnemu Młotowi
    .acc = Malika Gniewnego Młota
    .ins = Malikiem Gniewnym Młotem
    .loc = Maliku Gniewnym Młocie
    .gender = m
hero-magnus = Magnus Zaklęciobójca
    .gen = Magnusa Zaklęciobójcy
    .dat = Magnusowi Zaklęciobójcy
    .acc = Magnusa Zaklęciobójcę
    .ins = Magnusem Zaklęciobójcą
    .loc = Magnusie Zaklęciobójcy
    .gender = m
hero-ignus = Ignus
    .gen = Ignusa
    .dat = Ignusowi
    .acc = Ignusa
    .ins = Ignusem
    .loc = Ignusie
    .gender = m
hero-lilith = Lilith
    .gen = Lilith
    .dat = Lilith
    .acc = Lilith
    .ins = Lilith
    .loc = Lilith
    .gender = f
hero-wildcat = żbik
    .gen = żbika
    .dat = żbikowi
    .acc = żbika
    .ins = żbikiem
    .loc = żbiku
    .gender = m
hero-alleria-about = Atak dystansowy, fizyczny: żeton { $tile } w zasięgu { $arrows }. Jeśli żbika nie ma na planszy, może do niej dołączyć.
hero-malik-about = Atak wręcz, fizyczny: żeton w kształcie T z { $size } kwadratów na jego hordzie; za każdy zakryty pusty kwadrat żeton { $tile-2 } na sąsiadującej hordzie.
hero-magnus-about = Atak dystansowy, magiczny: żeton w kształcie L z { $size } kwadratów w zasięgu { $arrows }; gdy stoi na miejscu budowy, dokłada na tę samą hordę żeton { $site-tile }.
hero-ignus-about = Atak wręcz, magiczny: żeton { $tile } na jego hordzie; jeśli zakryje dokładnie { $exactly-2 } wrogów, po żetonie { $tile-2 } na każdej sąsiadującej hordzie.
hero-lilith-about = { $tiles } fizyczne żetony { $tile } na hordach na jej polu lub obok; potem Lilith albo bohater w pobliżu odzyskuje { $amount-2 } punkt zdrowia i odświeża zdolność.
ability-call-of-the-wild = Zew dziczy
ability-call-of-the-wild-about = { $tiles } fizyczne żetony { $tile } na hordzie żbika.
ability-swiftwind-strike = Cios szybkiego wiatru
ability-swiftwind-strike-about = Fizyczny żeton { $tile } w zasięgu { $arrows }; potem dowolny bohater na planszy może ruszyć się o { $move-2 } pole i wykonać atak podstawowy.
ability-do-you-bleed = Czy ty krwawisz?
ability-do-you-bleed-about = Żetony { $tile } i { $other } na jednej hordzie w zasięgu { $arrows } oraz { $tiles-2 } żetony { $tile-2 } na hordzie żbika; fizyczne.
ability-multishot = Wielostrzał
ability-multishot-about = { $tiles } fizyczne żetony { $tile } na dowolnych hordach.
ability-hammer-time = Czas na młot!
ability-hammer-time-about = Dowolny bohater może odświeżyć zdolność; potem Malik wykonuje kolejną akcję.
ability-earthquake = Trzęsienie ziemi
ability-earthquake-about = Fizyczny żeton w kształcie V z { $size } kwadratów na jego hordzie; wszyscy bohaterowie na jego polu są pod ochroną. Działa do końca rundy.
ability-smashing-hammer = Miażdżący młot
ability-smashing-hammer-about = Fizyczny żeton { $tile } na jego hordzie; za każdy zakryty kwadrat wroga żeton { $tile-2 } na sąsiadującej hordzie.
ability-cant-touch-this = Nie dotykać
ability-cant-touch-this-about = Malik jest pod ochroną i może wykonać atak podstawowy. Działa do końca rundy.
ability-magic-trick = Magiczna sztuczka
ability-magic-trick-about = Dowolny bohater może przenieść się na dowolne pole i wykonać atak podstawowy; potem { $tiles-2 } magiczne żetony { $tile-2 } na jednej hordzie w zasięgu { $arrows-2 }.
ability-mirage = Miraż
ability-mirage-about = { $soldiers } żołnierzy i { $tiles } żetony { $tile }, wszystko magiczne, na jednej sąsiadującej hordzie. Żetony można dowolnie obracać.
ability-knowledge-is-power = Wiedza to potęga
ability-knowledge-is-power-about = Wykonaj dowolną inną zdolność specjalną w grze, jakby należała do Magnusa.
ability-arcane-storm = Burza arkanów
ability-arcane-storm-about = Magiczny żeton z { $size } kwadratów, dowolnie obrócony, na jednej sąsiadującej hordzie.
ability-blazing-impact = Płomienne uderzenie
ability-blazing-impact-about = Magiczny żeton { $tile } na jego hordzie; jeśli zakryje dokładnie { $exactly-2 } wrogów, dowolny bohater odzyskuje { $amount-2 } punkt zdrowia.
ability-hellfire = Piekielny ogień
ability-hellfire-about = Magiczny żeton w kształcie T z { $size } kwadratów na jego hordzie; jeśli zakryje dokładnie { $exactly-2 } wrogów, { $tiles-2 } żetony { $tile-2 } na jednej sąsiadującej hordzie.
ability-surge-of-flame = Fala płomieni
ability-surge-of-flame-about = Ignus rusza się o dodatkowe { $move } pola i kładzie magiczny żeton { $tile } na każdej hordzie, na którą wejdzie; potem on lub sąsiadujący bohater odzyskuje { $amount-2 } punkty zdrowia.
ability-burn = Płoń!
ability-burn-about = Po magicznym żetonie { $tile } na najwyżej { $most } sąsiadujących hordach. Żetony można dowolnie obracać.
ability-infernal-wheel = Piekielne koło
ability-infernal-wheel-about = Po żetonie { $tile } obrażeń bezpośrednich na każdej sąsiadującej hordzie. Żetony można dowolnie obracać.
ability-reapers-harvest = Żniwo kosiarza
ability-reapers-harvest-about = { $tiles } żetony { $tile } i { $others } żetony { $other } obrażeń bezpośrednich na jej hordzie, każdy przy innym boku jej podstawy. Żetony można dowolnie obracać.
ability-holy-chaos = Święty chaos
ability-holy-chaos-about = Na jednej sąsiadującej hordzie żeton { $tile }, żeton { $other } i { $soldiers } żołnierzy; wszystko zadaje obrażenia bezpośrednie. Żetony można dowolnie obracać.
ability-resurrection = Zmartwychwstanie
ability-resurrection-about = Żeton { $tile } obrażeń bezpośrednich na jej hordzie; jeśli ta horda zostanie w tej rundzie zniszczona, Lilith odzyskuje { $amount-2 } punkty zdrowia i jest pod ochroną. Działa do końca rundy. Żetony można dowolnie obracać.
hero-elora = Elora
    .gen = Elory
    .dat = Elorze
    .acc = Elorę
    .ins = Elorą
    .loc = Elorze
    .gender = f
hero-dierdre = Dierdre
    .gen = Dierdre
    .dat = Dierdre
    .acc = Dierdre
    .ins = Dierdre
    .loc = Dierdre
    .gender = f
hero-bruxa = Bruxa
    .gen = Bruxy
    .dat = Bruxie
    .acc = Bruxę
    .ins = Bruxą
    .loc = Bruxie
    .gender = f
hero-alric = Alric
    .gen = Alrica
    .dat = Alricowi
    .acc = Alrica
    .ins = Alrikiem
    .loc = Alricu
    .gender = m
hero-saitam = Saitam
    .gen = Saitama
    .dat = Saitamowi
    .acc = Saitama
    .ins = Saitamem
    .loc = Saitamie
    .gender = m
hero-warrior = piaskowy wojownik
    .gen = piaskowego wojownika
    .dat = piaskowemu wojownikowi
    .acc = piaskowego wojownika
    .ins = piaskowym wojownikiem
    .loc = piaskowym wojowniku
    .gender = m
hero-warrior-about = Porusza się z Alrikiem, zakrywa jeden kwadrat (obrażenia fizyczne), ma { $health } punkt zdrowia, zatrzymuje hordę jak żołnierz i może przyjąć obrażenia za bohatera.
hero-elora-about = Atak dystansowy, magiczny: żeton { $tile } na hordzie w zasięgu { $arrows }.
hero-elora-bench = Magiczny żeton { $tile } na każdej sąsiadującej hordzie; potem jedna z trafionych hord nie rusza się w tej rundzie.
passive-winter-is-coming = Nadchodzi zima
passive-winter-is-coming-about = Na początku jej aktywacji magiczny żeton { $tile } na każdej hordzie, na której leży jej żeton.
ability-ice-storm = Lodowa burza
ability-ice-storm-about = Żeton w kształcie L z { $size } kwadratów i żeton { $other } na dowolnych sąsiadujących hordach; magiczne.
ability-permafrost = Wieczna zmarzlina
ability-permafrost-about = Wybierz jej hordę lub sąsiadującą: magiczny żeton { $tile-2 }, a horda nie rusza się w tej rundzie.
ability-frost-lance = Lodowa lanca
ability-frost-lance-about = Magiczny żeton w kształcie L z { $size } kwadratów na dowolnej hordzie.
ability-numbing-aura = Aura odrętwienia
ability-numbing-aura-about = Pasywna: hordy na jej polu i obok nie szarżują.
hero-dierdre-about = Atak magiczny: żeton { $tile } na jej hordzie lub sąsiadującej; potem Dierdre albo bohater w pobliżu odzyskuje { $amount-2 } punkt zdrowia.
hero-dierdre-bench = Jeden bohater odzyskuje pełne zdrowie; potem do { $soldiers-2 } żołnierzy na różnych hordach, jej lub sąsiadujących.
passive-holy-light = Święte światło
passive-holy-light-about = Ilekroć żołnierz znika z hordy, która zostaje na planszy, na jego kwadrat trafia żeton { $tile } obrażeń bezpośrednich.
passive-wings-of-light = Skrzydła światła
passive-wings-of-light-about = Przed aktywacją można ją przenieść na dowolne pole, na którym mogłaby zakończyć ruch.
ability-consecrate = Konsekracja
ability-consecrate-about = { $soldiers } żołnierzy na jej hordzie lub sąsiadujących; potem magiczny żeton { $tile-2 } na każdej hordzie, na którą trafili.
ability-blessed-armor = Błogosławiona zbroja
ability-blessed-armor-about = Dierdre i jeszcze jeden bohater na jej polu lub obok są pod ochroną do końca rundy; potem Dierdre wykonuje atak podstawowy.
ability-divine-health = Boskie zdrowie
ability-divine-health-about = Każdy bohater na planszy odzyskuje do { $amount } punktów zdrowia; każdy inny bohater na jej polu lub obok odświeża jedną zdolność.
ability-radiant-choir = Promienny chór
ability-radiant-choir-about = Pasywna: żołnierze umieszczani na hordach na jej polu lub obok zadają obrażenia bezpośrednie.
hero-bruxa-about = Atak dystansowy, magiczny: żeton { $tile } na hordzie w zasięgu { $arrows }.
hero-bruxa-bench = { $tiles } żetony { $tile } obrażeń bezpośrednich na dowolnych sąsiadujących hordach.
passive-dark-secrets = Mroczne sekrety
passive-dark-secrets-about = Zyskuje { $amount } czaszkę za każdą hordę zniszczoną na jej polu lub obok, najwyżej { $skulls }. Na początku jej aktywacji za każdą czaszkę magiczny żeton { $tile-2 } na sąsiadującej hordzie.
ability-laughing-skulls = Śmiejące się czaszki
ability-laughing-skulls-about = Odrzuć co najmniej jedną czaszkę: za każdą żeton { $tile-2 } obrażeń bezpośrednich na sąsiadującej hordzie.
ability-bone-dance = Taniec kości
ability-bone-dance-about = Żeton w kształcie L z { $size } kwadratów i żeton { $other }, każdy na innej sąsiadującej hordzie; magiczne.
ability-voodoo-curse = Klątwa voodoo
ability-voodoo-curse-about = Wybierz jej hordę lub sąsiadującą: w tej fazie jej wrogowie nie mają odporności ani tarcz; potem magiczny żeton { $tile-3 }.
ability-fourth-skull = Czwarta czaszka
ability-fourth-skull-about = Pasywna: może mieć { $skulls } czaszki i zaczyna z { $first-skulls }.
hero-alric-about = Atak wręcz, fizyczny: żeton { $tile } na jego hordzie.
hero-alric-bench = Żeton { $tile } i żeton { $other } na hordzie, na której stoi; fizyczne.
passive-sand-warriors = Piaskowi wojownicy
passive-sand-warriors-about = Po pierwszym ruchu i po każdym odpoczynku dołączają do niego { $count } piaskowi wojownicy (zdrowie: { $health }). Podczas jego aktywacji ruszają się do { $move } pól, a piaskowy wojownik na polu bohatera może przyjąć za niego obrażenia.
ability-flurry = Nawałnica ciosów
ability-flurry-about = { $tiles } żetony { $tile } i żeton { $other } na jego hordzie; fizyczne.
ability-sandstorm = Burza piaskowa
ability-sandstorm-about = Fizyczny żeton { $tile } na każdej sąsiadującej hordzie; potem każdego piaskowego wojownika na planszy można postawić na wolnym kwadracie jednej z nich.
ability-spiked-armor = Kolczasta zbroja
ability-spiked-armor-about = Pasywna: ilekroć Alrica lub piaskowego wojownika zrani próba ruchu hordy, na której stoi, fizyczny żeton { $tile } na tej hordzie.
ability-toughness = Hart pustyni
ability-toughness-about = Pasywna: pierwsze obrażenia w każdej rundzie nie odbierają mu zdrowia.
hero-saitam-about = Atak wręcz, fizyczny: żeton { $tile } na jego hordzie.
hero-saitam-bench = Do { $tiles } żetonów { $tile } na różnych hordach, jego lub sąsiadujących, potem żeton { $tile-2 } na jego hordzie; fizyczne.
passive-leaping-strikes = Ciosy w skoku
passive-leaping-strikes-about = Fizyczny żeton { $tile } na każdej hordzie, której pole opuszcza lub mija w ruchu, najwyżej na { $most }.
ability-tetsubo-storm = Burza tetsubo
ability-tetsubo-storm-about = Fizyczny żeton { $tile } na każdej sąsiadującej hordzie.
ability-spinning-pole = Wirujący kij
ability-spinning-pole-about = Fizyczny żeton { $tile } na jego hordzie.
ability-monkey-palm = Małpia dłoń
ability-monkey-palm-about = Wybierz jego hordę lub sąsiadującą: fizyczny żeton { $tile-2 }, a w tej rundzie nie działa żadna jej zdolność aktywna.
ability-divine-nature = Boska natura
ability-divine-nature-about = Pasywna: na początku aktywacji odzyskuje { $amount } punkt zdrowia.

## Words of the board

facing-N = północ
facing-E = wschód
facing-S = południe
facing-W = zachód
side-red = Czerwony
side-blue = Niebieski
side-green = Zielony
side-yellow = Żółty
colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
damage-physical = fizyczne
family-archer = wieże łucznicze
family-mage = wieże magów
family-barracks = wieże żołnierskie
family-artillery = wieże artyleryjskie
phase-setup = przygotowanie
phase-begin = początek rundy
phase-spawn = przywołanie nowych hord
phase-play = zagrywanie kart wież i bohaterów
phase-boss = aktywacja bossa
phase-over = koniec
facing-NE = północny wschód
facing-SE = południowy wschód
facing-SW = południowy zachód
facing-NW = północny zachód

## Notation: what is wrong with a typed action

garbled-empty = W pustym wierszu nie ma żadnej akcji.
garbled-tray = „{ $text }” nie jest hordą: nazywają się { $shown }, jak na planszy.
garbled-cell = „{ $text }” nie jest polem: podaj wiersz i kolumnę jak { $shown }.
garbled-square = „{ $text }” nie jest kwadratem karty: nazywają się { $shown }, wiersz i kolumna.
garbled-number = „{ $text }” nie jest liczbą (najwyżej { $shown }).
garbled-name = „{ $text }” nie należy do: { $shown }.

## Questions

prompt-heroes = Wybierz swojego bohatera.
prompt-heroes-abilities = { $n ->
    [one] { $hero } bierze jeszcze 1 zdolność specjalną: którą?
    [few] { $hero } bierze jeszcze { $n } zdolności specjalne: które?
   *[other] { $hero } bierze jeszcze { $n } zdolności specjalnych: które?
}
prompt-bench = { $n ->
    [one] W rezerwie może czekać jeszcze 1 bohater: kto?
    [few] W rezerwie może czekać jeszcze { $n } bohaterów: kto?
   *[other] W rezerwie może czekać jeszcze { $n } bohaterów: kto?
}
prompt-spells = { $n ->
    [one] Drużyna bierze jeszcze 1 zaklęcie: które?
    [few] Drużyna bierze jeszcze { $n } zaklęcia: które?
   *[other] Drużyna bierze jeszcze { $n } zaklęć: które?
}
prompt-closing = Który kolor będzie niedostępny w tej rundzie?
prompt-placing = Połóż to, co zostało z tego ataku: { $tiles ->
    [0] żołnierze × { $soldiers }
   *[other] { $soldiers ->
        [0] żetony obrażeń × { $tiles }
       *[other] żetony obrażeń × { $tiles }, żołnierze × { $soldiers }
    }
}.
prompt-placing-forced = Portal jest jedynym celem: trzeba położyć wszystko, co się mieści ({ $tiles ->
    [0] żołnierze × { $soldiers }
   *[other] { $soldiers ->
        [0] żetony obrażeń × { $tiles }
       *[other] żetony obrażeń × { $tiles }, żołnierze × { $soldiers }
    }
}).
prompt-lifted = Żołnierz zabrany z hordy „{ $horde }”: dokąd trafia?
prompt-again = { $hero } może wykonać kolejną akcję.
prompt-companion = Dokąd idzie { $hero }?
prompt-choice-grant = Który bohater może się ruszyć i zaatakować?
prompt-choice-heal = Który bohater odzyskuje zdrowie?
prompt-choice-pay = Który bohater dozna za to 1 obrażenia?
prompt-copying = Którą zdolność wykonać?
prompt-surging = { $points ->
    [one] { $hero } może przejść jeszcze 1 pole.
    [few] { $hero } może przejść jeszcze { $points } pola.
   *[other] { $hero } może przejść jeszcze { $points } pól.
}
prompt-raising = Którą wieżę przekazać i ulepszyć o dwa poziomy?
prompt-ghosts = Gdzie powstaje następny duch?
prompt-ruining = Boss niszczy wieżę: która wraca do puli?
prompt-choice-protect = Który bohater jest pod ochroną?
prompt-choice-hurt = Który bohater doznaje obrażeń?
prompt-tiles-back = Który żeton z hordy „{ $horde }” wraca do puli?
prompt-instead = Obrażenia { $hero-gen }: czy przyjmie je piaskowy wojownik?
prompt-ordering = Kto pierwszy doznaje obrażeń?
prompt-ways = Którędy { $hero } idzie na { $cell }?
prompt-razing = Która horda zostaje zniszczona jako następna?
prompt-reward = Którą nagrodę bierze drużyna?
prompt-mode = { $tower }: którego ataku użyć?
prompt-sticking = Na której wieży umieścić modyfikację: { $modification }?
prompt-places = { $what }: na którym polu?
prompt-shutting = Które miejsce budowy zamknąć (kolor: { $colour })?
prompt-targeting = Która horda zostaje wybrana?
prompt-sights = { $hero } mija elementy krajobrazu: które aktywujecie?
prompt-spending = Ile czaszek odrzucić? Jest ich: { $n }.
prompt-scattering = Piaskowych wojowników można postawić na hordach: gdzie?
prompt-dividing = Kto bierze wieże startowe?
prompt-raising-start = Którą wieżę startową ulepszyć o poziom?
prompt-returning = Która wieża startowa wraca do puli?
prompt-choice-companion = Czy żbik dołącza?
prompt-granted = { $hero } może się ruszyć i wykonać atak podstawowy.
prompt-granted-anywhere = { $hero } może najpierw przenieść się na dowolne pole.
prompt-hero-warriors = { $hero }: piaskowi wojownicy mogą się ruszyć.

## Answers

do-hero = Wybierz: { $hero }
do-learn = { $ability }
do-bench = Do rezerwy: { $hero }
do-spell = { $spell }
do-build = { $tower } na { $cell }, orientacja: { $facing }
do-pass = Przekaż: { $tower } → { $player }; ulepszona: { $raised }
do-pass-own = Odłóż na rundę: { $tower }; ulepszona: { $raised }
do-pass-unchanged = Przekaż bez zmian: { $tower } → { $player }
do-activate = Aktywuj: { $hero }
do-wildcat = Aktywuj żbika
do-bring = Aktywuj z rezerwy: { $hero } na { $cell }
do-cast = Rzuć: { $spell }
do-tile = { $shape } na hordę „{ $horde }”, { $square } · wrogowie { $hits } z { $size } · zostanie { $left }
do-tile-last = { $shape } na hordę „{ $horde }”, { $square } · ostatni wrogowie, { $hits } z { $size }
do-soldier = Żołnierz na hordę „{ $horde }”, { $square }
do-lift = Zabierz żołnierza z hordy „{ $horde }”, { $square }
do-move = { $hero } idzie na { $cell }
do-seat = Na { $square } · kwadraty wrogów pod podstawą: { $hits }
do-reseat = Przestaw na { $square } · kwadraty wrogów pod podstawą: { $hits }
do-attack = Atak podstawowy, { $hero }, orientacja: { $facing }
do-ability = { $hero }: { $ability }, orientacja: { $facing }
do-step = { $hero } robi krok na { $cell }
do-step-engage = { $hero } robi krok na { $cell }, na hordę „{ $horde }”
do-choose = { $hero }
do-copy = { $ability } ({ $hero })
do-raise = Przekaż: { $tower } → { $player }; ulepszona: { $raised }
do-raise-own = Odłóż na rundę: { $tower }; ulepszona: { $raised }
do-raise-unchanged = Przekaż bez zmian: { $tower } → { $player }
do-stop = Koniec
do-ghost = Najpierw duch na { $cell }
do-ruin = Oddaj wieżę z { $cell }: { $tower }
do-take = { $player } bierze z { $cell }: { $tower }
do-buy = Kup: { $tower } → { $player }; koszt: { $price }
do-done = Gotowe
do-resign = Poddaj się
do-flag = Przegraj na czas
do-not-done = Jednak gram dalej
do-untile = Żeton z hordy „{ $horde }”, { $square }
do-suffer = { $hero }
do-suffer-soldiers = Żołnierze na hordzie „{ $horde }”
do-way = Trasa: { $cells }
do-raze = { $horde }
do-gain-crystals = Kryształy: { $n }
do-gain-gold = Złoto: { $n }
do-mode = { $tiles } ({ $damage }), według strzałek
do-mode-precise = { $tiles } ({ $damage }), na dowolnej hordzie
do-modify = { $modification } → { $tower } ({ $player }), złoto: { $price }
do-modify-direction = { $modification } ({ $direction }) → { $tower } ({ $player }), złoto: { $price }
do-attach = { $tower } ({ $player })
do-attach-direction = { $tower } ({ $player }), { $direction }
do-spot = Na { $cell }
do-shut = Zamknij miejsce budowy na { $cell }
do-tend-token = Odpocznij i użyj pola: { $token }
do-tend-rift = Odpocznij i odrzuć kartę szczeliny „{ $rift }”
do-light = Zapal ogień sygnałowy na { $cell }
do-target = { $horde }
do-sight = { $token } na { $cell }
do-spend = Odrzuć czaszki: { $n }
do-scatter = Piaskowy wojownik na hordę „{ $horde }”, { $square }
do-march = Piaskowy wojownik idzie na { $cell }
do-march-engage = Piaskowy wojownik idzie na { $cell }, na hordę „{ $horde }”
do-stand = { $hits ->
    [0] Na { $square }: bez wroga
   *[other] Na { $square }: na wrogu
}
do-give = { $player } bierze: { $tower }
do-raise-start = { $tower } → { $raised }
do-return = { $tower }

## What happens

event-round = Runda { $round }
event-phase = Faza: { $name }
event-hero = { $player } gra jako { $hero }.
event-hero-bench = { $hero } czeka w rezerwie.
event-reveal = Nadchodzi horda, a bohaterowie z jej pola się wycofują: { $horde }.
event-spawn = Horda pojawia się na { $cell }: { $horde }.
event-trail = Karta szlaku znika: od następnej rundy znacznik { $route } przywołuje hordy.
event-build = { $player } buduje na { $cell }: { $tower }, orientacja: { $facing }.
event-pass = { $player } przekazuje: { $tower } → { $receiver }; ulepszona: { $raised }.
event-pass-own = { $player } odkłada: { $tower }; ulepszona: { $raised }.
event-pass-unchanged = { $player } przekazuje bez zmian: { $tower } → { $receiver }.
event-tile = Żeton obrażeń ({ $damage }), kwadraty: { $n }. Horda: { $horde }.
event-soldier = Żołnierz staje na hordzie: { $horde }.
event-take-soldier = Żołnierz znika z hordy: { $horde }.
event-face-down = Wieża trafiła portal i leży zakryta: { $tower }.
event-move = { $hero } idzie na { $cell }.
event-move-home = { $hero } wraca na planszę bohatera.
event-ability = { $hero } używa zdolności „{ $ability }”.
event-basic = { $hero } wykonuje atak podstawowy.
event-heal = { $hero } odzyskuje zdrowie: { $n }.
event-protect = { $hero } jest pod ochroną do końca rundy.
event-hurt = { $hero } doznaje obrażeń: { $n } (zdrowie: { $left }).
event-knock-out = { $hero-gender ->
    [f] { $hero } zostaje wyeliminowana.
   *[m] { $hero } zostaje wyeliminowany.
}
event-cast = { $player } rzuca w imieniu drużyny zaklęcie „{ $spell }”.
event-tray-heal = Leczenie, z hordy znikają wszystkie żetony obrażeń: { $horde }.
event-block = Horda zatrzymana: { $horde }.
event-advance = Horda idzie na { $cell }: { $horde }.
event-aim = Horda strzela do bohaterów na swoim polu i obok: { $horde }.
event-rift = Horda staje się portalem { $level }. poziomu: { $horde }.
event-buy = Zakup: { $tower } → { $player }; koszt: { $price }.
event-goal = Cel osiągnięty! Wytrwajcie do końca rundy.
event-boss-card-about = { $boss } odkrywa kartę „{ $card }”: { $about }
ending-won = Królestwo ocalone: wygraliście!
ending-hearts = Ostatnie serce stracone: Królestwo upadło.
ending-portal = Portal dotarł do bramy: Królestwo upadło.
ending-boss = Boss dotarł do bramy: Królestwo upadło.
ending-stuck = Boss nie może iść dalej: przegraliście.
ending-knock-out = Heroiczne wyzwanie: wyeliminowano bohatera. Przegraliście.
ending-rounds = Rundy się skończyły: przegraliście.
ending-resignation = Drużyna się poddała.
ending-time = Czas minął: przegraliście.
ending-empty-decks = Wszystkie stosy są puste, a cel nieosiągnięty: przegraliście.
ending-goal = Celu nie da się już osiągnąć: przegraliście.
event-reward = Drużyna zyskuje { $gold ->
    [0] kryształy: { $crystals }
   *[other] { $crystals ->
        [0] złoto: { $gold }
       *[other] kryształy: { $crystals }, złoto: { $gold }
    }
}.
event-modified = Nowa modyfikacja: { $modification } → { $tower } ({ $player }).
event-tithe = Modyfikacja „{ $modification }” przynosi złoto: { $n }.
event-story = { $story }! { $about }
event-rift-open = Karta szczeliny „{ $rift }”: { $about }
event-rift-closed = Karta szczeliny „{ $rift }” już nie działa.
event-placed = { $piece } na { $cell }.
event-removed = { $piece } znika z { $cell }.
event-bloom = Wszystkie zwiędłe kwiaty znów kwitną.
event-shut = Miejsce budowy na { $cell } jest zamknięte.
event-force = { $until }: { $force }.
event-mark-frozen = Horda zamrożona, w tej rundzie bez ruchu: { $horde }.
event-mark-silent = Horda uciszona, w tej rundzie bez zdolności aktywnych: { $horde }.
event-mark-cursed = Horda przeklęta, w tej fazie bez odporności i tarcz: { $horde }.
event-skulls = { $hero }, czaszki: { $n }.
event-sight = { $token } na { $cell }: aktywacja.
until-round = W tej rundzie
until-next-round = Do końca następnej rundy
until-replaced = Do następnej karty szczeliny
until-card = Dopóki działa karta
until-end = Do końca gry
force-precise-within = ataki precyzyjne sięgają tylko bliskich hord
force-precise-adjacent = ataki precyzyjne sięgają tylko sąsiadujących hord
force-no-charge = żadna horda nie szarżuje
force-no-charge-near = hordy w pobliżu bohatera nie szarżują
force-true-first-tile = pierwszy żeton ataku podstawowego każdego bohatera zadaje obrażenia bezpośrednie
force-true-soldiers-near = żołnierze w pobliżu bohatera zadają obrażenia bezpośrednie
force-spawned-resist = nowo przywołane hordy są odporne
force-spawned-freeze = nowo przywołane hordy się nie ruszają
force-firm-soldiers = żołnierze, którzy zatrzymują hordę, zostają
force-all-slippery = każda horda jest śliska
force-closed-white-sites = białe miejsca budowy są zamknięte
force-slower = bohaterowie mają mniej ruchu
force-boss-out-of-reach = bossa nie można atakować
force-layer-refuses = na górną warstwę bossa nie można kłaść żetonów fizycznych
force-cyclone-times = cyklony działają częściej
force-boss-cards = boss odkrywa więcej kart
force-rifts = działa naraz kilka kart szczeliny
force-unhurt-once = pierwsze obrażenia w rundzie nie odbierają zdrowia
force-skulls = na planszy mieści się więcej czaszek
force-first-skulls = bohater zaczyna z czaszkami
ending-crowd = Nie ma miejsca na następną hordę: Królestwo upadło.
event-mend = Żeton obrażeń wraca z hordy do puli: { $horde }.
event-charge = Horda szarżuje, dwie próby ruchu w tej fazie: { $horde }.
event-instead = Piaskowy wojownik przyjmuje obrażenia za { $hero-acc }.
event-frozen = Horda w tej rundzie się nie rusza: { $horde }.
event-trigger-icon = Horda aktywuje zdolność „{ $icon }”: { $horde }.
event-start-given = { $player } bierze wieżę startową: { $tower }.
event-start-raised = Wieża startowa ulepszona: { $tower } → { $higher }.
event-start-returned = Wieża startowa wraca do puli: { $tower }.
event-well-up = Wyłania się horda, wybierzcie jej pole: { $horde }.
event-beacon-lit = Ogień sygnałowy na { $cell } płonie.
event-beacon-out = Ogień sygnałowy na { $cell } gaśnie.
event-pushed = Horda odepchnięta na { $cell }: { $horde }.
event-drift = { $piece } przesuwa się na { $cell }.
event-sight-goods = { $token } na { $cell }, drużyna zabiera { $gold ->
    [0] kryształy: { $crystals }
   *[other] { $crystals ->
        [0] złoto: { $gold }
       *[other] kryształy: { $crystals }, złoto: { $gold }
    }
}.
event-last-stand = { $n ->
    [0] Ostatni bastion nie kosztuje serc.
    [one] Ostatni bastion kosztuje 1 serce.
    [few] Ostatni bastion kosztuje { $n } serca.
   *[other] Ostatni bastion kosztuje { $n } serc.
}

## What players say to each other by pointing

ping-mine = Biorę tę hordę
ping-help = Tu potrzebna pomoc
ping-build = Tu buduję
thing-horde = { $horde }, { $cell }
thing-hero = { $hero }, { $cell }
thing-space = pole { $cell }

## Around the map

label-round = runda { $round } (najwyżej { $rounds })
label-phase = { $name }
label-hearts = serca { $n }
label-crystals = kryształy { $n }
label-soldiers = żołnierze { $n }
label-goal = cel: { $goal }
label-portals = portale: { $n }
label-cap = wieże najwyżej { $n }. poziomu
label-to-act = decyzja: { $players }
label-done = gotowe
label-hand = ręka: { $towers }
label-spells = zaklęcia: { $spells }
label-figure = { $hero }, zdrowie { $health }/{ $most }, { $place }
label-companion = { $hero }, { $place }
label-board = na planszy bohatera
label-bench = w rezerwie
label-used = po aktywacji
label-protected = pod ochroną
label-down = { $hero-gender ->
    [f] wyeliminowana
   *[m] wyeliminowany
}
label-abilities = zdolności: { $abilities }
label-ability-down = ({ $ability })
label-tray = { $tray } { $horde } na { $cell } · odkryte: { $left }
label-deck = znacznik { $route }: karty { $n }
label-deck-closed = zamknięty
label-level = poziom { $n }
label-volley = atak: { $tiles } ({ $damage })
label-volley-soldiers = żołnierze × { $n }
fate-falls = zostanie zniszczona
fate-moves = ruszy się
fate-held = zostanie zatrzymana
fate-stays = zostanie na miejscu
label-boss-steps = { $n ->
    [0] nie może zrobić ani kroku
    [one] utknie po { $n } kroku
    [few] utknie po { $n } krokach
   *[other] utknie po { $n } krokach
}
fate-escapes-boss = dotrze do bramy
fate-stuck = utknie
fate-lost = gra będzie przegrana
fate-wounds = { $n ->
    [one] straci 1 punkt zdrowia
    [few] straci { $n } punkty zdrowia
   *[other] straci { $n } punktów zdrowia
}
fate-down = { $hero-gender ->
    [f] zostanie wyeliminowana
   *[m] zostanie wyeliminowany
}
label-gold = złoto { $n }
label-skulls = czaszki { $n }/{ $most }
label-modifications = modyfikacje do kupienia, każda za { $price } złota: { $modifications }
label-modified = zmodyfikowane wieże na planszy: { $towers }
label-pointing = { $modification } ({ $direction })
label-rifts = szczelina: { $rifts }
label-back = następna: { $top }, { $goods }
label-back-goods = kryształy { $crystals }, złoto { $gold }
label-back-either = kryształy albo złoto { $n }
label-event = { $story }: po { $n }. karcie stosu { $route }
mark-frozen = zamrożona
mark-silent = uciszona
mark-cursed = przeklęta
mark-charged = szarżuje
label-round-open = runda { $round }

## The list of answers

menu-tower = { $tower }
menu-pass = Przekazanie: { $tower }
menu-heroes = Bohaterowie
menu-spells = Zaklęcia
menu-moves = Ruch
menu-soldier = Żołnierze na { $tray } { $horde }
menu-answers = Odpowiedzi
menu-other = Albo

## Help

shape-sides = { $long } × { $short }
card-signs = I2 to żeton z 2 kwadratów w rzędzie, L3 z 3 kwadratów w narożniku, O4 to blok 4 kwadratów · N1: pole przed wieżą, na odległość 1 pola; strzałki obracają się razem z wieżą
card-tower = { $code } { $tower }: poziom { $level }, { $attack }
card-link = na jednej hordzie
card-free = dowolny obrót
card-precise = precyzyjny: dowolna horda
card-arrows = zasięg { $arrows }
card-enemy = { $code } { $enemy }
card-resists = odporność na obrażenia: { $damage }
card-large = wielki
card-or = { " · albo " }
card-adjacent = dowolne sąsiadujące hordy
card-each = zestaw na każdej z nich
card-spear = dzida { $shape } za każdego żołnierza
card-shield = tarcza z jednej strony
card-slippery = śliski: żołnierze go nie zatrzymują
card-slots = miejsca na modyfikacje: { $n }
card-comes-with = z modyfikacją: { $modification }
card-silences = u hord, na które trafi żeton, w tej rundzie nie działa: { $icon }
card-champion = czempion

## Options of a table

option-difficulty = Poziom trudności
option-guests-off = Tylko bohaterowie tej gry
option-guests-on = Bohaterowie obu gier

## What is not allowed

refused = { $reason } ({ $rule })

## At the terminal

left-out = Nie wszystko mieści się w tym oknie: resztę pokaże cards table.
too-narrow = To okno jest za wąskie: ma kolumn { $width }, a plansza potrzebuje { $least }. Poszerz je i wpisz board.
menu-build = { $tower } (→ hordy w zasięgu)
forecast-reaches = → { $trays }
forecast-reaches-none = → brak
danger-nothing = Ten żeton nie zakryje żadnego wroga.
danger-pieces = Reszta tego ataku przepadnie: { $tiles ->
    [0] żołnierze × { $soldiers }.
   *[other] { $soldiers ->
        [0] żetony obrażeń × { $tiles }.
       *[other] żetony obrażeń × { $tiles }, żołnierze × { $soldiers }.
    }
}
danger-idle = { $hero } traci niewykonaną akcję.
danger-towers = { $n ->
    [one] Możesz jeszcze zbudować 1 wieżę z ręki.
    [few] Możesz jeszcze zbudować { $n } wieże z ręki.
   *[other] Możesz jeszcze zbudować { $n } wież z ręki.
}
danger-hero = Bez aktywacji: { $hero }.
danger-hearts = { $n ->
    [one] Jeśli nic się nie zmieni, koniec rundy kosztuje 1 serce.
    [few] Jeśli nic się nie zmieni, koniec rundy kosztuje { $n } serca.
   *[other] Jeśli nic się nie zmieni, koniec rundy kosztuje { $n } serc.
}
danger-lost = Jeśli nic się nie zmieni, koniec rundy oznacza przegraną.
menu-covers = { $squares }→ { $hits }
menu-covers-all = { $squares }→ { $hits }, ostatni
menu-covers-none = { $squares }→ brak
menu-useless = Żetony, które nie zakryją żadnego wroga
menu-shape = { $shape } na { $tray } { $horde } (→ ilu wrogów zakryje)
menu-basic = Atak podstawowy
menu-bring = Z rezerwy: { $hero } · { $about }
menu-onto = na { $trays }
menu-free = bez hordy
menu-price = { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
card-hero = zdrowie { $health }, ruch { $move }
card-brings = wieże startowe: { $towers }
card-bench = Z rezerwy: { $about }
card-no-effect = nic się nie dzieje
label-shield = tarcza: { $side }
cards-topics = Wpisz cards i jedno z tych słów albo nazwę · cards goal (cel) · cards signs (znaki) · cards table (stół)
cards-none = Nic tu nie nazywa się „{ $text }” i nigdzie tego nie opisano: samo cards wymienia wszystko.
hint-play = numer albo akcja · list · list t0: te z t0 · why 1 · cards · help
hint-setup = numer · list: odpowiedzi · why 1: cały opis · cards · help
help-setup =
    Teraz trzeba odpowiedzieć na jedno pytanie: list pokazuje wszystkie odpowiedzi.
    list · 1                   odpowiedzi z numerami · wybierz pierwszą
    why 1                      cały opis tego, o co chodzi, i zasada
    stop                       jeśli jest na liście: nic więcej
    random · resign            niech odpowie szybka strategia · poddaj grę

## Koniec gry

account-hearts = Serca
account-crystals = Kryształy
account-hearts-left = { $count ->
    [one] zostało { $count } serce
    [few] zostały { $count } serca
   *[many] zostało { $count } serc
}
account-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
account-tiles = { $count ->
    [one] { $count } położony żeton obrażeń
    [few] { $count } położone żetony obrażeń
   *[many] { $count } położonych żetonów obrażeń
}
account-wounds = { $count ->
    [one] bohaterowie doznali { $count } obrażenia
    [few] bohaterowie doznali { $count } obrażeń
   *[other] bohaterowie doznali { $count } obrażeń
}
account-knocked-out = { $count ->
    [one] bohater raz wyeliminowany
    [few] bohaterowie wyeliminowani { $count } razy
   *[other] bohaterowie wyeliminowani { $count } razy
}
account-hordes = { $count ->
    [one] { $count } zniszczona horda
    [few] { $count } zniszczone hordy
   *[many] { $count } zniszczonych hord
}
account-towers = { $count ->
    [one] { $count } zbudowana wieża
    [few] { $count } zbudowane wieże
   *[many] { $count } zbudowanych wież
}
account-spells = { $count ->
    [one] { $count } rzucone zaklęcie
    [few] { $count } rzucone zaklęcia
   *[many] { $count } rzuconych zaklęć
}
account-abilities = { $count ->
    [one] { $count } użyta zdolność
    [few] { $count } użyte zdolności
   *[many] { $count } użytych zdolności
}
account-passed = { $count ->
    [one] { $count } przekazana wieża
    [few] { $count } przekazane wieże
   *[many] { $count } przekazanych wież
}
## Czym są rzeczy: słowa dymka

damage-physical-about = Nie zakrywają wrogów odpornych na obrażenia fizyczne.
damage-magic-about = Nie zakrywają wrogów odpornych na magię.
damage-true-about = Zakrywają każdego wroga, bez względu na odporność.
phase-setup-about = Przed pierwszą rundą drużyna wybiera bohaterów, zdolności i zaklęcia.
phase-begin-about = Kończy się to, co trwało w poprzedniej rundzie; pojawiają się nowe wydarzenia i szczeliny.
phase-over-about = Gra jest rozstrzygnięta.
phase-spawn-about = Przy każdym znaczniku przywołania pojawia się nowa horda.
phase-play-about = Wszyscy w dowolnej kolejności zagrywają i przekazują wieże oraz aktywują bohaterów.
phase-destroy-about = Hordy, których wszyscy wrogowie są zakryci, zostają zniszczone i dają nagrodę.
phase-boss-about = Boss dobiera kartę i wykonuje jej efekt.
phase-pick-up-about = Wieże i karty bohaterów wracają na ręce; gracze biorą też przekazane im wieże.
phase-spend-about = Drużyna kupuje nowe wieże za to, co zdobyła.
mark-frozen-about = Ta horda w tej rundzie się nie rusza.
mark-silent-about = Zdolności tej hordy w tej rundzie nie działają.
mark-cursed-about = Wrogowie tej hordy nie mają w tej fazie odporności ani tarcz.
mark-charged-about = Ta horda w tej fazie dwa razy próbuje się ruszyć.
sign-heart = serca
sign-crystal = kryształy
sign-crystal-about = Dają je zniszczone hordy. Na koniec rundy za 2 kupuje się wieżę 1. poziomu, a za 3 – wieżę 2. poziomu. Drużyna może mieć najwyżej 12.
sign-gold = złoto
sign-gold-about = Na koniec rundy za 2 sztuki złota kupuje się modyfikację wieży. Drużyna może mieć najwyżej 12.
sign-soldier = żołnierz
sign-soldier-about = Zakrywa jeden kwadrat wroga i raz zatrzymuje hordę: zamiast iść dalej, horda go usuwa. Jest ich 12 dla wszystkich graczy.
sign-base = podstawa figurki bohatera
sign-base-about = Zakrywa obrażeniami bezpośrednimi blok 2 × 2 kwadraty i zatrzymuje hordę; potem bohater doznaje 1 obrażenia.
sign-portal = portal
sign-portal-about = Atakują go tylko wieże co najmniej jego poziomu, a potem odchodzą z gry. Nie może dotrzeć do bramy.
sign-ghost = karty duchów
sign-ghost-about = Gdy nawiedzona horda zostaje zniszczona, jej miejsce zajmuje następny duch.
sign-trail = karta szlaku
sign-trail-about = Zamyka ścieżkę, dopóki nie otworzy jej przecieracz szlaku.
sign-boss = boss
sign-boss-about = Zakryjcie wszystkie kwadraty wroga na wierzchniej karcie, a zostanie zniszczona. Gdy zniknie ostatnia, boss jest pokonany.
sign-skull = czaszki
sign-skull-about = Bohaterka zyskuje je za hordy zniszczone w jej pobliżu; dają dodatkowe żetony.
sign-deck = pozostałe karty hord
sign-deck-about = Karty znaczników przywołania, które się jeszcze nie pojawiły.
sign-site-about = Tu na jedną rundę stają wieże gracza tego koloru.
sign-white-site-about = Może tu budować każdy gracz.
sign-marker = znacznik przywołania
sign-marker-about = Tu na początku rundy pojawia się nowa horda. Numery mówią, w jakiej kolejności.
sign-road = ścieżka
sign-deadly = śmiercionośny
sign-deadly-about = Tego wroga zakrywają tylko żetony obrażeń: ani żołnierze, ani bohaterowie.
sign-shield = tarcza
sign-shield-about = Ataki od strony, którą wskazuje karta, nie zakrywają tego wroga.
sign-slippery = śliski
sign-slippery-about = Dopóki ten wróg jest widoczny, żołnierze nie zatrzymują hordy.
sign-champion = czempion
sign-champion-about = Potężny wielki wróg z własną zdolnością; kosztuje 4 serca.
sign-event = wydarzenie
sign-event-about = Następuje, gdy tylko ze stosu zejdzie karta o tym numerze.
sign-incoming-about = Przekazane temu graczowi w tej rundzie. Na koniec rundy trafiają na rękę.
sign-forecast = prognoza
sign-forecast-about = Co zrobi każda horda, jeśli w tej rundzie nic się już nie zmieni.
sign-done = gotowe
sign-done-about = Faza kończy się, gdy gotowi są wszyscy gracze. Do tego czasu można to cofnąć.
sign-goal = Cel tego scenariusza. Sprawdza się go na koniec rundy, o ile zostały serca.
sign-level = Poziom { $level }.
sign-tiles = { $n ->
    [one] 1 żeton, obrażenia { $damage }
    [few] { $n } żetony, obrażenia { $damage }
   *[other] { $n } żetonów, obrażenia { $damage }
}
sign-tier = Stopień { $tier }.
sign-horde = Zostaje zniszczona, gdy wszyscy jej wrogowie są zakryci. Zatrzymuje ją stojący na niej żołnierz albo bohater.
sign-reward = Zniszczona daje: { $gold ->
    [0] { $crystals ->
        [one] 1 kryształ
        [few] { $crystals } kryształy
       *[other] { $crystals } kryształów
    }
   *[other] { $crystals ->
        [0] złoto × { $gold }
        [one] 1 kryształ i złoto × { $gold }
        [few] { $crystals } kryształy i złoto × { $gold }
       *[other] { $crystals } kryształów i złoto × { $gold }
    }
}.
sign-reward-either = Zniszczona daje do wyboru kryształy albo złoto: { $n }.
sign-kind-flying = Latająca: nie zatrzymują jej żołnierze ani bohaterowie i przelatuje nad innymi hordami.
sign-kind-ghost-strip = Nawiedzona: tam, gdzie zostaje zniszczona, powstaje duch.
sign-kind-ghost = Duch: zajmuje miejsce nawiedzonej hordy i nie daje kryształów.
sign-kind-trailblazer = Przecieracz szlaku: gdy się pojawia, otwiera zamkniętą ścieżkę.
sign-kind-portal = Portal: atakują go tylko wieże co najmniej jego poziomu. Nie może dotrzeć do bramy.
sign-wildcat = Chodzi za Allerią. Raz w rundzie można go aktywować bez karty; zatrzymuje hordy jak bohater, a każde obrażenie odsyła go na planszę bohatera.

## Pytania, gdy coś już jest w ręce

ask-ability-1 = W którą stronę ma być zwrócona figurka: { $hero }?
ask-attack-1 = W którą stronę ma być zwrócona figurka: { $hero }?
ask-bring-1 = { $hero }: gdzie wchodzi na planszę?
ask-build-1 = Na którym miejscu budowy stanie wieża?
ask-build-2 = W którą stronę ma być zwrócona wieża?
ask-buy-1 = Kto dostaje wieżę?
ask-displace-1 = { $hero }: dokąd się wycofuje?
ask-pass-1 = Kto dostaje wieżę?
ask-pass-2 = W którą wieżę zostanie ulepszona?
ask-soldier-1 = Na której hordzie stanie żołnierz?
ask-soldier-2 = Na którym kwadracie stanie żołnierz?
ask-tile-1 = Na której hordzie położyć żeton?
ask-tile-2 = Jak obrócić żeton?
ask-tile-3 = Na którym kwadracie położyć żeton?
ask-untile-1 = Który żeton wraca do puli?
ask-modify-1 = Która wieża dostaje modyfikację?
ask-modify-2 = Czyja wieża?
ask-modify-3 = W którą stronę ma wskazywać naklejka?
pick-button-cell = Zbudować wieżę czy ją przekazać?
