// @where Sandbox: simulated prices
import type { Currency } from '@agio/api-client/contract';
import { anchorTime } from '../clock.ts';
import type { PriceModel } from '../catalog/market-rows.ts';
import { hashText, unitAt } from '../random.ts';

const second = 1000;
const day = 86_400 * second;

/**
 * The periods of the waves that a price is made of, in milliseconds: from about three years to six seconds. Each is
 * smooth noise; their sizes grow with the square root of the period, as those of a random walk do.
 */
const periods = [
  1100 * day,
  390 * day,
  140 * day,
  47 * day,
  16 * day,
  5.3 * day,
  1.9 * day,
  0.63 * day,
  0.21 * day,
  0.07 * day,
  1980 * second,
  620 * second,
  200 * second,
  64 * second,
  20 * second,
  6 * second,
];
/** A pegged price has only the waves that come back within a day. */
const pegFrom = 6;

/** A price as a function of time alone. Calling it with nearby times in a row is fast. */
export type PricePath = (time: number) => number;

/** e^x from basic operations, so that every engine gives the same bits. */
function exponential(x: number): number {
  const halvings = 8;
  const reduced = x / 2 ** halvings;
  let power = 1 + reduced * (1 + (reduced / 2) * (1 + (reduced / 3) * (1 + reduced / 4)));
  for (let index = 0; index < halvings; index += 1) power *= power;
  return power;
}

interface Wave {
  seed: number;
  period: number;
  phase: number;
  size: number;
  cell: number;
  from: number;
  to: number;
}

/** A sum of waves, zero at the anchor time. */
function waves(seed: number, volatility: number, first: number): PricePath {
  const all = periods.slice(first).map((period, index): Wave => {
    const own = seed ^ Math.imul(index + first + 1, 0x9e3779b1);
    return {
      seed: own,
      period,
      phase: unitAt(own, -1) * period,
      size: volatility * 0.92 * Math.sqrt(Math.min(period, 60 * day) / day),
      cell: Number.NaN,
      from: 0,
      to: 0,
    };
  });
  const sum = (time: number) => {
    let total = 0;
    for (const wave of all) {
      const position = (time + wave.phase) / wave.period;
      const cell = Math.floor(position);
      if (cell !== wave.cell) {
        wave.cell = cell;
        wave.from = unitAt(wave.seed, cell) * 2 - 1;
        wave.to = unitAt(wave.seed, cell + 1) * 2 - 1;
      }
      const x = position - cell;
      total += wave.size * (wave.from + (wave.to - wave.from) * x * x * (3 - 2 * x));
    }
    return total;
  };
  const atAnchor = sum(anchorTime);
  return (time) => sum(time) - atAnchor;
}

/** Swiss francs, euros and yen for one US dollar at the anchor time, and a day's usual move of the rate. */
const fiatRates = {
  USD: { rate: 1, volatility: 0 },
  CHF: { rate: 0.8012, volatility: 0.003 },
  EUR: { rate: 0.863, volatility: 0.003 },
  JPY: { rate: 155.4, volatility: 0.004 },
} as const satisfies Record<Currency, { rate: number; volatility: number }>;

/** Returns the price of one US dollar in a fiat currency, over time. */
export function fiatPath(seed: number, currency: Currency): PricePath {
  const { rate, volatility } = fiatRates[currency];
  if (volatility === 0) return () => rate;
  const path = waves(seed ^ hashText(`fiat:${currency}`), volatility, 3);
  return (time) => rate * exponential(path(time));
}

/** The fair price of a market over time: the same for the same seed, market and time, in every process. */
export function pricePath(
  seed: number,
  id: string,
  model: PriceModel,
  modelOf: (market: string) => PriceModel,
): PricePath {
  switch (model.kind) {
    case 'wander':
    case 'peg': {
      const path = waves(seed ^ hashText(id), model.volatility, model.kind === 'peg' ? pegFrom : 0);
      return (time) => model.price * exponential(path(time));
    }
    case 'cross': {
      const first = pricePath(seed, model.first, modelOf(model.first), modelOf);
      const second = pricePath(seed, model.second, modelOf(model.second), modelOf);
      if (model.operation === 'times') return (time) => first(time) * second(time);
      return (time) => first(time) / second(time);
    }
    case 'fiat': {
      const dollars = pricePath(seed, model.of, modelOf(model.of), modelOf);
      const rate = fiatPath(seed, model.currency);
      return (time) => dollars(time) * rate(time);
    }
  }
}
