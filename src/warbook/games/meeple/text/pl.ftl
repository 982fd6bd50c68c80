# Wojna meepli po polsku. Słowa jak w glosariuszu; klucze są te same w każdym języku.

## Content

title = Wojna meepli
about = Robotnicy wędrują ścieżkami twojej wioski i powołują meeple pod broń, a te odkrywają rosnącą mapę, walczą o odwagę i szturmują budynki. Do zwycięstwa potrzeba sześciu punktów.
rules-since-1 = Gracz bez budynków zakłada teraz wioskę na nowo, Wydajność przesuwa dowolnego twojego robotnika, a każdy ołtarz, z którego znika ostatni wróg, działa od razu.

# Sposoby gry

scenario-normal = Zwykła gra
scenario-normal-about = Każda wioska zaczyna tylko z Placem wioski; wybór budynków należy do ciebie.
scenario-quick = Szybka gra
scenario-quick-about = Każda wioska zaczyna z trzema ukończonymi budynkami: obok Placu wioski stoją dwa, u każdego gracza inne.

# Budynki

building-square = Plac wioski
building-airship = Kompania sterowców
building-raiders = Gildia łupieżców
building-pilots = Akademia pilotów
building-guild = Gildia przedsiębiorców
building-monastery = Klasztor
building-factory = Fabryka
building-catapult = Katapulta
building-school = Szkoła wojskowa
building-university = Uniwersytet
free-slot = wolne miejsce

# Akcje budynków

action-build = Budowa
action-build-about = Połóż 1 budynek ze swojej rezerwy jako plac budowy z 1 robotnikiem na jednym z { $slots } miejsc wioski. To, co tam stało, wraca do rezerwy, a wrogowie na nim zdobywają po 1 punkcie zwycięstwa.
action-deploy = Rozmieszczenie wojsk
action-deploy-about = { $n ->
    [one] Przenieś 1 meepla z magazynu na swoje terytorium przed bramą.
    [few] Przenieś najwyżej { $n } meeple z magazynu na swoje terytorium przed bramą.
   *[other] Przenieś najwyżej { $n } meepli z magazynu na swoje terytorium przed bramą.
}
action-reinforce = Posiłki
action-reinforce-about = { $n ->
    [one] Przenieś 1 meepla z magazynu na 1 terytorium ze swoimi meeplami albo na terytorium przed bramą.
    [few] Przenieś najwyżej { $n } meeple z magazynu na 1 terytorium ze swoimi meeplami albo na terytorium przed bramą.
   *[other] Przenieś najwyżej { $n } meepli z magazynu na 1 terytorium ze swoimi meeplami albo na terytorium przed bramą.
}
action-airborne = Desant powietrzny
action-airborne-about = Postaw po 1 meeplu z magazynu na każdym terytorium ze swoimi meeplami; jeśli w magazynie jest ich za mało, wybierasz, gdzie wylądują.
action-stealth = Tajny desant
action-stealth-about = Postaw 1 meepla z magazynu na dowolnym 1 terytorium obok wrogich meepli; las nie przeszkadza.
action-intimidate = Zastraszenie
action-intimidate-about = { $n ->
    [one] Przesuń 1 wrogiego meepla z jego terytorium przez 1 otwartą granicę na sąsiednie; jeśli dochodzi tam do bitwy, toczy się od razu.
    [few] Przesuń najwyżej { $n } wrogie meeple z 1 terytorium przez 1 otwartą granicę na sąsiednie; jeśli dochodzi tam do bitwy, toczy się od razu.
   *[other] Przesuń najwyżej { $n } wrogich meepli z 1 terytorium przez 1 otwartą granicę na sąsiednie; jeśli dochodzi tam do bitwy, toczy się od razu.
}
action-assemble = Montaż meepli
action-assemble-about = { $n ->
    [one] Przenieś 1 meepla z rezerwy do magazynu.
    [few] Przenieś najwyżej { $n } meeple z rezerwy do magazynu.
   *[other] Przenieś najwyżej { $n } meepli z rezerwy do magazynu.
}
action-burn = Spalenie armii
action-burn-about = Zniszcz wszystkie wrogie meeple na 1 terytorium, gdziekolwiek ono leży; każdy daje 1 punkt odwagi. Meeple na budynkach są bezpieczne.
action-convert = Nawrócenie
action-convert-about = Zastąp 1 wrogiego meepla na polu obrony dowolnego budynku 1 swoim z rezerwy (gdy jest pusta, z magazynu lub z terytorium). Wróg wraca do swojej rezerwy i nie daje odwagi.
action-bomb = Bombardowanie budynku
action-bomb-about = Postaw 1 meepla z rezerwy (gdy jest pusta, z magazynu lub z terytorium) na 1 wolnym polu obrony dowolnego budynku lub placu budowy przeciwnika, gdziekolwiek on stoi. Zapełniony budynek zostaje od razu zniszczony.
action-productivity = Wydajność
action-productivity-about = Jeden z twoich robotników od razu robi jeszcze jeden krok; może to być także ten, który tu stoi.
action-recycle = Recykling
action-recycle-about = Dopóki robotnik tu stoi, twoje zniszczone meeple trafiają do magazynu zamiast do rezerwy.
action-upgrade = Ulepszenie terytorium
action-upgrade-about = Weź 1 wybrany żeton ulepszenia terytorium spośród tych, których nikt jeszcze nie wziął.
action-with = { $n ->
    [0] { $action }
   *[other] { $action } { $n }
}

# Terytoria

kind-blank = puste terytorium
kind-blank-about = Nic nie daje, ale można na nim położyć 1 żeton ulepszenia.
kind-tower = drewniana wieża
kind-tower-about = { $flags ->
    [one] Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami tutaj, masz w tej turze 1 punkt zwycięstwa.
    [few] Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami tutaj, masz w tej turze { $flags } punkty zwycięstwa.
   *[other] Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami tutaj, masz w tej turze { $flags } punktów zwycięstwa.
}
kind-village = osada
kind-village-about = Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami tutaj, możesz przenieść 1 meepla z magazynu tutaj albo na terytorium przed bramą.
kind-hut = chata druida
kind-hut-about = Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami tutaj, twoje meeple przechodzą w tej turze przez las.
kind-forge = kuźnia broni
kind-forge-about = Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami tutaj, w tej turze przed każdą bitwą, w której atakujesz, ginie 1 wróg.
kind-shield = wytwórnia tarcz
kind-shield-about = Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami tutaj, to dopóki tu stoją, przed każdą bitwą, w której się bronisz, ginie 1 atakujący, aż do twojej następnej tury.
kind-cave = jaskinia
kind-cave-about = Meepel, który zaczyna tu turę, może zamiast kroku przejść na dowolne terytorium w odległości do { $cave }, cokolwiek leży po drodze.
kind-altar = ołtarz dawnych bogów
kind-altar-about = Raz na turę: jeśli po ruchu albo po zniknięciu stąd ostatniego wroga są tu tylko twoje meeple, musisz złożyć w ofierze 1 z nich i możesz wtedy zniszczyć 1 wrogiego meepla na terytorium w odległości do { $altar }, za 1 punkt odwagi.
kind-tunnel = tunel kopalni
kind-tunnel-about = Meepel, który tu wchodzi, może od razu przejść do dowolnego innego tunelu kopalni, tylko raz. Ten, który zaczyna tu turę, może to zrobić zamiast kroku.
edge-E = wschód
edge-NE = północny wschód
edge-NW = północny zachód
edge-W = zachód
edge-SW = południowy zachód
edge-SE = południowy wschód

# Żetony

bonus-assemble = montaż 1
bonus-assemble-about = Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami na terytorium z tym żetonem, możesz przenieść 1 meepla z rezerwy do magazynu.
bonus-deploy = rozmieszczenie 1
bonus-deploy-about = Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami na terytorium z tym żetonem, możesz przenieść 1 meepla z magazynu tam albo na terytorium przed bramą.
bonus-nature = władza nad naturą
bonus-nature-about = Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami na terytorium z tym żetonem, twoje meeple przechodzą w tej turze przez las.
bonus-forge = wykuwanie broni
bonus-forge-about = Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami na terytorium z tym żetonem, w tej turze przed każdą bitwą, w której atakujesz, ginie 1 wróg.
bonus-shield = wyrób tarcz
bonus-shield-about = Gdy twoja tura zaczyna się z co najmniej { $garrison } twoimi meeplami na terytorium z tym żetonem, to dopóki tam stoją, przed każdą bitwą, w której się bronisz, ginie 1 atakujący, aż do twojej następnej tury.
tree-token = drzewo zasłaniające las
tree-token-about = Raz w grze: połóż je na dowolnej granicy bez drzewa. Las na niej przestaje się liczyć, dla wszystkich, do końca gry.

## Notation: what is wrong with a typed action

garbled-empty = W pustym wierszu nie ma akcji.
garbled-move = „{ $text }” nie jest akcją: akcje zapisuje się jak fork 2, deploy F 2, step T03 E, rotate 1 lub done (MW-6.1).
garbled-form = „{ $text }” zawiera za mało albo za dużo: zapisz to jak { $form } (MW-6.1).
garbled-tile = „{ $text }” nie jest kafelkiem terytorium: nazywają się jak T05, tak jak pokazuje mapa.
garbled-number = „{ $text }” nie jest liczbą (najwyżej { $shown }).
garbled-space = „{ $text }” nie jest liczbą od 0 do { $shown }.
garbled-name = „{ $text }” nie jest jednym z: { $shown }.

## Gracze

side-orange = Pomarańczowi
side-blue = Niebiescy
side-green = Zieloni
side-purple = Fioletowi
slot-F = przód
slot-L = lewo
slot-R = prawo
slot-B = tył

## Pytania

prompt-window = { $player } zaraz zaczną turę: czy chcesz przedtem położyć żeton?
prompt-window-own = Zaraz zacznie się twoja tura: czy chcesz przedtem położyć żeton?
prompt-bonus = Użyj premii swoich budynków publicznych.
prompt-fork = { $building }: którędy idzie robotnik?
prompt-acting = { $n ->
    [one] Czeka 1 akcja budynku: wykonaj ją albo zakończ fazę.
    [few] Czekają { $n } akcje budynków: wykonaj je w dowolnej kolejności albo zakończ fazę.
   *[other] Czeka { $n } akcji budynków: wykonaj je w dowolnej kolejności albo zakończ fazę.
}
prompt-drops = { $n ->
    [one] W magazynie został tylko 1 meepel: gdzie ląduje?
    [few] W magazynie zostały tylko { $n } meeple: gdzie ląduje następny?
   *[other] W magazynie zostało tylko { $n } meepli: gdzie ląduje następny?
}
prompt-source = Twoja rezerwa jest pusta: skąd weźmiesz meepla na budynek „{ $building }” ({ $player })?
prompt-moving = Poruszaj swoimi meeplami, jednym po drugim, albo zakończ fazę.
prompt-jump = Meepel stoi w tunelu kopalni { $tile }: czy idzie dalej?
prompt-altars = Czeka kilka ołtarzy: który jest następny?
prompt-victim = Ofiara na { $tile } złożona: którego meepla zniszczą dawni bogowie?
prompt-explore = Które pole odkryjesz teraz?
prompt-rotate = Nowe odkrycie: { $kind }. Obróć kafelek, jak chcesz.
prompt-battles = Czeka kilka bitew: którą stoczyć teraz?
prompt-follow = { $n ->
    [one] Bitwa w tunelu kopalni { $tile } wygrana: 1 meepel może iść dalej.
    [few] Bitwa w tunelu kopalni { $tile } wygrana: { $n } meeple mogą iść dalej.
   *[other] Bitwa w tunelu kopalni { $tile } wygrana: { $n } meepli może iść dalej.
}
prompt-honour = Należy ci się punkt zwycięstwa, ale w domu nie ma żadnego meepla: z którego terytorium pójdzie na górę sławy?
prompt-found = Nie masz już żadnego budynku: załóż wioskę na nowo, stawiając plac budowy. Który budynek i na którym miejscu?

## Odpowiedzi

do-token = Połóż żeton ulepszenia „{ $token }” na { $tile } ({ $kind })
do-tree = Połóż drzewo na { $tile }, granica: { $edge }
do-bonus-assemble = Zmontuj 1 meepla (premia: { $tile })
do-bonus-gate = Rozmieść 1 meepla przed bramą (premia: { $tile })
do-bonus-here = Rozmieść 1 meepla na { $tile } ({ $kind })
do-fork = { $building }: dalej
do-fork-action = { $n ->
    [0] { $building }: pole „{ $action }”
   *[other] { $building }: pole „{ $action } { $n }”
}
do-fork-idle = { $n ->
    [0] { $building }: pole „{ $action }” (na razie bez żadnego skutku)
   *[other] { $building }: pole „{ $action } { $n }” (na razie bez żadnego skutku)
}
do-fork-towards-1 = { $building }: w stronę pola „{ $action0 }”
do-fork-towards-2 = { $building }: w stronę pól „{ $action0 }” i „{ $action1 }”
do-fork-towards-3 = { $building }: w stronę pól „{ $action0 }”, „{ $action1 }” i „{ $action2 }”
do-build = Zbuduj: { $new } (miejsce: { $old_slot })
do-build-over = Zbuduj: { $new } (miejsce: { $old_slot }, zamiast: { $old_building })
do-deploy = { $n ->
    [one] Rozmieść 1 meepla
    [few] Rozmieść { $n } meeple
   *[other] Rozmieść { $n } meepli
}
do-reinforce = { $n ->
    [one] Wyślij na { $tile } ({ $kind }) 1 meepla
    [few] Wyślij na { $tile } ({ $kind }) { $n } meeple
   *[other] Wyślij na { $tile } ({ $kind }) { $n } meepli
}
do-airborne = Desant powietrzny: po 1 meeplu na każde zajęte terytorium
do-stealth = Tajny desant: 1 meepel na { $tile } ({ $kind })
do-intimidate = { $n ->
    [one] Przepędź 1 meepla z { $tile } na { $to_tile } ({ $to_kind }); właściciel: { $victim }
    [few] Przepędź { $n } meeple z { $tile } na { $to_tile } ({ $to_kind }); właściciel: { $victim }
   *[other] Przepędź { $n } meepli z { $tile } na { $to_tile } ({ $to_kind }); właściciel: { $victim }
}
do-intimidate-battle = { $n ->
    [one] Przepędź 1 meepla z { $tile } na { $to_tile }; bitwa, zostanie: { $other } { $left }, { $victim } { $foes_left }
    [few] Przepędź { $n } meeple z { $tile } na { $to_tile }; bitwa, zostanie: { $other } { $left }, { $victim } { $foes_left }
   *[other] Przepędź { $n } meepli z { $tile } na { $to_tile }; bitwa, zostanie: { $other } { $left }, { $victim } { $foes_left }
}
do-assemble = { $n ->
    [one] Zmontuj 1 meepla
    [few] Zmontuj { $n } meeple
   *[other] Zmontuj { $n } meepli
}
do-burn = { $n ->
    [one] Spal 1 wrogiego meepla na { $tile } ({ $kind })
    [few] Spal { $n } wrogie meeple na { $tile } ({ $kind })
   *[other] Spal { $n } wrogich meepli na { $tile } ({ $kind })
}
do-convert = Nawróć meepla ({ $victim }) na budynku „{ $at_building }” ({ $at_player })
do-bomb = { $left ->
    [one] Zbombarduj budynek „{ $at_building }” ({ $at_player }): zostanie 1 pole obrony
    [few] Zbombarduj budynek „{ $at_building }” ({ $at_player }): zostaną { $left } pola obrony
   *[other] Zbombarduj budynek „{ $at_building }” ({ $at_player }): zostanie { $left } pól obrony
}
do-bomb-site = { $turns ->
    [one] Zbombarduj plac budowy „{ $at_building }” ({ $at_player }); wolne pola obrony: { $left }. Budowa skończy się w następnej turze i meepel wróci do rezerwy bez punktu
   *[other] Zbombarduj plac budowy „{ $at_building }” ({ $at_player }); wolne pola obrony: { $left }. Tury do końca budowy: { $turns }; potem meepel wróci do rezerwy bez punktu
}
do-bomb-falls = Zbombarduj i zniszcz budynek „{ $at_building }” ({ $at_player })
do-productivity = { $building }: krok dalej
do-productivity-site = { $left ->
    [0] { $building }: ostatni krok budowy
    [one] { $building }: krok budowy, potem jeszcze 1
   *[other] { $building }: krok budowy, potem jeszcze { $left }
}
do-productivity-action = { $n ->
    [0] { $building }: krok na pole „{ $action }”
   *[other] { $building }: krok na pole „{ $action } { $n }”
}
do-productivity-idle = { $n ->
    [0] { $building }: krok na pole „{ $action }” (na razie bez żadnego skutku)
   *[other] { $building }: krok na pole „{ $action } { $n }” (na razie bez żadnego skutku)
}
do-productivity-start = { $building }: powrót na pole startowe
do-productivity-lost = { $building }: powrót na pole startowe; czekająca tam akcja przepada
do-productivity-towards-1 = { $building }: krok w stronę pola „{ $action0 }”
do-productivity-towards-2 = { $building }: krok w stronę pól „{ $action0 }” i „{ $action1 }”
do-productivity-towards-3 = { $building }: krok w stronę pól „{ $action0 }”, „{ $action1 }” i „{ $action2 }”
do-upgrade = Weź żeton ulepszenia „{ $token }”
do-drop = Na { $tile } ({ $kind })
do-spare = Z { $tile } ({ $kind })
do-spare-depot = Z magazynu
do-step = Z { $tile } na { $edge }: { $to_tile } ({ $to_kind })
do-step-battle = Z { $tile } na { $edge }: { $to_tile } ({ $to_kind }); bitwa ({ $foe }), zostanie: { $left } : { $foes_left }
do-step-explore = Z { $tile } na { $edge }: w nieznane
do-step-attack = { $left ->
    [one] Z { $tile } na { $edge }: budynek „{ $building }” ({ $player }); zostanie 1 pole obrony
    [few] Z { $tile } na { $edge }: budynek „{ $building }” ({ $player }); zostaną { $left } pola obrony
   *[other] Z { $tile } na { $edge }: budynek „{ $building }” ({ $player }); zostanie { $left } pól obrony
}
do-step-site = { $turns ->
    [one] Z { $tile } na { $edge }: plac budowy „{ $building }” ({ $player }); wolne pola obrony: { $left }. Budowa skończy się w następnej turze i meepel wróci do rezerwy bez punktu
   *[other] Z { $tile } na { $edge }: plac budowy „{ $building }” ({ $player }); wolne pola obrony: { $left }. Tury do końca budowy: { $turns }; potem meepel wróci do rezerwy bez punktu
}
do-step-fill = Z { $tile } na { $edge }: zniszcz budynek „{ $building }” ({ $player })
do-cave = Z jaskini { $tile } na { $to_tile } ({ $to_kind })
do-cave-battle = Z jaskini { $tile } na { $to_tile } ({ $to_kind }); bitwa ({ $foe }), zostanie: { $left } : { $foes_left }
do-tunnel = Z tunelu { $tile } do { $to_tile }
do-tunnel-battle = Z tunelu { $tile } do { $to_tile }; bitwa ({ $foe }), zostanie: { $left } : { $foes_left }
do-go-on = Idź dalej do { $tile }
do-altar = Ołtarz na { $tile }
do-kill = Zniszcz meepla ({ $victim }) na { $tile } ({ $kind })
do-explore = { $n ->
    [one] Pole { $number }, 1 meepel
    [few] Pole { $number }, { $n } meeple
   *[other] Pole { $number }, { $n } meepli
}
do-rotate = { $number ->
    [0] Zostaw { $tile } bez obracania: las na { $forest }
    [one] Obróć { $tile } o 1 krawędź: las na { $forest }
    [few] Obróć { $tile } o { $number } krawędzie: las na { $forest }
   *[other] Obróć { $tile } o { $number } krawędzi: las na { $forest }
}
do-battle = { $tile } ({ $kind }): { $player } { $men }, { $foe } { $foes }; zostanie: { $left } : { $foes_left }
do-honour = Z { $tile } ({ $kind })
do-found = { $steps ->
    [one] Załóż wioskę: { $new } ({ $slot }), { $steps } krok budowy
    [few] Załóż wioskę: { $new } ({ $slot }), { $steps } kroki budowy
   *[other] Załóż wioskę: { $new } ({ $slot }), { $steps } kroków budowy
}
do-done-window = Nie kładź teraz żetonu
do-done-bonus = Zakończ premie
do-done-acting = Zakończ akcje budynków
do-done-moving = Zakończ ruch
do-done-jump = Zostań tutaj
do-done-victim = Nie niszcz nikogo
do-done-follow = Nie idź dalej
danger-action = { $n ->
    [0] Przepadnie, jeśli teraz zakończysz: { $action } ({ $building }).
   *[other] Przepadnie, jeśli teraz zakończysz: { $action } { $n } ({ $building }).
}
danger-bonus = Niewykorzystana w tej turze premia: { $tile } ({ $kind }).
do-resign = Poddaj partię
do-flag = Przegraj na czas
do-call = Zapytaj mnie o drzewo w następnej turze

## Co się dzieje

phase-1 = premie budynków publicznych
phase-2 = ruch robotników
phase-3 = akcje budynków
phase-4 = ruch meepli
phase-5 = rozstrzyganie
event-call = { $player } chcą w następnej turze decydować o żetonie drzewa.
event-turn = Runda { $round }: młot przejmują { $player }
event-phase = Faza { $phase }: { $name }
event-token = { $player } kładą żeton ulepszenia „{ $token }” na { $tile } ({ $kind }).
event-tree = { $player } kładą drzewo na { $tile }, granica: { $edge }.
event-control = { $player } kontrolują budynki publiczne: { $bonuses }.
control-flags = { $n ->
    [one] 1 punkt zwycięstwa za flagę
    [few] { $n } punkty zwycięstwa za flagi
   *[other] { $n } punktów zwycięstwa za flagi
}
control-weapons = { $n ->
    [one] wykuwanie broni
   *[other] wykuwanie broni × { $n }
}
control-shields = { $n ->
    [one] wyrób tarcz
   *[other] wyrób tarcz × { $n }
}
control-nature = władza nad naturą
event-assemble = { $n ->
    [one] { $player } montują 1 meepla.
    [few] { $player } montują { $n } meeple.
   *[other] { $player } montują { $n } meepli.
}
event-land = { $n ->
    [one] { $player }: 1 meepel ląduje na { $tile } ({ $kind }).
    [few] { $player }: { $n } meeple lądują na { $tile } ({ $kind }).
   *[other] { $player }: { $n } meepli ląduje na { $tile } ({ $kind }).
}
event-worker = { $player }, { $building }: robotnik robi krok.
event-worker-action = { $n ->
    [0] { $player }, { $building }: robotnik dochodzi do pola „{ $action }”.
   *[other] { $player }, { $building }: robotnik dochodzi do pola „{ $action } { $n }”.
}
event-worker-start = { $player }, { $building }: robotnik wraca na pole startowe.
event-worker-site = { $left ->
    [0] { $player }, { $building }: robotnik robi ostatni krok budowy.
    [one] { $player }, { $building }: do końca budowy 1 krok.
    [few] { $player }, { $building }: do końca budowy { $left } kroki.
   *[other] { $player }, { $building }: do końca budowy { $left } kroków.
}
event-finish = { $player }: budowa ukończona, { $building } ({ $slot }).
event-build = { $player } zaczynają budowę: { $building } ({ $slot }).
event-found = { $player } zakładają wioskę na nowo: { $building } ({ $slot }).
event-clear = { $player }: do rezerwy wraca { $building } ({ $slot }).
event-home = { $n ->
    [one] { $player }: 1 meepel wraca do rezerwy.
    [few] { $player }: { $n } meeple wracają do rezerwy.
   *[other] { $player }: { $n } meepli wraca do rezerwy.
}
event-intimidate = { $n ->
    [one] { $player }: 1 meepel przepędzony z { $tile } na { $to_tile } ({ $to_kind }).
    [few] { $player }: { $n } meeple przepędzone z { $tile } na { $to_tile } ({ $to_kind }).
   *[other] { $player }: { $n } meepli przepędzonych z { $tile } na { $to_tile } ({ $to_kind }).
}
event-destroy-forge = { $n ->
    [one] { $player }: wykuta broń niszczy 1 meepla na { $tile }.
    [few] { $player }: wykuta broń niszczy { $n } meeple na { $tile }.
   *[other] { $player }: wykuta broń niszczy { $n } meepli na { $tile }.
}
event-destroy-shield = { $n ->
    [one] { $player }: tarcze niszczą 1 meepla na { $tile }.
    [few] { $player }: tarcze niszczą { $n } meeple na { $tile }.
   *[other] { $player }: tarcze niszczą { $n } meepli na { $tile }.
}
event-destroy-burn = { $n ->
    [one] { $player }: na { $tile } ({ $kind }) płonie 1 meepel.
    [few] { $player }: na { $tile } ({ $kind }) płoną { $n } meeple.
   *[other] { $player }: na { $tile } ({ $kind }) płonie { $n } meepli.
}
event-destroy-altar = { $player }: dawni bogowie niszczą meepla na { $tile } ({ $kind }).
event-destroy-sacrifice = { $player } składają w ofierze meepla na { $tile }.
event-convert = { $player } nawracają meepla ({ $victim }) na budynku „{ $building }” ({ $owner }).
event-bomb = { $player } bombardują budynek „{ $building }” ({ $owner }).
event-take = { $player } biorą żeton ulepszenia „{ $token }”.
event-move-step = { $player }: meepel idzie z { $tile } na { $to_tile } ({ $to_kind }).
event-move-cave = { $player }: meepel idzie przez jaskinię z { $tile } na { $to_tile } ({ $to_kind }).
event-move-tunnel = { $player }: meepel idzie tunelem z { $tile } do { $to_tile }.
event-venture = { $player }: meepel idzie z { $tile } w nieznane.
event-enter = { $player }: meepel wchodzi z { $tile } na budynek „{ $building }” ({ $owner }).
event-draw = { $player } odkrywają { $tile }: { $kind }.
event-lay = Kafelek { $tile } leży na mapie.
event-battle = Bitwa na { $tile } ({ $kind }): { $player } tracą { $lost } z { $men }, { $foe } tracą { $foes_lost } z { $foes }.
event-bravery = { $n ->
    [one] { $player } zdobywają 1 punkt odwagi: szczebel { $step } z { $ladder }.
    [few] { $player } zdobywają { $n } punkty odwagi: szczebel { $step } z { $ladder }.
   *[other] { $player } zdobywają { $n } punktów odwagi: szczebel { $step } z { $ladder }.
}
event-honour = { $n ->
    [0] { $player } zdobywają punkt zwycięstwa; nie ma już meepla, który by go oznaczył.
    [one] { $player } zdobywają punkt zwycięstwa: meepel wchodzi na górę sławy.
    [few] { $player } zdobywają { $n } punkty zwycięstwa: { $n } meeple wchodzą na górę sławy.
   *[other] { $player } zdobywają { $n } punktów zwycięstwa: { $n } meepli wchodzi na górę sławy.
}
event-fall = { $player }: zniszczono budynek „{ $building }” ({ $slot }).
event-left = { $player } odchodzą z gry.
ending-points = { $count ->
    [one] { $winner } zwyciężają; punkty zwycięstwa: { $points }.
   *[other] { $winner } dzielą się zwycięstwem; punkty zwycięstwa każdej strony: { $points }.
}
ending-rounds = { $count ->
    [one] { $winner } zwyciężają: skończyły się rundy.
   *[other] { $winner } dzielą się zwycięstwem: skończyły się rundy.
}
ending-resignation = { $winner } zwyciężają: pozostali się poddali.
ending-time = { $winner } zwyciężają: pozostałym skończył się czas.

## Wokół mapy

label-goal = Cel: { $goal } punktów zwycięstwa. Budynek wroga z zapełnionymi polami obrony daje po 1 za każdego meepla na nim, każde { $ladder } punktów odwagi daje 1, a wieże z { $garrison } meeplami na początku twojej tury liczą się w tej turze.
label-round = runda { $round }
label-phase = faza { $phase }, { $name }
label-to-act = decydują { $player }
label-hammer = młot
label-points = { $points }/{ $goal } PZ
label-coming = { $n ->
    [one] +1 PZ za wieżę w następnej turze
   *[other] +{ $n } PZ za wieże w następnej turze
}
label-bravery = odwaga { $step }/{ $ladder }
label-depot = magazyn { $n }
label-reserve = rezerwa { $n }
label-tokens = żetony: { $tokens }
label-recycles = Recykling
label-shields = { $n ->
    [one] tarcza
   *[other] tarcze × { $n }
}
label-out = poza grą
label-destroyed = zniszczone: { $buildings }
label-defence = obrona { $taken }/{ $defence }
label-site = { $left ->
    [one] plac budowy, został 1 krok
    [few] plac budowy, zostały { $left } kroki
   *[other] plac budowy, zostało { $left } kroków
}
label-free = wolne miejsca: { $slots }
label-start = start
label-on-the-way = w drodze
label-at = na polu „{ $action }”
label-waiting = czeka „{ $action }”
label-in-turns = { $turns ->
    [0] teraz: { $actions }
    [one] następna tura: { $actions }
    [few] za { $turns } tury: { $actions }
   *[other] za { $turns } tur: { $actions }
}
label-supply = { $n ->
    [one] 1 kafelek w stosie terytoriów
    [few] { $n } kafelki w stosie terytoriów
   *[other] { $n } kafelków w stosie terytoriów
}
label-pool = żetony do wzięcia: { $tokens }
label-forge = { $n ->
    [one] wykuwanie broni
   *[other] wykuwanie broni × { $n }
}
label-nature = władza nad naturą
label-narrow = Okno jest za wąskie na mapę: poszerz je do co najmniej { $columns } kolumn i wpisz board.
label-drawn = odkryto: { $tile }, { $kind }; las na { $forest }; wejście od strony { $entry }
label-battle = bitwa na { $tile }: { $player } { $men }, { $foe } { $foes }; zostanie { $left } : { $foes_left }
legend-cell = ?1 do odkrycia
legend-slot = [oF] miejsce F w wiosce, pola obrony zajęte/wszystkie
legend-tree = t drzewo
legend-forest = / \ | las
legend-token = *fo żeton ulepszenia
legend-flag = ! flaga
legend-gate = ^ brama
legend-men = o3 to 3 meeple (Pomarańczowi)

## Lista odpowiedzi

menu-tokens = Żetony
menu-slot = { $slot } { $building }: { $action }
menu-building = { $building } · { $about } · { $ends }
menu-end = { $steps ->
    [one] 1 krok: { $action }
    [few] { $steps } kroki: { $action }
   *[other] { $steps } kroków: { $action }
}
menu-into = miejsce: { $slot }
menu-into-over = miejsce: { $slot }, zamiast: { $building }
menu-idle = { $giver }: na razie bez żadnego skutku
menu-slots = Można wpisać dowolne z czterech miejsc wioski, jak { $move }; na zajętym nowy budynek zastępuje stary.
menu-from = Z { $tile } ({ $kind })
menu-answers = Odpowiedzi
menu-other = Albo

## Pomoc

help =
    list · list t05            dozwolone akcje z numerami · te z t05; wpisz numer, aby wybrać
    why step T03 E             która zasada zabrania akcji albo co ona robi; samo why: zasada tego pytania
    rules 14.3 · rules wież    zasada według numeru · zasady ze słowem
    cards · log · board        budynki, terytoria i żetony · co się zdarzyło · mapa jeszcze raz
    undo                       cofnij ostatni wiersz, dopóki niczego nie odkryto, nie stoczono bitwy i nie decyduje kto inny
    save PLIK · quit           zapisz grę w pliku · wyjdź: gra i tak jest zachowana
hint-play = list: odpowiedzi z numerami · cards: co robi każda rzecz · why step T03 E · help
help-play =
    Do zwycięstwa potrzeba sześciu punktów: za odwagę w bitwach, za zapełnione i zniszczone budynki wrogów, za wieże z dwoma meeplami.
    Tura ma pięć faz; pytania padają tylko tam, gdzie jest co wybierać, a list pokazuje odpowiedzi.
    found square B             przed fazą 1, bez żadnego budynku: nowa wioska zaczyna się placem budowy na tylnym miejscu
    bonus T17 gate             faza 1: użyj premii terytorium, które kontrolujesz
    fork 2                     faza 2: robotnik idzie na pole 2 swojej ścieżki
    deploy F 2 · assemble L 2  faza 3: budynek na tym miejscu rozmieszcza lub montuje 2 meeple; inne akcje podobnie
    build F factory B          faza 3: akcja przedniego budynku stawia plac budowy Fabryki na tylnym miejscu
    step T03 E · move T03 E 3  faza 4: jeden meepel idzie z T03 na wschód · trzy z nich, dopóki mogą
    cave T22 T05 · tunnel T09 T10 · go-on T10  faza 4: przez jaskinie i tunele
    explore 1 · rotate 2       faza 5: które pole najpierw · obróć nowy kafelek o dwie krawędzie
    kill T05 blue · battle T05 orange blue  fazy 4 i 5: kogo zniszczy ołtarz · która bitwa jest następna
    token U4 T05 · tree T05 NE  przy każdym pytaniu w swojej turze: połóż żeton ulepszenia · połóż drzewo na granicy
    done                       zakończ fazę albo zrezygnuj, jeśli jest na liście
    call                       zapytaj mnie o drzewo w następnej turze
    random                     niech los odpowie na pytanie
    resign                     poddać partię
move-what = Zapisz to jak move T03 E 2: skąd, przez którą krawędź, ile meepli.
move-number = „{ $text }” nie jest liczbą meepli.
card-building = { $defence ->
    [one] 1 pole obrony
    [few] { $defence } pola obrony
   *[other] { $defence } pól obrony
}, jako plac budowy { $site }; { $build ->
    [one] 1 krok budowy
    [few] { $build } kroki budowy
   *[other] { $build } kroków budowy
}
card-unseen = w stosie: { $n }

## Opcje stołu

option-token-windows = Pytanie o żetony na początku tury
option-token-windows-called = Tylko gdy gracz ma żeton ulepszenia do położenia albo o to poprosi
option-token-windows-always = Zawsze, gdy gracz ma żeton

## Co nie jest dozwolone

refused = { $reason } ({ $rule })
refused-MW-1-2 = Teraz decyduje inny gracz.
refused-MW-3-10 = Tę granicę zamyka las.
refused-MW-3-11 = Tę krawędź zamyka las.
refused-MW-6-1 = Najpierw trzeba rozpatrzyć coś innego.
refused-MW-7-2 = Nie kontrolujesz tego budynku publicznego albo jego premia jest wykorzystana.
refused-MW-7-8 = Ta premia rozmieszcza przed twoją bramą albo na samym terytorium.
refused-MW-7-9 = Ta premia przenosi meepla do magazynu i nigdzie indziej.
refused-MW-7-15 = Nie ma meepla dla tej premii.
refused-MW-8-4 = Robotnik nie może tam przejść.
refused-MW-9-1 = W tym budynku nie czeka taka akcja.
refused-MW-9-4 = Robotnik tego budynku jest jeszcze w drodze: akcję daje tylko ostatnie pole gałęzi.
refused-MW-9-5 = Liczba musi być od 1 do wartości akcji.
refused-MW-9-6 = Nie ma tylu meepli do tej akcji.
refused-MW-10-1 = Buduje się budynek ze swojej rezerwy.
refused-MW-10-7 = Budynek nie może zastąpić samego siebie.
refused-MW-10-9 = Ten budynek jest zniszczony i poza grą.
refused-MW-10-10 = W twojej rezerwie nie ma już budynków.
refused-MW-10-13 = Posiłki idą na jedno terytorium z twoimi meeplami albo na terytorium przed bramą.
refused-MW-10-14 = Żaden twój meepel nie stoi na terytorium.
refused-MW-10-15 = Następnego musi dostać jedno z terytoriów z twoimi meeplami.
refused-MW-10-17 = Obok tego terytorium nie ma wroga.
refused-MW-10-19 = Lądować można tylko na terytorium.
refused-MW-10-20 = Na żadnym terytorium nie ma wroga.
refused-MW-10-21 = Nie ma tam wroga do przepędzenia.
refused-MW-10-22 = Tę granicę zamyka las, a władza nad naturą tu nie pomaga.
refused-MW-10-23 = Wrogów można przepędzić tylko na inne terytorium.
refused-MW-10-29 = Na tym terytorium nie ma wroga.
refused-MW-10-32 = Na tym budynku nie ma takiego meepla.
refused-MW-10-33 = Twoja rezerwa jest pusta: meepel pochodzi z magazynu albo z twojego terytorium.
refused-MW-10-36 = Nie ma kogo nawrócić albo nie masz do tego meepla.
refused-MW-10-37 = Bombarduje się budynek przeciwnika z wolnym polem obrony.
refused-MW-10-38 = Nie masz tam do tego meepla.
refused-MW-10-40 = Ten robotnik nie może zrobić takiego kroku.
refused-MW-10-48 = Tego żetonu nie ma w puli.
refused-MW-10-49 = W puli nie ma już żetonów ulepszenia.
refused-MW-11-1 = Nie masz tam meepla.
refused-MW-11-5 = Meeple nie mogą wejść do własnej wioski.
refused-MW-11-6 = Na tym miejscu nie ma budynku.
refused-MW-11-7 = Wszystkie pola obrony tego budynku są zajęte.
refused-MW-11-11 = Meeple wśród wrogów nie mogą się ruszyć.
refused-MW-11-12 = Tamtejsze meeple już się ruszyły.
refused-MW-11-13 = Nie ma dość kafelków na jeszcze jedno pole.
refused-MW-12-1 = Jaskinia prowadzi na terytoria w odległości 1 lub 2.
refused-MW-12-3 = Ruch z jaskini kończy się na terytorium.
refused-MW-12-4 = Z jaskini korzystają tylko meeple, które zaczęły w niej turę.
refused-MW-12-6 = Idź dalej do innego tunelu kopalni albo zostań.
refused-MW-12-8 = To nie jest droga z tunelu kopalni do tunelu kopalni.
refused-MW-12-9 = Idź dalej do innego tunelu kopalni albo zostań.
refused-MW-12-13 = Na mapie nie ma innego tunelu kopalni.
refused-MW-12-16 = Wybierz wrogiego meepla w odległości do 2 od ołtarza.
refused-MW-12-25 = Ten ołtarz teraz nie działa.
refused-MW-13-4 = Nie ma takiego pola do odkrycia.
refused-MW-13-5 = Po takim obrocie las zamknąłby krawędź, przez którą weszły twoje meeple.
refused-MW-13-6 = Kafelek musi zostawić wolnych jak najwięcej krawędzi, przez które weszły twoje meeple.
refused-MW-13-8 = Nie ma takiej bitwy.
refused-MW-14-11 = Na tym terytorium walczy teraz tylko dwóch graczy: wybierz, którzy.
refused-MW-15-4 = Weź meepla z terytorium, na którym go masz.
refused-MW-16-9 = Załóż wioskę jednym z proponowanych budynków, na jednym ze swoich czterech miejsc.
refused-MW-17-1 = Nie masz takiego żetonu albo tego terytorium nie ma na mapie, albo już jakiś na nim leży.
refused-MW-17-3 = Żetony ulepszenia kładzie się tylko na pustych terytoriach.
refused-MW-17-8 = Twoje drzewo jest już użyte, na granicy już jakieś leży albo nie ma tam terytorium.
refused-MW-17-11 = W tej chwili nie można kłaść żetonów.
refused-MW-18-1 = Gra jest skończona.
refused-MW-19-4 = W twojej rezerwie nie ma tylu meepli.
refused-MW-19-5 = W twoim magazynie nie ma tylu meepli.
refused-MW-19-6 = Stos terytoriów jest pusty: nie ma już czego odkrywać.
refused-MW-21-20 = To trzeba rozpatrzyć, zanim gra potoczy się dalej.
refused-MW-21-23 = Zamiast ruchu z tunelu korzystają tylko meeple, które zaczęły w nim turę.

## Koniec gry

account-points = Punkty zwycięstwa
account-battles = { $count ->
    [one] { $count } stoczona bitwa
    [few] { $count } stoczone bitwy
   *[many] { $count } stoczonych bitew
}
account-beaten = { $count ->
    [one] { $count } pokonany meepel wroga
    [few] { $count } pokonane meeple wroga
   *[many] { $count } pokonanych meepli wroga
}
account-built = { $count ->
    [one] { $count } ukończony budynek
    [few] { $count } ukończone budynki
   *[many] { $count } ukończonych budynków
}
account-razed = { $count ->
    [one] { $count } zniszczony budynek wroga
    [few] { $count } zniszczone budynki wroga
   *[many] { $count } zniszczonych budynków wroga
}
account-turns = tury: { $count }
## Czym są rzeczy: słowa dymka

phase-1-about = Premie budynków publicznych, które kontrolujesz: liczą się wieże, możesz też montować lub rozmieszczać meeple.
phase-2-about = Każdy twój robotnik robi jeden krok; na rozwidleniu wybierasz drogę.
phase-3-about = Każdy robotnik, który doszedł do końca swojej ścieżki, daje akcję; wykonujesz je w dowolnej kolejności.
phase-4-about = Każdy twój meepel na mapie może zrobić jeden krok na sąsiednie pole.
phase-5-about = Rozstrzyga się to, co wynikło z ruchów: nowe terytoria, bitwy, ołtarze, budynki.
sign-honour = punkty zwycięstwa
sign-honour-about = Meeple na twojej górze sławy, a w tej turze także flagi wież, które kontrolujesz. Do zwycięstwa potrzeba sześciu punktów.
sign-bravery = odwaga
sign-bravery-about = Jeden szczebel za każdego zniszczonego wroga. Na szczycie drabiny dostajesz punkt zwycięstwa i zaczynasz od nowa.
sign-depot = magazyn
sign-depot-about = Zmontowane meeple: tylko stąd można je postawić na mapie.
sign-reserve = rezerwa
sign-reserve-about = Meeple jeszcze niezmontowane. Tu wracają też zniszczone.
sign-worker = robotnik
sign-worker-about = Ma go każdy budynek. W każdej twojej turze robi krok po ścieżce; na jej końcu daje narysowaną tam akcję.
sign-defence = pola obrony
sign-defence-about = Gdy na wszystkich staną wrogowie, budynek zostaje zniszczony, a każdy z nich daje swojemu właścicielowi punkt zwycięstwa.
sign-gate = brama
sign-gate-about = Tędy wychodzą rozmieszczane meeple, na terytorium przed bramą.
sign-forest = las
sign-forest-about = Nikt nie przejdzie przez krawędź z lasem, chyba że ma władzę nad naturą albo na krawędzi leży drzewo.
sign-unseen = nieodkryte kafelki
sign-unseen-about = Co jeszcze może kryć nieznane: kafelki, których nikt nie odkrył.
sign-meeple = meepel
sign-meeple-about = Twoi ludzie na mapie. Każdy może zrobić w turze jeden krok, a dwaj lub więcej kontrolują budynek publiczny.
sign-free-slot = wolne miejsce
sign-free-slot-about = Tu akcja budowy może postawić budynek z twojej rezerwy.
sign-building = Pola obrony: { $defence }, plac budowy: { $site }. Kroki budowy: { $build }.

## Pytania, gdy coś już jest w ręce

ask-assemble-1 = Ile meepli montujesz?
ask-deploy-1 = Ile meepli rozmieszczasz?
ask-reinforce-1 = Które terytorium dostaje posiłki?
ask-reinforce-2 = Iloma meeplami?
ask-bomb-1 = Który budynek bombardujesz?
ask-build-1 = Który budynek budujesz?
ask-build-2 = Na którym miejscu stanie?
ask-burn-1 = Gdzie spalić wrogów?
ask-convert-1 = Którego wroga nawracasz?
ask-convert-2 = Którego z nich?
ask-intimidate-1 = Których wrogów przepędzasz?
ask-intimidate-2 = Dokąd ich przepędzasz?
ask-intimidate-3 = Ilu z nich?
ask-productivity-1 = Który robotnik robi krok?
ask-stealth-1 = Gdzie ląduje meepel?
ask-step-1 = Dokąd idzie ten meepel?
ask-cave-1 = Dokąd idzie ten meepel?
ask-tunnel-1 = Dokąd idzie ten meepel?
ask-token-1 = Na którym terytorium położyć żeton?
ask-tree-1 = Przy którym terytorium stanie drzewo?
ask-tree-2 = Na której jego granicy?
ask-upgrade-1 = Który żeton bierzesz?
