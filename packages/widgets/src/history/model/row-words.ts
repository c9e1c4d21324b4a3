import type { Instrument } from '@agio/api-client/contract';
import { formatPrice } from '@agio/money';
import type { MessagesOf } from '@agio/ui/language';
import type { common, orderNoticeMessages } from '../../words/messages.ts';
import type { OrderStateWords } from '../../words/order-state-messages.ts';
import type { StatusWords } from '../../words/status-messages.ts';
import type { HistoryWords } from '../messages.ts';

/** Texts and names that the rows of all lists are written with. */
export interface RowWords {
  readonly t: HistoryWords;
  readonly sides: MessagesOf<typeof common>['side'];
  readonly orders: OrderStateWords;
  readonly statuses: StatusWords;
  readonly notices: MessagesOf<typeof orderNoticeMessages>;
  readonly locale: string;
  readonly instruments: readonly Instrument[];
  /** Names of networks by asset and id. */
  readonly networkOf: (asset: string, id: string) => string;
}

/** Returns the market's names and steps; those of a removed market are derived from its id. */
export function marketOf(id: string, instruments: readonly Instrument[]) {
  const instrument = instruments.find((each) => each.id === id);
  const [base = id, quote = ''] = id.split('-');
  return {
    symbol: instrument?.symbol ?? id.replace('-', '/'),
    base: instrument?.baseAsset ?? base,
    quote: instrument?.quoteAsset ?? quote,
    tickSize: instrument?.tickSize ?? '0.01',
  };
}

export const priceText = (
  price: string | null,
  { tickSize, quote }: { tickSize: string; quote: string },
  locale: string,
): string => `${formatPrice(price, { tickSize, locale })} ${quote}`;

export const toneOf = (side: string) =>
  side === 'Buy' ? ('up' as const) : side === 'Sell' ? ('down' as const) : undefined;
