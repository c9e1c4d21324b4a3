import type { Instrument } from '@agio/api-client/contract';
import { useAssets, useTrends } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { useLocale } from '@agio/ui/language';
import {
  type Reason,
  type TicketContext,
  type TicketSummary,
  useOrderEntry,
} from '../order-entry/index.ts';
import { useHost } from '../host/index.ts';
import { quoteValue } from '../amounts/market-values.ts';
import type { Trade } from './model/trade.ts';
import {
  type ReadTrade,
  readTrade,
  reasonsOfTrade,
  type TradeRules,
} from './model/trade-ticket.ts';

/** A market order has no price that could follow the market. */
export const ignore = () => undefined;

const defaultDecimals = 8;

/** A trade as the ticket reads it, and what follows from it. */
export interface TradeReading extends ReadTrade {
  readonly rules: TradeRules;
  readonly context: TicketContext;
  readonly summary: TicketSummary;
  readonly reasons: readonly Reason[];
}

/** The trade through the ticket of its market, by live prices. */
export function useTradeReading(trade: Trade, instrument: Instrument): TradeReading {
  const locale = useLocale();
  const { currency } = useHost();
  const { data: assets } = useAssets();
  const perQuote = usePerQuote(instrument);
  const quoteDecimals =
    assets?.find(({ id }) => id === instrument.quoteAsset)?.decimals ?? defaultDecimals;
  const rules = { instrument, locale, currency, perQuote, quoteDecimals };
  const read = readTrade(trade, rules);
  const { context, summary } = useOrderEntry(instrument, read.ticket, ignore);
  return { ...read, rules, context, summary, reasons: reasonsOfTrade(read, summary, perQuote) };
}

/** The value of one unit of a market's quote asset in the user's currency; undefined while unknown. */
export function usePerQuote({ id, quoteAsset }: Instrument): Decimal | undefined {
  const { currency } = useHost();
  const { data: trends } = useTrends(currency);
  if (quoteAsset === currency) return Decimal.of('1');
  return quoteValue(trends?.find(({ market }) => market === id));
}
