import type { Asset, FeeStep, Instrument, MarketStatus } from '@agio/api-client/contract';
import type { MarketRecord } from '../records/trading.ts';
import type { MarketDefinition } from '../catalog/markets.ts';
import { dollar } from '../catalog/market-rows.ts';
import { firstFeeSteps } from '../catalog/fee-tiers.ts';
import { Book } from './book.ts';
import { formatPrice, marketRules, type MarketRules } from './market-rules.ts';
import type { Order } from './order.ts';
import type { UndoLog } from './undo-log.ts';

/** One market: its rules, its book, the stop orders that wait beside it and its last price. */
export interface Market {
  readonly id: string;
  readonly baseAsset: string;
  readonly quoteAsset: string;
  readonly definition: MarketDefinition;
  readonly book: Book;
  readonly stops: Set<Order>;
  status: MarketStatus;
  /** Rules that staff changed from those of the catalogue. */
  changedRules: Partial<Instrument>;
  /** The fee schedule in force. */
  feeSchedule: readonly FeeStep[];
  /** The instrument of the contract, with its status and reason. */
  instrument: Instrument;
  rules: MarketRules;
  lastTicks: number | undefined;
}

export function createMarket(
  definition: MarketDefinition,
  changed: Pick<MarketRecord, 'status' | 'reason' | 'since'> | undefined,
  assetById: ReadonlyMap<string, Asset>,
  undo: UndoLog,
): Market {
  const status = changed?.status ?? definition.status;
  const instrument = {
    ...definition.instrument,
    status,
    statusReason: changed?.reason ?? null,
    statusSince: changed?.since ?? null,
  };
  const base = assetById.get(instrument.baseAsset);
  const quote = assetById.get(instrument.quoteAsset);
  if (base === undefined || quote === undefined) {
    throw new Error(`${instrument.id}: unknown asset`);
  }
  return {
    id: instrument.id,
    baseAsset: base.id,
    quoteAsset: quote.id,
    definition,
    book: new Book(undo),
    stops: new Set(),
    status,
    changedRules: {},
    feeSchedule: firstFeeSteps,
    instrument,
    rules: marketRules(definition.instrument, instrument, base, quote),
    lastTicks: undefined,
  };
}

/** Returns the last price of one unit on the asset's dollar market; undefined if it has none. */
export function lastDollars(
  markets: ReadonlyMap<string, Market>,
  asset: string,
): string | undefined {
  const market = markets.get(`${asset}-${dollar}`);
  if (market?.lastTicks === undefined) return undefined;
  return formatPrice(market.rules, market.lastTicks);
}
