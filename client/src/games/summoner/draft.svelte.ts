// Your deployment before you lock it in: pieces on cells and chosen cards. The server keeps it for you.

import type { Option, PickerLike } from '../contract';
import { CARDS, LETTERS } from './content';
import { act } from './notation';
import { CODES, RANKS, cardCount, cellNamed, cellsOf, composition, rankOf, type SummonerView } from './view';

/** Who stands better behind the others; the rest of a random deployment stands mostly in front. */
const BEHIND = ['S', 'H', 'B', 'P'];

type Kinds = Record<number, string>;

interface Plan {
  kinds: Kinds;
  cards: string[];
}

function shuffled<T>(things: readonly T[]): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    const [one, two] = [mixed[last] as T, mixed[other] as T];
    [mixed[last], mixed[other]] = [two, one];
  }
  return mixed;
}

/** A random deployment with the precious pieces mostly behind. */
function randomKinds(seat: number, view: SummonerView): Kinds {
  const counts = composition(view);
  const men = LETTERS.flatMap((letter) => Array<string>(counts[letter] ?? 0).fill(letter));
  const weighed = men.map((letter) => ({ letter, weight: (BEHIND.includes(letter) ? 1 : 0) + Math.random() * 1.1 }));
  weighed.sort((a, b) => b.weight - a.weight);
  const behind = seat === 0 ? 0 : RANKS - 1;
  const far = (cell: number) => Math.abs(rankOf(cell) - behind);
  const cells = shuffled(cellsOf(seat)).sort((a, b) => far(a) - far(b));
  return Object.fromEntries(cells.map((cell, number) => [cell, weighed[number]?.letter ?? '']));
}

/** Random cards, no two of one piece type. */
function randomCards(view: SummonerView): string[] {
  const dealt: string[] = [];
  for (const code of shuffled(CODES)) {
    const taken = dealt.some((card) => CARDS[card]?.bearer === CARDS[code]?.bearer);
    if (dealt.length < cardCount(view) && !taken) dealt.push(code);
  }
  return dealt;
}

/** What the server has kept, if it still fits the table. */
function remembered(draft: string | null | undefined, seat: number, view: SummonerView): Plan | null {
  try {
    const kept = JSON.parse(draft ?? 'null') as Plan | null;
    if (!kept) return null;
    const counts = composition(view);
    for (const letter of Object.values(kept.kinds)) counts[letter] = (counts[letter] ?? 0) - 1;
    const whole = cellsOf(seat).every((cell) => cell in kept.kinds) && Object.values(counts).every((n) => n === 0);
    const known = kept.cards.every((code) => code in CARDS) && kept.cards.length <= cardCount(view);
    return whole && known ? kept : null;
  } catch {
    return null;
  }
}

/** What has been sent as actions, if it is a whole deployment. */
function given(seat: number, view: SummonerView): Plan | null {
  const there = Object.entries(view.draft ?? {});
  if (there.length !== cellsOf(seat).length) return null;
  const kinds = Object.fromEntries(there.map(([cell, letter]) => [cellNamed(cell), letter]));
  return { kinds, cards: [...(view.sides[seat]?.cards ?? [])] };
}

export class Draft {
  kinds: Kinds;
  cards: string[];
  /** The cell that was tapped first and waits for its partner. */
  held = $state<number | null>(null);
  #advised: readonly number[] = [];
  readonly #most: number;

  constructor(
    readonly seat: number,
    view: SummonerView,
    private readonly keeper: Pick<PickerLike, 'draft' | 'keep'>,
  ) {
    const locked = view.sides[seat]?.locked ? given(seat, view) : null;
    const kept = locked ? null : remembered(keeper.draft, seat, view);
    const plan = locked ?? kept ?? given(seat, view);
    this.#most = cardCount(view);
    this.kinds = $state.raw(plan?.kinds ?? randomKinds(seat, view));
    this.cards = $state.raw(plan?.cards ?? randomCards(view));
    if (!locked && kept === null) this.#keep(); // what chance has dealt stays, too
  }

  shuffle(view: SummonerView): void {
    this.kinds = randomKinds(this.seat, view);
    this.held = null;
    this.#keep();
  }

  deal(view: SummonerView): void {
    this.cards = randomCards(view);
    this.#keep();
  }

  /** The first tap takes a piece up, the second changes it with another. */
  tap(cell: number): void {
    if (!(cell in this.kinds)) return;
    const held = this.held;
    this.held = held === null ? cell : null;
    if (held === null || held === cell) return;
    this.kinds = { ...this.kinds, [cell]: this.kinds[held] ?? '', [held]: this.kinds[cell] ?? '' };
    this.#keep();
  }

  /** What was advised goes into the plan: a piece changes places, a card is chosen. */
  follow(option: Option): void {
    const [piece, cell] = [String(option.words['piece'] ?? '').replace('@piece-', ''), cellNamed(String(option.words['cell'] ?? ''))];
    const code = String(option.words['card'] ?? '').replace('@card-', '');
    if (option.text === 'do-place' && this.kinds[cell] !== piece) {
      const from = Object.keys(this.kinds).map(Number).find((other) => this.kinds[other] === piece && !this.#advised.includes(other));
      if (from === undefined) return;
      this.held = null;
      this.kinds = { ...this.kinds, [cell]: piece, [from]: this.kinds[cell] ?? '' };
    }
    if (option.text === 'do-place') this.#advised = [...this.#advised, cell];
    if (option.text === 'do-choose' && !this.cards.includes(code)) {
      const kept = this.cards.filter((card) => CARDS[card]?.bearer !== CARDS[code]?.bearer);
      // the last chosen one makes room
      this.cards = [...(kept.length < this.#most ? kept : kept.slice(0, -1)), code];
    }
    this.#keep();
  }

  /** Whether a tap on this card would change anything: it is chosen, or there is room for it. */
  fits(code: string, view: SummonerView): boolean {
    const others = this.cards.filter((card) => CARDS[card]?.bearer !== CARDS[code]?.bearer);
    return this.cards.includes(code) || others.length < cardCount(view);
  }

  /** Choose a card or put it back; one of the same piece type makes room. */
  toggle(code: string, view: SummonerView): void {
    if (!this.fits(code, view)) return;
    const there = this.cards.includes(code);
    const others = this.cards.filter((card) => card !== code && (there || CARDS[card]?.bearer !== CARDS[code]?.bearer));
    this.cards = there ? others : [...others, code];
    this.#keep();
  }

  isWhole(view: SummonerView): boolean {
    return this.cards.length === cardCount(view);
  }

  /** The ordinary actions that lead from what the server has to this plan, and lock it in. */
  actions(view: SummonerView): number[] {
    const { seat } = this;
    const chosen = view.sides[seat]?.cards ?? [];
    const there = new Map(Object.entries(view.draft ?? {}).map(([name, letter]) => [cellNamed(name), letter]));
    const wrong = [...there].filter(([cell, letter]) => this.kinds[cell] !== letter).map(([cell]) => cell);
    const dropped = chosen.filter((code) => !this.cards.includes(code));
    const found = [
      ...wrong.flatMap((cell) => [act(seat, 'edit'), act(seat, 'take', cell)]),
      ...dropped.flatMap((code) => [act(seat, 'edit'), act(seat, 'drop', CODES.indexOf(code))]),
    ];
    // the question what to take back may be open already
    if (view.editing) found.shift();
    for (const [key, letter] of Object.entries(this.kinds)) {
      const cell = Number(key);
      if (there.get(cell) !== letter) found.push(act(seat, 'place', (LETTERS.indexOf(letter) << 5) | cell));
    }
    for (const code of this.cards.filter((card) => !chosen.includes(card))) {
      found.push(act(seat, 'choose', CODES.indexOf(code)));
    }
    return [...found, act(seat, 'lock')];
  }

  #keep(): void {
    this.keeper.keep?.(JSON.stringify({ kinds: this.kinds, cards: this.cards }));
  }
}

const drafts = new Map<string, Draft>();

/** The plan of a seat at this address, if one was made. */
export function planOf(seat: number): Draft | null {
  return [...drafts].find(([place, draft]) => draft.seat === seat && place.endsWith(`${location.pathname}:${seat}`))?.[1] ?? null;
}

/** The plan of a seat at this address: board and hand work on the same one. */
export function draftOf(seat: number, view: SummonerView, keeper: Pick<PickerLike, 'draft' | 'keep'>): Draft {
  const place = `${location.pathname}:${seat}`;
  const known = drafts.get(place) ?? new Draft(seat, view, keeper);
  drafts.set(place, known);
  return known;
}
