// Made by `python -m tools.gen_content` from the game's tables. Do not edit.

/** The players' names in texts and notation, by seat. */
export const SEATS: readonly string[] = ["red", "blue", "green", "yellow"];

/** The directions that towers and heroes face, by number. */
export const FACINGS: readonly string[] = ["N", "E", "S", "W"];

/** The types of damage by number. */
export const DAMAGES: readonly string[] = ["physical", "magic", "true"];

/** The icons of enemies by number. */
export const ICONS: readonly string[] = ["heal", "fast", "aim"];

/** What may be asked. */
export const QUESTIONS: readonly string[] = ["heroes", "bench", "spells", "closing", "play", "placing", "lifted", "hero", "seating", "companion", "granted", "choice", "turning", "copying", "surging", "raising", "displacing", "ghosts", "ruining", "whites", "buying", "again", "tiles-back", "ways", "razing", "reward", "instead", "ordering", "targeting", "sights", "spending", "scattering", "places", "shutting", "mode", "sticking", "dividing", "raising-start", "returning"];

/** How a game ends. */
export const ENDINGS: readonly string[] = ["won", "hearts", "portal", "boss", "stuck", "knock-out", "rounds", "resignation", "time", "crowd", "empty-decks", "goal"];

/** Where the cards of a pick begin: towers, */
export const TOWER_CARD = 0;
/** heroes and the companion by figure, */
export const HERO_CARD = 100;
/** abilities, as 4 * figure + ability, */
export const ABILITY_CARD = 200;
/** spells, */
export const SPELL_CARD = 300;
/** the tiles of an attack, */
export const PIECE_CARD = 400;
/** its soldiers, */
export const SOLDIER_CARD = 450;
/** modifications. */
export const MODIFICATION_CARD = 500;
/** Where the buttons for players begin, */
export const RECEIVER = 100;
/** and those for the directions of a modification. */
export const DIRECTION = 200;
/** Where the cells of a card begin. */
export const SQUARE = 1000;

/** The verbs of an action (seat << 24 | verb << 16 | arg) by number. */
export const VERBS: Readonly<Record<number, string>> = {"0": "hero", "1": "learn", "2": "bench", "3": "spell", "4": "close", "5": "build", "6": "pass", "7": "activate", "8": "wildcat", "9": "bring", "10": "cast", "11": "tile", "12": "soldier", "13": "lift", "14": "move", "15": "seat", "16": "reseat", "17": "attack", "18": "ability", "19": "rest", "20": "step", "21": "choose", "22": "refresh", "23": "copy", "24": "raise", "25": "stop", "26": "displace", "27": "ghost", "28": "ruin", "29": "take", "30": "buy", "31": "done", "33": "untile", "35": "mode", "36": "modify", "37": "attach", "38": "gain", "39": "suffer", "40": "resign", "41": "flag", "42": "not-done", "43": "way", "44": "raze", "45": "tend", "46": "light", "47": "target", "48": "sight", "49": "spend", "50": "scatter", "51": "march", "52": "stand", "53": "spot", "54": "shut", "60": "give", "61": "raise-start", "62": "return"};
