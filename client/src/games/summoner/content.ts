// Made by `python -m tools.gen_content` from the game's tables. Do not edit.

export interface CardContent {
  bearer: string;
  timing: 'summon' | 'passive' | 'spell' | 'battlefield';
  sign: string;
  choice: string;
  lasting: boolean;
  once: boolean;
  /** Its bearer must be face-down to use it. */
  fromHidden: boolean;
}

export const LETTERS: readonly string[] = ["S", "H", "W", "P", "K", "A", "B", "F"];

/** How many pieces of each type a side has by default. */
export const COUNT: Readonly<Record<string, number>> = {"S": 1, "H": 1, "W": 2, "P": 2, "K": 2, "A": 2, "B": 2, "F": 4};

/** The types that spring a trap when they are attacked face-down. */
export const TRAPS: readonly string[] = ["A"];

/** The type that can become another one: what a transformed piece was (SW-10.11). */
export const CHANGELING = "A";

/** The cards in the order of their numbers. */
export const CARDS: Readonly<Record<string, CardContent>> = {
  FEARLESS: {"bearer": "S", "timing": "battlefield", "sign": "", "choice": "", "lasting": true, "once": false, "fromHidden": false},
  SWITCH: {"bearer": "S", "timing": "passive", "sign": "!", "choice": "cell", "lasting": false, "once": false, "fromHidden": true},
  COMMAND: {"bearer": "S", "timing": "spell", "sign": "$", "choice": "cell", "lasting": false, "once": false, "fromHidden": false},
  OBSERVE: {"bearer": "H", "timing": "spell", "sign": "$", "choice": "cell", "lasting": false, "once": false, "fromHidden": false},
  CHAIN: {"bearer": "H", "timing": "passive", "sign": "", "choice": "", "lasting": false, "once": false, "fromHidden": false},
  MIGHT: {"bearer": "H", "timing": "battlefield", "sign": "", "choice": "", "lasting": true, "once": false, "fromHidden": false},
  PURSUIT: {"bearer": "W", "timing": "passive", "sign": "%", "choice": "cell", "lasting": false, "once": false, "fromHidden": false},
  TWINBLADE: {"bearer": "W", "timing": "spell", "sign": "$", "choice": "cells", "lasting": false, "once": false, "fromHidden": true},
  SACRIFICE: {"bearer": "W", "timing": "spell", "sign": "$", "choice": "cell", "lasting": false, "once": true, "fromHidden": false},
  MINDCTRL: {"bearer": "P", "timing": "summon", "sign": "!", "choice": "cells", "lasting": false, "once": false, "fromHidden": true},
  PROPHECY: {"bearer": "P", "timing": "summon", "sign": "!", "choice": "cell", "lasting": false, "once": false, "fromHidden": true},
  SOULLINK: {"bearer": "P", "timing": "battlefield", "sign": "&", "choice": "cells", "lasting": false, "once": false, "fromHidden": false},
  GUARDIAN: {"bearer": "K", "timing": "battlefield", "sign": "", "choice": "", "lasting": true, "once": false, "fromHidden": false},
  COMMANDER: {"bearer": "K", "timing": "summon", "sign": "!", "choice": "cell-lines", "lasting": false, "once": false, "fromHidden": true},
  VANGUARD: {"bearer": "K", "timing": "battlefield", "sign": "", "choice": "", "lasting": true, "once": false, "fromHidden": false},
  MIMIC: {"bearer": "A", "timing": "passive", "sign": "", "choice": "", "lasting": false, "once": false, "fromHidden": true},
  DISGUISE: {"bearer": "A", "timing": "summon", "sign": "!", "choice": "cell", "lasting": false, "once": false, "fromHidden": true},
  DOUBLE: {"bearer": "A", "timing": "summon", "sign": "!", "choice": "", "lasting": false, "once": false, "fromHidden": true},
  PIERCE: {"bearer": "B", "timing": "passive", "sign": "", "choice": "", "lasting": true, "once": false, "fromHidden": false},
  BLINDSHOT: {"bearer": "B", "timing": "spell", "sign": "$", "choice": "cells", "lasting": false, "once": false, "fromHidden": false},
  SNIPE: {"bearer": "B", "timing": "summon", "sign": "!", "choice": "", "lasting": false, "once": false, "fromHidden": true},
};

/** The verbs of an action (seat << 24 | verb << 16 | arg) by number. */
export const VERBS: Readonly<Record<number, string>> = {"11": "SOULLINK", "32": "summon", "33": "move", "34": "attack", "35": "hidden-attack", "66": "COMMAND", "67": "OBSERVE", "71": "TWINBLADE", "72": "SACRIFICE", "83": "BLINDSHOT", "102": "PURSUIT", "129": "SWITCH", "137": "MINDCTRL", "138": "PROPHECY", "141": "COMMANDER", "144": "DISGUISE", "145": "DOUBLE", "148": "SNIPE", "160": "decline", "161": "pass", "170": "choose", "171": "drop", "172": "place", "173": "take", "174": "edit", "175": "lock", "190": "resign", "191": "offer-draw", "192": "accept-draw", "193": "decline-draw", "194": "flag"};
