import { accountFromRecord, type Accounts } from './accounts.ts';
import type { Exchange } from './engine/exchange.ts';
import { isHouse } from './engine/ledger.ts';
import { faultsOfRules } from './engine/market-rule-bounds.ts';
import { fillFromRecord, orderFromRecord } from './engine/records.ts';
import { isOpen } from './engine/order.ts';
import type { MarketData } from './market-data/market-data.ts';
import { hour } from './market-data/resolution.ts';
import type { Store, Write } from './store.ts';
import type { MarketRecord } from './tables.ts';

/** How long trades are kept as candles of their own; before that the price path tells the story. */
const candlesKeptFor = 7 * 24 * hour;

/** At another price than that at which staff set them, rules may go beyond their bounds by so much. */
const rulesSlack = 10n;

/**
 * Rules that staff had set. A market that cannot trade under them comes up with those that it was listed with, and
 * halted: nobody trades under rules that staff did not choose.
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
      if (fault !== undefined) throw new Error(`${fault.key}: ${fault.message}`);
      exchange.restoreRules(market, rules);
    } catch (error) {
      console.warn(
        `${id} cannot trade under its rules and is halted, with those of its listing:`,
        error,
      );
      exchange.haltForRules(market);
    }
  }
}

/** Brings back everything that was acknowledged before the exchange stopped. */
export function loadPeople(store: Store, exchange: Exchange, accounts: Accounts): void {
  for (const [, record] of store.read('accounts')) accounts.restore(accountFromRecord(record));
  for (const [, { legs }] of store.read('journal')) {
    exchange.ledger.post(
      legs.map((leg) => ({ account: leg.account, asset: leg.asset, atoms: BigInt(leg.atoms) })),
    );
  }
  checkBalances(store, exchange);
  loadOrders(store, exchange);
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

function loadOrders(store: Store, exchange: Exchange): void {
  const orders = [];
  for (const [id, record] of store.read('orders')) {
    const market = exchange.markets.get(record.market);
    if (market !== undefined) orders.push(orderFromRecord(id, record, market));
  }
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const [key, record] of store.read('fills')) {
    const [orderId = '', fillId = ''] = key.split('/');
    byId.get(orderId)?.fills.push(fillFromRecord(fillId, record));
  }
  for (const order of orders) order.fills.sort((a, b) => a.time - b.time);
  // Ended orders in the order of their end; open ones by their place in the queue.
  orders.sort((a, b) =>
    isOpen(a) || isOpen(b)
      ? a.sequence - b.sequence
      : a.updatedAt - b.updatedAt || a.sequence - b.sequence,
  );
  for (const order of orders) exchange.restore(order);
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

/** What the markets did that the store does not have yet. */
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
