import {
  errorCodes,
  type RampOrder,
  type RampPaymentMethod,
  type RampQuote,
} from '@agio/api-client/contract';
import type { Account } from '../../accounts.ts';
import { rampProviders } from '../../catalog/ramp.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { houseAccounts } from '../../engine/ledger.ts';
import { exactAtoms } from '../../fixed.ts';
import type { Valuation } from '../../market-data/valuation.ts';
import { History, type HistoryLists, type HistoryPage } from '../../record-history.ts';
import type { PageQuery } from '../../paged-lists.ts';
import { visitAddress, type Visit } from '../../partners/visit.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { RampOrderRecord } from '../../tables.ts';
import { checkRampLimit, worthOf } from './limits.ts';
import { Quotes } from './quotes.ts';
import { RampPricing, type RampRequest } from './ramp-pricing.ts';
import { type Timed, TimedRecords } from '../timed-records.ts';
import { LimitUsage } from './limit-usage.ts';

const paymentWaits = 15 * 60_000;
const deliveryTakes = 8000;

/** Buying and selling with fiat through three providers that exist here only. */
export class Ramp implements Timed {
  private readonly exchange: Exchange;
  private readonly valuation: Valuation;
  private readonly pricing: RampPricing;
  private readonly quotes: Quotes<RampQuote>;
  private readonly history: History<'rampOrders'>;
  private readonly used: LimitUsage;
  private readonly timed: TimedRecords<'rampOrders'>;

  constructor(exchange: Exchange, store: Store, valuation: Valuation) {
    this.exchange = exchange;
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

  createOrder(account: Account, quoteId: string): RampOrderRecord {
    const now = this.exchange.now();
    const quote = this.quotes.take(account.id, quoteId, now);
    if (quote === undefined) {
      throw refuse(409, errorCodes.validation, 'This quote has expired.', 'quoteId');
    }
    const atoms = exactAtoms(quote.assetAmount, this.exchange.decimalsOf(quote.asset));
    const worth = worthOf(this.valuation, this.exchange, quote.asset, atoms);
    checkRampLimit(account, (since) => this.used.since(account.id, since), worth, now);
    const id = this.exchange.secretId('y');
    if (quote.side === 'Sell') {
      if (atoms > this.exchange.ledger.available(account.id, quote.asset)) {
        throw refuse(
          409,
          errorCodes.insufficientBalance,
          `Not enough ${quote.asset} available.`,
          'quoteId',
        );
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
      visit: { ticket: this.exchange.secretId(), visitor: null },
    });
  }

  /** Newest first. */
  page(accountId: string, page: PageQuery): HistoryPage<RampOrderRecord> {
    return this.history.page(`of:${accountId}`, page);
  }

  find(id: string): RampOrderRecord | undefined {
    return this.timed.get(id) ?? this.history.get(id);
  }

  /** Keeps who opened the provider's page. */
  visit(id: string, visit: Visit): void {
    const record = this.find(id);
    if (record !== undefined) this.put({ ...record, visit });
  }

  /** What the user did on the provider's page. Answers false when the order does not wait for that any more. */
  decide(id: string, paid: boolean): boolean {
    const record = this.timed.get(id);
    if (record?.status !== 'AwaitingPayment') return false;
    const now = this.exchange.now();
    if (paid)
      this.put({
        ...record,
        status: 'PaymentReceived',
        updatedAt: now,
        dueAt: now + deliveryTakes,
      });
    else this.giveUp(record, 'Cancelled', now);
    return true;
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

  view(record: RampOrderRecord, origin: string): RampOrder {
    const { visit } = record;
    const page = visit === undefined ? null : visitAddress(origin, 'ramp', record.id, visit);
    return {
      id: record.id,
      reference: record.reference,
      quote: record.quote,
      status: record.status,
      redirectUrl: record.status === 'AwaitingPayment' ? page : null,
      createdAt: isoTime(record.createdAt),
      updatedAt: isoTime(record.updatedAt),
    };
  }

  /** Keeps a record as it is: what scenarios begin with. */
  put(record: RampOrderRecord): RampOrderRecord {
    const before = this.history.put(record.id, record);
    this.timed.follow(record);
    this.used.add(record.accountId, record.createdAt, boughtBy(record) - boughtBy(before));
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
    this.put({ ...record, status: 'Completed', updatedAt: now, dueAt: null });
  }

  private giveUp(record: RampOrderRecord, status: 'Cancelled' | 'Expired', now: number): void {
    const { side, asset, assetAmount } = record.quote;
    if (side === 'Sell') {
      const atoms = exactAtoms(assetAmount, this.exchange.decimalsOf(asset));
      this.move(record.id, houseAccounts.withdrawals, record.accountId, asset, atoms);
    }
    this.put({ ...record, status, updatedAt: now, dueAt: null });
  }

  private move(reference: string, from: string, to: string, asset: string, atoms: bigint): void {
    this.exchange.post('ramp', reference, [
      { account: from, asset, atoms: -atoms },
      { account: to, asset, atoms },
    ]);
  }
}

export const rampLists: HistoryLists<RampOrderRecord> = {
  time: ({ createdAt }) => createdAt,
  lists: ({ accountId }) => [`of:${accountId}`],
  facts: () => [],
};

const unpaid: readonly string[] = ['Expired', 'Cancelled', 'Failed'];

/** What an order takes of the limit: nothing when it was not paid. */
export function boughtBy(record: RampOrderRecord | undefined): bigint {
  if (record === undefined) return 0n;
  return unpaid.includes(record.status) ? 0n : BigInt(record.worth);
}
