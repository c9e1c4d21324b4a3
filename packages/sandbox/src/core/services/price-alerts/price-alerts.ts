import {
  mostPriceAlerts,
  type PriceAlert,
  type PriceAlertCondition,
} from '@agio/api-client/contract';
import { isoTime } from '../../clock.ts';
import type { Changes, PriceAlertChange, Trade } from '../../engine/changes.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { formatPrice } from '../../engine/market-rules.ts';
import { readPrice } from '../../engine/order-validation.ts';
import type { MarketData } from '../../market-data/market-data.ts';
import type { PriceAlertRecord } from '../../records/trading.ts';
import { refuse, Refusal, type Reason } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import { AlertLanes, figureOf, type LanePlace, placeOf } from './alert-lanes.ts';

const none: readonly string[] = [];

/**
 * Price alerts of all accounts. An alert is reached by the command whose trade reaches it, and written with it, so that each
 * is told once, also when the exchange is killed and starts again. A halted market has no trades and reaches none.
 */
export class PriceAlerts {
  private readonly exchange: Exchange;
  private readonly marketData: MarketData;
  private readonly records: Collection<'priceAlerts'>;
  /** Ids by account. */
  private readonly own = new Map<string, readonly string[]>();
  private readonly lanes: AlertLanes;

  constructor(exchange: Exchange, store: Store, marketData: MarketData) {
    this.exchange = exchange;
    this.marketData = marketData;
    this.records = new Collection(exchange, store, 'priceAlerts');
    this.lanes = new AlertLanes(exchange.undo);
    for (const { id, accountId } of this.records.values()) {
      this.own.set(accountId, [...this.idsOf(accountId), id]);
    }
  }

  /** Begins to watch. */
  open(): void {
    for (const record of this.records.values()) {
      if (record.status === 'Active') this.lanes.add(record.id, this.placeOf(record));
    }
    this.exchange.beforeCommit('price-alerts', (changes) => this.judge(changes));
  }

  /** Returns the alerts of an account, newest first. */
  list(accountId: string): PriceAlert[] {
    return this.idsOf(accountId)
      .flatMap((id) => this.records.get(id) ?? [])
      .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
      .map((record) => this.view(record));
  }

  create(
    accountId: string,
    {
      market,
      condition,
      paused = false,
    }: { market: string; condition: PriceAlertCondition; paused?: boolean | undefined },
  ): PriceAlert {
    const ids = this.idsOf(accountId);
    if (ids.length >= mostPriceAlerts) {
      throw refuse('tooManyPriceAlerts', '', { most: String(mostPriceAlerts) });
    }
    this.check(market, condition, paused);
    const id = this.exchange.nextId('pa');
    this.exchange.undo.set(this.own, accountId, [...ids, id]);
    return this.put('Set', {
      id,
      accountId,
      market,
      condition,
      status: paused ? 'Paused' : 'Active',
      createdAt: this.exchange.now(),
      reached: null,
    });
  }

  change(
    accountId: string,
    {
      id,
      condition,
      paused,
    }: {
      id: string;
      condition?: PriceAlertCondition | undefined;
      paused?: boolean | undefined;
    },
  ): PriceAlert {
    const before = this.find(accountId, id);
    if (condition === undefined && paused === undefined) return this.view(before);
    const next = condition ?? before.condition;
    const isPaused = paused ?? before.status === 'Paused';
    const isWatched = before.status === 'Active' && condition === undefined;
    // One that waits already is not reached: its next trade would say so.
    this.check(before.market, next, isPaused || isWatched);
    const status = isPaused ? 'Paused' : 'Active';
    return this.put('Changed', { ...before, condition: next, status, reached: null });
  }

  remove(accountId: string, id: string): PriceAlert {
    const record = this.find(accountId, id);
    if (record.status === 'Active') this.lanes.remove(id, this.placeOf(record));
    const left = this.idsOf(accountId).filter((each) => each !== id);
    this.exchange.undo.set(this.own, accountId, left);
    this.records.remove(id);
    return this.tell('Removed', record);
  }

  /** Looks which alerts the trades of a command reach, before it is written. */
  private judge({ trades }: Changes): void {
    if (trades.length === 0) return;
    for (const market of new Set(trades.map((each) => each.market.id))) {
      const feed = this.marketData.feed(market);
      for (const lane of this.lanes.lanesOf(market)) {
        const own = trades.flatMap((each) => (each.market.id === market ? [each.trade] : []));
        const figure = figureOf(feed, lane, { trades: own, now: this.exchange.now() });
        if (figure === undefined) continue;
        for (const id of this.lanes.reachedBy(market, lane, figure)) this.reach(id, own);
      }
    }
  }

  private reach(id: string, trades: readonly Trade[]): void {
    const record = this.records.get(id);
    if (record === undefined) return;
    const { lane, level } = this.placeOf(record);
    // The first trade at or beyond a price; another figure is one of all of them.
    const trade =
      trades.find(
        ({ ticks }) =>
          (lane === 'Price/Rise' && BigInt(ticks) >= level) ||
          (lane === 'Price/Fall' && BigInt(-ticks) >= level),
      ) ?? trades.at(-1);
    if (trade === undefined) return;
    const reached = { time: this.exchange.now(), ticks: trade.ticks };
    this.put('Reached', { ...record, status: 'Reached', reached });
  }

  /** Refuses a condition that the market does not have, or, unless it waits for later, one that it meets already. */
  private check(marketId: string, condition: PriceAlertCondition, isLater: boolean): void {
    const market = this.exchange.market(marketId);
    const reasons: Reason[] = [];
    if (condition.kind === 'Price') {
      const { tickSize } = market.instrument;
      const reject = (reason: Reason) => void reasons.push(reason);
      readPrice(condition.price, 'condition.price', market.rules, tickSize, reject);
    }
    if (reasons.length > 0) throw new Refusal(reasons);
    if (isLater) return;
    const feed = this.marketData.feed(marketId);
    const { lane, level } = placeOf(feed, condition);
    const figure = figureOf(feed, lane, { trades: [], now: this.exchange.now() });
    if (figure !== undefined && figure >= level) {
      throw refuse('priceAlertReached', fieldOf[condition.kind]);
    }
  }

  private find(accountId: string, id: string): PriceAlertRecord {
    const record = this.records.get(id);
    if (record?.accountId !== accountId) throw refuse('priceAlertNotFound', 'id');
    return record;
  }

  private put(change: PriceAlertChange, record: PriceAlertRecord): PriceAlert {
    const before = this.records.get(record.id);
    if (before?.status === 'Active') this.lanes.remove(record.id, this.placeOf(before));
    this.records.put(record.id, record);
    if (record.status === 'Active') this.lanes.add(record.id, this.placeOf(record));
    return this.tell(change, record);
  }

  private tell(change: PriceAlertChange, record: PriceAlertRecord): PriceAlert {
    const alert = this.view(record);
    const { accountId } = record;
    this.exchange.tell({ accountId, event: 'priceAlert', content: { alert, change } });
    return alert;
  }

  private view({
    id,
    market,
    condition,
    status,
    createdAt,
    reached,
  }: PriceAlertRecord): PriceAlert {
    const { rules } = this.exchange.market(market);
    return {
      id,
      market,
      condition,
      status,
      createdAt: isoTime(createdAt),
      reached: reached && {
        time: isoTime(reached.time),
        price: formatPrice(rules, reached.ticks),
      },
    };
  }

  private placeOf({ market, condition }: PriceAlertRecord): LanePlace {
    return placeOf(this.marketData.feed(market), condition);
  }

  private idsOf(accountId: string): readonly string[] {
    return this.own.get(accountId) ?? none;
  }
}

const fieldOf = {
  Price: 'condition.price',
  Change: 'condition.percent',
  Volume: 'condition.volume',
} as const satisfies Record<PriceAlertCondition['kind'], string>;
