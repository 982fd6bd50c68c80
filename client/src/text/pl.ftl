# Własne słowa strony po polsku. Klucze są te same w każdym języku.

brand = Warbook
loading = Chwileczkę…
language = Język
close = Zamknij
cancel = Anuluj
done = Gotowe
rules = Zasady
watch = Oglądaj
look = Zobacz
go-on = Graj dalej
sit-down = Usiądź do gry
to-lobby = Do lobby
your-turn = Twoja kolej
your-name = Twoje imię (jeśli chcesz)
unknown-page = Pod tym adresem nic nie ma.

## Tytuły stron

page-new = Nowy stół
page-campaign = Kampania
page-join = Zaproszenie
page-table = Stół
page-rules = Zasady
page-lesson = Lekcja
page-replay = Powtórka
page-unknown = Nic tu nie ma

## Ustawienia

settings = Ustawienia
settings-theme = Wygląd
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
settings-sound = Dźwięki
settings-motion = Pokazuj ruch figur
settings-confirm = Potwierdzaj akcje drugim dotknięciem
settings-warn = Pytaj, zanim coś przepadnie
settings-coordinates = Pokazuj współrzędne pól (albo przytrzymaj C)
pace-title = Tempo pokazywania tur
pace-slow = Wolno
pace-normal = Normalnie
pace-fast = Szybko
pace-instant = Od razu
pace-now = Tempo: { $pace }
pace-skip = Pomiń
pace-decide = Zdecyduj teraz
pace-again = Pokaż ostatnią turę jeszcze raz
recap-title = Co się właśnie stało
recap-change = { $who } { $amount }
recap-changes = { $who } { $amount }: { $parts }
recap-part = { $cause } { $amount }

## Lobby

lobby-title =
    { $games ->
        [5] Pięć gier wojennych
        [6] Sześć gier wojennych
        [one] { $games } gra wojenna
        [few] { $games } gry wojenne
       *[other] { $games } gier wojennych
    }, jeden stół
lobby-about = Graj w przeglądarce z botem, przy jednym ekranie albo ze znajomymi przez link. Bez konta i bez formularzy.
lobby-first = Pierwszy raz tutaj? Naciśnij „Poznaj grę” przy dowolnej grze: od razu grasz, a trener podpowiada, co jest ważne.
lobby-learn = Poznaj grę
lobby-campaign = Kampania: { $won } z { $all }
lobby-going = { $count ->
    [one] 1 niedokończony stół
    [few] { $count } niedokończone stoły
   *[other] { $count } niedokończonych stołów
}
lobby-turns = { $count ->
    [one] Twój ruch przy 1 stole
    [few] Twój ruch przy { $count } stołach
   *[other] Twój ruch przy { $count } stołach
}
lobby-games = Gry
lobby-mine = Moje stoły
lobby-open = Otwarte stoły
lobby-open-none = Nikt nie czeka na przeciwnika. Załóż stół „Ze znajomym” i zaznacz „Każdy może dołączyć”.
lobby-watch = Trwające partie
lobby-watch-none = Nie toczy się żadna publiczna partia.
lobby-finished = Zakończone
lobby-build = Zasady są jeszcze kompilowane (części: { $done } z { $parts }, { $minutes } min). Można już grać; potem boty będą myśleć około dziesięć razy szybciej.
lobby-foot = Twoje miejsca są zapamiętane w tej przeglądarce. Od ostatniej wizyty niedokończone stoły są przechowywane przez 60 dni, stoły z wolnym miejscem i bez żadnego ruchu przez 2 dni, a zakończone przez dwa lata.
lobby-upload = Obejrzyj plik powtórki…

game-facts = Liczba graczy: { $players } · { $minutes } min
game-coming = Wkrótce

play-now = Zagraj
play-level = Jak silny ma być bot?
play-here = Przy jednym ekranie
play-friend = Ze znajomym
play-options = Wszystkie opcje
lesson-offer = To twoja pierwsza gra?
lesson-no = Nie, dziękuję
lesson-first = Naucz się w dziesięć minut

## Nowy stół

new-title = Nowy stół
new-who = Kto gra?
new-bot = Z botem
new-bot-about = Zaczynasz od razu.
new-here = Przy jednym ekranie
new-here-about = Gracie na zmianę; kurtyna zasłania tajemnice.
new-friend = Ze znajomym
new-friend-about = Dostaniesz link do wysłania i kod do zeskanowania.
new-other-name = Imię drugiej osoby (jeśli chcesz)
new-listed = Każdy może dołączyć: pokaż stół w lobby
new-players = Liczba graczy
new-chairs = Kto gdzie siedzi?
chair-here = osoba przy tym ekranie
chair-open = wolne: link do wysłania
new-side = Twoja strona
new-side-any = Losowana
new-draw = Losuj, kto gdzie siedzi
new-clock = Zegar
clock-none = Bez zegara
clock-quick = 5 min + 5 s
clock-calm = 15 min + 10 s
clock-long = 45 min
clock-left = Pozostało { $time }
new-options = Opcje zasad
new-scenario = Scenariusz
new-campaign = Scenariusz
new-make = Zaczynamy
new-make-invite = Załóż stół i utwórz link
fork-fresh = { $at ->
    [0] Ciąg dalszy powtórki { $replay } od początku, z nowym losowaniem
    [one] Ciąg dalszy powtórki { $replay } po 1 akcji, z nowym losowaniem
    [few] Ciąg dalszy powtórki { $replay } po { $at } akcjach, z nowym losowaniem
   *[many] Ciąg dalszy powtórki { $replay } po { $at } akcjach, z nowym losowaniem
}
fork-same = { $at ->
    [0] Ciąg dalszy powtórki { $replay } od początku, z tym samym losowaniem
    [one] Ciąg dalszy powtórki { $replay } po 1 akcji, z tym samym losowaniem
    [few] Ciąg dalszy powtórki { $replay } po { $at } akcjach, z tym samym losowaniem
   *[many] Ciąg dalszy powtórki { $replay } po { $at } akcjach, z tym samym losowaniem
}

## Nowy stół gry kooperacyjnej

coop-difficulty = Jak trudno ma być?
coop-reached = wygrane
coop-company = Kto gra z tobą?
coop-alone = Solo
coop-alone-about = O wszystkim decydujesz samodzielnie.
coop-bots = Z botami
coop-bots-about = Boty prowadzą pozostałych bohaterów i myślą razem z tobą.
coop-friend = Ze znajomymi
coop-friend-about = Dostaniesz link do wysłania i kod do zeskanowania.
coop-here = Przy tym ekranie
coop-here-about = Kilka osób gra przy jednym ekranie.
coop-players = Ilu graczy?
coop-level = Jak dobrze mają grać boty?

## Zaproszenie

join-by = { $name } zaprasza cię do stołu.
join-about = Przy tym stole czeka na ciebie miejsce.
invite-title = Wolne miejsce: { $side }
invite-about = Wyślij ten link: miejsce zajmie osoba, która pierwsza go otworzy.
invite-link = Link z zaproszeniem
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-code = Link z zaproszeniem jako kod QR

## Przy stole

table-menu = Więcej
menu-consent = Pod moją nieobecność może grać bot
table-watching = Oglądasz
table-closed = Nie można otworzyć tego stołu. Być może został już usunięty.
skip-title = Przejdź
skip-board = Do planszy
skip-bar = Do pytania
place-seats = Miejsca
place-board = Plansza
place-tabs = Obok planszy
place-hand = Twoje karty i figury
place-log = Przebieg gry
place-bar = Decyzja
tab-hand = Ręka
tab-log = Przebieg
tab-seats = Miejsca

seat-number = Miejsce { $number }
seat-open = wolne
seat-you = ty
seat-bot = bot
seat-bot-named = bot: { $level }
seat-person = gracz
seat-stand-in = bot zamiast: { $name }
seat-online = przy stole
seat-away = offline
seat-acting = decyduje
seat-let-bot = Oddaj grę botowi
seat-grace = Bot może zająć to miejsce za { $time }.
seat-consent = Pod nieobecność tej osoby może grać bot.
seat-asked = { $count ->
    [one] Jedna osoba chce,
    [few] { $count } osoby chcą,
    [many] { $count } osób chce,
   *[other] { $count } osoby chce,
} żeby grał tu bot. Zgodzić muszą się wszyscy obecni.
seat-take-back = Wróć do gry

bar-over = Koniec gry.
bar-sent = Wysłano…
bar-showing = Oto, co się stało…
bar-others = Czekamy na decyzję: { $side }.
bar-thinking = { $side }: chwila namysłu…
bar-nobody = Chwileczkę…
bar-open = Czekamy, aż ktoś usiądzie. Wyślij link z zaproszeniem.
bar-together = Kto teraz działa?
pick-not-here = Tu to nie pasuje. { $asked }
pick-any = Co dalej?
pick-button = Który przycisk?
pick-card = Która karta?
pick-cell = Które miejsce?
pick-die = Która kość?
pick-piece = Które z nich?
pick-button-cell = Miejsce na planszy czy jeden z przycisków?
bar-ask-or = { $question } Albo naciśnij przycisk.
bar-confirm = Aby potwierdzić, dotknij jeszcze raz albo naciśnij przycisk.
zoom = Powiększenie
zoom-reset = Pokaż całą planszę
zoom-in = Przybliż (+)
zoom-out = Oddal (-)
ahead-begun = { $waits } Wskaż też cel: ruch zostanie wykonany, gdy tylko przyjdzie twoja kolej.
ahead-set = Wybrane z góry: { $move }. Ruch zostanie wykonany, gdy tylko przyjdzie twoja kolej.
ahead-missed = Nie jest już możliwe: { $move }. Wybierz ponownie.
losing-title = Na pewno?
losing-yes = Zrób to mimo wszystko
losing-no = Wróć
losing-never = Nie pytaj więcej
bar-choose = Wybierz, co tu zrobić.
bar-back = Wstecz
hint = Podpowiedź
hint-says = Podpowiedź:
hint-do = Zrób to
point-out = Wskaż
point-at = Wskaż coś na planszy.
point-words = Jaki komunikat?
point-said = { $who }: { $word } ({ $thing })
undo = Cofnij
undo-ask = Poproś o cofnięcie
type-open = Wpisz akcję
type-move = Wpisz akcję
type-play = Zagraj
type-why = Dlaczego nie?
pick-many = { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
menu-label = Co tu zrobić
why-refused = – niedozwolone:

aside-asked = Propozycja czeka na odpowiedź:
vote-undo = Prośba o cofnięcie ostatniej akcji: { $side }.
vote-yes = Zgoda
vote-no = Odmowa
vote-waiting = Czekamy na odpowiedzi…
news-joined = Nowa osoba przy stole: { $side }.
news-left = Odejście od stołu: { $side }.
news-back = Przy stole: { $side }.
news-bot = { $side }: teraz gra bot.
news-rematch = { $side } – propozycja rewanżu.
news-no-rematch = { $side } – odmowa rewanżu.

line-lost = Utracono połączenie. Nic nie przepadło; łączymy ponownie…
line-back = Połączono ponownie.
line-not-sent = Nie wysłano: w tej chwili nie ma połączenia. Spróbuj, gdy wróci.

curtain-call = { $side } – do stołu!
curtain-about = Plansza jest zasłonięta. Odsłoń ją, gdy nikt inny nie patrzy.
curtain-sit = { $side }: pokaż planszę

resign-sure = Poddać partię?
resign-about = Przegrasz natychmiast i nie da się tego cofnąć.

log-title = Przebieg gry
log-taken-back =
    { $count ->
        [one] { $side }: cofnięto akcję.
        [few] { $side }: cofnięto { $count } akcje.
       *[many] { $side }: cofnięto { $count } akcji.
    }
rule-open = Zasada { $rule }
rule-title = Zasada { $rule }
rule-none = Tej zasady nie ma w księdze zasad.
rule-book = Otwórz w księdze zasad

over-title = Koniec gry
over-won = Zwycięstwo!
over-lost = Porażka
over-draw = Remis
over-rematch = Jeszcze raz
over-replay = Powtórka
over-download = Pobierz
over-fold = Pokaż planszę
over-unfold = Pokaż wynik
over-share = Udostępnij
over-copied = Skopiowano link
over-moments = Co rozstrzygnęło grę
over-winner = zwycięstwo
over-time = czas: { $time }
rematch-offered = { $side } – propozycja rewanżu.
rematch-accept = Przyjmij
rematch-refuse = Nie, dziękuję
rematch-waiting = Rewanż: czekamy na odpowiedź ({ $sides })…
rematch-withdraw = Wycofaj
rematch-refused = { $side } – odmowa rewanżu.
rematch-go = Do nowego stołu
rematch-watch = Obejrzyj rewanż

## Kłopoty

trouble-offline = Serwer nie odpowiada. Sprawdź, czy działa, i spróbuj ponownie; nic nie przepadło.
trouble-server = Serwer nie mógł tego zrobić (błąd { $status }). Spróbuj za chwilę.
trouble-drawings = Tej gry nie można jeszcze pokazać w przeglądarce: { $game }.
trouble-no-game = Nie ma tu gry „{ $game }”.
trouble-no-invite = Link z zaproszeniem jest niepełny: skopiuj go w całości, razem z częścią po znaku #.
trouble-no-replay = To nie jest plik powtórki: { $file }.

## Między tekstami

gap-list = { ", " }
gap-clause = { ", " }
gap-step = { "; " }
gap-choice = { " / " }
gap-sentence = { ". " }
gap-told = { " " }
labelled = { $label }: { $text }
noted = { $text } ({ $note })
counted = { $at } / { $of }
