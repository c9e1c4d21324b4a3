import type { LedgerEntry } from '@agio/api-client/contract';

/*
 * The tax report: one row for each event of the ledger, so that what a file says was received and sent adds up to the
 * balances. What an event is called by the law is for the reader's own country to say; `event` sorts them.
 */

/** What the columns of the file mean, in their order. */
export const taxColumns = [
  /** ISO 8601 in UTC. */
  'time',
  /**
   * `exchange` (one asset for another), `purchase` and `sale` (with fiat), `income` (a reward), `transfer` (the reader's
   * own money, no taxable event), `opening`.
   */
  'event',
  /** As in the history. */
  'type',
  'sentAsset',
  /** What left the account, a fee in this asset included. */
  'sentAmount',
  'receivedAsset',
  /** What came into the account, a fee in this asset taken off. */
  'receivedAmount',
  'feeAsset',
  /** Contained in what was sent, or taken off what was received. */
  'feeAmount',
  /** What was paid for a purchase or received for a sale, outside of the account. */
  'fiatCurrency',
  'fiatAmount',
  /** The currency that the report was asked for in; empty where none of the three is known. */
  'valueCurrency',
  /**
   * What each amount was worth on the market at that moment, fees included as in the amount. Empty where no market gave a
   * price: what it was worth then is for the reader to find out.
   */
  'sentValue',
  'receivedValue',
  'feeValue',
  'market',
  /** The order, transfer, conversion, purchase, sale or reward. */
  'reference',
  /** The entry of the ledger. */
  'id',
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
  const { time, type, changes, fee, fiat, market, reference, id } = entry;
  const sent = changes.find(({ change }) => change.startsWith('-'));
  const received = changes.find(({ change }) => !change.startsWith('-'));
  const worths = [sent?.worth, received?.worth, fee?.worth];
  return [
    time,
    events[type],
    type,
    sent?.asset ?? '',
    sent?.change.slice(1) ?? '',
    received?.asset ?? '',
    received?.change ?? '',
    fee?.asset ?? '',
    fee?.amount ?? '',
    fiat?.currency ?? '',
    fiat?.amount ?? '',
    worths.find((worth) => worth != null)?.currency ?? '',
    ...worths.map((worth) => worth?.amount ?? ''),
    market ?? '',
    reference ?? '',
    id,
  ];
}
