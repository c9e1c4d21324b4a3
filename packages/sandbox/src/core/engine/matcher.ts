// @where Sandbox: the order of matching, the rest of a market order that finds too little, what orders reserve, and pairs of which one cancels the other
import { houseAccounts, isHouse, type Leg } from './ledger.ts';
import { bookedLots } from './book.ts';
import type { Trade } from './changes.ts';
import type { Market } from './market.ts';
import { feeOn, type FeeRates, feesFor, type FeeStanding, notional } from './market-rules.ts';
import { affordable, isAcceptable, refusesInPart } from './match-preview.ts';
import { Exits } from './waiting/exits.ts';
import { costOf, costOfRest } from './waiting/reserves.ts';
import { untie } from './waiting/pairs.ts';
import type { Slice } from './waiting/slices.ts';
import type { OrderBookkeeping } from './order-bookkeeping.ts';
import { givenAsset, receivedAsset, remainingLots, type Fill, type Order } from './order.ts';
import type { CancelReason } from '../records/order-terms.ts';
import { mayWait } from './order-validation.ts';
import { followLast, mustWait, nextDue, triggerOf, wouldMatch } from './waiting/triggers.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Matches orders by price and then by time, and settles what they trade. */
export class Matcher {
  private readonly work: UnitOfWork;
  private readonly orders: OrderBookkeeping;
  private readonly exits: Exits;
  private readonly standingOf: (accountId: string) => FeeStanding | undefined;

  constructor(
    work: UnitOfWork,
    orders: OrderBookkeeping,
    standingOf: (accountId: string) => FeeStanding | undefined,
  ) {
    this.work = work;
    this.orders = orders;
    this.standingOf = standingOf;
    this.exits = new Exits(work, orders, this);
  }

  canHold(order: Order): boolean {
    return costOfRest(order) <= this.work.ledger.available(order.accountId, givenAsset(order));
  }

  /**
   * Reserves what an order may still cost, if that is known: the rest at its own price, or what is left to spend. A stop
   * that is paired with a limit order reserves only what the limit order does not.
   */
  hold(order: Order): void {
    const { accountId, sibling, waiting, held } = order;
    if (order.ticks === null && triggerOf(order) === null) return;
    const whole = costOfRest(order);
    const shared = waiting && sibling !== undefined ? costOfRest(sibling) : 0n;
    const atoms = whole > shared ? whole - shared : 0n;
    if (atoms === held) return;
    const asset = givenAsset(order);
    if (atoms > held) this.work.ledger.hold(accountId, asset, atoms - held);
    else this.work.ledger.release(accountId, asset, held - atoms);
    this.work.undo.keep(order);
    order.held = atoms;
  }

  /** Takes in a new order, and reserves for it. */
  takeIn(order: Order): void {
    this.orders.add(order);
    this.work.note(order);
    this.hold(order);
    this.work.touchBalance(order.accountId, givenAsset(order));
  }

  /** Takes an open order out of the market, and with it the other leg of its pair. */
  cancel(order: Order, reason: CancelReason): void {
    if (order.waiting) this.work.undo.remove(order.market.stops, order);
    else order.market.book.remove(order);
    this.close(order, 'Cancelled', reason);
  }

  /** Lets an order in: it trades, and what is left of it rests or goes as its time in force says. */
  enter(order: Order, budget: bigint | null): void {
    const reason = refusesInPart(order, budget) ?? this.match(order, budget);
    if (reason === undefined) this.close(order, 'Filled', 'NotCancelled');
    else if (mayRest(order) && reason === 'NoMoreMatchesAvailable') order.market.book.rest(order);
    else this.close(order, 'Cancelled', reason);
    this.exits.follow();
  }

  /** Trades a slice of an order that waits. It ends when it is filled, and with its last slice. */
  slice(order: Order, { lots, budget }: Slice, isLast: boolean): void {
    const { market } = order;
    const reason = this.match(order, budget, lots);
    const isFilled = isLast || (budget === null && remainingLots(order) === 0n);
    if (reason === undefined && isFilled) {
      this.work.undo.remove(market.stops, order);
      this.close(order, 'Filled', 'NotCancelled');
    } else if (isLast) this.cancel(order, reason ?? 'NoMoreMatchesAvailable');
    this.exits.follow();
    this.triggerStops(market);
  }

  /** An order with a trigger waits beside the book; when its trigger was reached already it does not wait. */
  waitOrEnter(order: Order, budget: bigint | null): void {
    if (triggerOf(order) === 'Trailing') this.follow(order);
    if (mustWait(order)) {
      this.wait(order);
    } else {
      // Its price was reached before it came.
      if (triggerOf(order) !== null) order.triggeredAt = this.work.now();
      this.enter(order, budget);
    }
    this.triggerStops(order.market);
  }

  /** Lets an order wait beside the book. */
  wait(order: Order): void {
    this.work.undo.keep(order);
    order.waiting = true;
    this.work.undo.add(order.market.stops, order);
  }

  close(order: Order, status: 'Filled' | 'Cancelled', reason: CancelReason): void {
    this.work.undo.keep(order);
    if (order.held > 0n) {
      this.work.ledger.release(order.accountId, givenAsset(order), order.held);
      order.held = 0n;
      this.work.touchBalance(order.accountId, givenAsset(order));
    }
    order.status = status;
    order.cancelReason = reason;
    order.updatedAt = this.work.now();
    if (isHouse(order.accountId)) return;
    this.orders.closed(order);
    this.work.note(order);
    const why = status === 'Filled' ? 'OneCancelsOther' : reason;
    const other = untie(this.work.undo, order);
    if (other !== undefined) this.cancel(other, why);
    this.exits.endEntry(order, why);
  }

  /** One party's half of a trade: its money, its fee, its reservation and its fill. */
  settle(order: Order, trade: Trade, maker: boolean, legs: Leg[]): void {
    const { rules } = order.market;
    const quote = notional(rules, trade.ticks, trade.lots);
    const base = trade.lots * rules.baseAtomsPerLot;
    const [given, received] = order.side === 'Buy' ? [quote, base] : [base, quote];
    const house = isHouse(order.accountId);
    const fee = house ? 0n : feeOn(received, this.feesOf(order)[maker ? 'maker' : 'taker']);
    this.work.undo.keep(order);
    if (order.held > 0n) {
      const release = order.budget === null ? costOf(order, trade.lots) : quote;
      this.work.ledger.release(order.accountId, givenAsset(order), release);
      order.held -= release;
    }
    const id = house ? undefined : this.work.nextId('f');
    const own = { account: order.accountId, ...(id !== undefined && { of: `${order.id}/${id}` }) };
    legs.push(
      { ...own, asset: givenAsset(order), atoms: -given },
      { ...own, asset: receivedAsset(order), atoms: received - fee },
    );
    if (fee > 0n) {
      legs.push({ account: houseAccounts.fees, asset: receivedAsset(order), atoms: fee });
    }
    order.filledQuote += quote;
    order.fee += fee;
    order.updatedAt = trade.time;
    if (id === undefined) return;
    const fill: Fill = {
      id,
      ticks: trade.ticks,
      lots: trade.lots,
      fee,
      maker,
      time: trade.time,
    };
    this.work.undo.append(order.fills, fill);
    this.work.note(order).push(fill);
  }

  /** The fees of the schedule and of the account as they are now, not as they were when the order came. */
  private feesOf({ accountId, market }: Order): FeeRates {
    // A schedule whose time has come takes effect here, so the rules are read after.
    const standing = this.standingOf(accountId);
    return feesFor(market.rules, standing);
  }

  /** Orders whose trigger is reached go into the market, oldest first, until none is left that must. */
  private triggerStops(market: Market): void {
    // After a restart a trigger may be reached in a market that does not trade yet.
    if (market.status !== 'Open') return;
    for (let due = nextDue(market); due !== undefined; due = nextDue(market)) {
      this.work.undo.remove(market.stops, due);
      this.work.undo.keep(due);
      due.waiting = false;
      due.triggeredAt = this.work.now();
      due.sequence = this.work.nextSequence();
      due.updatedAt = this.work.now();
      this.work.note(due);
      const other = untie(this.work.undo, due);
      if (other !== undefined) {
        this.cancel(other, 'OneCancelsOther');
        this.hold(due);
        this.work.touchBalance(due.accountId, givenAsset(due));
      }
      if (due.postOnly && wouldMatch(due)) this.close(due, 'Cancelled', 'CancelledBySystem');
      else this.enter(due, due.budget);
    }
  }

  /** The stop of a pair gets smaller by what its limit order filled: together they never fill more than the pair has. */
  private shrinkSibling(order: Order, lots: bigint): void {
    const { sibling } = order;
    // Filled in full, it ends the other leg, which keeps the amount that was left for it.
    if (sibling === undefined || remainingLots(order) === 0n) return;
    this.work.undo.keep(sibling);
    sibling.lots -= lots;
    sibling.updatedAt = this.work.now();
    this.hold(sibling);
    this.work.touchBalance(sibling.accountId, givenAsset(sibling));
    this.work.note(sibling);
  }

  /** Moves the triggers of trailing stops after a last price. */
  private followAll(market: Market): void {
    for (const order of market.stops) if (triggerOf(order) === 'Trailing') this.follow(order);
  }

  private follow(order: Order): void {
    this.work.undo.keep(order);
    if (!followLast(order)) return;
    order.updatedAt = this.work.now();
    this.work.note(order);
  }

  /**
   * Trades until the order is done (answers undefined) or cannot go on (answers why). The one that waited gives the
   * price. An order never trades with one of its own account: what is left of it is cancelled there.
   */
  private match(
    order: Order,
    budget: bigint | null,
    most = remainingLots(order),
  ): CancelReason | undefined {
    const { book, rules } = order.market;
    const end = order.filledLots + most;
    const opposite = book.side(order.side === 'Buy' ? 'Sell' : 'Buy');
    let unspent = budget;
    this.work.undo.keep(order);
    for (;;) {
      const level = opposite.best();
      const resting = level?.first;
      if (unspent === null && order.filledLots >= end) return undefined;
      if (level === undefined || resting === undefined) return 'NoMoreMatchesAvailable';
      if (!isAcceptable(order.side, order.ticks, level.ticks)) return 'NoMoreMatchesAvailable';
      const wanted =
        unspent === null ? end - order.filledLots : affordable(rules, level.ticks, unspent);
      if (wanted === 0n) return undefined;
      if (resting.accountId === order.accountId) return 'SelfMatchPrevention';
      const available = bookedLots(resting);
      const lots = available < wanted ? available : wanted;
      if (unspent !== null) {
        unspent -= notional(rules, level.ticks, lots);
        order.lots += lots;
      }
      this.trade(order, resting, level.ticks, lots);
    }
  }

  private trade(taker: Order, maker: Order, ticks: number, lots: bigint): void {
    const { market } = taker;
    this.work.undo.keep(market);
    const trade: Trade = {
      id: this.work.nextId('t'),
      ticks,
      lots,
      side: taker.side,
      time: this.work.now(),
    };
    const legs: Leg[] = [];
    this.settle(maker, trade, true, legs);
    this.settle(taker, trade, false, legs);
    this.work.post('trade', trade.id, legs);
    market.book.reduce(maker, lots);
    maker.filledLots += lots;
    taker.filledLots += lots;
    this.shrinkSibling(maker, lots);
    this.shrinkSibling(taker, lots);
    for (const each of [maker, taker]) this.exits.filled(each);
    if (remainingLots(maker) === 0n) {
      market.book.remove(maker);
      this.close(maker, 'Filled', 'NotCancelled');
    } else {
      maker.status = 'PartiallyFilled';
      if (bookedLots(maker) === 0n) market.book.showNext(maker, this.work.nextSequence());
    }
    taker.status = 'PartiallyFilled';
    market.lastTicks = ticks;
    this.followAll(market);
    this.work.changes.trades.push({ market, trade });
  }
}

function mayRest(order: Order): boolean {
  return order.ticks !== null && mayWait(order);
}
