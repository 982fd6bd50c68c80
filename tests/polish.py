"""The words dropped from the Polish texts: for the rulebooks' own, for right grammar, for one word for one thing."""

from __future__ import annotations

from tests.wording import KINGDOM

LANGUAGE = "pl"

# what may not come back, as patterns, with the word to use and the games where it is wrong (none: everywhere)
DROPPED: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    # said to the player
    (
        r"\b(?:wygra|przegra|zosta|zrobi|zagra)ł[eaę](?:ś|m)\b|\bsam wybierasz\b|\bzostań zapytany\b",
        "wygrywasz, zapytaj mnie",
        (),
    ),
    (r"[Jj]ako pierwszy (?:znokautuj|sześć)|Zdobądź jako pierwszy", "przed innymi", ()),
    # punctuation
    (r"(?<!modify) …(?!”)", "… without a blank before it", ()),
    # one thing, one word
    (r"\b[Oo]dnośnik", "link", ()),
    (
        r"\b[Oo]trzymuj\w+ obraże\w+ (?:większe|mniejsze)|obrażenia (?:większe|mniejsze) o \d",
        "o 1 obrażenie więcej",
        (),
    ),
    (r"mówi(?:ą)? inaczej|mówi za mało", "stanowi inaczej, zawiera za mało", ()),
    (r"\bPoczekaln|\bpoczekaln", "lobby", ()),
    (r"[Ww]pisz działanie|ostatnie(?:go)? działani", "akcja", ("shared", "krosmaster", "meeple", *KINGDOM)),
    (r"numer albo działanie", "numer albo akcja", ("krosmaster", "meeple", *KINGDOM)),
    # Summoner War
    (r"\bgrzbiet", "rewers", ("summoner",)),
    (r"\bMartwe:|\bmartw\w+ figur", "polegli, poległe figury", ("summoner",)),
    # Krosmaster
    (r"\b[Pp]rzywołańcy\b", "przywołańce", ("krosmaster",)),
    (r"\b[Ss]tw[óo]r\w{0,2}\b", "stworzenie", ("krosmaster",)),
    (r"\btarg(?:u|iem)?\b", "rynek", ("krosmaster",)),
    (r"[Rr]zut\w* na napięcie", "rzut napięcia", ("krosmaster",)),
    (r"Co dwoje, to nie jedno", "Co dwie głowy, to nie jedna", ("krosmaster",)),
    (r"[Rr]zu(?:ć|ca) \{ \$spell \}", "rzuć zaklęcie „{ $spell }”", ("krosmaster",)),
    (r"od razu ma \+?[\d{]", "natychmiast otrzymuje", ("krosmaster",)),
    # Meeple War
    (r"\bodnog", "gałąź", ("meeple",)),
    (r"\bstopień \{|\b[Nn]a stopniu", "szczebel", ("meeple",)),
    (r"[Ww]ygrywa sześć punktów", "do zwycięstwa potrzeba sześciu punktów", ("meeple",)),
    (r"budynek (?:pad|upad)", "zostaje zniszczony", ("meeple",)),
    # Kingdom Rush: the rulebook's words
    (r"rodzaj\w* obrażeń", "typ obrażeń", KINGDOM),
    (r"\brodzin\w+ wież|\bw każdej rodzinie", "rodzaj wieży", KINGDOM),
    (r"\b[Mm]ap(?:a|y|ę|ie|ą)\b(?! Królestwa)", "plansza", KINGDOM),
    (r"\btras(?:a|y|ę|ie|ą)\b", "ścieżka", KINGDOM),
    (r"otrzymuj\w+ (?:\w+ ){0,3}?(?:1 )?obraże|otrzymać obraże|otrzyma obraże", "doznaje obrażeń", KINGDOM),
    (r"odkryt\w+ wr[oó]g", "widoczny wróg", KINGDOM),
    (
        r"\bzużyt\w+ zdolno|zdolno\w+ (?:jest |znów |staje się )?(?:gotow|zużyt)|odkry\w+ zdolność|płytk\w+ zdolno",
        "odświeżyć, wykorzystana, żeton zdolności",
        KINGDOM,
    ),
    (r"\bleczy (?:on )?\{? ?\$?\w+ ?\}?(?: zdrowia)?[.;:]", "odzyskuje zdrowie", KINGDOM),
    (
        r"\bpad(?:a|ł|ła|nie|ną|ną|ają) w walce|wypadnie z walki|poza walką|bohater nie może paść",
        "wyeliminowany",
        KINGDOM,
    ),
    (r"\buciek(?:a|ł|ła|nie|ają|ną|ającej|ający)\b|\bucieczce\b", "wdziera się", KINGDOM),
    (r"\bnadchodząc\w+ wież|nadchodzą: ", "nowe wieże", KINGDOM),
    (r"\b[Ww]ież\w+ początkow", "wieże startowe", KINGDOM),
    (r"\bzwrot(?:u|em|y|ów)?\b", "orientacja", KINGDOM),
    (r"\b[Pp]odstawk", "podstawa (figurki)", KINGDOM),
    (r"(?<!\d)1 × [2-9]", "2 × 1", KINGDOM),
    (r"(?<!\d\. )poziom(?:u|ów) [1-4]\b", "1. poziomu", KINGDOM),
    (r"\bwystaw(?:i|ia|ić|iona|ionej|ienie|ieniu|iając|iają|iani|ił)\b", "zbudować, umieścić", KINGDOM),
    (r"[Kk]olor\w* (?:jest )?(?:w tej rundzie )?zamknięt|zamknięt\w+ kolor", "kolor niedostępny", KINGDOM),
    (r"[Ww]yzwani\w+ (?:heroiczn|żelazn)", "heroiczne wyzwanie", KINGDOM),
    (r"\b[Rr]eguł", "zasada", KINGDOM),
    (r"w pełni rozstrzygni", "wykonana w całości", KINGDOM),
    (r"skrzydlat\w+ but", "uskrzydlone buty", KINGDOM),
    (r"\bwłóczni|\bznicz\w*\b", "dzida, ogień sygnałowy", KINGDOM),
    (r"Powstani\w+ żywiołów|ze? „?Szczelin\w+ w czasie", "Elemental Uprising, Rift in Time", ()),
    (r"najbliższ\w+ (?:każdej |każdego )?(?:bramy|punktu przywołania|stosu przywołania)", "najbliżej bramy", KINGDOM),
    (
        r"Piaskowi Wojownicy|serca królestwa|Burza arkan\b|Skaczące ciosy",
        "piaskowi wojownicy, serca Królestwa, Burza arkanów",
        KINGDOM,
    ),
    (
        r"Wieża (?:łucznicza|strzelca|snajpera|adepta|czarodzieja)\b|Koszary piechurów",
        "Wieża łuczników, Koszary piechoty",
        KINGDOM,
    ),
    (r"władc\w+ Blackburn", "Lord Blackburn", KINGDOM),
    (r"wiąż\w* walką|związan\w+ walką", "stoi na hordzie", KINGDOM),
    (r"\bindeks", "numer", KINGDOM),
    (r"\bw pojedynkę\b|\bW pojedynkę\b", "solo, w trybie solo", KINGDOM),
    (
        r"\{ \$(?:horde|tower) \}[^·:,(„”→]* (?:staje się|dociera|trafia|wraca|dostaje|leży)\b",
        "a noun before the name",
        KINGDOM,
    ),
    (r"(?:na|z) „\{ \$horde \}”", "na hordzie „{ $horde }”", KINGDOM),
)

# where a dropped word is right: the plastic tray in the box, a scenario's own name
TRAYS = ("EU-8.2", "EU-8.3", "EU-8.9", "EU-17.2", "EU-39.2", "RT-1.14")
