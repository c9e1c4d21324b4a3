// @where Trading: prefill of the order form from a link or a command
import type { Instrument } from '@agio/api-client/contract';
import { type DecimalString, parseAmount } from '@agio/money';

/** A typed command: it fills a form or opens a question, and sends nothing. */
export type TradeCommand =
  | {
      readonly kind: 'convert';
      readonly from: string;
      readonly to: string;
      readonly amount: DecimalString | undefined;
    }
  | (OfMarket & {
      readonly kind: 'order';
      readonly side: 'Buy' | 'Sell';
      /** Amount of the base asset; null is all that is available of it. */
      readonly amount: DecimalString | null;
      /** The limit; undefined at the market's price. */
      readonly price: DecimalString | undefined;
    })
  | (OfMarket & { readonly kind: 'alert'; readonly price: DecimalString })
  | { readonly kind: 'cancelAll' };

interface OfMarket {
  readonly asset: string;
  /** The asset that the price counts, where it was typed; else each market of the asset is meant. */
  readonly quote: string | undefined;
}

/**
 * Reads "Buy 10 XCB", "Buy 10 XCB at 6.2", "Sell all XCB/CTN", "Convert BTC to USDC", "Convert 0.5 BTC to USDC", "Alert XCB 7"
 * and "Cancel all", in any case. Undefined of any other text.
 */
export function readTradeCommand(
  text: string,
  instruments: readonly Instrument[],
  locale: string,
): TradeCommand | undefined {
  const [verb, ...words] = text.trim().toLowerCase().split(/\s+/);
  const amountOf = (word: string | undefined) => {
    const parsed = parseAmount(word ?? '', { locale });
    return parsed.ok && /[1-9]/.test(parsed.value) ? parsed.value : undefined;
  };
  switch (verb) {
    case 'convert':
      return conversionIn(words, instruments, amountOf);
    case 'buy':
    case 'sell':
      return orderIn(verb === 'buy' ? 'Buy' : 'Sell', words, instruments, amountOf);
    case 'alert':
      return alertIn(words, instruments, amountOf);
    case 'cancel':
      return words.join(' ') === 'all' ? { kind: 'cancelAll' } : undefined;
    default:
      return undefined;
  }
}

type Words = readonly (string | undefined)[];
type ReadAmount = (word: string | undefined) => DecimalString | undefined;

function conversionIn(
  words: Words,
  instruments: readonly Instrument[],
  amountOf: ReadAmount,
): TradeCommand | undefined {
  const symbols = new Set(
    instruments.flatMap(({ baseAsset, quoteAsset }) => [baseAsset, quoteAsset]),
  );
  const symbolOf = (word: string | undefined) => {
    const symbol = word?.toUpperCase() ?? '';
    return symbols.has(symbol) ? symbol : undefined;
  };
  const hasAmount = words.length === 4;
  const [from, joint, to] = hasAmount ? words.slice(1) : words;
  const amount = hasAmount ? amountOf(words[0]) : undefined;
  const [paid, received] = [symbolOf(from), symbolOf(to)];
  const isWhole = words.length === (hasAmount ? 4 : 3) && joint === 'to';
  if (!isWhole || !paid || !received || paid === received) return undefined;
  if (hasAmount && amount === undefined) return undefined;
  return { kind: 'convert', from: paid, to: received, amount };
}

/** `10 xcb`, `10 xcb/ctn`, `all xcb`, each with or without `at 6.2` or `at 6.2 ctn`. */
function orderIn(
  side: 'Buy' | 'Sell',
  [size, asset, ...rest]: Words,
  instruments: readonly Instrument[],
  amountOf: ReadAmount,
): TradeCommand | undefined {
  // All of an asset can be sold; a purchase takes a part of another one.
  const amount = side === 'Sell' && size === 'all' ? null : amountOf(size);
  const [joint, price, quote] = rest;
  const hasPrice = rest.length > 0;
  const isWhole = !hasPrice || (rest.length <= 3 && (joint === 'at' || joint === '@'));
  const limit = hasPrice ? amountOf(price) : undefined;
  const market = marketIn(asset, quote, instruments);
  if (!isWhole || amount === undefined || !market) return undefined;
  if (hasPrice && limit === undefined) return undefined;
  return { kind: 'order', side, ...market, amount, price: limit };
}

/** `xcb 7`, `xcb at 7`, `xcb/ctn 7` or `xcb 7 ctn`. */
function alertIn(
  [asset, ...rest]: Words,
  instruments: readonly Instrument[],
  amountOf: ReadAmount,
): TradeCommand | undefined {
  const [price, quote, ...more] = rest[0] === 'at' || rest[0] === '@' ? rest.slice(1) : rest;
  const market = marketIn(asset, quote, instruments);
  const limit = amountOf(price);
  if (more.length > 0 || !market || limit === undefined) return undefined;
  return { kind: 'alert', ...market, price: limit };
}

/** Reads an asset alone, or with what its price counts: `xcb/ctn`, `xcb-ctn`, or `xcb` and `ctn` after the price. */
function marketIn(
  word: string | undefined,
  after: string | undefined,
  instruments: readonly Instrument[],
): OfMarket | undefined {
  const [base = '', within, ...more] = word?.toUpperCase().split(/[/-]/) ?? [];
  const quote = within ?? after?.toUpperCase();
  const isContradiction = within !== undefined && after !== undefined;
  const isThere = instruments.some(
    ({ baseAsset, quoteAsset }) =>
      baseAsset === base && (quote === undefined || quoteAsset === quote),
  );
  return isThere && !isContradiction && more.length === 0 ? { asset: base, quote } : undefined;
}
