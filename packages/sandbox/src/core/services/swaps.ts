import { errorCodes, type SwapQuote, type SwapRecord } from '@agio/api-client/contract';
import type { Account } from '../accounts.ts';
import { isoTime } from '../clock.ts';
import type { Exchange } from '../engine/exchange.ts';
import { houseAccounts } from '../engine/ledger.ts';
import { divideUp, exactAtoms, fromAtoms, powerOfTen, toAtoms } from '../fixed.ts';
import { valueDigits, type Valuation } from '../market-data/valuation.ts';
import { History, type HistoryLists, type HistoryPage } from '../record-history.ts';
import type { PageQuery } from '../paged-lists.ts';
import { refuse } from '../refusal.ts';
import type { SwapRecord as StoredSwap } from '../tables.ts';
import { Quotes } from './quotes.ts';

const holds = 10_000;
/** 0.20 %, in millionths. */
const feeRate = 2000n;
const million = 1_000_000n;
/** Bounds of one conversion, in US dollars. */
const bounds = { least: 5n, most: 25_000n };
/** Digits that amounts of a conversion have at most. */
const amountDigits = 8;
const rateDigits = 8;

interface Side {
  asset: string;
  /** US dollars for one unit, with `valueDigits`. */
  price: bigint;
  digits: number;
}

/** Converting one asset into another at a price that is held for ten seconds, the fee included. */
export class Swaps {
  private readonly exchange: Exchange;
  private readonly valuation: Valuation;
  private readonly quotes: Quotes<SwapQuote>;
  private readonly history: History<'swaps'>;

  constructor(exchange: Exchange, valuation: Valuation) {
    this.exchange = exchange;
    this.valuation = valuation;
    this.quotes = new Quotes(exchange.undo);
    this.history = new History(exchange, 'swaps', swapLists);
  }

  quote(
    account: Account,
    request: {
      fromAsset: string;
      toAsset: string;
      fromAmount?: string | undefined;
      toAmount?: string | undefined;
    },
  ): SwapQuote {
    if (request.fromAsset === request.toAsset) {
      throw refuse(400, errorCodes.validation, 'Choose two different assets.', 'toAsset');
    }
    const from = this.side(request.fromAsset, 'fromAsset');
    const to = this.side(request.toAsset, 'toAsset');
    const amount = this.fromAmount(request, from, to);
    const limits = {
      min: divideUp(bounds.least * powerOfTen(from.digits + valueDigits), from.price),
      max: (bounds.most * powerOfTen(from.digits + valueDigits)) / from.price,
    };
    this.checkBounds(
      amount,
      limits,
      from,
      request.fromAmount === undefined ? 'toAmount' : 'fromAmount',
    );
    const gross = convert(amount, from, to);
    const fee = divideUp(gross * feeRate, million);
    const quote: SwapQuote = {
      id: this.exchange.secretId('q'),
      fromAsset: from.asset,
      toAsset: to.asset,
      fromAmount: fromAtoms(amount, from.digits),
      toAmount: fromAtoms(gross - fee, to.digits),
      rate: fromAtoms((from.price * powerOfTen(rateDigits)) / to.price, rateDigits),
      fee: fromAtoms(fee, to.digits),
      feeAsset: to.asset,
      priceDifferencePercent: fromAtoms(-feeRate / 100n, 2),
      minFromAmount: fromAtoms(limits.min, from.digits),
      maxFromAmount: fromAtoms(limits.max, from.digits),
      expiresAt: isoTime(this.exchange.now() + holds),
    };
    this.quotes.add(account.id, quote, this.exchange.now());
    return quote;
  }

  /** A price that is no longer held gives a record that says so; no money moves. */
  execute(account: Account, quoteId: string): StoredSwap {
    const now = this.exchange.now();
    const held = this.quotes.find(account.id, quoteId);
    if (held === undefined) {
      throw refuse(404, errorCodes.notFound, 'Quote not found.', 'quoteId');
    }
    this.side(held.fromAsset, 'quoteId');
    this.side(held.toAsset, 'quoteId');
    const given = exactAtoms(held.fromAmount, this.exchange.decimalsOf(held.fromAsset));
    const live = Date.parse(held.expiresAt) > now;
    if (live && given > this.exchange.ledger.available(account.id, held.fromAsset)) {
      throw refuse(
        409,
        errorCodes.insufficientBalance,
        `Not enough ${held.fromAsset} available.`,
        'fromAmount',
      );
    }
    this.quotes.take(account.id, quoteId, now);
    const id = this.exchange.nextId('s');
    if (live) this.settle(account.id, id, held, given);
    const record: StoredSwap = {
      id,
      accountId: account.id,
      quote: held,
      status: live ? 'Done' : 'Expired',
      createdAt: now,
    };
    this.put(record);
    return record;
  }

  /** Newest first. */
  page(accountId: string, page: PageQuery): HistoryPage<StoredSwap> {
    return this.history.page(`of:${accountId}`, page);
  }

  view({ id, quote, status, createdAt }: StoredSwap): SwapRecord {
    return { id, quote, status, createdAt: isoTime(createdAt) };
  }

  /** Keeps a record as it is: what scenarios begin with. */
  put(record: StoredSwap): void {
    this.history.put(record.id, record);
  }

  private settle(account: string, reference: string, quote: SwapQuote, given: bigint): void {
    const decimals = this.exchange.decimalsOf(quote.toAsset);
    const received = exactAtoms(quote.toAmount, decimals);
    const fee = exactAtoms(quote.fee, decimals);
    const house = houseAccounts.makers;
    this.exchange.post('swap', reference, [
      { account, asset: quote.fromAsset, atoms: -given },
      { account: house, asset: quote.fromAsset, atoms: given },
      { account: house, asset: quote.toAsset, atoms: -received - fee },
      { account, asset: quote.toAsset, atoms: received },
      { account: houseAccounts.fees, asset: quote.toAsset, atoms: fee },
    ]);
  }

  private side(asset: string, key: string): Side {
    const price = this.valuation.price(asset, 'USD');
    if (price === undefined || price === 0n) {
      throw refuse(404, errorCodes.notFound, `${asset} cannot be converted.`, key);
    }
    const market = this.exchange.markets.get(`${asset}-USDC`);
    if (market !== undefined && market.status !== 'Open') {
      throw refuse(409, errorCodes.marketNotOpen, `${asset} is not traded at the moment.`, key);
    }
    return { asset, price, digits: Math.min(amountDigits, this.exchange.decimalsOf(asset)) };
  }

  private fromAmount(
    request: { fromAmount?: string | undefined; toAmount?: string | undefined },
    from: Side,
    to: Side,
  ): bigint {
    if (request.fromAmount !== undefined && request.toAmount !== undefined) {
      throw refuse(400, errorCodes.validation, 'Enter one amount, not both.', 'toAmount');
    }
    if (request.fromAmount !== undefined) return read(request.fromAmount, from, 'fromAmount');
    if (request.toAmount === undefined) {
      throw refuse(400, errorCodes.validation, 'An amount is required.', 'fromAmount');
    }
    const wanted = read(request.toAmount, to, 'toAmount');
    const gross = divideUp(wanted * million, million - feeRate);
    return divideUp(gross * to.price * powerOfTen(from.digits), from.price * powerOfTen(to.digits));
  }

  private checkBounds(
    amount: bigint,
    { min, max }: { min: bigint; max: bigint },
    from: Side,
    key: string,
  ): void {
    if (amount < min) {
      const least = fromAtoms(min, from.digits);
      throw refuse(400, errorCodes.belowMinimum, `The minimum is ${least} ${from.asset}.`, key);
    }
    if (amount > max) {
      const most = fromAtoms(max, from.digits);
      throw refuse(400, errorCodes.aboveMaximum, `The maximum is ${most} ${from.asset}.`, key);
    }
  }
}

export const swapLists: HistoryLists<StoredSwap> = {
  time: ({ createdAt }) => createdAt,
  lists: ({ accountId }) => [`of:${accountId}`],
  facts: () => [],
};

function read(text: string, side: Side, key: string): bigint {
  const atoms = toAtoms(text, side.digits);
  if (atoms === undefined) {
    throw refuse(400, errorCodes.amountOffStep, `At most ${side.digits} decimals.`, key);
  }
  return atoms;
}

/** Rounded down: the user never gets more than the price says. */
function convert(amount: bigint, from: Side, to: Side): bigint {
  return (amount * from.price * powerOfTen(to.digits)) / (to.price * powerOfTen(from.digits));
}
