// A move chosen while the opponent thinks: sent once it may be made, dropped with a word when it may not.

import type { Option, Pick } from '../games/contract';

export interface Plan {
  picks: readonly Pick[];
  /** What it is called; "" while it is only begun. */
  notation: string;
}

export class Ahead {
  plan: Plan | null = $state.raw(null);
  /** The plan that came to nothing. */
  missed: Plan | null = $state.raw(null);

  /** Something was pointed at: it begins a plan, completes it, or gives it up. */
  take(pick: Pick, notationOf: (picks: readonly Pick[]) => string | null): void {
    const begun = this.plan !== null && this.plan.notation === '' ? this.plan.picks : [];
    this.missed = null;
    if (this.plan !== null && begun.length === 0 && isOf(this.plan, pick)) {
      this.plan = null;
      return;
    }
    const [first] = begun;
    const again = first !== undefined && isOf({ picks: begun, notation: '' }, pick);
    const picks = again || first === undefined ? [pick] : [first, pick];
    const notation = first === undefined ? null : notationOf(picks);
    if (again && notation === null) this.plan = null;
    else this.plan = notation === null ? { picks: [pick], notation: '' } : { picks, notation };
  }

  /** It is my turn: the option that was planned, if it is one of these. */
  due(options: readonly Option[]): Option | null {
    const plan = this.plan;
    this.plan = null;
    if (plan === null || plan.notation === '') return null;
    const found = options.find((option) => option.notation === plan.notation) ?? null;
    if (found === null) this.missed = plan;
    return found;
  }

  /** Whether there was anything to give up. */
  clear(): boolean {
    const held = this.plan !== null || this.missed !== null;
    this.plan = null;
    this.missed = null;
    return held;
  }
}

/** Whether a plan has to do with this thing. */
export const isOf = (plan: Plan | null | undefined, pick: Pick): boolean => plan?.picks.some((each) => each.kind === pick.kind && each.index === pick.index) ?? false;
