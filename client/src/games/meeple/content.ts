// Made by `python -m tools.gen_content` from the game's tables. Do not edit.

/** The players' names in texts and notation, by seat. */
export const SEATS: readonly string[] = ["orange", "blue", "green", "purple"];

/** The slots of a village by number. */
export const SLOTS: readonly string[] = ["F", "L", "R", "B"];

/** The edges of a cell by number. */
export const EDGES: readonly string[] = ["E", "NE", "NW", "W", "SW", "SE"];

/** How a game ended, by the number of its event. */
export const ENDINGS: readonly string[] = ["", "points", "rounds", "resignation", "time"];

/** What may be asked. */
export const QUESTIONS: readonly string[] = ["window", "bonus", "fork", "acting", "drops", "source", "moving", "jump", "altars", "victim", "explore", "rotate", "battles", "follow", "honour", "found"];

/** Where the cards of a pick begin: buildings, */
export const BUILDING_CARD = 0;
/** upgrade tokens, */
export const TOKEN_CARD = 100;
/** the tree token. */
export const TREE_CARD = 200;

/** The verbs of an action (seat << 24 | verb << 16 | arg) by number. */
export const VERBS: Readonly<Record<number, string>> = {"0": "token", "1": "tree", "2": "bonus", "3": "fork", "4": "build", "5": "deploy", "6": "reinforce", "7": "airborne", "8": "stealth", "9": "intimidate", "10": "assemble", "11": "burn", "12": "convert", "13": "bomb", "14": "productivity", "15": "upgrade", "16": "drop", "17": "spare", "18": "step", "19": "cave", "20": "tunnel", "21": "go-on", "22": "altar", "23": "kill", "24": "explore", "25": "rotate", "26": "battle", "27": "honour", "28": "done", "29": "found", "40": "resign", "41": "flag", "42": "call"};
