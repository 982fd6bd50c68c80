draw-map = Plansza
draw-close = Zamknij
draw-tray = Horda „{ $horde }”, powiększona
draw-targets = Hordy, które można trafić
draw-rack = Żetony tego ataku
draw-tile = Żeton { $shape }, { $damage }
draw-soldier = Żołnierz
draw-base = Podstawa figurki bohatera
draw-lift = Weź żołnierza
draw-return = Zwróć ten żeton
draw-bearer = Czyja karta?
draw-square = rząd { $row }, kolumna { $column }
draw-fits = pasuje tutaj
draw-covers = Zakrywa { $hits } z { $all }
draw-fits-not = Tu się nie mieści
draw-turn = Obróć (R)
draw-flip = Odwróć (F)
draw-lay = Połóż
draw-exit = strona bramy
draw-exit-side = Na planszy ta krawędź jest zwrócona na { $facing }
draw-uncovered = { $count -> 
    [0] wszystko zakryte
    [one] { $count } odkryty kwadrat
    [few] { $count } odkryte kwadraty
   *[other] { $count } odkrytych kwadratów
 }
draw-steps = { $count -> 
    [one] { $count } krok do bramy
    [few] { $count } kroki do bramy
   *[other] { $count } kroków do bramy
 }
draw-fate-falls = zostanie zniszczona
draw-fate-held = zostanie zatrzymana
draw-fate-stays = zostanie na miejscu
draw-fate-moves = ruszy się
draw-fate-escapes = wedrze się: −{ $hearts } ♥
draw-fate-escapes-boss = dotrze do bramy
draw-fate-stuck = utknie
draw-fate-lost = gra będzie przegrana
draw-wound = straci { $hearts } ♥
draw-wound-down = { $hero-gender ->
    [f] zostanie wyeliminowana
   *[m] zostanie wyeliminowany
}
draw-white = biały
draw-site = Miejsce budowy { $letter } (kolor: { $owner })
draw-closed = zamknięte w tej rundzie
draw-marker = Znacznik przywołania { $number }, karty: { $cards } ({ $recipe })
draw-kingdom = Królestwo: ♥ { $hearts }
draw-trail = Karta szlaku: ścieżka zamknięta
draw-kind-flying = latająca: nic jej nie zatrzyma
draw-kind-trailblazer = przecieracz szlaku: pojawiając się, otwiera zamkniętą ścieżkę
draw-kind-ghost-strip = nawiedzona: po niej przyjdzie duch
draw-kind-ghost = duch
draw-below = pod inną hordą: nie można jej zaatakować
draw-road = Ścieżka
draw-physical = fizyczne
draw-magic = magiczne
draw-true = bezpośrednie
draw-heal = leczenie
draw-fast = szybki
draw-aim = celowanie
draw-soldiers = { $count -> 
    [one] { $count } żołnierz
    [few] { $count } żołnierzy
   *[other] { $count } żołnierzy
 }
draw-free = dowolny obrót i odwrócenie
draw-link = wszystkie na jednej hordzie
draw-level = poziom { $level }
draw-reach-precise = dowolna horda na planszy
draw-reach-any = dowolna horda
draw-reach-own = własna horda
draw-reach-adjacent = sąsiadujące hordy
draw-reach-own-or-adjacent = własna lub sąsiadujące hordy
draw-reach-companion = horda żbika
draw-reach-target = ten sam cel
draw-reach-beside-target = obok celu
draw-reach-portal-or-boss = portal albo boss
draw-on-site = także na miejscu budowy
draw-do-again = kolejna akcja
draw-do-basic = atak podstawowy
draw-do-companion = ruch żbika
draw-do-copy = kopiuje zdolność
draw-do-grant = akcja innego bohatera
draw-do-heal = odzyskuje zdrowie: { $amount }
draw-do-pay = bohater doznaje obrażeń: { $amount }
draw-do-protect = bez obrażeń w tej rundzie
draw-do-raise = { $levels ->
    [one] ulepsza wieżę o { $levels } poziom
    [few] ulepsza wieżę o { $levels } poziomy
   *[other] ulepsza wieżę o { $levels } poziomów
}
draw-do-refresh = odświeża zdolność
draw-do-resurrect = ożywia bohatera
draw-round = Runda { $number }
draw-hearts = Serca Królestwa: { $count }
draw-crystals = Kryształy: { $count }
draw-soldiers-left = Żołnierze w puli: { $count }
draw-goal-boss = Cel: zakryć wszystkie karty zdrowia bossa
draw-goal-portals = Cel: zniszczyć wszystkie portale
draw-deck = Karty hord, które jeszcze nadejdą: { $count }
draw-ghosts = Karty duchów: { $count }
draw-reached = Cel osiągnięty: dokończcie rundę
draw-done = gotowe
draw-wants = może jeszcze działać
draw-waits = czeka
draw-forecast = Prognoza
draw-facings = Jaka orientacja?
draw-incoming = nowa wieża (od następnej rundy)
draw-take = Weź
draw-activate = Aktywuj
draw-hero-down = { $hero-gender ->
    [f] wyeliminowana
   *[m] wyeliminowany
}
draw-hero-off = poza planszą
draw-hero-used = po aktywacji
draw-hero-acting = w trakcie aktywacji
draw-hero-guarded = pod ochroną
draw-health = Zdrowie { $count } z { $most }
draw-move = Ruch { $count }
draw-ready = dostępna
draw-spent = wykorzystana
draw-lasting = działa
draw-hands = Karty graczy
draw-open-hand = Pokaż te karty
draw-empty-hand = brak wież na ręce
draw-supply = Pula ({ $count })
draw-summary = Runda { $round }, serca: { $hearts }, kryształy: { $crystals }, portale: { $portals }
draw-summary-gold = Runda { $round }, serca: { $hearts }, kryształy: { $crystals }, złoto: { $gold }. { $goal }
draw-hordes = Hordy na planszy
draw-boss-left = Karty zdrowia: { $left } z { $most }
draw-boss-deck = Pozostałe karty akcji: { $count }
draw-boss-drawn = Dobrane wcześniej:
draw-boss-moves-advance = idzie o pole razem z hordami, nic go nie zatrzyma
draw-boss-moves-backwards = co rundę idzie o pole w stronę swojego znacznika
draw-boss-moves-even-rounds = idzie o pole w parzystych rundach
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
draw-goal-survive = Cel: wytrwać, aż wszystkie stosy przywołania będą puste
draw-goal-last-stand = Cel: ostatni bastion. Po ostatnich kartach każda horda na ścieżce kosztuje 1 serce, a co najmniej jedno musi zostać
draw-goal-champions = Cel: zniszczyć czempionów
draw-goal-beacons = Cel: zapalić wszystkie ognie sygnałowe
draw-omens = Co działa i co nadejdzie
draw-event-left = jeszcze kart: { $count } (stos { $number })
draw-until-round = do końca rundy { $number }
draw-mark-frozen = zamrożona
draw-mark-silent = uciszona
draw-mark-cursed = przeklęta
draw-mark-charged = szarżuje
draw-resists = odporna na obrażenia: { $damage }
draw-shield = tarcze, strona: { $facing }
draw-grass = Trawa
draw-withered = zwiędły
draw-turned-volcano = łup zabrany
draw-turned-ink-pool = zapieczętowane
draw-turned-beacon = płonie
draw-each = na każdej hordzie w zasięgu
draw-each-short = na każdą
draw-spear = i dzida za każdego żołnierza
draw-or = albo
draw-modes = Który atak?
draw-texts = Pokaż opisy zdolności
draw-skulls = Czaszki: { $count } z { $most }
draw-warriors = Piaskowi wojownicy na planszy bohatera: { $count }
draw-tentacles = Macki: { $count } z { $most }
draw-boss-steps = { $count ->
    [0] nie może zrobić ani kroku
    [one] może zrobić jeszcze { $count } krok, potem utknie
    [few] może zrobić jeszcze { $count } kroki, potem utknie
   *[other] może zrobić jeszcze { $count } kroków, potem utknie
 }
draw-boss-moves-never = nigdy się nie porusza
draw-boss-away = nie można go teraz atakować
draw-boss-refuses = nie działają na niego teraz obrażenia: { $damage }
draw-reward = Nagroda:
draw-shape-I1 = 1 × 1
draw-shape-I2 = 2 × 1
draw-shape-I3 = 3 × 1
draw-shape-I4 = 4 × 1
draw-shape-L3 = L z 3
draw-shape-L4 = L z 4
draw-shape-T4 = T
draw-shape-O4 = 2 × 2
draw-shape-P5 = 2 × 2 i 1
draw-shape-V5 = V z 5
draw-shape-R6 = 3 × 2
draw-choose = Wybierz
draw-ways = Kierunek naklejki
