import { defineMessages } from '@agio/ui/language';
import * as terms from '../../terms.ts';

/** Texts about what the exchange holds, against what it owes. */
export const reservesMessages = defineMessages('officeReserves', {
  title: terms.reserves,
  intro: 'What the exchange holds, against what it owes its customers.',
  asset: terms.asset,
  /** Column head: amount that belongs to customers. */
  owed: 'Owed to customers',
  /** Column head: amount on addresses to which customers deposited. */
  deposits: 'Deposit addresses',
  /** Column head: amount in cold storage; of a currency, at the bank. */
  cold: 'Cold storage or bank',
  /** Column head: what is held, less what is owed. */
  difference: 'Difference',
  /** Noun: money of the exchange itself. */
  ownFunds: 'Own funds',
  /** Noun: what is held, in percent of what is owed. */
  coverage: 'Coverage',
  percent: terms.percent,
  /** The difference is exactly the exchange’s own funds. */
  agree: 'The books agree',
  differ: 'The books differ',
  chart: 'Coverage of {{asset}} by day',
  date: terms.date,
  open: terms.openNamed,
  loading: 'Loading the reserves',
  error: 'The reserves could not be loaded',
  stale: terms.notRefreshed,
  empty: terms.noneYet,
});
