// @where Sandbox: time for which a purchase with fiat waits for its payment, and time of delivery
import {
  currencies,
  type RampLimits,
  type RampOrder,
  type RampPaymentMethod,
  type RampQuote,
} from '@agio/api-client/contract';
import type { Account, Visit } from '../../records/people.ts';
import { bankMethods, rampProviders } from '../../catalog/ramp.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { houseAccounts } from '../../engine/ledger.ts';
import { contains } from '../../engine/order-history.ts';
import { exactAtoms } from '../../fixed.ts';
import type { Valuation } from '../../market-data/valuation.ts';
import { History, type HistoryLists, type HistoryPage } from '../../store/record-history.ts';
import type { PageQuery } from '../../store/paged-lists.ts';
import { type LinkFor, visitAddress } from '../../partners/visit.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import type { RampOrderRecord } from '../../records/money.ts';
import type { LimitSchedules } from './limit-schedules.ts';
import { checkRampLimit, fiatWorthOf, rampLimitsView } from './limits.ts';
import { Quotes } from './quotes.ts';
import { RampPricing, type RampRequest } from './ramp-pricing.ts';
import { type Timed, TimedRecords } from '../timed-records.ts';
import type { ColdWallets } from './wallets/cold-wallets.ts';
import { LimitUsage } from './limit-usage.ts';
import { reasons } from '../../language/data-messages.ts';

/** Time after which a payment that is not made expires. */
const paymentWaits = 15 * 60_000;
/** Time between a payment and the delivery of what it bought. */
const deliveryTakes = 8000;

/** Action of the user, or the provider, on the provider's page. */
export type RampDecision = 'pay' | 'cancel' | 'refuse';

/** Buying and selling with fiat through three providers that exist here only. */
export class Ramp implements Timed {
  private readonly exchange: Exchange;
  private readonly valuation: Valuation;
  private readonly coldWallets: ColdWallets;
  private readonly limits: LimitSchedules;
  private readonly pricing: RampPricing;
  private readonly quotes: Quotes<RampQuote>;
  private readonly history: History<'rampOrders'>;
  private readonly used: LimitUsage;
  private readonly timed: TimedRecords<'rampOrders'>;

  constructor(
    exchange: Exchange,
    store: Store,
    {
      valuation,
      coldWallets,
      limits,
    }: { valuation: Valuation; coldWallets: ColdWallets; limits: LimitSchedules },
  ) {
    this.exchange = exchange;
    this.coldWallets = coldWallets;
    this.limits = limits;
    this.valuation = valuation;
    this.quotes = new Quotes(exchange.undo);
    this.pricing = new RampPricing(exchange, valuation);
    this.history = new History(exchange, 'rampOrders', rampLists);
    this.used = new LimitUsage(exchange, 'ramp');
    this.timed = new TimedRecords(exchange, store, 'rampOrders');
  }

  methodsView(country: string, currency: string): RampPaymentMethod[] {
    return this.pricing.methodsView(country, currency);
  }

  /** One quote a provider, best for the user first. */
  quote(account: Account, request: RampRequest): RampQuote[] {
    const quotes = this.pricing.quotes(request);
    for (const quote of quotes) this.quotes.add(account.id, quote, this.exchange.now());
    return quotes;
  }

  limitsView(account: Account): RampLimits {
    return rampLimitsView(
      account,
      this.limits,
      (since) => this.used.since(account.id, since),
      this.exchange.now(),
    );
  }

  createOrder(account: Account, quoteId: string): RampOrderRecord {
    const now = this.exchange.now();
    const quote = this.quotes.take(account.id, quoteId, now);
    if (quote === undefined) {
      throw refuse('quoteExpired', 'quoteId');
    }
    const atoms = exactAtoms(quote.assetAmount, this.exchange.decimalsOf(quote.asset));
    const worth = this.worthOf(quote);
    checkRampLimit(account, this.limits, (since) => this.used.since(account.id, since), worth, now);
    const id = this.exchange.secretId('y');
    if (quote.side === 'Sell') {
      if (atoms > this.exchange.ledger.available(account.id, quote.asset)) {
        throw refuse('insufficientBalance', 'quoteId', { asset: quote.asset });
      }
      this.move(id, account.id, houseAccounts.withdrawals, quote.asset, atoms);
    }
    const provider = rampProviders.find(({ name }) => name === quote.provider);
    return this.put({
      id,
      accountId: account.id,
      reference: `${provider?.mark ?? 'AGI'}-${this.exchange.nextId('').slice(-8).toUpperCase()}`,
      quote,
      status: 'AwaitingPayment',
      worth: String(worth),
      createdAt: now,
      updatedAt: now,
      dueAt: now + paymentWaits,
      events: [{ status: 'AwaitingPayment', at: now }],
      visit: { ticket: this.exchange.secretId(), visitor: null },
    });
  }

  /** Returns what an order takes of the limit: its fiat amount, so that it can be checked by hand. */
  worthOf({ fiatCurrency, fiatAmount }: RampQuote): bigint {
    const currency = currencies.find((code) => code === fiatCurrency);
    return currency === undefined ? 0n : fiatWorthOf(this.valuation, currency, fiatAmount);
  }

  /** Newest first. */
  page(
    accountId: string,
    { asset, side, status, search, ...page }: RampFilter & PageQuery,
  ): HistoryPage<RampOrderRecord> {
    const isAll = [asset, side, status, search].every((wanted) => wanted === undefined);
    const matches = ({ id, reference, quote, status: is }: RampOrderRecord) =>
      (asset === undefined || quote.asset === asset) &&
      (side === undefined || quote.side === side) &&
      (status === undefined || is === status) &&
      (search === undefined || contains(id, search) || contains(reference, search));
    return this.history.counted(`of:${accountId}`, page, undefined, isAll ? undefined : matches);
  }

  find(id: string): RampOrderRecord | undefined {
    return this.timed.get(id) ?? this.history.get(id);
  }

  /** Keeps who opened the provider's page. */
  visit(id: string, visit: Visit): void {
    const record = this.find(id);
    if (record !== undefined) this.put({ ...record, visit });
  }

  /** Applies an action on the provider's page. Returns false if the order no longer waits for it. */
  decide(id: string, decision: RampDecision): boolean {
    const record = this.timed.get(id);
    if (record?.status !== 'AwaitingPayment') return false;
    const now = this.exchange.now();
    if (decision === 'pay') {
      this.put(into(record, 'PaymentReceived', now, { dueAt: now + deliveryTakes }));
    } else if (decision === 'cancel') this.giveUp(record, 'Cancelled', now);
    else this.giveUp({ ...record, reason: reasons.ramp.nameDiffers }, 'Failed', now);
    return true;
  }

  isUnderWay(id: string): boolean {
    return this.timed.get(id) !== undefined;
  }

  due(now: number): string[] {
    return this.timed.due(now);
  }

  moveOn(id: string, now: number): void {
    const record = this.timed.get(id);
    if (record === undefined) return;
    if (record.status === 'AwaitingPayment') this.giveUp(record, 'Expired', now);
    else this.deliver(record, now);
  }

  view(record: RampOrderRecord, link: LinkFor): RampOrder {
    const { visit, quote, status, dueAt, events = [] } = record;
    const page = visit === undefined ? null : visitAddress(link, 'ramp', record.id, visit);
    const isOpen = status === 'AwaitingPayment';
    const provider = rampProviders.find(({ name }) => name === quote.provider);
    const isTransfer = quote.side === 'Buy' && bankMethods.includes(quote.paymentMethod?.id ?? '');
    return {
      id: record.id,
      reference: record.reference,
      quote,
      status,
      reason: record.reason ?? null,
      payBefore: isOpen && dueAt !== null ? isoTime(dueAt) : null,
      bankAccount: isOpen && isTransfer && provider ? { ...provider.account } : null,
      events: events.map((event) => ({ status: event.status, time: isoTime(event.at) })),
      redirectUrl: isOpen ? page : null,
      createdAt: isoTime(record.createdAt),
      updatedAt: isoTime(record.updatedAt),
    };
  }

  /** Keeps a record as it is, and tells its owner when it has moved on. */
  put(record: RampOrderRecord): RampOrderRecord {
    const { accountId, id: orderId, status } = record;
    const before = this.history.put(orderId, record);
    this.timed.follow(record);
    this.used.add(accountId, record.createdAt, boughtBy(record) - boughtBy(before));
    if (status !== before?.status) {
      this.exchange.tell({ accountId, event: 'rampOrder', content: { orderId, status } });
    }
    return record;
  }

  private deliver(record: RampOrderRecord, now: number): void {
    const { side, asset, assetAmount } = record.quote;
    const atoms = exactAtoms(assetAmount, this.exchange.decimalsOf(asset));
    const [from, to] =
      side === 'Buy'
        ? [houseAccounts.outside, record.accountId]
        : [houseAccounts.withdrawals, houseAccounts.outside];
    this.move(record.id, from, to, asset, atoms);
    this.coldWallets.settle(asset, side === 'Buy' ? atoms : -atoms, record.id);
    this.put(into(record, 'Completed', now));
  }

  private giveUp(
    record: RampOrderRecord,
    status: 'Cancelled' | 'Expired' | 'Failed',
    now: number,
  ): void {
    const { side, asset, assetAmount } = record.quote;
    if (side === 'Sell') {
      const atoms = exactAtoms(assetAmount, this.exchange.decimalsOf(asset));
      this.move(record.id, houseAccounts.withdrawals, record.accountId, asset, atoms);
    }
    this.put(into(record, status, now));
  }

  private move(reference: string, from: string, to: string, asset: string, atoms: bigint): void {
    this.exchange.post('ramp', reference, [
      { account: from, asset, atoms: -atoms },
      { account: to, asset, atoms },
    ]);
  }
}

/** The record in its next state, in which it stays unless it is due again. */
function into(
  record: RampOrderRecord,
  status: RampOrderRecord['status'],
  now: number,
  { dueAt = null }: { dueAt?: number | null } = {},
): RampOrderRecord {
  const events = [...(record.events ?? []), { status, at: now }];
  return { ...record, status, updatedAt: now, dueAt, events };
}

interface RampFilter {
  asset?: string | undefined;
  side?: string | undefined;
  status?: string | undefined;
  /** Part of an id or a reference. */
  search?: string | undefined;
}

export const rampLists: HistoryLists<RampOrderRecord> = {
  time: ({ createdAt }) => createdAt,
  lists: ({ accountId }) => [`of:${accountId}`],
  facts: () => [],
};

const unpaid: readonly string[] = ['Expired', 'Cancelled', 'Failed'];

/** Returns what an order takes of the limit: nothing if it was not paid. */
export function boughtBy(record: RampOrderRecord | undefined): bigint {
  if (record === undefined) return 0n;
  return unpaid.includes(record.status) ? 0n : BigInt(record.worth);
}
