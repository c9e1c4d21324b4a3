// @where Sandbox: time for which trades are kept as candles
import { accountFromRecord, type Accounts } from '../accounts.ts';
import type { Exchange } from '../engine/exchange.ts';
import { isHouse } from '../engine/ledger.ts';
import { faultsOfRules } from '../engine/market-rule-bounds.ts';
import { applyRules, haltForRules, rulesWith } from '../engine/market-changes.ts';
import type { Order } from '../engine/order.ts';
import type { JournalCheckpoint } from './journal-checkpoint.ts';
import type { MarketData } from '../market-data/market-data.ts';
import { hour } from '../market-data/resolution.ts';
import { readAll, type Store, type Write } from './store.ts';
import type { MarketRecord } from '../records/trading.ts';
import { Refusal } from '../refusal.ts';

/** Time for which trades are kept as candles of their own; before that, the price path gives the candles. */
const candlesKeptFor = 7 * 24 * hour;

/** At another price than that at which staff set them, rules may go beyond their bounds by so much. */
const rulesSlack = 10n;

/**
 * Loads the rules that staff had set. A market that cannot trade under them starts with its original rules, and halted:
 * there is no trade under rules that staff did not choose.
 */
export function loadMarketRules(
  exchange: Exchange,
  records: ReadonlyMap<string, MarketRecord>,
): void {
  for (const [id, { rules }] of records) {
    const market = exchange.markets.get(id);
    if (market === undefined || rules === undefined) continue;
    try {
      const [fault] = faultsOfRules(market, rules, rulesSlack);
      if (fault !== undefined) throw new Refusal([fault]);
      applyRules(market, rules, rulesWith(exchange.assets, market, rules));
    } catch (error) {
      console.warn(
        `${id} cannot trade under its rules and is halted, with those of its listing:`,
        error,
      );
      haltForRules(market);
    }
  }
}

/** Brings back everything that was acknowledged before the exchange stopped, and is not over yet. */
export function loadPeople(
  store: Store,
  exchange: Exchange,
  accounts: Accounts,
  checkpoint: JournalCheckpoint,
): void {
  for (const [, record] of store.read('accounts')) accounts.restore(accountFromRecord(record));
  while (checkpoint.advance(1000));
  exchange.ledger.post(checkpoint.legs());
  checkBalances(store, exchange);
  for (const order of openOrders(store, exchange)) exchange.restore(order);
}

/** Balances and journal are written together; if they disagree the store is damaged and must not be traded on. */
function checkBalances(store: Store, exchange: Exchange): void {
  for (const [key, { atoms }] of store.read('balances')) {
    const [account = '', asset = ''] = key.split('/');
    if (isHouse(account)) continue;
    if (exchange.ledger.total(account, asset) !== BigInt(atoms)) {
      throw new Error(`The ledger and the balance of ${asset} of ${account} disagree.`);
    }
  }
}

/** Returns open orders by their place in the queue. */
function openOrders(store: Store, exchange: Exchange): Order[] {
  const keys = [...readAll(store, 'underWay', 'orders')].map(([key]) =>
    key.slice('orders/'.length),
  );
  return keys
    .flatMap((id) => exchange.orders.history.read(id) ?? [])
    .toSorted((a, b) => a.sequence - b.sequence);
}

/** Tapes and candles of earlier runs. */
export function loadMarketData(store: Store, data: MarketData): void {
  for (const [market, { trades }] of store.read('tapes')) {
    data.feed(market).tape = trades.map((trade) => ({ ...trade, lots: BigInt(trade.lots) }));
  }
  for (const [key, { minutes }] of store.read('candles')) {
    const [market = ''] = key.split('/');
    data.feed(market).series.restore(minutes);
  }
}

/** The writes that forget trades that are too old to be kept. */
export function forgetMarketData(data: MarketData, now: number): Write[] {
  return [...data.all()].flatMap(({ market, series }) =>
    series.forgetBefore(now - candlesKeptFor).map((index): Write => {
      return { table: 'candles', key: `${market.id}/${index}`, value: undefined };
    }),
  );
}

/** Returns the writes of market data that the store does not have yet. */
export function marketDataWrites(data: MarketData): Write[] {
  const writes: Write[] = [];
  for (const { market, series, tape } of data.all()) {
    const hours = series.unsavedHours();
    if (hours.size === 0) continue;
    for (const [index, minutes] of hours) {
      writes.push({ table: 'candles', key: `${market.id}/${index}`, value: { minutes } });
    }
    const trades = tape.map((trade) => ({ ...trade, lots: String(trade.lots) }));
    writes.push({ table: 'tapes', key: market.id, value: { trades } });
  }
  return writes;
}
