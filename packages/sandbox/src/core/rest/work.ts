// @where Sandbox: cost of a call, for its rate limit
import { contract } from '@agio/api-client/contract';
import type { Exchange } from '../engine/exchange.ts';
import type { MarketData } from '../market-data/market-data.ts';
import { intervalStart, minute, resolutionLength } from '../market-data/resolution.ts';
import type { Context } from './context.ts';
import type { Route } from './routes.ts';

/** Name of the header of an answer that says how much work it made, in units. */
export const workHeader = 'x-work';

/**
 * Work of a call in units of about 0.2 ms of processor, as the hubs count theirs. Every call is 1, which includes the
 * first 32 kB of its answer; a candle or a market that is worked out for it adds to that.
 */
export const workOf = {
  call: 1,
  candles: (count: number) => Math.floor(count / 20),
  markets: (count: number) => count,
  answered: (bytes: number) => Math.floor(bytes / 32_768),
};

/** Milliseconds for which the figures of all markets may be sent again unchanged. */
const trendsLast = 1000;

/** Makes of a call what its answer follows from; undefined where that is more than can be named. */
export type Validator = (
  route: Route,
  input: Record<string, unknown>,
  now: number,
) => string | undefined;

/**
 * Validators of public answers: the same text means the same answer, so that it need not be made again. Candles
 * follow from the trades of their market and the minute, those that are over from neither.
 *
 * @param run differs from one start of the exchange to the next: what it was off for is told otherwise afterwards
 */
export function publicValidator(exchange: Exchange, data: MarketData, run: string): Validator {
  return ({ endpoint }, input, now) => {
    if (endpoint === contract.marketData.trends) {
      return `${run}.${Math.floor(now / trendsLast)}`;
    }
    if (endpoint !== contract.marketData.history) return undefined;
    const { id, resolution, to } = input as Parameters<typeof history>[0];
    return history({ id, resolution, to });
  };

  function history(asked: {
    id: string;
    resolution: keyof typeof resolutionLength;
    to?: string | undefined;
  }) {
    const market = exchange.markets.get(asked.id);
    if (market === undefined) return undefined;
    const { series } = data.feed(market.id);
    const now = exchange.now();
    const end = asked.to === undefined ? now + 1 : Date.parse(asked.to);
    if (Number.isNaN(end)) return undefined;
    const { tickUnits, lotUnits } = market.rules;
    const parts = [run, series.pastVersion, tickUnits, lotUnits];
    const last = intervalStart(asked.resolution, Math.min(end - 1, now));
    const isOver = last + resolutionLength[asked.resolution] <= now;
    if (!isOver) parts.push(Math.floor(now / minute), series.version, market.lastTicks ?? '');
    return parts.join('.');
  }
}

/** Adds up the work of one call. */
export class Meter {
  units = workOf.call;

  readonly add: Context['work'] = (units) => {
    this.units += units;
  };
}
