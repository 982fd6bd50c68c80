// Made by `python -m tools.gen_content` from the game's tables. Do not edit.

/** The faces of a die by number. */
export const FACES: readonly string[] = ["critical", "armor", "lock", "dodge", "critical-dodge", "wild"];

/** The players' names in texts and notation, by seat. */
export const SEATS: readonly string[] = ["red", "blue", "green", "yellow"];

/** The edges of an arena by number. */
export const EDGES: readonly string[] = ["N", "E", "S", "W"];

/** All powers there are. */
export const POWERS: readonly string[] = ["critical-hit", "armor", "lock", "dodge", "itty-bitty", "counter-attack", "healing", "resistance-water", "resistance-air", "resistance-earth", "resistance-fire", "immunity-water", "immunity-air", "immunity-earth", "immunity-fire"];

/** The elements by number; the first is none. */
export const ELEMENTS: readonly string[] = ["none", "water", "air", "earth", "fire"];

/** The ranks of rewards; the market has two places of each. */
export const RANKS: readonly string[] = ["granite", "jade", "gold"];

/** How a game ended, by the number of its event. */
export const ENDINGS: readonly string[] = ["", "knock-out", "honour", "tie-break", "goal", "resignation", "time", "turn-cap", "drawn"];

/** What may be asked. */
export const QUESTIONS: readonly string[] = ["teams", "draft", "arena", "edge", "zone", "order", "deploy", "jokers", "naming", "inspire", "next", "detonate", "activation", "lockers", "hit-jokers", "axis", "assign", "from", "fallen"];

/** Where the cards of a pick begin: spells of the active character, */
export const SPELL_CARD = 0;
/** rewards on its card, */
export const HELD_CARD = 100;
/** places of the market (6 to 11 are the piles), */
export const SHOP_CARD = 200;
/** figures to take, */
export const FIGURE_CARD = 300;
/** figures to give back. */
export const TEAM_CARD = 400;

/** The verbs of an action (seat << 24 | verb << 16 | arg) by number. */
export const VERBS: Readonly<Record<number, string>> = {"0": "take", "1": "give-back", "2": "ready", "3": "card", "4": "arena", "5": "start", "6": "line-up", "7": "place", "8": "joker", "9": "name", "10": "lay", "11": "sell", "12": "next", "13": "bomb", "14": "move", "15": "cast", "16": "break", "17": "punch", "18": "pick", "19": "buy-gg", "20": "buy", "21": "use", "22": "end", "23": "locker", "24": "axis", "25": "assign", "26": "take-from", "27": "fallen", "40": "resign", "41": "flag"};

/** The faces that are successes, by roll. */
export const SUCCESSES: Readonly<Record<string, readonly number[]>> = {"critical": [0, 4, 5], "gamble": [0, 4, 5], "armor": [1, 5], "lock": [2, 5], "dodge": [3, 4, 5]};
