// @where Widgets: columns of the tax report, and of the exported ledger
import type { LedgerEntry } from '@agio/api-client/contract';
import { marketSymbol } from '../../lists/csv/contract-columns.ts';

/*
 * The tax report: one row for each event of the ledger, so that what a file says was received and sent adds up to the
 * balances. What an event is called by the law is for the reader's own country to say; `event` sorts them.
 */

/** The heads of the file, in their order: time first, words as on the page. */
export const taxColumns = [
  /** Time of the change of the balances, ISO 8601 in UTC. */
  'Booked',
  /** Name of the type as in the history. */
  'Type',
  /**
   * `exchange` (one asset for another), `purchase` and `sale` (with fiat), `income` (a reward), `transfer` (the reader's
   * own money, no taxable event), `opening`.
   */
  'Event',
  /** Market of a trade. */
  'Market',
  /** Amount that left the account, including a fee in this asset. */
  'Sent',
  'Sent asset',
  /** Amount that came into the account, less a fee in this asset. */
  'Received',
  'Received asset',
  /** Contained in what was sent, or taken off what was received. */
  'Fee',
  'Fee asset',
  /** Fiat paid for a purchase or received for a sale, outside of the account. */
  'Fiat amount',
  'Fiat currency',
  /**
   * Market value of each amount at that moment, fees included as in the amount. Empty if no market gave a price: the
   * reader has to find out the value.
   */
  'Value of sent',
  'Value of received',
  'Value of fee',
  /** Cost of the amount sold or given away, its proceeds, and the difference; empty if nothing was realised. */
  'Cost',
  'Proceeds',
  'Gain',
  /** `Average` or `FIFO`, as chosen in the portfolio. */
  'Cost method',
  /** The currency that the report was asked for in, of values, cost, proceeds and gain; empty where none is known. */
  'Value currency',
  /** The order, transfer, conversion, purchase, sale or reward. */
  'Reference',
  /** The entry of the ledger. */
  'ID',
] as const;

const events: Readonly<Record<LedgerEntry['type'], string>> = {
  Trade: 'exchange',
  Conversion: 'exchange',
  Buy: 'purchase',
  Sell: 'sale',
  Reward: 'income',
  Deposit: 'transfer',
  Withdrawal: 'transfer',
  Return: 'transfer',
  Opening: 'opening',
  Unknown: 'other',
};

/** The cells of an entry, under `taxColumns`. An entry has at most one asset that went and one that came. */
export function taxCells(entry: LedgerEntry): string[] {
  const { time, type, changes, fee, fiat, market, reference, id, disposal } = entry;
  const sent = changes.find(({ change }) => change.startsWith('-'));
  const received = changes.find(({ change }) => !change.startsWith('-'));
  const worths = [sent?.worth, received?.worth, fee?.worth];
  const currency = worths.find((worth) => worth != null)?.currency ?? disposal?.currency;
  return [
    time,
    type,
    events[type],
    market === null ? '' : marketSymbol(market),
    sent?.change.slice(1) ?? '',
    sent?.asset ?? '',
    received?.change ?? '',
    received?.asset ?? '',
    fee?.amount ?? '',
    fee?.asset ?? '',
    fiat?.amount ?? '',
    fiat?.currency ?? '',
    ...worths.map((worth) => worth?.amount ?? ''),
    disposal?.cost ?? '',
    disposal?.proceeds ?? '',
    disposal?.gain ?? '',
    disposal?.method ?? '',
    currency ?? '',
    reference ?? '',
    id,
  ];
}
