import type { BookLevel, DecimalString } from '../../contract/core.ts';
import type { BookLevels } from '../book/order-book.ts';

/**
 * The book as one would first write it: a Map per side, sorted at every reading. The oracle of the tests and the
 * baseline of the bench, so it shares no code with the engine; its arithmetic is BigInt over 18 fraction digits.
 */
export class NaiveBook {
  readonly #sides = {
    bids: new Map<bigint, { price: DecimalString; amount: DecimalString }>(),
    asks: new Map<bigint, { price: DecimalString; amount: DecimalString }>(),
  };

  replace(levels: BookLevels): void {
    this.#sides.bids.clear();
    this.#sides.asks.clear();
    this.apply(levels);
  }

  apply(levels: BookLevels): void {
    for (const side of ['bids', 'asks'] as const) {
      for (const [price, amount] of levels[side] as readonly BookLevel[]) {
        if (wide(amount) === 0n) this.#sides[side].delete(wide(price));
        else this.#sides[side].set(wide(price), { price, amount });
      }
    }
  }

  get size(): { bids: number; asks: number } {
    return { bids: this.#sides.bids.size, asks: this.#sides.asks.size };
  }

  /** Best first, as `[price, amount, total]`, with numbers in their shortest form. */
  rows(side: 'bids' | 'asks', count: number, grouping?: DecimalString): [string, string, string][] {
    const sorted = [...this.#sides[side]].sort(([a], [b]) => {
      const ascending = a < b ? -1 : 1;
      return side === 'bids' ? -ascending : ascending;
    });
    const step = grouping === undefined ? undefined : wide(grouping);
    const groups = new Map<bigint, bigint>();
    for (const [price, { amount }] of sorted) {
      const edge = step === undefined ? price : roundTo(price, step, side);
      groups.set(edge, (groups.get(edge) ?? 0n) + wide(amount));
    }
    let total = 0n;
    return [...groups].slice(0, count).map(([price, amount]) => {
      total += amount;
      return [narrow(price), narrow(amount), narrow(total)];
    });
  }
}

const fractionDigits = 18;

function wide(text: DecimalString): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0'));
}

function narrow(value: bigint): DecimalString {
  const text = value.toString().padStart(fractionDigits + 1, '0');
  const whole = text.slice(0, -fractionDigits);
  const fraction = text.slice(-fractionDigits).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function roundTo(price: bigint, step: bigint, side: 'bids' | 'asks'): bigint {
  const down = (price / step) * step;
  return side === 'bids' || down === price ? down : down + step;
}

/** The shortest form of a decimal: the engine keeps the server's zeros at the end, the oracle does not. */
export const shortest = (text: DecimalString): DecimalString => narrow(wide(text));
