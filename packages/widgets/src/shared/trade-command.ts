import type { Instrument } from '@agio/api-client/contract';
import { parseAmount } from '@agio/money';

/** What somebody typed as a command: it fills a form and sends nothing. */
export type TradeCommand =
  | {
      readonly kind: 'convert';
      readonly from: string;
      readonly to: string;
      readonly amount: string | undefined;
    }
  | {
      readonly kind: 'order';
      readonly side: 'Buy' | 'Sell';
      readonly asset: string;
      readonly amount: string;
    };

/** Reads "Convert BTC to USDC", "Convert 0.5 BTC to USDC", "Buy 10 XCB" and "Sell 5 XCB", in any case. */
export function readTradeCommand(
  text: string,
  instruments: readonly Instrument[],
  locale: string,
): TradeCommand | undefined {
  const [verb, ...words] = text.trim().toLowerCase().split(/\s+/);
  const symbols = new Set(
    instruments.flatMap(({ baseAsset, quoteAsset }) => [baseAsset, quoteAsset]),
  );
  const symbolOf = (word: string | undefined) => {
    const symbol = word?.toUpperCase() ?? '';
    return symbols.has(symbol) ? symbol : undefined;
  };
  const amountOf = (word: string | undefined) => {
    const parsed = parseAmount(word ?? '', { locale });
    return parsed.ok && /[1-9]/.test(parsed.value) ? parsed.value : undefined;
  };
  if (verb === 'convert') {
    const hasAmount = words.length === 4;
    const [from, joint, to] = hasAmount ? words.slice(1) : words;
    const amount = hasAmount ? amountOf(words[0]) : undefined;
    const [paid, received] = [symbolOf(from), symbolOf(to)];
    const isWhole = words.length === (hasAmount ? 4 : 3) && joint === 'to';
    if (!isWhole || !paid || !received || paid === received) return undefined;
    if (hasAmount && amount === undefined) return undefined;
    return { kind: 'convert', from: paid, to: received, amount };
  }
  if ((verb !== 'buy' && verb !== 'sell') || words.length !== 2) return undefined;
  const [amount, asset] = [amountOf(words[0]), symbolOf(words[1])];
  if (amount === undefined || asset === undefined) return undefined;
  return { kind: 'order', side: verb === 'buy' ? 'Buy' : 'Sell', asset, amount };
}
