import {
  type Asset,
  type Instrument,
  type MarketStatus,
  type NewOrder,
} from '@agio/api-client/contract';
import { assets as catalogAssets } from '../catalog/assets.ts';
import { markets as catalogMarkets } from '../catalog/markets.ts';
import type { Clock } from '../clock.ts';
import { Health } from '../containment.ts';
import { secretText, secureBytes, type RandomBytes } from '../random.ts';
import { refuse } from '../refusal.ts';
import type { Store, Write } from '../store/store.ts';
import type { MarketRecord } from '../records/trading.ts';
import type { Tables } from '../records/tables.ts';
import type { Notice } from './changes.ts';
import { type ChangeListener, Commands } from './commands.ts';
import { changesToWrites } from './commit.ts';
import { checkAgainstBook } from './order-against-book.ts';
import { AccountLedger } from './account-ledger.ts';
import { houseAccounts, isHouse, Ledger, type Leg } from './ledger.ts';
import { createMarket, lastDollars, type Market } from './market.ts';
import { applyRules, applyStatus, ordersInTheWay, rulesWith } from './market-changes.ts';
import { type FeeStanding, fitsSteps } from './market-rules.ts';
import { Matcher } from './matcher.ts';
import { reservedWith } from './waiting/pairs.ts';
import { Slices } from './waiting/slices.ts';
import { type PastTrade, settlePast } from './past-trade.ts';
import { OrderBookkeeping } from './order-bookkeeping.ts';
import { OrderHistory } from './order-history.ts';
import { type OrderTerms, plainTerms, type CancelReason } from '../records/order-terms.ts';
import { validateOrder, validateOtherLeg, type ValidOrder } from './order-validation.ts';
import { placeScaled } from './waiting/scaled.ts';
import { isOpen, newOrder, type Order, orderId } from './order.ts';
import { StoreView } from './views/store-view.ts';
import { UndoLog } from './undo-log.ts';
import { UnitOfWork } from './unit-of-work.ts';

export interface ExchangeOptions {
  clock: Clock;
  /** First number of this run: every id and every place in a queue of a later run is higher. */
  firstSequence: number;
  /** The state that a market begins in, if not that of the catalogue. */
  stateOf?: (market: string) => Pick<MarketRecord, 'status' | 'reason'> | undefined;
  /** Facts that the fees of an account follow from; without it all pay the same. Asked at each fill. */
  feeStandingOf?: (accountId: string) => FeeStanding | undefined;
  /** `commit` throws when nothing was written. */
  store: Pick<Store, 'get' | 'range' | 'commit'>;
  health?: Health;
  /** Default: the platform's secure source. */
  randomBytes?: RandomBytes | undefined;
}

/**
 * The markets, their books and everybody's money. Everything that changes is part of a `command`: it happens in memory,
 * then in the store, then in public, or not at all.
 */
export class Exchange {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly markets: ReadonlyMap<string, Market>;
  /** Everything that a command changes in memory says here how it was before; see `UndoLog`. */
  readonly undo = new UndoLog();
  readonly ledger = new Ledger(this.undo);
  readonly orders: OrderBookkeeping;
  readonly slices: Slices;
  /** Movements and balances of each account over time. */
  readonly accountLedger: AccountLedger;
  /** Records of the store, with the writes of the command under way. */
  readonly records: StoreView;
  readonly matcher: Matcher;
  private readonly work: UnitOfWork;
  private readonly store: ExchangeOptions['store'];
  private readonly commands: Commands;
  private readonly randomBytes: RandomBytes;

  constructor(options: ExchangeOptions) {
    const { clock, firstSequence, stateOf, feeStandingOf, store } = options;
    this.randomBytes = options.randomBytes ?? secureBytes;
    this.work = new UnitOfWork(clock, this.ledger, this.undo, {
      firstSequence,
      dollarsOf: (asset) => lastDollars(this.markets, asset),
    });
    this.store = store;
    this.records = new StoreView(store, () => this.work.written);
    this.accountLedger = new AccountLedger(this.records, this.ledger);
    const history = new OrderHistory(this.records, (id) => this.markets.get(id));
    this.orders = new OrderBookkeeping(history, this.undo);
    this.matcher = new Matcher(this.work, this.orders, feeStandingOf ?? (() => undefined));
    this.slices = new Slices(this.work, this.orders, this.matcher);
    this.commands = new Commands({
      work: this.work,
      health: options.health ?? new Health(clock),
      commit: (writes) => store.commit(writes),
      writesOf: (changes) =>
        changesToWrites(changes, { ledger: this.ledger, history, view: this.records }),
    });
    this.assets = new Map(catalogAssets.map((asset) => [asset.id, asset]));
    this.markets = new Map(
      catalogMarkets.map((definition) => {
        const { id } = definition.instrument;
        return [id, createMarket(definition, stateOf?.(id), this.assets, this.undo)];
      }),
    );
  }

  now(): number {
    return this.work.now();
  }

  /** An id that says its place in the order of things. Who knows one knows the others: it opens nothing. */
  nextId(prefix: string): string {
    return this.work.nextId(prefix);
  }

  nextSequence(): number {
    return this.work.nextSequence();
  }

  /** Returns an id that cannot be guessed, for an address or for one person only (S38). */
  secretId(prefix = ''): string {
    return prefix + secretText(this.randomBytes);
  }

  /** Calls `listener` after each commit; see `Commands`. */
  onCommit(part: string, listener: ChangeListener): void {
    this.commands.onCommit(part, listener);
  }

  /** Calls `witness` before each commit; see `Commands`. */
  beforeCommit(part: string, witness: ChangeListener): void {
    this.commands.beforeCommit(part, witness);
  }

  /** A record as it was before the command under way. */
  storedBefore<Name extends keyof Tables>(table: Name, key: string): Tables[Name] | undefined {
    return this.store.get(table, key);
  }

  /** Adds a record of another part of the exchange to the command under way. */
  write(write: Write): void {
    this.work.changes.writes.push(write);
  }

  /** Says that an account's own data changed in the command under way. */
  touchAccount(accountId: string): void {
    this.work.changes.accounts.add(accountId);
  }

  /** Says that staff changed an asset in the command under way. */
  assetChanged(asset: Asset): void {
    this.work.changes.assets.push(asset);
  }

  /** Says that a market changed in the command under way. */
  touchMarket(market: Market): void {
    this.work.changes.markets.add(market);
  }

  /** Sends a notice at the end of the command under way. */
  tell(notice: Notice): void {
    this.work.changes.notices.push(notice);
  }

  /** Runs one command; see `Commands`. */
  command<T>(work: () => T): T {
    return this.commands.run(work);
  }

  market(id: string): Market {
    const market = this.markets.get(id);
    if (market === undefined) {
      throw refuse('marketNotFound', 'market');
    }
    return market;
  }

  /** Returns the number of digits with which an asset is counted. */
  decimalsOf(id: string): number {
    const asset = this.assets.get(id);
    if (asset === undefined) throw new Error(`there is no asset ${id}`);
    return asset.decimals;
  }

  /** Moves money in the ledger. `reference` names what it belongs to; `time` is that of a past to begin with. */
  post(kind: string, reference: string, legs: readonly Leg[], time?: number): void {
    this.work.post(kind, reference, legs, time);
  }

  /** Money from outside. */
  deposit(account: string, asset: string, atoms: bigint, reference: string, time?: number): void {
    const legs = [
      { account: houseAccounts.outside, asset, atoms: -atoms },
      { account, asset, atoms },
    ];
    this.post('deposit', reference, legs, time);
  }

  /** Places an order as a person does, with the other leg of a pair; exits of a bracket come with its fills. Throws a `Refusal` with every reason against it. */
  place(accountId: string, request: NewOrder): Order {
    this.expireDue();
    const wanted = validateOrder(this.market(request.market), request, this.now());
    if (wanted.legs !== undefined) return placeScaled(wanted, accountId, this);
    const other = validateOtherLeg(wanted, request, this.now());
    const others = wanted.exits === null ? Number(other !== undefined) : 2;
    this.orders.checkNew(accountId, wanted.clientOrderId, 1 + others);
    for (const leg of [wanted, other]) {
      if (leg !== undefined) checkAgainstBook(this.ledger, accountId, leg);
    }
    const sequence = this.nextSequence();
    const familyId = other === undefined ? null : orderId(sequence);
    const order = newOrder(accountId, { ...wanted, familyId }, sequence, this.now());
    this.matcher.takeIn(order);
    if (other !== undefined) {
      const stop = this.create(accountId, { ...other, familyId });
      this.matcher.wait(stop);
      this.matcher.takeIn(stop);
    }
    this.matcher.waitOrEnter(order, wanted.budget);
    this.slices.take(order);
    return order;
  }

  /**
   * Places an order of the house: legal by construction, not kept when it is done. One that the house cannot pay is not
   * placed, and undefined is answered.
   */
  placeForHouse(
    accountId: string,
    wanted: Pick<ValidOrder, 'market' | 'side' | 'ticks' | 'lots'> & Partial<OrderTerms>,
  ): Order | undefined {
    this.expireDue();
    const order = this.create(accountId, { ...plainTerms, budget: null, ...wanted });
    if (!this.matcher.canHold(order)) return undefined;
    this.matcher.hold(order);
    this.matcher.waitOrEnter(order, null);
    return order;
  }

  cancel(order: Order, reason: CancelReason): void {
    if (!isOpen(order)) {
      throw refuse('orderNotOpen', 'orderId');
    }
    this.matcher.cancel(order, reason);
  }

  /** Cancels several orders; one that went with another of them is open no longer. */
  cancelAll(orders: readonly Order[], reason: CancelReason): void {
    for (const order of orders) if (isOpen(order)) this.cancel(order, reason);
  }

  /** Cancels the orders whose time has come; no order meets one of them. */
  expireDue(): void {
    this.cancelAll(this.orders.expired(this.now()), 'Expired');
  }

  setStatus(market: Market, status: MarketStatus, reason: string | null = null): void {
    this.undo.keep(market);
    applyStatus(market, { status, reason, now: this.now() });
    this.work.changes.markets.add(market);
  }

  /**
   * New rules for new orders, within their bounds (`faultsOfRules`). Refused while an order of a person rests that they
   * would not take; the house takes its own away and quotes again.
   */
  setRules(market: Market, changed: Partial<Instrument>): void {
    const rules = rulesWith(this.assets, market, changed);
    if (changed.tickSize !== undefined || changed.stepSize !== undefined) {
      const resting = [...market.book.orders(), ...market.stops];
      const house = resting.filter(({ accountId }) => isHouse(accountId));
      const inTheWay = resting.filter(
        (order) => !isHouse(order.accountId) && !fitsSteps(rules, order),
      );
      if (inTheWay.length > 0) throw ordersInTheWay(inTheWay, changed);
      for (const order of house) this.cancel(order, 'CancelledBySystem');
    }
    this.undo.keep(market);
    applyRules(market, changed, rules);
    this.work.changes.markets.add(market);
  }

  /** Takes an open order back after a restart, at its old place in the queue. */
  restore(order: Order): void {
    this.orders.add(order);
    if (order.waiting) order.market.stops.add(order);
    else order.market.book.add(order);
    for (const each of reservedWith(order)) this.matcher.hold(each);
  }

  /** An order that was filled at once, some time ago, against the house: a person's past. */
  recordPastTrade(accountId: string, past: PastTrade): void {
    settlePast(past, { work: this.work, matcher: this.matcher, accountId });
  }

  private create(accountId: string, valid: ValidOrder): Order {
    return newOrder(accountId, valid, this.work.nextSequence(), this.now());
  }
}
