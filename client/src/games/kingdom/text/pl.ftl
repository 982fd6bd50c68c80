draw-map = Mapa
draw-close = Zamknij
draw-tray = Horda { $horde }, powiększona
draw-targets = Hordy, które można trafić
draw-rack = Żetony tego ataku
draw-tile = Żeton { $shape }, { $damage }
draw-soldier = Żołnierz
draw-base = Podstawka bohatera
draw-lift = Weź żołnierza
draw-return = Zwróć ten żeton
draw-bearer = Czyja karta?
draw-square = rząd { $row }, kolumna { $column }
draw-fits = pasuje tutaj
draw-turn = Obróć (R)
draw-flip = Odwróć (F)
draw-lay = Połóż
draw-exit = strona bramy
draw-exit-side = Na mapie ten brzeg patrzy: { $facing }
draw-uncovered = { $count -> 
    [0] wszystko zakryte
    [one] { $count } pole odkryte
    [few] { $count } pola odkryte
   *[other] { $count } pól odkrytych
 }
draw-steps = { $count -> 
    [one] { $count } krok do bramy
    [few] { $count } kroki do bramy
   *[other] { $count } kroków do bramy
 }
draw-fate-falls = zostanie zniszczona
draw-fate-held = jest powstrzymana
draw-fate-stays = zostaje
draw-fate-moves = ruszy naprzód
draw-fate-escapes = ucieknie: −{ $hearts } ♥
draw-fate-lost = gra będzie przegrana
draw-wound = straci { $hearts } ♥
draw-wound-down = wypadnie z walki
draw-white = białe
draw-site = Miejsce budowy { $letter } ({ $owner })
draw-closed = zamknięty w tej rundzie
draw-marker = Znacznik przywołania { $number }: kart { $cards } ({ $recipe })
draw-kingdom = Królestwo: ♥ { $hearts }
draw-trail = Karta szlaku: droga zamknięta
draw-kind-flying = latająca: nic jej nie zatrzyma
draw-kind-trailblazer = przecieracz szlaku: pojawiając się, otwiera zamkniętą drogę
draw-kind-ghost-strip = nawiedzona: po niej przyjdzie duch
draw-kind-ghost = duch
draw-below = pod inną hordą: nie można jej zaatakować
draw-road = Ścieżka
draw-physical = fizyczne
draw-magic = magiczne
draw-true = bezpośrednie
draw-heal = leczy
draw-fast = szybki
draw-aim = strzela
draw-soldiers = { $count -> 
    [one] { $count } żołnierz
    [few] { $count } żołnierzy
   *[other] { $count } żołnierzy
 }
draw-free = dowolnie obracać i odwracać
draw-link = jedna horda
draw-level = poziom { $level }
draw-reach-precise = dowolna horda na mapie
draw-reach-any = dowolna horda
draw-reach-own = własna horda
draw-reach-adjacent = sąsiednie hordy
draw-reach-own-or-adjacent = własna lub sąsiednie hordy
draw-reach-companion = horda żbika
draw-reach-target = ten sam cel
draw-reach-beside-target = obok celu
draw-reach-portal-or-boss = portal albo boss
draw-on-site = na miejscu budowy także
draw-do-again = działa ponownie
draw-do-basic = atak podstawowy
draw-do-companion = rusza żbika
draw-do-copy = kopiuje zdolność
draw-do-grant = działa inny bohater
draw-do-heal = leczy { $amount }
draw-do-pay = bohater traci { $amount }
draw-do-protect = bez obrażeń w tej rundzie
draw-do-raise = podnosi wieżę o { $levels } poziomy
draw-do-refresh = odświeża zdolność
draw-do-resurrect = ożywia bohatera
draw-round = Runda { $number }
draw-hearts = Serca królestwa: { $count }
draw-crystals = Kryształy: { $count }
draw-soldiers-left = Żołnierze w puli: { $count }
draw-goal-boss = Cel: zakryć wszystkie karty zdrowia bossa
draw-goal-portals = Cel: zamknąć wszystkie portale
draw-deck = Karty hord, które jeszcze nadejdą: { $count }
draw-ghosts = Karty duchów: { $count }
draw-reached = Cel osiągnięty: dokończcie rundę
draw-done = gotowe
draw-wants = może jeszcze działać
draw-waits = czeka
draw-forecast = Prognoza
draw-facings = W którą stronę?
draw-incoming = nadchodzi
draw-take = Weź
draw-activate = Działaj
draw-hero-down = wyeliminowany
draw-hero-off = poza mapą
draw-hero-used = już działał
draw-hero-guarded = chroniony
draw-health = Zdrowie { $count } z { $most }
draw-move = Ruch { $count }
draw-ready = gotowa
draw-spent = zużyta
draw-lasting = trwa
draw-hands = Karty graczy
draw-open-hand = Pokaż te karty
draw-empty-hand = brak wież na ręce
draw-supply = Pula ({ $count })
draw-summary = Runda { $round }, serca: { $hearts }, kryształy: { $crystals }, portale: { $portals }
draw-summary-gold = Runda { $round }, serca: { $hearts }, kryształy: { $crystals }, złoto: { $gold }. { $goal }
draw-hordes = Hordy na mapie
draw-boss-left = Karty zdrowia: { $left } z { $most }
draw-boss-deck = Pozostałe karty akcji: { $count }
draw-boss-drawn = Dobrane wcześniej:
draw-boss-moves-advance = idzie o pole razem z hordami, nic go nie zatrzyma
draw-boss-moves-backwards = co rundę idzie o pole w stronę swojego znacznika
draw-boss-moves-even-rounds = idzie o pole w parzystych rundach
draw-effect-hurt = bohaterowie na jego polu i obok otrzymują 1 obrażenie
draw-effect-ruin = jedna wieża obok wraca do puli
draw-effect-muster = wierzchnia karta stosu 1 wchodzi od razu
draw-effect-terror = żołnierze schodzą z hord obok
draw-effect-stride = idzie o jedno pole więcej
draw-effect-rift = najbliższa horda na jego trasie staje się portalem
draw-effect-none = nic się nie dzieje
draw-victory = Zwycięstwo
draw-defeat = Porażka
draw-won = { $stars ->
    [0] Wygrana: odznaka
    [one] Wygrana: { $stars } gwiazdka
    [few] Wygrana: { $stars } gwiazdki
   *[other] Wygrana: { $stars } gwiazdek
 }
draw-lost = Przegrana
draw-gold = Złoto: { $count }
draw-goal-survive = Cel: wytrwać, aż każdy stos wrogów będzie pusty
draw-goal-last-stand = Cel: zachować serce, gdy wyjdą ostatnie karty; każda horda na ścieżce kosztuje jedno
draw-goal-champions = Cel: zniszczyć czempionów
draw-goal-beacons = Cel: zapalić wszystkie znicze
draw-omens = Co obowiązuje i co nadejdzie
draw-event-left = za { $count } (stos { $number })
draw-until-round = do końca rundy { $number }
draw-mark-frozen = zamrożona
draw-mark-silent = uciszona
draw-mark-cursed = przeklęta
draw-mark-charged = szarżuje
draw-resists = odporna na obrażenia: { $damage }
draw-shield = tarcze na { $facing }
draw-grass = Trawa
draw-withered = zwiędły
draw-turned-volcano = łup zabrany
draw-turned-ink-pool = zapieczętowane
draw-turned-beacon = płonie
draw-each = na każdej hordzie w zasięgu
draw-each-short = każdej
draw-spear = i włócznia za każdego żołnierza
draw-or = albo
draw-modes = Który atak?
draw-texts = Pokaż opisy zdolności
draw-skulls = Czaszki: { $count } z { $most }
draw-warriors = Piaskowi Wojownicy na planszy bohatera: { $count }
draw-tentacles = Macki: { $count } z { $most }
draw-boss-moves-never = nigdy się nie porusza
draw-boss-away = nie można go teraz atakować
draw-boss-refuses = nie przyjmuje teraz obrażeń: { $damage }
draw-reward = Nagroda:
draw-shape-I1 = 1 × 1
draw-shape-I2 = 1 × 2
draw-shape-I3 = 1 × 3
draw-shape-I4 = 1 × 4
draw-shape-L3 = L z 3
draw-shape-L4 = L z 4
draw-shape-T4 = T
draw-shape-O4 = 2 × 2
draw-shape-P5 = 2 × 2 i 1
draw-shape-V5 = V z 5
draw-shape-R6 = 2 × 3
draw-choose = Wybierz
draw-ways = W którą stronę wskazuje naklejka?
