// @where Sandbox: conversions (Convert): fee, limits, time for which a price holds
import { type SwapQuote, type SwapRecord } from '@agio/api-client/contract';
import type { Account } from '../../records/people.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { houseAccounts } from '../../engine/ledger.ts';
import type { Market } from '../../engine/market.ts';
import { contains } from '../../engine/order-history.ts';
import { divideUp, exactAtoms, fromAtoms, powerOfTen, toAtoms } from '../../fixed.ts';
import { valueDigits, type Valuation } from '../../market-data/valuation.ts';
import { History, type HistoryLists, type HistoryPage } from '../../store/record-history.ts';
import type { PageQuery } from '../../store/paged-lists.ts';
import { percent } from '../../portfolio/money-text.ts';
import { refuse } from '../../refusal.ts';
import type { SwapRecord as StoredSwap } from '../../records/money.ts';
import { computedDigits } from './computed-digits.ts';
import { Quotes } from './quotes.ts';

/** Time for which a price of Convert holds. */
const holds = 10_000;
/** 0.20 %, in millionths. */
const feeRate = 2000n;
const million = 1_000_000n;
/** Bounds of one conversion, in US dollars. */
const bounds = { least: 5n, most: 25_000n };
const rateDigits = 8;

interface Side {
  asset: string;
  /** US dollars for one unit, with `valueDigits`. */
  price: bigint;
  /** The same by the middle between bid and ask; the price where one of them is missing. */
  middle: bigint;
  /** Fraction digits of its atoms. */
  decimals: number;
  /** Fraction digits, and atoms, of the finest amount that is computed. */
  digits: number;
  step: bigint;
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
      throw refuse('assetsEqual', 'toAsset');
    }
    const from = this.side(request.fromAsset, 'fromAsset');
    const to = this.side(request.toAsset, 'toAsset');
    const amount = this.fromAmount(request, from, to);
    const one = powerOfTen(from.decimals + valueDigits);
    const least = divideUp(bounds.least * one, from.price * from.step) * from.step;
    // The whole rest of an asset can be converted, however little, so that no useless amount remains.
    const isAll = amount === this.exchange.ledger.available(account.id, from.asset);
    const limits = {
      min: isAll && amount < least ? amount : least,
      max: floorTo(from.step, (bounds.most * one) / from.price),
    };
    this.checkBounds(
      amount,
      limits,
      from,
      request.fromAmount === undefined ? 'toAmount' : 'fromAmount',
    );
    const gross = convert(amount, from, to);
    const fee = divideUp(gross * feeRate, million * to.step) * to.step;
    if (gross <= fee) {
      throw refuse('worthNothing', 'fromAmount', { asset: to.asset });
    }
    const now = this.exchange.now();
    const quote: SwapQuote = {
      id: this.exchange.secretId('q'),
      fromAsset: from.asset,
      toAsset: to.asset,
      fromAmount: fromAtoms(amount, from.decimals),
      toAmount: fromAtoms(gross - fee, to.decimals),
      rate: fromAtoms((from.price * powerOfTen(rateDigits)) / to.price, rateDigits),
      fee: fromAtoms(fee, to.decimals),
      feeAsset: to.asset,
      priceDifferencePercent: percent(
        from.price * to.middle - from.middle * to.price,
        from.middle * to.price,
      ),
      minFromAmount: fromAtoms(limits.min, from.decimals),
      maxFromAmount: fromAtoms(limits.max, from.decimals),
      quotedAt: isoTime(now),
      expiresAt: isoTime(now + holds),
    };
    this.quotes.add(account.id, quote, now);
    return quote;
  }

  /** A price that is no longer held gives a record that says so; no money moves. */
  execute(account: Account, quoteId: string): StoredSwap {
    const now = this.exchange.now();
    const held = this.quotes.find(account.id, quoteId);
    if (held === undefined) {
      throw refuse('quoteNotFound', 'quoteId');
    }
    this.side(held.fromAsset, 'quoteId');
    this.side(held.toAsset, 'quoteId');
    const given = exactAtoms(held.fromAmount, this.exchange.decimalsOf(held.fromAsset));
    const live = Date.parse(held.expiresAt) > now;
    if (live && given > this.exchange.ledger.available(account.id, held.fromAsset)) {
      throw refuse('insufficientBalance', 'fromAmount', { asset: held.fromAsset });
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
  page(
    accountId: string,
    { asset, status, search, ...page }: SwapFilter & PageQuery,
  ): HistoryPage<StoredSwap> {
    const isAll = asset === undefined && status === undefined && search === undefined;
    const matches = ({ id, quote, status: is }: StoredSwap) =>
      (asset === undefined || quote.fromAsset === asset || quote.toAsset === asset) &&
      (status === undefined || is === status) &&
      (search === undefined || contains(id, search) || contains(quote.id, search));
    return this.history.counted(`of:${accountId}`, page, undefined, isAll ? undefined : matches);
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
      throw refuse('assetNotConvertible', key, { asset });
    }
    const market = this.exchange.markets.get(`${asset}-USDC`);
    if (market !== undefined && market.status !== 'Open') {
      throw refuse('assetNotTraded', key, { asset });
    }
    const decimals = this.exchange.decimalsOf(asset);
    const digits = Math.min(computedDigits(price), decimals);
    const middle = middleOf(market) ?? price;
    return { asset, price, middle, decimals, digits, step: powerOfTen(decimals - digits) };
  }

  private fromAmount(
    request: { fromAmount?: string | undefined; toAmount?: string | undefined },
    from: Side,
    to: Side,
  ): bigint {
    if (request.fromAmount !== undefined && request.toAmount !== undefined) {
      throw refuse('amountGivenTwice', 'toAmount');
    }
    if (request.fromAmount !== undefined)
      return read(request.fromAmount, from.decimals, 'fromAmount');
    if (request.toAmount === undefined) {
      throw refuse('amountRequired', 'fromAmount');
    }
    const wanted = read(request.toAmount, to.digits, 'toAmount') * to.step;
    const gross = divideUp(wanted * million, million - feeRate);
    const worth = gross * to.price * powerOfTen(from.decimals);
    return divideUp(worth, from.price * powerOfTen(to.decimals) * from.step) * from.step;
  }

  private checkBounds(
    amount: bigint,
    { min, max }: { min: bigint; max: bigint },
    from: Side,
    key: string,
  ): void {
    if (amount < min) {
      const least = fromAtoms(min, from.decimals);
      throw refuse('belowMinimum', key, { least, asset: from.asset });
    }
    if (amount > max) {
      const most = fromAtoms(max, from.decimals);
      throw refuse('aboveMaximum', key, { most, asset: from.asset });
    }
  }
}

/** The middle of a market in its quote asset, with `valueDigits`. */
function middleOf(market: Market | undefined): bigint | undefined {
  const [bid, ask] = [market?.book.bestBid(), market?.book.bestAsk()];
  if (market === undefined || bid === undefined || ask === undefined) return undefined;
  const { tickUnits, priceDigits } = market.rules;
  return (BigInt(bid + ask) * tickUnits * powerOfTen(valueDigits - priceDigits)) / 2n;
}

interface SwapFilter {
  /** On either side. */
  asset?: string | undefined;
  status?: string | undefined;
  /** Part of an id. */
  search?: string | undefined;
}

export const swapLists: HistoryLists<StoredSwap> = {
  time: ({ createdAt }) => createdAt,
  lists: ({ accountId }) => [`of:${accountId}`],
  facts: () => [],
};

function read(text: string, digits: number, key: string): bigint {
  const atoms = toAtoms(text, digits);
  if (atoms === undefined) {
    throw refuse('decimalsExceeded', key, { count: digits });
  }
  return atoms;
}

/** Rounded down: the user never gets more than the price says. */
function convert(amount: bigint, from: Side, to: Side): bigint {
  const worth = amount * from.price * powerOfTen(to.decimals);
  return floorTo(to.step, worth / (to.price * powerOfTen(from.decimals)));
}

function floorTo(step: bigint, atoms: bigint): bigint {
  return atoms - (atoms % step);
}
