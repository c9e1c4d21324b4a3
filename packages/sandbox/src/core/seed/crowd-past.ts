// @where Sandbox: past of the customers of the crowded demonstration
import { crowd } from '../catalog/crowd.ts';
import type { Exchange } from '../engine/exchange.ts';
import { houseAccounts } from '../engine/ledger.ts';
import type { Market } from '../engine/market.ts';
import { nearestTicks, notional, steppedLots } from '../engine/market-rules.ts';
import { endedWrites } from '../engine/order-history.ts';
import { orderId } from '../engine/order.ts';
import { exactAtoms } from '../fixed.ts';
import type { MarketData } from '../market-data/market-data.ts';
import { day, hour, minute } from '../market-data/resolution.ts';
import type { Valuation } from '../market-data/valuation.ts';
import { createRandom, type Random } from '../random.ts';
import { plainTerms } from '../records/order-terms.ts';
import type { OrderRecord } from '../records/trading.ts';
import { makeAddress, makeTransaction } from '../services/money/addresses/address-format.ts';
import { worthOf } from '../services/money/limits.ts';
import type { Services } from '../services/services.ts';
import type { Store, Write } from '../store/store.ts';
import { between } from './past-moves.ts';
import type { Scenario } from './scenarios.ts';
import { networkOf } from './trader-history.ts';

interface Parts {
  exchange: Exchange;
  services: Services;
  valuation: Valuation;
  data: MarketData;
  store: Pick<Store, 'commit'>;
}

/** Something that moved money, and its time. */
interface Past {
  time: number;
  happen: () => void;
}

interface Person {
  id: string;
  /** Funds of the beginning. */
  funds: bigint;
  /** Asset of their transfers. */
  asset: string;
  network: string;
}

/** Time in which all of it lies: no customer of the crowd is one for less. */
const span = 19 * day;
/** One of so many orders was filled, which moves money; the others were cancelled. */
const filledOneOf = 20;
/** The part of their funds that a person buys for at once: all that they buy is less than they have. */
const part = 400n;
/** Events in one command: a command looks through all that it has written. */
const atOnce = 100;
const transferred = [
  { asset: 'USDC', network: 'stellar', unit: '25' },
  { asset: 'BTC', network: 'bitcoin', unit: '0.0007' },
  { asset: 'XCB', network: 'core', unit: '40' },
] as const;

/**
 * Seeds orders and transfers of the crowd, the same each time. What moves money goes through the ledger: each purchase is
 * sold again for the most part, each deposit withdrawn. Cancelled orders moved none, and are written in one piece.
 */
export function seedCrowdPast(
  parts: Parts,
  { customers, waiting, orders = 0, transfers = 0 }: Scenario['crowd'],
): void {
  if (orders + transfers === 0) return;
  const people = crowd(customers, waiting).flatMap(({ id, funds, request }, index): Person[] => {
    const usdc = funds['USDC'];
    const { asset, network } = transferred[index % transferred.length]!;
    return usdc === undefined || request !== undefined
      ? []
      : [{ id, asset, network, funds: exactAtoms(usdc, parts.exchange.decimalsOf('USDC')) }];
  });
  const random = createRandom(23);
  const filled = Math.floor(orders / filledOneOf);
  const past = [
    ...pastTrades(parts, { people, random, count: filled }),
    ...pastTransfers(parts, { people, random, count: transfers }),
  ].toSorted((a, b) => a.time - b.time);
  for (let at = 0; at < past.length; at += atOnce) {
    parts.exchange.command(() => {
      for (const { happen } of past.slice(at, at + atOnce)) happen();
    });
  }
  parts.store.commit(cancelledOrders(parts, { people, random, count: orders - filled }));
}

interface Asked {
  people: readonly Person[];
  random: Random;
  count: number;
}

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random.below(items.length)]!;

const openMarkets = (exchange: Exchange) =>
  [...exchange.markets.values()].filter(({ status }) => status === 'Open');

/** Purchases, each followed by the sale of nine tenths. */
function pastTrades({ exchange, data }: Parts, { people, random, count }: Asked): Past[] {
  const now = exchange.now();
  const markets = openMarkets(exchange).filter(({ quoteAsset }) => quoteAsset === 'USDC');
  const past: Past[] = [];
  while (past.length < count) {
    const person = pick(people, random);
    const market = pick(markets, random);
    const boughtAt = now - span + random.below(span - hour);
    const soldAt = boughtAt + 1 + random.below(now - boughtAt - 1);
    const ticksAt = (time: number) => nearestTicks(market.rules, data.feed(market.id).path(time));
    const ticks = ticksAt(boughtAt);
    const lots = steppedLots(market.rules, person.funds / part / notional(market.rules, ticks, 1n));
    const sold = steppedLots(market.rules, (lots * 9n) / 10n);
    if (sold === 0n) continue;
    const trade = (side: 'Buy' | 'Sell', of: bigint, time: number, at: number): Past => ({
      time,
      happen: () =>
        exchange.recordPastTrade(person.id, { market, side, ticks: at, lots: of, time }),
    });
    past.push(trade('Buy', lots, boughtAt, ticks), trade('Sell', sold, soldAt, ticksAt(soldAt)));
  }
  return past.slice(0, count);
}

/** Deposits, each followed by a withdrawal of as much; of some withdrawals the money stayed. */
function pastTransfers(
  { exchange, services, valuation }: Parts,
  { people, random, count }: Asked,
): Past[] {
  const now = exchange.now();
  const units = new Map(transferred.map(({ asset, unit }) => [asset as string, unit]));
  const known = new Map<string, string>();
  const addressOf = ({ id, network }: Person, whose: string) => {
    const name = `${whose}:${id}`;
    const address = known.get(name) ?? makeAddress(network, name);
    known.set(name, address);
    return address;
  };
  const pair = (index: number): Past[] => {
    const person = pick(people, random);
    const { id: accountId, asset } = person;
    const network = networkOf(asset, person.network);
    const decimals = exchange.decimalsOf(asset);
    const atoms = exactAtoms(units.get(asset) ?? '1', decimals) * BigInt(1 + random.below(400));
    const fee = exactAtoms(network.withdrawalFee, decimals);
    const arrival = network.arrivalSeconds * 1000;
    const sentAt = now - span + random.below(span - 2 * arrival - hour);
    const creditedAt = sentAt + arrival;
    const takenAt = creditedAt + 1 + random.below(now - arrival - creditedAt - 1);
    const [deposit, withdrawal] = [`crowd:${index}:in`, `crowd:${index}:out`];
    const chance = random.next();
    const status = chance < 0.9 ? 'Confirmed' : chance < 0.96 ? 'Cancelled' : 'Rejected';
    const record = (type: 'Deposit' | 'Withdrawal', name: string, createdAt: number) =>
      services.transfers.newRecord(type, services.accounts.person(accountId), network, {
        amount: String(atoms),
        fee: type === 'Withdrawal' ? String(fee) : '0',
        address: addressOf(person, type),
        worth: String(worthOf(valuation, exchange, asset, atoms)),
        status: 'Confirmed',
        confirmations: network.confirmations,
        transaction: makeTransaction(name),
        createdAt,
        updatedAt: createdAt + arrival,
        events: [{ status: 'Requested', at: createdAt }],
      });
    const { outside, fees } = houseAccounts;
    const come = () => {
      const { id } = services.transfers.put(record('Deposit', deposit, sentAt));
      exchange.post('deposit', id, between(outside, accountId, asset, atoms), creditedAt);
    };
    const go = () => {
      const made = record('Withdrawal', withdrawal, takenAt);
      if (status !== 'Confirmed') {
        const updatedAt = takenAt + minute;
        services.transfers.put({ ...made, status, updatedAt, confirmations: 0, transaction: null });
        return;
      }
      services.transfers.put(made);
      const legs = [
        ...between(accountId, outside, asset, atoms - fee),
        ...between(accountId, fees, asset, fee),
      ];
      exchange.post('withdrawal', made.id, legs, takenAt);
    };
    return [
      { time: creditedAt, happen: come },
      { time: takenAt, happen: go },
    ];
  };
  return Array.from({ length: Math.ceil(count / 2) }, (_, index) => pair(index)).flat();
}

/** Writes of orders that were cancelled before anything was filled, list by list: in the order of their keys. */
function cancelledOrders({ exchange, data }: Parts, { people, random, count }: Asked): Write[] {
  const now = exchange.now();
  const markets = openMarkets(exchange);
  const prices = new Map<string, number>();
  const priceOf = ({ id }: Market, time: number) => {
    const key = `${id}/${Math.floor(time / day)}`;
    const price = prices.get(key) ?? data.feed(id).path(time);
    prices.set(key, price);
    return price;
  };
  const orders: Write[] = [];
  const lists = new Map<string, Write[]>();
  for (let index = 0; index < count; index += 1) {
    const market = pick(markets, random);
    const createdAt = now - span + Math.floor((span * index) / count);
    const updatedAt = Math.min(now, createdAt + 1000 + random.below(2 * hour));
    const sequence = exchange.nextSequence();
    const price = priceOf(market, createdAt) * (0.9 + 0.2 * random.next());
    const ticks = nearestTicks(market.rules, price);
    const isStop = random.below(8) === 0;
    const isByStaff = random.below(50) === 0;
    const record: OrderRecord = {
      ...plainTerms,
      type: isStop ? 'StopLimit' : 'Limit',
      stopTicks: isStop ? ticks : null,
      accountId: pick(people, random).id,
      market: market.id,
      side: random.below(2) === 0 ? 'Buy' : 'Sell',
      ticks,
      sequence,
      createdAt,
      updatedAt,
      status: 'Cancelled',
      cancelReason: isByStaff ? 'CancelledByAdmin' : 'CancelledByTrader',
      lots: String(market.rules.minLots + market.rules.lotsPerStep * BigInt(random.below(10_000))),
      filledLots: '0',
      filledQuote: '0',
      fee: '0',
      waiting: false,
    };
    const id = orderId(sequence);
    orders.push({ table: 'orders', key: id, value: record });
    for (const write of endedWrites(id, record)) {
      const list = write.key.slice(0, write.key.lastIndexOf('/'));
      const writes = lists.get(list);
      if (writes === undefined) lists.set(list, [write]);
      else writes.push(write);
    }
  }
  const inOrder = [...lists].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [...orders, ...inOrder.flatMap(([, writes]) => writes)];
}
