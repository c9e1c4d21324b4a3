// @where Sandbox: value of a portfolio over time, and its deposits and withdrawals
import {
  type Currency,
  type PortfolioFlow,
  type PortfolioHistory,
  type PortfolioRange,
  type PortfolioResolution,
  portfolioFlowTypes,
} from '@agio/api-client/contract';
import { isoTime } from '../clock.ts';
import type { Exchange } from '../engine/exchange.ts';
import { fromAtoms, powerOfTen } from '../fixed.ts';
import { intervalStart, resolutionLength } from '../market-data/resolution.ts';
import type { Valuation } from '../market-data/valuation.ts';
import { refuse } from '../refusal.ts';
import type { AccountBooks, BookEntry } from './account-books.ts';
import { money, percent } from './money-text.ts';
import { finest, maxPoints, rangeStart, timesOf } from './series-times.ts';

/** Maximum number of flows in an answer; the latest are kept. */
const maxFlows = 500;

interface Asked {
  accountId: string;
  currency: Currency;
  range: PortfolioRange;
  resolution?: PortfolioResolution | undefined;
}

/** Returns the worth of an account over time, from its entries and the prices of then; the last point is now. */
export function valueHistory(
  { exchange, valuation, books }: { exchange: Exchange; valuation: Valuation; books: AccountBooks },
  { accountId, currency, range, resolution: asked }: Asked,
): PortfolioHistory {
  const now = exchange.now();
  const entries = books.entries(accountId);
  const opened = entries[0]?.time ?? now;
  const from = rangeStart(range, opened, now);
  const resolution = asked ?? finest(now - from);
  if ((now - from) / resolutionLength[resolution] > maxPoints) {
    throw refuse('tooManyPoints', 'resolution', { count: maxPoints });
  }
  const start = Math.max(opened, intervalStart(resolution, from));
  const times = entries.length === 0 ? [] : timesOf(start, now, resolution);
  const worth = (asset: string, atoms: bigint, time: number) =>
    ((valuation.price(asset, currency, time) ?? 0n) * atoms) /
    powerOfTen(exchange.decimalsOf(asset));
  const points = valuesAt(entries, times, worth);
  const first = points[0]?.value ?? 0n;
  const { came, went } = outsideSince(entries, times[0] ?? now, (entry, asset, atoms) => {
    const paid = books.paid(entry, currency);
    return paid ?? books.worth(entry, asset, atoms, currency) ?? 0n;
  });
  const change = (points.at(-1)?.value ?? 0n) - first - came + went;
  return {
    currency,
    range,
    resolution,
    change: money(change),
    changePercent: percent(change, first + came),
    points: points.map(({ time, value }) => ({
      time: isoTime(time),
      value: money(value),
    })),
    flows: flowsOf(entries, start).map(({ type, entry, asset, atoms }): PortfolioFlow => {
      const value = books.paid(entry, currency) ?? books.worth(entry, asset, atoms, currency);
      return {
        id: `${entry.id}/${asset}`,
        reference: entry.reference,
        time: isoTime(entry.time),
        type,
        asset,
        amount: fromAtoms(atoms, exchange.decimalsOf(asset)),
        value: value === undefined ? null : money(value),
      };
    }),
  };
}

/** Returns the worth of the holdings at each of these times, in the order of time. */
function valuesAt(
  entries: readonly BookEntry[],
  times: readonly number[],
  worth: (asset: string, atoms: bigint, time: number) => bigint,
): { time: number; value: bigint }[] {
  const held = new Map<string, bigint>();
  let next = 0;
  return times.map((time) => {
    for (let entry = entries[next]; entry !== undefined && entry.time <= time;) {
      for (const [asset, atoms] of entry.changes) {
        held.set(asset, (held.get(asset) ?? 0n) + atoms);
      }
      next += 1;
      entry = entries[next];
    }
    let value = 0n;
    for (const [asset, atoms] of held) if (atoms !== 0n) value += worth(asset, atoms, time);
    return { time, value };
  });
}

interface Flow {
  type: PortfolioFlow['type'];
  entry: BookEntry;
  asset: string;
  atoms: bigint;
}

/** Money that came from or went to the outside, oldest first, without what came back. */
function flowsOf(entries: readonly BookEntry[], from: number): Flow[] {
  const flows = new Map<string, Flow>();
  for (const entry of entries) {
    const { type, reference } = entry;
    for (const [asset, atoms] of entry.changes) {
      const key = `${reference ?? entry.id}/${asset}`;
      if (type === 'Return') flows.delete(key);
      else if (isFlow(type))
        flows.set(key, { type, entry, asset, atoms: atoms < 0n ? -atoms : atoms });
    }
  }
  return [...flows.values()].filter(({ entry }) => entry.time >= from).slice(-maxFlows);
}

/**
 * Returns the worth of money that came from and went outside after a moment. A return since then counts as neither;
 * money that left before and came back after it counts as received.
 */
function outsideSince(
  entries: readonly BookEntry[],
  start: number,
  worth: (entry: BookEntry, asset: string, atoms: bigint) => bigint,
): { came: bigint; went: bigint } {
  const flows = new Map<string, bigint>();
  for (const entry of entries) {
    if (entry.time <= start || !(isFlow(entry.type) || entry.type === 'Return')) continue;
    for (const [asset, atoms] of entry.changes) {
      const key = `${entry.reference ?? entry.id}/${asset}`;
      if (entry.type === 'Return' && flows.delete(key)) continue;
      const value = worth(entry, asset, atoms < 0n ? -atoms : atoms);
      flows.set(key, (flows.get(key) ?? 0n) + (atoms < 0n ? -value : value));
    }
  }
  const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
  const values = [...flows.values()];
  return {
    came: sum(values.filter((value) => value > 0n)),
    went: -sum(values.filter((value) => value < 0n)),
  };
}

function isFlow(type: BookEntry['type']): type is PortfolioFlow['type'] & BookEntry['type'] {
  return portfolioFlowTypes.some((each) => each === type);
}
