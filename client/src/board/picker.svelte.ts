// The one interaction of all games: the options of a decision as things to point at.

import { untrack } from 'svelte';
import type { Asking, Mark, Option, Phrase, Pick, PickerLike, Refused, Speech } from '../games/contract';
import type { Decision, Waiting } from '../protocol/types';
import { Ahead } from './ahead.svelte';
import { questionOf } from './asking';

/** What a picker needs from around it. */
export interface PickerHands {
  speech: Speech;
  mark(option: Option): Mark;
  /** The notation of what was pointed at; null when it means nothing. */
  notation(picks: readonly Pick[]): string | null;
  /** Send one option; false when it could not go out. */
  send(option: Option): boolean;
  many(actions: readonly number[]): boolean;
  prepare(): boolean;
  why(notation: string): void;
  /** Whether a move of a single tap waits for a second one. */
  confirms(): boolean;
  /** Have the server keep what is being prepared. */
  keep?(text: string): void;
  /** Whether what would be lost is asked first. */
  warns?(): boolean;
  /** Whether a move may be chosen before it is asked for. */
  plans?(): boolean;
}

export function same(a: Pick | undefined, b: Pick | undefined): boolean {
  return a !== undefined && b !== undefined && a.kind === b.kind && a.index === b.index;
}

/** The options whose picks begin with this path. */
export function beginning(options: readonly Option[], path: readonly Pick[]): Option[] {
  return options.filter((option) => path.every((pick, place) => same(option.picks[place], pick)));
}

export class Picker implements PickerLike {
  readonly seat: number;
  path: readonly Pick[] = $state.raw([]);
  pending: Option | null = $state.raw(null);
  refusal: Refused | null = $state.raw(null);
  /** Something was sent and not yet answered, be it an option, several, or a typed move. */
  waiting = $state(false);
  decision: Decision | null = $state.raw(null);
  /** What was long decided is shown once more: nothing of it can be picked. */
  resting = $state(false);
  /** A thing that was pointed at and has no options: it shakes, and with the next one it makes a question. */
  wonder: Pick | null = $state.raw(null);
  /** What was pointed at while somebody else decides: the page says who. */
  early: Pick | null = $state.raw(null);
  /** What is to be done as soon as it may be. */
  readonly ahead = new Ahead();
  /** What is pointed at with what is in hand, beyond the picks: allies see it. */
  aimed: readonly Pick[] = $state.raw([]);
  /** What waits for a second thought. */
  asking: Asking | null = $state.raw(null);
  /** Buttons that a drawing shows itself: the bar leaves them out. */
  covers: ((option: Option) => boolean) | null = $state.raw(null);
  /** What a bot would do here, once it was asked. */
  hinted: Option | null = $state.raw(null);
  /** Whether it is being asked. */
  hinting = $state(false);
  /** What was being prepared when this person was last here. */
  draft: string | null = null;
  readonly #hands: PickerHands;
  #asked: Pick | null = null;
  #laidBy: readonly Pick[] = [];

  constructor(seat: number, hands: PickerHands) {
    this.seat = seat;
    this.#hands = hands;
  }

  readonly #options = $derived<readonly Option[]>(this.decision === null || this.waiting || this.resting ? [] : this.decision.options);
  readonly left: readonly Option[] = $derived(beginning(this.#options, this.path));
  readonly menu: readonly Option[] = $derived(
    this.path.length === 0 ? [] : this.left.filter((option) => option.picks.length === this.path.length),
  );
  readonly #next: ReadonlyMap<string, Option[]> = $derived(this.#grouped());

  keep(text: string): void {
    this.#hands.keep?.(text);
  }

  get active(): boolean {
    return this.#options.length > 0;
  }

  /** The choices that no drawing shows: buttons, at this place of the sequence. */
  get buttons(): Option[] {
    return this.left.filter((option) => option.picks[this.path.length]?.kind === 'button' && !this.covers?.(option));
  }

  /** What waits to be done, by name, while nothing is in hand. */
  get waits(): readonly Waiting[] {
    return this.path.length === 0 && this.active ? (this.decision?.waiting ?? []) : [];
  }

  targets(kind: Pick['kind']): ReadonlySet<number> {
    const found = new Set<number>();
    for (const option of this.left) {
      const pick = option.picks[this.path.length];
      if (pick?.kind === kind) found.add(pick.index);
    }
    return found;
  }

  canPick(pick: Pick): boolean {
    return this.#next.has(keyOf(pick));
  }

  isPicked(pick: Pick): boolean {
    return this.path.some((picked) => same(picked, pick));
  }

  options(pick: Pick): readonly Option[] {
    return this.#next.get(keyOf(pick)) ?? [];
  }

  label(pick: Pick): string {
    const found = this.options(pick);
    const [only] = found;
    if (only === undefined) return '';
    return found.length === 1 ? this.say(only) : this.#hands.speech.say('pick-many', { count: found.length });
  }

  say(option: Option): string {
    return this.#hands.speech.say(option.text, option.words);
  }

  mark(pick: Pick): Mark | null {
    const [first] = this.options(pick);
    if (first === undefined) return null;
    // a thing that leads on to others is picked up; a thing that completes an option is its target
    return first.picks.length > this.path.length + 1 ? 'pick' : this.#hands.mark(first);
  }

  pick(pick: Pick): void {
    this.refusal = null;
    this.early = null;
    if (this.decision === null && this.#hands.plans?.()) {
      this.ahead.take(pick, (picks) => this.#hands.notation(picks));
      return;
    }
    this.ahead.clear();
    if (same(this.path.at(-1), pick)) {
      this.#again();
      return;
    }
    const path = this.#pathTo(pick);
    if (path === null) this.#ask(pick);
    else this.#take(path);
  }

  /** The picks with this one: as the next, or instead of an earlier one of its kind; null when it means nothing here. */
  #pathTo(pick: Pick): readonly Pick[] | null {
    for (let kept = this.path.length; kept > 0; kept -= 1) {
      const path = [...this.path.slice(0, kept), pick];
      const fits = kept === this.path.length || this.path[kept]?.kind === pick.kind;
      if (fits && beginning(this.#options, path).length > 0) return path;
    }
    // what was begun is not dropped for a target that it cannot have: that one is asked about
    const [first] = this.path;
    if (first !== undefined && first.kind !== pick.kind && this.targets(pick.kind).size > 0) return null;
    return beginning(this.#options, [pick]).length > 0 ? [pick] : null;
  }

  /** The same thing once more: the second tap of a move that waits for it, or the pick is put back. */
  #again(): void {
    const [only] = this.menu;
    if (only !== undefined && this.menu.length === 1) this.choose(only);
    else this.back();
  }

  #take(path: readonly Pick[]): void {
    this.path = path;
    this.wonder = null;
    const [only] = this.left;
    if (only === undefined || this.left.length > 1 || only.picks.length > path.length) return;
    if (path.length > 1 || !this.#final(path[0])) this.choose(only);
  }

  /** A single tap on the board or a card that would be a whole move of the battle waits for a second one. */
  #final(pick: Pick | undefined): boolean {
    return pick?.kind !== 'button' && this.decision?.timing === 'turn' && this.#hands.confirms();
  }

  aim(picks: readonly Pick[]): void {
    // a drawing says it from an effect, which must not follow what it writes
    const now = untrack(() => this.aimed);
    if (picks.length !== now.length || picks.some((pick, place) => !same(pick, now[place]))) this.aimed = picks;
  }

  leads(pick: Pick): boolean {
    if (same(this.path.at(-1), pick)) return this.left.length > this.menu.length;
    const found = this.canPick(pick) ? this.options(pick) : beginning(this.#options, [pick]);
    const place = this.canPick(pick) ? this.path.length + 1 : 1;
    return found.some((option) => option.picks.length > place);
  }

  drop(pick: Pick): void {
    this.refusal = null;
    if (this.canPick(pick)) this.pick(pick);
    else this.#ask(pick);
  }

  #ask(pick: Pick): void {
    if (this.waiting || this.resting) return;
    const notation = this.#hands.notation([...this.path, pick]) ?? this.#wondered(pick);
    if (notation === null) {
      this.wonder = pick;
      if (this.decision === null && this.seat >= 0) this.early = pick;
      if (this.path.length > 0) this.#explain(pick);
      return;
    }
    this.wonder = null;
    this.#asked = pick;
    this.#hands.why(notation);
  }

  /** There is no notation for it: what is wanted instead, and the rule of the question. */
  #explain(pick: Pick): void {
    const asked = questionOf(this.#hands.speech, this.left, this.path.length);
    this.refusal = { pick, legal: false, rule: this.decision?.rule ?? '', text: 'pick-not-here', words: { asked }, notation: '' };
  }

  /** A thing without options and then a target: the question why it may not go there. */
  #wondered(pick: Pick): string | null {
    return this.wonder === null || same(this.wonder, pick) ? null : this.#hands.notation([this.wonder, pick]);
  }

  back(): boolean {
    const held = this.path.length > 0 || this.refusal !== null || this.asking !== null || this.early !== null;
    this.wonder = null;
    this.#laidBy = [];
    if (this.ahead.clear()) return true;
    if (this.early !== null) this.early = null;
    else if (this.asking !== null) this.asking = null;
    else if (this.refusal !== null) this.refusal = null;
    else this.path = this.path.slice(0, -1);
    return held;
  }

  clear(): void {
    this.path = [];
    this.refusal = null;
    this.asking = null;
  }

  choose(option: Option, sure = false): void {
    if (this.waiting) return;
    if (sure) this.#send(option);
    else this.consider(option.dangers ?? [], option.picks.at(-1) ?? null, () => this.#send(option), option.notation);
  }

  #send(option: Option): void {
    if (this.waiting || !this.#hands.send(option)) return;
    this.pending = option;
    this.waiting = true;
  }

  consider(dangers: readonly Phrase[], at: Pick | null, go: () => void, notation = ''): void {
    this.asking = null;
    if (dangers.length === 0 || !this.#hands.warns?.()) go();
    else this.asking = { dangers, pick: at?.kind === 'button' ? null : at, notation, go };
  }

  many(actions: readonly number[]): void {
    if (this.waiting || actions.length === 0 || !this.#hands.many(actions)) return;
    this.waiting = true;
  }

  prepare(): void {
    if (!this.waiting && this.#hands.prepare()) this.waiting = true;
  }

  /** The server has spoken: a new decision (or none). */
  ask(decision: Decision | null): void {
    // where several may act at once, somebody else's move does not take what is in hand, as long as it can still be played
    const keeps = !this.waiting && decision?.timing === 'any_order' && beginning(decision.options, this.path).length > 0;
    if (this.waiting) this.#laidBy = [];
    else if (decision === null && this.decision?.timing === 'any_order') this.#laidBy = this.path;
    this.decision = decision;
    this.asking = null;
    this.hinted = null;
    this.hinting = false;
    if (!keeps) this.path = [];
    if (decision !== null) this.#takeUp(decision);
    this.pending = null;
    this.waiting = false;
    this.wonder = null;
    this.early = null;
    this.#asked = null;
    const due = decision === null ? null : this.ahead.due(decision.options);
    if (due !== null) this.choose(due);
  }

  /** What was in hand when somebody else had to be waited for is in hand again. */
  #takeUp(decision: Decision): void {
    const laidBy = this.#laidBy;
    this.#laidBy = [];
    const fits = decision.timing === 'any_order' && beginning(decision.options, laidBy).length > 0;
    if (this.path.length === 0 && fits) this.path = laidBy;
  }

  /** A bot's advice has come. */
  advise(action: number): void {
    this.hinting = false;
    this.hinted = this.decision?.options.find((option) => option.action === action) ?? null;
  }

  /** The server said no to what was sent, or explained what was asked. */
  refuse(refused: Omit<Refused, 'pick'>): void {
    this.refusal = { ...refused, pick: this.#asked ?? this.pending?.picks.at(-1) ?? null };
    this.pending = null;
    this.waiting = false;
    this.#asked = null;
  }

  #grouped(): ReadonlyMap<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const option of this.left) {
      const pick = option.picks[this.path.length];
      if (pick === undefined) continue;
      const key = keyOf(pick);
      const group = found.get(key);
      if (group === undefined) found.set(key, [option]);
      else group.push(option);
    }
    return found;
  }
}

function keyOf(pick: Pick): string {
  return `${pick.kind}:${pick.index}`;
}

/** A picker with nothing to pick: for spectators, replays and examples. */
export function idlePicker(speech: Speech, seat = -1): Picker {
  return new Picker(seat, {
    speech,
    mark: () => 'pick',
    notation: () => null,
    send: () => false,
    many: () => false,
    prepare: () => false,
    why: () => undefined,
    confirms: () => false,
  });
}
