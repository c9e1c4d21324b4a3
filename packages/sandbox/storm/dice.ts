import { createRandom, hashNumbers, hashText, type Random } from '../src/core/random.ts';

/** Chance that the same seed repeats. */
export class Dice {
  private readonly random: Random;

  /** Creates the dice of one turn of one person: an exception in a turn does not move the next one's. */
  constructor(seed: number, who: string, turn: number) {
    this.random = createRandom(hashNumbers(seed ^ hashText(who), turn));
  }

  below(bound: number): number {
    return this.random.below(bound);
  }

  between(low: number, high: number): number {
    return low + this.random.below(high - low + 1);
  }

  chance(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  /** One of a list that has at least one. */
  pick<T>(list: readonly T[]): T {
    const chosen = list[this.random.below(list.length)];
    if (chosen === undefined) throw new Error('There is nothing to pick from.');
    return chosen;
  }

  /** One of a list that may be empty. */
  any<T>(list: readonly T[]): T | undefined {
    return list[this.random.below(Math.max(1, list.length))];
  }
}
