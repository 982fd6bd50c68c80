# Krosmaster: Arena po polsku. Słowa według słowniczka; klucze są te same w każdym języku.

## Content

title = Krosmaster: Arena
about = Drużyny małych bohaterów walczą zaklęciami, kamami i demonicznymi nagrodami na arenie 12 × 12; wygrywa strona, która jako jedyna ma galony chwały albo jako ostatnia zostaje na arenie.
rules-since-1 = Zwycięstwo sprawdza się teraz po każdej z obu strat przy dwóch jednakowych ściankach napięcia, a galon chwały można kupić tylko wtedy, gdy jest co zyskać.

# Sposoby gry

scenario-duel = Pojedynek
scenario-duel-about = Dwoje graczy, po jednej drużynie, wszystkie zasady.
scenario-free-for-all = Każdy na każdego
scenario-free-for-all-about = Czworo graczy z małymi drużynami, każdy przeciw wszystkim.
scenario-two-against-two = Dwóch na dwóch
scenario-two-against-two-about = Czworo graczy z małymi drużynami; partnerzy siedzą naprzeciw siebie i wygrywają razem.
scenario-tutorial-1 = Samouczek 1: Pierwsza próba
scenario-tutorial-1-about = Królowa przeciw Królowi, same kroki i pięści: naucz się ruchu, blokady i uniku.
scenario-tutorial-2 = Samouczek 2: Moje pierwsze zaklęcie
scenario-tutorial-2-about = Ta sama dwójka, każde z jednym zaklęciem ataku: poznaj zasięg, linię wzroku i moce.
scenario-tutorial-3 = Samouczek 3: Przywoływanie
scenario-tutorial-3-about = Król i Królowa z pełnymi kartami: naucz się wzywać stworzenia na pomoc.
scenario-tutorial-4 = Samouczek 4: Co dwie głowy, to nie jedna
scenario-tutorial-4-about = Po dwie figurki na stronę i skrzynie, na których można stanąć; wygrywa strona, która pierwsza znokautuje Krosmastera przeciwnika.
scenario-tutorial-5 = Samouczek 5: Nowe widoki
scenario-tutorial-5-about = Dalekie strzały i odepchnięcia; znokautuj Krosmastera przeciwnika, a potem przetrwaj odpowiedź.
scenario-tutorial-6 = Samouczek 6: Niekończąca się próba
scenario-tutorial-6-about = Leczenie i bomby; znokautuj obu Krosmasterów przeciwnika.
scenario-tutorial-7 = Samouczek 7: Bóg areny
scenario-tutorial-7-about = Pełne drużyny na arenie Dół, z napięciem, kamami i galonami chwały, ale jeszcze bez nagród.
variant-exchanged = Zamienione pola startowe
variant-king-first = Zaczyna gracz Króla
variant-mixed = Inne pary

# Krosmasterzy

figure-king = Król Gobballi
figure-queen = Królowa Tofu
figure-oscar = Oscar Kass
figure-anna = Anna Tommy
figure-bill = Bill Tell
figure-kassius = Kassius Kaos
figure-healey = Mała Healey
figure-aboum = Zły Aboum
breed-osamodas = Osamodas
breed-sram = Sram
breed-sacrier = Sacrier
breed-cra = Cra
breed-masqueraider = Masqueraider
breed-eniripsa = Eniripsa
breed-rogue = Łotrzyk

# Przywołańce

summon-gobball = Gobball
summon-tofu = Tofu
summon-water-bomb = Bomba wodna
summon-prespic = Prespic
species-creature = stworzenie
species-bomb = bomba
species-trap = pułapka

# Zaklęcia

spell-gobbolob = Gobbolob
spell-gobbolob-about = Obrażenia +{ $beside-bonus }, jeśli z celem sąsiaduje Gobball tego właśnie Króla; liczy się najwyżej { $beside-most }.
spell-summon-gobball = Przywołanie Gobballa
spell-summon-gobball-about = Stawia Gobballa (PŻ { $summons-hp }, PR { $summons-mp }, PA { $summons-ap }) na wskazanym pustym polu; limit przywołań: { $summon-limit }.
spell-dan-to-fu = Dan To Fu
spell-dan-to-fu-about = Obrażenia +{ $beside-bonus } za każde Tofu tej właśnie Królowej, które sąsiaduje z celem.
spell-summon-tofu = Przywołanie Tofu
spell-summon-tofu-about = Stawia Tofu (PŻ { $summons-hp }, PR { $summons-mp }, PA { $summons-ap }) na wskazanym pustym polu; limit przywołań: { $summon-limit }.
spell-con = Przekręt
spell-con-about = Kradzież życia: z rzucającego zdejmuje się tyle znaczników obrażeń, ile otrzymał cel.
spell-trickery = Mamienie
spell-trickery-about = { $armor-break ->
    [one] Przebicie pancerza: cel rzuca na pancerz o { $armor-break } kość mniej.
    [few] Przebicie pancerza: cel rzuca na pancerz o { $armor-break } kości mniej.
   *[other] Przebicie pancerza: cel rzuca na pancerz o { $armor-break } kości mniej.
}
spell-assault = Natarcie
spell-assault-about = Rzucający zamienia się miejscami z celem, nawet jeśli nie zada mu obrażeń.
spell-transposition = Transpozycja
spell-transposition-about = Rzucający zamienia się miejscami z sojusznikiem: Krosmasterem albo przywołańcem.
spell-plaguing-arrow = Nękająca strzała
spell-plaguing-arrow-about = Daleki strzał, którym nie da się wycelować w nikogo z bliska.
spell-long-shot = Daleki strzał
spell-long-shot-about = Do końca tej tury największy zasięg zwykły i w linii rzucającego: +{ $range-bonus }; wszystkie niewydane PR przepadają.
spell-irritating-sting = Drażniące żądło
spell-irritating-sting-about = Kosztowny strzał bez dodatkowego efektu.
spell-puff = Podmuch
spell-puff-about = { $push ->
    [one] Odpycha cel od rzucającego najwyżej o { $push } pole; przeszkoda lub krawędź zatrzymuje go wcześniej.
    [few] Odpycha cel od rzucającego najwyżej o { $push } pola; przeszkoda lub krawędź zatrzymuje go wcześniej.
   *[other] Odpycha cel od rzucającego najwyżej o { $push } pól; przeszkoda lub krawędź zatrzymuje go wcześniej.
}
spell-curse-word = Słowo klątwy
spell-curse-word-about = { $armor-break ->
    [one] Przebicie pancerza: cel rzuca na pancerz o { $armor-break } kość mniej.
    [few] Przebicie pancerza: cel rzuca na pancerz o { $armor-break } kości mniej.
   *[other] Przebicie pancerza: cel rzuca na pancerz o { $armor-break } kości mniej.
}
spell-healing-word = Słowo uzdrowienia
spell-healing-word-about = { $value ->
    [one] Usuwa { $value } znacznik obrażeń i jeden więcej za każdy sukces w rzucie na trafienie krytyczne; celem może być sama rzucająca.
    [few] Usuwa { $value } znaczniki obrażeń i jeden więcej za każdy sukces w rzucie na trafienie krytyczne; celem może być sama rzucająca.
   *[other] Usuwa { $value } znaczników obrażeń i jeden więcej za każdy sukces w rzucie na trafienie krytyczne; celem może być sama rzucająca.
}
spell-retreat-shot = Strzał w odwrocie
spell-retreat-shot-about = { $recoil ->
    [one] Odskok: rzucający odskakuje o { $recoil } pole od wskazanego pola; tego ruchu nie można zablokować.
    [few] Odskok: rzucający odskakuje najwyżej o { $recoil } pola od wskazanego pola; tego ruchu nie można zablokować.
   *[other] Odskok: rzucający odskakuje najwyżej o { $recoil } pól od wskazanego pola; tego ruchu nie można zablokować.
}
spell-throw-water-bomb = Rzut bombą wodną
spell-throw-water-bomb-about = Stawia bombę wodną (PŻ { $summons-hp }) na wskazanym pustym polu; limit przywołań: { $summon-limit }. Bomba eksploduje na początku następnej tury rzucającego albo wcześniej, gdy zostanie trafiona.
spell-bite = Ugryzienie
spell-bite-about = Atak w zwarciu bez dodatkowego efektu.
spell-kiss = Całus
spell-kiss-about = Rani tylko przy udanym rzucie na trafienie krytyczne.
spell-explosion = Eksplozja
spell-explosion-about = Trafia wszystko wokół bomby; każda trafiona postać ma { $ap-markers } PA w swojej następnej turze, nawet bez obrażeń.
spell-spike = Kolec
spell-spike-about = Atak w zwarciu bez dodatkowego efektu.
spell-explosive-flask = Wybuchowa flaszka
spell-explosive-flask-about = Obrażenia neutralne, jeden rzut.
spell-dazing-flask = Oszałamiająca flaszka
spell-dazing-flask-about = Cel ma { $ap-markers } PA w swojej następnej turze.
spell-tangling-flask = Pętająca flaszka
spell-tangling-flask-about = Cel ma { $mp-markers } PR w swojej następnej turze.
spell-archers-shot = Strzał łucznika
spell-archers-shot-about = Rzucający wybiera żywioł obrażeń.
spell-assassins-dagger = Sztylet zabójcy
spell-assassins-dagger-about = Szybkie pchnięcie.
spell-crescent-blade = Półksiężycowe ostrze
spell-crescent-blade-about = Silny atak w zwarciu bez dodatkowego efektu.
spell-kung-fu-shovel = Łopata kung-fu
spell-kung-fu-shovel-about = Trafia także pola po lewej i po prawej stronie celu.
spell-wonder-staff = Kostur dziwów
spell-wonder-staff-about = Trafia także dwa pola za celem.
kind-attack = zaklęcie ataku
kind-heal = zaklęcie leczenia
kind-summon = zaklęcie przywołania
kind-special = zaklęcie specjalne
limit-unlimited = bez ograniczeń
limit-turn = raz na turę
limit-game = raz na grę

# Demoniczne nagrody

reward-G01 = Proszek wody
reward-G01-about = Następne zaklęcie ataku wodą, które posiadacz rzuci w tej turze: obrażenia +{ $next-bonus }.
reward-G02 = Proszek powietrza
reward-G02-about = Następne zaklęcie ataku powietrzem, które posiadacz rzuci w tej turze: obrażenia +{ $next-bonus }.
reward-G03 = Proszek ziemi
reward-G03-about = Następne zaklęcie ataku ziemią, które posiadacz rzuci w tej turze: obrażenia +{ $next-bonus }.
reward-G04 = Proszek ognia
reward-G04-about = Następne zaklęcie ataku ogniem, które posiadacz rzuci w tej turze: obrażenia +{ $next-bonus }.
reward-G05 = Wybuchowa flaszka
reward-G05-about = Jednorazowo za { $spell-ap } PA, zasięg { $spell-min }–{ $spell-max } z linią wzroku; obrażenia neutralne: { $spell-value }.
reward-G06 = Oszałamiająca flaszka
reward-G06-about = Jednorazowo za { $spell-ap } PA, zasięg { $spell-min }–{ $spell-max } z linią wzroku: cel ma { $spell-ap-markers } PA w swojej następnej turze.
reward-G07 = Pętająca flaszka
reward-G07-about = Jednorazowo za { $spell-ap } PA, zasięg { $spell-min }–{ $spell-max } z linią wzroku: cel ma { $spell-mp-markers } PR w swojej następnej turze.
reward-G08 = Mikstura życia
reward-G08-about = Usuń z posiadacza znaczniki obrażeń (najwyżej { $gain-1-heal }).
reward-G09 = Pożywny chleb
reward-G09-about = Posiadacz natychmiast otrzymuje { $gain-1-mp } PR i { $gain-1-ap } PA; usuń z niego znaczniki obrażeń (najwyżej { $gain-1-heal }).
reward-G10 = Mikstura powrotu
reward-G10-about = Postaw posiadacza na pustym polu startowym jego gracza; nikt nie może go zablokować.
reward-G11 = Talizman wody
reward-G11-about = Zaklęcia ataku wodą posiadacza: obrażenia +{ $bonus }; obrażenia, które zadaje mu woda: −{ $reduces }.
reward-G12 = Talizman powietrza
reward-G12-about = Zaklęcia ataku powietrzem posiadacza: obrażenia +{ $bonus }; obrażenia, które zadaje mu powietrze: −{ $reduces }.
reward-G13 = Talizman ziemi
reward-G13-about = Zaklęcia ataku ziemią posiadacza: obrażenia +{ $bonus }; obrażenia, które zadaje mu ziemia: −{ $reduces }.
reward-G14 = Talizman ognia
reward-G14-about = Zaklęcia ataku ogniem posiadacza: obrażenia +{ $bonus }; obrażenia, które zadaje mu ogień: −{ $reduces }.
reward-J01 = Straż uzdrowiciela
reward-J01-about = Usuń z posiadacza znaczniki obrażeń (najwyżej { $gain-1-heal }).
reward-J02 = Straż poszukiwacza złota
reward-J02-about = Posiadacz natychmiast otrzymuje { $gain-1-mp } PR; weź kamy z banku ({ $gain-1-kamas }).
reward-J03 = Straż zegarmistrza
reward-J03-about = Posiadacz natychmiast otrzymuje { $gain-1-ap } PA.
reward-J04 = Straż skoczka
reward-J04-about = Postaw posiadacza na pustym polu w odległości do { $leap }, bez linii wzroku; nikt nie może go zablokować.
reward-J05 = Straż łucznika
reward-J05-about = Jednorazowo za { $spell-ap } PA, zasięg { $spell-min }–{ $spell-max } z linią wzroku; obrażenia od wybranego żywiołu: { $spell-value }.
reward-J06 = Straż pośrednika
reward-J06-about = Zapłać kamy ({ $pays }), aby zyskać galony chwały ({ $gg }); bez tych kam nie można jej użyć.
reward-J07 = Straż berserkera
reward-J07-about = Połóż na karcie posiadacza znaczniki obrażeń ({ $self-damage }); następne zaklęcie ataku żywiołem, które rzuci w tej turze: obrażenia +{ $next-bonus }.
reward-J08 = Straż władcy bestii
reward-J08-about = Postaw Prespica (PŻ { $summons-hp }, PR { $summons-mp }, PA { $summons-ap }) na pustym polu sąsiadującym z posiadaczem; jest jego przywołańcem i działa zaraz po nim.
reward-J09 = Straż hazardzisty
reward-J09-about = Rzuć kością: przy trafieniu krytycznym posiadacz natychmiast otrzymuje { $gain-1-ap } PA, w przeciwnym razie natychmiast otrzymuje { $gain-2-mp } PR, a ty bierzesz kamy z banku ({ $gain-2-kamas }).
reward-J10 = Straż piwowara
reward-J10-about = Wybierz: natychmiast { $gain-1-ap } PA, natychmiast { $gain-2-mp } PR albo usuń z posiadacza znaczniki obrażeń (najwyżej { $gain-3-heal }).
reward-J11 = Straż strażnika
reward-J11-about = Postacie przeciwnika sąsiadujące z posiadaczem nie mogą wydawać PR na ruch.
reward-J12 = Straż czempiona
reward-J12-about = Posiadacz ma Trafienie krytyczne, Pancerz, Unik i Blokadę.
reward-J13 = Straż żywiołów
reward-J13-about = Posiadacz nie otrzymuje obrażeń od wody, powietrza, ziemi ani ognia; obrażenia neutralne i inne efekty nadal na niego działają.
reward-J14 = Straż pojedynkowicza
reward-J14-about = Zaklęcia ataku żywiołem w zwarciu rzucane przez posiadacza: obrażenia +{ $bonus }.
reward-J15 = Sztylet zabójcy
reward-J15-about = Atak w zwarciu za { $spell-ap } PA; obrażenia od powietrza: { $spell-value }.
reward-J16 = Zestaw grzyboluda
reward-J16-about = { $hp } PŻ i Trafienie krytyczne.
reward-J17 = Zestaw Gobballa
reward-J17-about = { $hp } PŻ i Pancerz.
reward-J18 = Zestaw Tofu
reward-J18-about = { $hp } PŻ i Unik.
reward-J19 = Zestaw marchewy
reward-J19-about = { $hp } PŻ i Blokada.
reward-J20 = Miauczuś
reward-J20-about = { $mp } PR.
reward-J21 = Hauhauś
reward-J21-about = { $hp } PŻ.
reward-A01 = Danina demona
reward-A01-about = Weź kamy z puli jednego przeciwnika (najwyżej { $tribute }), a potem zyskaj galony chwały ({ $gg }).
reward-A02 = Wielka uczta
reward-A02-about = Posiadacz natychmiast otrzymuje { $gain-1-mp } PR i { $gain-1-ap } PA; usuń z niego znaczniki obrażeń (najwyżej { $gain-1-heal }).
reward-A03 = Półksiężycowe ostrze
reward-A03-about = Atak w zwarciu za { $spell-ap } PA; obrażenia od wody: { $spell-value }.
reward-A04 = Łopata kung-fu
reward-A04-about = Atak w zwarciu za { $spell-ap } PA; obrażenia od ziemi dla celu i pól po jego bokach: { $spell-value }.
reward-A05 = Kostur dziwów
reward-A05-about = Atak w zwarciu za { $spell-ap } PA; obrażenia od ognia dla celu i dwóch pól za nim: { $spell-value }.
reward-A06 = Zestaw miękkiego dębu
reward-A06-about = { $mp } PR, { $hp } PŻ, { $ap } PA.
reward-A07 = Kroum
reward-A07-about = { $ap } PA, { $hp } PŻ.
reward-A08 = Peki Peki
reward-A08-about = { $mp } PR i Unik.
reward-A09 = Skarabeusz
reward-A09-about = Odporność na wodę, powietrze, ziemię i ogień.
reward-A10 = Bilby
reward-A10-about = Gdy posiadacz podnosi monetę, weź z banku dodatkowe kamy: { $finds }.
reward-A11 = Szmaragdowy Dofus
reward-A11-about = { $hp } PŻ.
reward-A12 = Karmazynowy Dofus
reward-A12-about = Zaklęcia ataku żywiołem rzucane przez posiadacza: obrażenia +{ $bonus }.
reward-A13 = Turkusowy Dofus
reward-A13-about = Trafienie krytyczne i Pancerz.
reward-A14 = Ochrowy Dofus
reward-A14-about = { $ap } PA, { $mp } PR.
rank-granite = granit
rank-jade = jadeit
rank-gold = złoto
category-boost = dopalacz
category-buff = wzmocnienie
category-equipment = ekwipunek
category-weapon = broń
category-set = zestaw
category-pet = chowaniec
category-dofus = Dofus
category-boost-about = działa raz i znika
category-buff-about = działa do początku następnej tury posiadacza
category-equipment-about = zostaje; odkryty może być tylko jeden przedmiot tego rodzaju

# Areny

arena-pit = Dół
arena-elemental = Arena Żywiołów
zone-north = północ
zone-east = wschód
zone-south = południe
zone-west = zachód
zone-fire = ogień
zone-air = powietrze
zone-water = woda
zone-earth = ziemia
scenery-bush = krzak
scenery-tree = drzewo
scenery-crate = skrzynia

# Moce

power-critical-hit = Trafienie krytyczne
power-critical-hit-about = Rzuca dwiema kośćmi zamiast jednej na trafienie krytyczne, z wyjątkiem obrażeń neutralnych.
power-armor = Pancerz
power-armor-about = Rzuca dwiema kośćmi zamiast jednej na pancerz.
power-lock = Blokada
power-lock-about = Rzuca dwiema kośćmi zamiast jednej, gdy blokuje.
power-dodge = Unik
power-dodge-about = Rzuca dwiema kośćmi zamiast jednej, gdy robi unik.
power-itty-bitty = Malutki
power-itty-bitty-about = Nie blokuje i nie można go zablokować; nie zasłania linii wzroku.
power-counter-attack = Kontratak
power-counter-attack-about = Postać przeciwnika, której atak położy na nim znaczniki obrażeń, sama otrzymuje 1 obrażenie.
power-healing = Uzdrawianie
power-healing-about = Zaklęcie leczenia, które usuwa z niego znaczniki, usuwa o 1 więcej.
power-resistance-water = Odporność na wodę
power-resistance-water-about = Woda zadaje mu o 1 obrażenie mniej.
power-resistance-air = Odporność na powietrze
power-resistance-air-about = Powietrze zadaje mu o 1 obrażenie mniej.
power-resistance-earth = Odporność na ziemię
power-resistance-earth-about = Ziemia zadaje mu o 1 obrażenie mniej.
power-resistance-fire = Odporność na ogień
power-resistance-fire-about = Ogień zadaje mu o 1 obrażenie mniej.
power-immunity-water = Niewrażliwość na wodę
power-immunity-water-about = Zaklęcia wody na niego nie działają.
power-immunity-air = Niewrażliwość na powietrze
power-immunity-air-about = Zaklęcia powietrza na niego nie działają.
power-immunity-earth = Niewrażliwość na ziemię
power-immunity-earth-about = Zaklęcia ziemi na niego nie działają.
power-immunity-fire = Niewrażliwość na ogień
power-immunity-fire-about = Zaklęcia ognia na niego nie działają.

# Żywioły, zasięgi, obszary działania, słowa kluczowe

element-none = neutralne
element-water = woda
element-air = powietrze
element-earth = ziemia
element-fire = ogień
range-normal = zasięg zwykły
range-fixed = zasięg stały
range-line = zasięg w linii
range-fixed-line = zasięg stały w linii
range-no-sight = bez linii wzroku
range-melee = zwarcie
range-personal = osobiste
area-single = pojedynczy cel
area-cross = krzyż
area-square = kwadrat
area-oblique = ukos
area-line = linia
area-sweep = zamach
area-hollow = pierścień
keyword-life-steal = Kradzież życia
keyword-armor-break = Przebicie pancerza
keyword-recoil = Odskok
keyword-approach = Doskok
keyword-push = Odepchnięcie
keyword-pull = Przyciągnięcie
keyword-steal = Kradzież
keyword-swap = Zamiana miejsc

# Ścianki kości

face-critical = trafienie krytyczne
face-armor = pancerz
face-lock = blokada
face-dodge = unik
face-critical-dodge = trafienie krytyczne lub unik
face-wild = dowolna

## Notation: what is wrong with a typed action

garbled-empty = W pustym wierszu nie ma akcji.
garbled-move = „{ $text }” nie jest akcją: list pokazuje każdą odpowiedź na to pytanie tak, jak się ją wpisuje (KA-10.1).
garbled-form = „{ $text }” zawiera za mało albo za dużo: zapisz to jak { $form } (KA-10.1).
garbled-cell = „{ $text }” nie jest polem: pola to A1 do L12 (KA-2.3).
garbled-piece = „{ $text }” nie jest pionkiem: pionki to p0 do p59.
garbled-number = „{ $text }” nie jest liczbą od 1 do { $shown }.
garbled-name = „{ $text }” nie jest jednym z: { $shown }.
garbled-use = Nagrody nie można użyć na „{ $text }”: nie pisz nic albo podaj liczbę, gracza, pole lub żywioł i pole, jak fire E5 (KA-19.11).

## Gracze

side-red = Czerwoni
side-blue = Niebiescy
side-green = Zieloni
side-yellow = Żółci
both = { $one } i { $other }
named = { $piece } ({ $player })
nobody = Nikt
punch = cios pięścią
edge-N = północ
edge-E = wschód
edge-S = południe
edge-W = zachód

## Pytania

prompt-teams-free = Wybierz drużynę, liczba figurek: { $figures } (wybrane: { $chosen }), a potem zgłoś gotowość.
prompt-teams-custom = Zbuduj drużynę: od { $least } do { $most } figurek, suma poziomów { $levels } (dotąd { $chosen }), a potem zgłoś gotowość.
prompt-draft = Weź jedną z dwóch kart; drugą dostaje przeciwnik.
prompt-arena = Wybierz arenę.
prompt-edge = Wybierz krawędź, od której zaczynasz; przeciwnik zaczyna naprzeciwko.
prompt-zone = Wybierz swoją strefę startową; pozostali gracze zajmują następne zgodnie z ruchem wskazówek zegara.
prompt-order = Figurki o równej inicjatywie: która działa wcześniej?
prompt-deploy = Rozstaw figurki na swoich polach startowych.
prompt-jokers = Napięcie: obróć jokery na zwykłe ścianki; równe ścianki kosztują galony chwały.
prompt-naming = Dublet: wskaż gracza, który traci galon chwały.
prompt-naming-again = Wskazano ciebie: teraz ty wskaż gracza, który traci galon chwały.
prompt-inspire = Połóż każdą kość na jednej ze swoich kart albo ją sprzedaj.
prompt-next = { $piece }: które stworzenie działa teraz?
prompt-detonate = Która bomba wybucha teraz?
prompt-activation = { $piece } na polu { $cell }: PA { $ap }, PR { $mp }.
prompt-lockers = { $piece } odchodzi z pola { $cell }: która z twoich postaci blokuje jako pierwsza?
prompt-hit-jokers = Zaklęcie „{ $spell }” może zranić twoją stronę albo wywołać odpowiedź: obróć jokery.
prompt-axis = Zaklęcie „{ $spell }”: wzdłuż rzędu czy wzdłuż kolumny?
prompt-assign = Nagroda „{ $reward }”: który z twoich Krosmasterów ją dostaje?
prompt-from = Komu zabrać galon chwały? (do zabrania: { $amount })
prompt-fallen = Kilka postaci jest znokautowanych: czyje galony chwały zmieniają teraz właściciela?

## Odpowiedzi

do-take = Weź figurkę: { $figure }
do-give-back = Oddaj figurkę: { $figure }
do-ready = Gotowe
do-card = Weź kartę: { $figure }
do-arena = { $arena }
do-start = Krawędź startowa: { $edge }
do-start-zone = Strefa startowa: { $zone }
do-line-up = { $piece } działa wcześniej
do-line-up-twin = { $piece } nr { $number } działa wcześniej
do-place = { $piece } na pole { $cell }
do-place-twin = { $piece } nr { $number } na pole { $cell }
do-joker = Obróć kość { $number } ({ $joker }) na: { $face }
do-name = { $player } tracą galon chwały
do-lay = Kość { $number } ({ $face }) → karta: { $piece } ({ $cell })
do-sell = Sprzedaj kość { $number } ({ $face })
do-next = { $piece } na polu { $cell }
do-bomb = { $piece } na polu { $cell }
do-move = { $lockers ->
    [0] Idź na { $cell }
    [one] Idź na { $cell }; blokować próbuje 1 postać
    [few] Idź na { $cell }; blokować próbują { $lockers } postacie
   *[other] Idź na { $cell }; blokować próbuje { $lockers } postaci
}
do-cast = Rzuć zaklęcie „{ $spell }” na pole { $cell }
do-cast-at = Rzuć zaklęcie „{ $spell }”, cel: { $target } na polu { $cell }
do-cast-self = Rzuć na siebie zaklęcie „{ $spell }”
do-break = Rzuć zaklęcie „{ $spell }”, cel: { $scenery } na polu { $cell }
do-punch = Uderz pięścią: { $target } na polu { $cell }
do-pick = Podnieś monetę
do-buy-gg = Kup galon chwały, cena: { $price }
do-buy = Kup: { $reward }, cena: { $price }
do-buy-blind = Kup w ciemno nagrodę ({ $rank }, stos { $pile }), cena: { $price }
do-use = Użyj: { $reward }
do-use-to = Użyj: { $reward }, pole { $cell }
do-use-at = Użyj: { $reward }, cel: { $target } na polu { $cell }
do-use-self = Użyj na sobie: { $reward }
do-use-element = Użyj: { $reward } ({ $element }), pole { $cell }
do-use-element-at = Użyj: { $reward } ({ $element }), cel: { $target } na polu { $cell }
do-use-element-self = Użyj na sobie: { $reward } ({ $element })
do-use-from = Użyj: { $reward }, przeciwnik: { $player }
do-use-gain = Użyj: { $reward } (+{ $ap } PA, +{ $mp } PR, usuń obrażenia { $heal }, kamy { $kamas })
do-use-gain-ap = Użyj: { $reward } (+{ $ap } PA)
do-use-gain-mp = Użyj: { $reward } (+{ $mp } PR)
do-use-gain-heal = Użyj: { $reward } (usuń obrażenia { $heal })
do-use-gain-kamas = Użyj: { $reward } (kamy { $kamas })
do-end = Zakończ aktywację
do-locker = { $piece } na polu { $cell }
do-axis-row = Wzdłuż rzędu
do-axis-column = Wzdłuż kolumny
do-assign = { $reward } → karta: { $piece } ({ $cell })
do-take-from = { $player }
do-fallen = { $piece } ({ $player }) na polu { $cell }
do-resign = Poddaj partię
do-flag = Przegraj na czas

## Co może przynieść odpowiedź

forecast-damage = obrażenia od { $least } do { $most }
forecast-damage-falls = obrażenia od { $least } do { $most }; nokaut { $chance }%
danger-lock = Ryzyko blokady: { $chance }%. Zablokowana postać traci resztę tury.
danger-trap = Na polu { $cell } jest pułapka.
danger-unspent = Niewydane PA: { $ap }.
danger-ally = To trafi też twoją postać: { $piece }.
danger-self = To znokautuje twoją postać: { $piece }.

## Co się dzieje

event-choose = { $player } biorą figurkę: { $figure }.
event-give-back = { $player } oddają figurkę: { $figure }.
event-ready = { $player } są gotowi.
event-line-up = Spośród figurek o równej inicjatywie pierwszeństwo ma { $piece }.
event-axis-row = Wzdłuż rzędu.
event-axis-column = Wzdłuż kolumny.
event-team = { $player } prowadzą drużynę: { $figures }.
event-deal = Na stole: { $one } i { $other }. Pierwsi wybierają { $player }.
event-order = Kolejność tur: { $players }.
event-arena = Arena: { $arena }.
event-arena-own = Plansza jest gotowa.
event-start = { $player }: krawędź startowa { $edge }.
event-start-zone = { $player }: strefa startowa { $zone }.
event-market = Rynek się otwiera: { $rewards }.
event-place = { $piece } zaczyna na polu { $cell }.
event-turn = { $player }: tura gry { $number }
event-character = { $piece } na polu { $cell } działa: PA { $ap }, PR { $mp }.
event-character-end = { $piece }: koniec tury postaci.
event-roll-tension = { $player }, rzut napięcia: { $faces }.
event-roll-critical = { $piece }, rzut na trafienie krytyczne: { $faces } → { $hits }.
event-roll-armor = { $piece }, rzut na pancerz: { $faces } → { $hits }.
event-roll-lock = { $piece }, rzut na blokadę: { $faces } → { $hits }.
event-roll-dodge = { $piece }, rzut na unik: { $faces } → { $hits }.
event-roll-gamble = { $piece } ryzykuje: { $faces }.
event-roll-order = { $player }, rzut: { $faces }.
event-joker = { $player } obracają kość { $number } na: { $face }.
event-doubles = Dublet: { $face }.
event-honour = { $taker } zabierają galony chwały: { $amount }; tracą je { $giver }.
event-honour-wild = { $taker } biorą dzikie galony chwały: { $amount }.
event-honour-to-wild = { $giver }: galony chwały ({ $amount }) stają się dzikie.
event-honour-lost = { $giver } tracą galony chwały na zawsze: { $amount }.
event-inspire = { $piece }: na karcie leży kość ({ $face }).
event-refund = { $player } sprzedają kości: { $dice }; kamy: { $kamas }.
event-fade = { $player }: natchnienie się kończy.
event-move = { $piece } idzie z { $from } na { $to }.
event-locked = Blokada! { $by } zatrzymuje: { $piece }. Reszta tury przepada.
event-shift-push = { $piece }: odepchnięcie z { $from } na { $to }.
event-shift-pull = { $piece }: przyciągnięcie z { $from } na { $to }.
event-shift-recoil = { $piece }: odskok z { $from } na { $to }.
event-shift-approach = { $piece }: doskok z { $from } na { $to }.
event-shift-recall = { $piece } wraca z { $from } na { $to }.
event-shift-leap = { $piece } skacze z { $from } na { $to }.
event-swap = Zamiana miejsc: { $one } i { $other }.
event-cast = { $piece } rzuca zaklęcie „{ $spell }” na pole { $cell }.
event-cast-at = { $piece } rzuca zaklęcie „{ $spell }”, cel: { $target } na polu { $cell }.
event-cast-self = { $piece } rzuca na siebie zaklęcie „{ $spell }”.
event-punch = { $piece } uderza pięścią, cel: { $target }.
event-hurt = { $piece } otrzymuje obrażenia: { $amount } (razem { $damage } z { $hp }).
event-heal = { $piece }, zdjęte znaczniki obrażeń: { $amount } (zostaje { $damage } z { $hp }).
event-marker = { $piece } otrzymuje na następną turę: { $points }.
event-summon = Na polu { $cell } pojawia się { $piece }; przywołuje { $summoner }.
event-remove = { $piece } znika z pola { $cell }.
event-ko = { $piece } na polu { $cell }: nokaut.
event-explode = { $piece } na polu { $cell } wybucha.
event-trap = { $piece } na polu { $cell } zatrzaskuje się.
event-scratch = { $scenery } na polu { $cell } otrzymuje obrażenia: { $amount }.
event-break = { $scenery } na polu { $cell } rozpada się i zostawia kamy: { $kamas }.
event-mend = Uszkodzona sceneria znów jest cała.
event-pick-up = { $piece } podnosi monetę na polu { $cell }.
event-coins-gain = { $player } dostają kamy: { $amount }.
event-coins-pay = { $player } płacą kamy: { $amount }.
event-buy = { $piece } kupuje: { $reward }.
event-buy-blind = { $piece } kupuje w ciemno nagrodę ({ $rank }).
event-buy-own = { $piece } kupuje w ciemno nagrodę ({ $rank }): { $reward }.
event-turn-up = Następna na rynku: { $reward }.
event-turn-up-none = Stos jest pusty, a z nim jego miejsce na rynku.
event-assign = { $piece }: na karcie leży zakryta nagroda „{ $reward }”.
event-assign-hidden = { $piece }: na karcie leży zakryta nagroda.
event-use = { $piece } używa nagrody „{ $reward }”.
event-discard = { $piece }: nagroda „{ $reward }” wypada z gry.
event-discard-hidden = { $piece }: nieznana nagroda wypada z gry.
event-gain = { $piece } natychmiast otrzymuje: { $points }.
event-name = { $player } wskazują: { $named }.
event-out = { $player } odpadają z gry.
points-ap = { $amount } PA
points-mp = { $amount } PR
points-hp = { $left }/{ $hp } PŻ

ending-knock-out = { $winner } zwyciężają: nikt inny nie ma Krosmastera na arenie.
ending-honour = { $winner } zwyciężają: tylko oni mają galony chwały.
ending-tie-break = { $winner } zwyciężają: rozstrzyga lepsza pozycja.
ending-goal = { $winner } zwyciężają: cel samouczka jest osiągnięty.
ending-resignation = { $winner } zwyciężają: druga strona poddała partię.
ending-time = { $winner } zwyciężają: drugiej stronie skończył się czas.
ending-turn-cap = { $winner } zwyciężają: skończyły się tury.
ending-drawn = Remis.

## Wokół planszy

label-setup = przygotowanie
label-turn = tura gry { $number }
label-to-act = decydują { $player }
label-glory = Chwała
label-wild = dzikie { $count }
label-kamas = Kamy
label-bank = bank { $count }
label-dice = Kości
label-used = użyta
label-market = Rynek
label-pile = stos { $count }
label-empty = puste
label-ready = gotowe
label-choosing = w trakcie wyboru
label-out = poza grą
label-knocked-out = nokaut
label-beside = obok planszy
label-acted = już po turze
label-points = PA { $ap }, PR { $mp }
label-boost = następne zaklęcie ({ $elements }) +{ $damage }
label-reach = zasięg +{ $reach }
label-rewards = Nagrody
label-unseen = nieznana ({ $rank })
label-spent = wykorzystane
label-barred = nie w tym samouczku
label-draft = Draft: { $one } albo { $other }; zostało kart: { $left }
label-strike = { $caster }: { $spell } na pole { $cell }
label-race = { $player } prowadzą i muszą przetrwać tę turę
legend-tree = # drzewo
legend-bush = % krzak
legend-crate = = skrzynia
legend-coins = $1 monety
legend-demon = D pole demona
legend-start = _ pole startowe
legend-piece = r3 to p3 Czerwonych
legend-creature = + stworzenie
legend-bomb = * bomba
legend-trap = ^ pułapka
legend-acts = < teraz działa
too-narrow = To okno ma kolumn: { $width }, a arena potrzebuje { $needed }: poszerz je i wpisz board.
goal-ko-one = Cel: znokautować jednego Krosmastera przeciwnika, zanim padnie twój.
goal-ko-and-survive = Cel: znokautować Krosmastera przeciwnika, a potem przetrwać jego następną turę gry bez straty własnego.
goal-ko-all = Cel: znokautować wszystkich Krosmasterów przeciwnika.
goal-full = Cel: gdy dziki galon chwały (GC) jest już zabrany, mieć GC jako jedyna strona albo znokautować wszystkich Krosmasterów przeciwnika. Nokaut daje tyle GC, ile wynosi poziom pokonanej postaci; na polu demona kamy ({ $price }) kupują jeden.
goal-duel = { goal-full }
goal-free-for-all = Cel: gdy nie ma już dzikich galonów chwały (GC), mieć GC jako jedyna strona albo jako ostatnia mieć Krosmasterów na arenie. Nokaut daje tyle GC, ile wynosi poziom pokonanej postaci; na polu demona kamy ({ $price }) kupują jeden.
goal-two-against-two = Cel: gdy nie ma już dzikich galonów chwały (GC), wasza strona jako jedyna ma GC albo jako jedyna ma Krosmasterów na arenie. Nokaut daje tyle GC, ile wynosi poziom pokonanej postaci; na polu demona kamy ({ $price }) kupują jeden.

## Lista odpowiedzi

menu-walk = Ruch
menu-cast = Zaklęcie: { $spell }
menu-punch = Cios pięścią
menu-coins = Monety, chwała i nagrody
menu-use = Nagroda: { $reward }
menu-die = Kość { $number }: { $face }
menu-place = Rozstawienie: { $piece }
menu-other = Inne
menu-answers = Odpowiedzi
menu-take = Figurki do wyboru; cards pokazuje, co każda potrafi
menu-back = Figurki do oddania
menu-idle = { $note } – tam nic nie zdziała
menu-own = { $note } – to twoja strona!
menu-nobody = Bez skutku: nikogo tam nie ma

## Pomoc

no-walker = Żadna z twoich postaci teraz nie idzie.
no-way = Nie ma drogi na { $cell } za { $mp } PR.
card-figure = poziom { $level }, inicjatywa { $initiative }
card-values = PR { $mp }, PŻ { $hp }, PA { $ap }
card-heals = leczenie { $value }
card-harm = obrażenia { $value } ({ $element })
card-price = kamy: { $price }
card-damage = obrażenia rzucającego: { $amount }
card-text = { $facts }. { $about }
help =
    list · list e5             dozwolone akcje z numerami · te z e5; wpisz numer, aby wybrać
    why move E4                która zasada zabrania akcji albo co ona robi; samo why: zasada tego pytania
    rules 9.4 · rules blokad   zasada według numeru · zasady ze słowem
    cards · log · board        karty i nagrody w grze · co się zdarzyło · arena jeszcze raz
    undo                       cofnij ostatni wiersz, dopóki nie rzucono kości, niczego nie odkryto i nie decyduje kto inny
    save PLIK · quit           zapisz grę w pliku · wyjdź: gra i tak jest zachowana
hint-setup = numer albo akcja · list · help wyjaśnia
hint-play = numer albo akcja · list · end kończy aktywację · why move E4 · cards · help
typed-take = take queen · back queen    figurka dołącza do drużyny · odchodzi z niej; ready, gdy drużyna jest pełna
typed-card = card anna    weź tę kartę; przeciwnik dostaje drugą
typed-arena = arena pit    wybierz tę arenę
typed-start = start N    wybierz tę krawędź lub strefę
typed-line-up = line-up p3    figurka p3 działa wcześniej
typed-place = place p3 B1    postaw figurkę p3 na polu B1
typed-joker = joker 1 dodge    obróć pierwszą kość na tę ściankę
typed-name = name blue    ten gracz traci galon chwały
typed-lay = lay 1 p3 · sell 2    połóż pierwszą kość na karcie p3: ma tę moc do twojej następnej tury gry · sprzedaj drugą kość za kamy
typed-next = next p16    teraz działa stworzenie p16
typed-bomb = bomb p16    teraz wybucha bomba p16
typed-locker = locker p3    najpierw próbuje blokować p3
typed-axis = axis row · axis column    wzdłuż rzędu · wzdłuż kolumny
typed-assign = assign p3    nagrodę dostaje p3
typed-from = from blue    zabierz temu graczowi
typed-fallen = fallen p3    teraz galony chwały za p3
typed-move = move E4 · go H7    idź o jedno pole · idź na dalekie pole, aż coś cię zatrzyma
typed-cast = cast 1 F6    rzuć pierwsze zaklęcie z karty na pole
typed-punch = punch E5    uderz sąsiedniego przeciwnika
typed-pick = pick · gg    podnieś monetę ze swojego pola · kup galon chwały na polu demona
typed-buy = buy jade-1    na polu demona: kup odkrytą nagrodę; buy jade-1 blind bierze nieznaną ze stosu obok
typed-use = use 1 · use 1 E5    użyj pierwszej nagrody z karty · na polu; use 1 fire E5 z żywiołem, use 1 blue przeciw graczowi
typed-end = end    zakończ aktywację
typed-random = random    niech los odpowie na pytanie
typed-resign = resign    poddaj partię

## Opcje stołu

option-teams = Wybór drużyn
option-teams-random = Karty są rozdawane
option-teams-draft = Draft po dwie karty (dwóch graczy)
option-teams-free = Każdy bierze figurki z pudełka; każda karta jest tylko jedna
option-teams-custom = Każdy buduje drużynę według poziomów; po obu stronach mogą być te same figurki
option-arena = Arena
option-arena-chosen = Wybiera ją uprawniony gracz
option-scenery = Uszkadzanie scenerii
option-scenery-standard = Nie
option-scenery-destructible = Tak, zaklęciami ataku w zwarciu; rozbita sceneria zostawia monety
option-turn-cap = Limit tur gry każdego gracza, po którym wygrywa lepsza pozycja (0: bez limitu)
option-variant = Wariant samouczka
option-variant-plain = Samouczek bez zmian

## Co nie jest dozwolone

refused = { $reason } ({ $rule })
refused-KA-1-8 = Nie ma już żetonów przywołańców.
refused-KA-3-2 = Tej kości nie można obrócić na tę ściankę.
refused-KA-5-1 = To nie pasuje do drużyny: musi być pełna, a oddać można tylko własną figurkę.
refused-KA-5-2 = Ta figurka jest już zajęta: każda karta jest w pudełku tylko raz.
refused-KA-5-4 = Ta karta nie leży na stole.
refused-KA-5-5 = Liczba figurek i suma ich poziomów nie pasują do własnej drużyny.
refused-KA-5-6 = Figurka o złotym imieniu może być w drużynie tylko raz.
refused-KA-5-7 = Figurka o białym imieniu może być w drużynie najwyżej dwa razy.
refused-KA-5-9 = To nie pasuje do drużyny w grze czteroosobowej.
refused-KA-5-10 = Nie ma takiej figurki.
refused-KA-6-3 = Nie ma takiej areny.
refused-KA-6-4 = Nie ma takiej krawędzi.
refused-KA-6-5 = Następna na osi czasu może być tylko figurka o najwyższej pozostałej inicjatywie.
refused-KA-6-11 = Ustaw własną figurkę, której jeszcze nie ma na arenie, na wolnym polu startowym swojej krawędzi.
refused-KA-7-1 = Teraz decyduje inny gracz.
refused-KA-7-7 = Kość kładzie się na karcie własnego Krosmastera, który jest na arenie.
refused-KA-7-9 = Na kartach przywołańców nie kładzie się kości.
refused-KA-7-13 = Ta kość jest już użyta.
refused-KA-9-1 = Krok kosztuje 1 PR i prowadzi na sąsiednie pole planszy.
refused-KA-9-2 = Na tym polu stoi przeszkoda.
refused-KA-9-11 = To nie jest twoja postać, która teraz próbuje blokować.
refused-KA-10-1 = Nie ma tu takiej akcji.
refused-KA-10-2 = Przywołańce mogą tylko poruszać się i rzucać zaklęcia.
refused-KA-10-3 = Cios pięścią trafia wrogą postać na sąsiednim polu.
refused-KA-10-3-ap = Cios pięścią kosztuje { $ap } PA.
refused-KA-10-4 = Na tym polu nie ma monety.
refused-KA-10-4-ap = Podniesienie monety kosztuje { $ap } PA.
refused-KA-10-5 = Galon chwały kupuje się na polu demona.
refused-KA-10-5-ap-kamas = Galon chwały kosztuje: PA { $ap }, kamy { $kamas }.
refused-KA-10-5-lesson = W tym samouczku nie ma galonów chwały.
refused-KA-10-5-none = Nie ma galonu chwały do zdobycia: nie został żaden dziki i żaden przeciwnik go nie ma.
refused-KA-11-2 = Tego zaklęcia nie można rzucić ponownie: limit jest wyczerpany.
refused-KA-11-3 = Limit przywołań tego zaklęcia jest osiągnięty.
refused-KA-11-4 = To zaklęcie kosztuje więcej, niż zostało.
refused-KA-11-5 = Obrażenia, które kosztuje zaklęcie, nie mieszczą się na karcie.
refused-KA-11-7 = To pole nie może być celem.
refused-KA-11-10 = Przywołanie wymaga pustego pola.
refused-KA-12-1 = To pole jest poza zasięgiem.
refused-KA-12-4 = Cel musi być w tym samym rzędzie lub kolumnie.
refused-KA-12-7 = Zaklęcie w zwarciu wymaga sąsiedniego pola, a atak kogoś na nim.
refused-KA-12-8 = To zaklęcie działa tylko na rzucającego.
refused-KA-12-11 = Coś zasłania linię wzroku.
refused-KA-15-9 = Wybierz rząd albo kolumnę.
refused-KA-16-5 = To stworzenie teraz nie działa.
refused-KA-16-10 = Bomby nie można uderzyć pięścią.
refused-KA-16-14 = Ta bomba teraz nie wybucha.
refused-KA-16-18 = Na tym polu jest już pułapka.
refused-KA-18-1 = Przy tym stole scenerii nie można uszkodzić.
refused-KA-18-6 = Scenerię uszkadzają tylko zaklęcia ataku w zwarciu, i to tam, gdzie stoi.
refused-KA-19-1-ap-kamas = Ta nagroda kosztuje: PA { $ap }, kamy { $kamas }.
refused-KA-19-2 = Nagrody kupuje się na polu demona.
refused-KA-19-3 = W tym miejscu nie ma żetonu.
refused-KA-19-5 = Nagrodę dostaje twój Krosmaster, który jest na arenie.
refused-KA-19-7 = Nie ma miejsca na kolejną nagrodę: na karcie mieści się ich tyle, ile wynosi poziom.
refused-KA-19-11 = Nie ma zakrytej nagrody, której można tak użyć.
refused-KA-19-15 = Ekwipunek tego rodzaju leży już odkryty.
refused-KA-21-6 = Gra jest skończona.
refused-KA-22-4 = Ta postać nie czeka.
refused-KA-22-5 = Teraz trzeba zdecydować o czymś innym.
refused-KA-23-3 = Tego nie można wybrać w grze czteroosobowej.
refused-KA-23-5 = Ustaw własną figurkę na wolnym polu startowym swojej strefy.
refused-KA-23-7 = Wskaż gracza, który jest jeszcze w grze.
refused-KA-23-13 = Zabierz przeciwnikowi, który ma galony chwały.
refused-KA-23-14 = Nie ma cię już w grze.
refused-KA-25-2 = Celem może być tylko sojusznicza postać.
refused-KA-27-2 = Nagroda na to nie pozwala.
refused-KA-27-2-cell = Do tej nagrody trzeba podać pole, na przykład use 1 E5.
refused-KA-27-2-element = Do tej nagrody trzeba podać żywioł i pole, na przykład use 1 fire E5.
refused-KA-27-2-number = Do tej nagrody trzeba podać numer wyboru, na przykład use 1 2.
refused-KA-27-2-player = Do tej nagrody trzeba podać przeciwnika, który jest w grze, na przykład use 1 blue.
refused-KA-27-3 = W samouczkach nie ma nagród.
refused-KA-29-1 = W tym samouczku nie ma zaklęć.
refused-KA-29-2 = Tego zaklęcia jeszcze nie ma w tym samouczku.

## Koniec gry

account-glory = Galony chwały
account-knocked-out = { $count ->
    [one] { $count } znokautowana postać
    [few] { $count } znokautowane postacie
   *[many] { $count } znokautowanych postaci
}
account-damage = zadane obrażenia: { $count }
account-bought = kupione nagrody: { $count }
account-turns = tury gry: { $count }
## Czym są rzeczy: słowa dymka

kind-attack-about = Zadaje obrażenia trafionym: tyle, ile wynosi wartość, więcej przy sukcesie krytycznym, mniej przy sukcesie pancerza.
kind-heal-about = Usuwa tyle znaczników obrażeń, ile wynosi wartość, i o jeden więcej za każdy sukces krytyczny.
kind-summon-about = Stawia na pustym polu żeton przywołańca. Działa on zaraz po przywołującym.
kind-special-about = Działa zgodnie ze swoim tekstem. Nie rzuca się kośćmi.
face-critical-about = Jeden sukces w rzucie na trafienie krytyczne: 1 obrażenie więcej.
face-armor-about = Jeden sukces w rzucie na pancerz: 1 obrażenie mniej.
face-lock-about = Jeden sukces w rzucie na blokadę: sąsiad, który chce odejść, zostaje zatrzymany, chyba że zrobi unik.
face-dodge-about = Jeden sukces w rzucie na unik: anuluje jedną blokadę.
face-critical-dodge-about = Joker: liczy się jako trafienie krytyczne albo jako unik, do wyboru.
face-wild-about = Joker: liczy się jako dowolna wybrana ścianka.
scenery-tree-about = Nikt nie może na nie wejść; zasłania linię wzroku.
scenery-bush-about = Nikt nie może na niego wejść; nie zasłania linii wzroku.
scenery-crate-about = Można na nią wejść; nie zasłania linii wzroku.
sign-ap = PA, punkty akcji
sign-ap-about = Tyle kosztują zaklęcia, ciosy pięścią i podnoszenie monet. Odnawiają się na początku każdej tury postaci.
sign-mp = PR, punkty ruchu
sign-mp-about = 1 PR to jeden krok na sąsiednie pole. Odnawiają się na początku każdej tury postaci.
sign-hp = PŻ, punkty życia
sign-hp-about = Postać, która ma tyle znaczników obrażeń, ile PŻ, zostaje znokautowana.
sign-level = poziom
sign-level-about = Tyle galonów chwały dostaje ten, kto znokautuje tę postać, i tyle nagród mieści się na jej karcie.
sign-initiative = inicjatywa
sign-initiative-about = Postacie z wyższą inicjatywą działają wcześniej.
sign-glory = galon chwały (GC)
sign-glory-about = Zdobywa się je za nokauty albo kupuje na polu demona. Gdy nie ma już dzikich GC, wygrywa jedyny ich właściciel.
sign-wild-glory = dzikie GC
sign-wild-glory-about = Jeszcze niczyje: następne zdobyte GC bierze się najpierw stąd.
sign-kamas = kamy
sign-kamas-about = Monety gracza, na nagrody i galony chwały. Sprzedaje się za nie też kości, których nie położono na kartach.
sign-bank = bank
sign-bank-about = Tu wracają wydane monety i stąd biorą się zdobyte.
sign-coin = kama na planszy
sign-coin-about = Krosmaster na tym polu podnosi 1 monetę za 1 PA.
sign-demon = pole demona
sign-demon-about = Krosmaster, który tu stoi, może kupować nagrody i galony chwały.
sign-start = pole startowe
sign-start-about = Tu ustawia się postacie przed pierwszą turą.
sign-punch = cios pięścią
sign-punch-about = Kosztuje 5 PA: cios w sąsiedniego przeciwnika bez zaklęcia.
sign-reward-back = zakryta nagroda
sign-reward-back-about = Nie działa, dopóki posiadacz jej nie użyje. Na odwrocie widać jej rangę.
sign-tension = kości napięcia
sign-tension-about = Rzuca się nimi na początku tury gry. Gdy obie pokażą to samo, każdy gracz traci GC. Każdą kość kładzie się na karcie, by dała jej moc, albo sprzedaje.
sign-timeline = oś czasu
sign-timeline-about = Kolejność, w jakiej działają postacie, od pierwszej do ostatniej.
sign-acted = już działała
sign-acted-about = Ta postać miała już swoją turę.
sign-element = Obrażenia tego żywiołu ({ $element }). Postać z odpornością doznaje o 1 mniej, postać niewrażliwa – żadnych.
sign-neutral = Obrażenia neutralne: na trafienie krytyczne rzuca się tylko jedną kością i nie pomaga żadna odporność.
sign-rank = Nagrody tej rangi kupuje się na polu demona; cena: kamy ({ $price }) i 1 PA.
sign-creature = Działa zaraz po swoim przywołującym; za znokautowanie go nie ma GC.
sign-bomb = Nie rusza się. Wybucha na początku następnej tury przywołującego albo od razu, gdy zostanie trafiona.
sign-trap = Działa, gdy ktoś zatrzyma się na jej polu.
sign-spell-of = { $spell }: { $facts }

## Pytania, gdy coś już jest w ręce

ask-cast-1 = { $spell }: na które pole?
ask-break-1 = { $spell }: na które pole?
ask-joker-1 = Którą ściankę pokaże ten joker?
ask-lay-1 = Na czyjej karcie położyć tę kość, a może ją sprzedać?
ask-sell-1 = Na czyjej karcie położyć tę kość, a może ją sprzedać?
ask-place-1 = { $piece }: na którym polu startowym?
ask-punch-1 = Kogo uderzyć pięścią?
ask-use-1 = { $reward }: jaki cel?
