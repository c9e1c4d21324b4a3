import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Heads of the columns of transfers, with the words of their cells. */
export const transferColumnMessages = defineMessages('transferColumns', {
  id: 'Transfer ID',
  time: terms.time,
  direction: terms.direction,
  directions: { Deposit: terms.deposit, Withdrawal: terms.withdrawal, Unknown: terms.unknown },
  asset: terms.asset,
  amount: terms.amount,
  fee: terms.fee,
  address: terms.address,
  status: terms.status,
});
