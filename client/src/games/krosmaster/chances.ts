// How likely the dice are, as anybody can work it out: a critical or a dodge is 3 faces of 6, armor and lock are 2.

/** The chance of each number of successes with so many dice. */
export function spread(dice: number, hit: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die += 1) {
    chances = [...chances, 0].map((chance, hits) => chance * (1 - hit) + (chances[hits - 1] ?? 0) * hit);
  }
  return chances;
}

/** The chance that so many lock dice show more successes than so many dodge dice. */
export function lockChance(lockDice: number, dodgeDice: number): number {
  const [locks, dodges] = [spread(lockDice, 1 / 3), spread(dodgeDice, 1 / 2)];
  let chance = 0;
  locks.forEach((one, hits) => dodges.slice(0, hits).forEach((other) => (chance += one * other)));
  return chance;
}

/** The chance of each amount of damage: a value, and successes of critical dice over those of armor dice. */
export function damages(value: number, critical: number, armor: number): number[] {
  const found: number[] = [];
  spread(critical, 1 / 2).forEach((one, hits) =>
    spread(armor, 1 / 3).forEach((other, shields) => {
      const damage = Math.max(0, value + hits - shields);
      while (found.length <= damage) found.push(0);
      found[damage] = (found[damage] ?? 0) + one * other;
    }),
  );
  return found;
}
