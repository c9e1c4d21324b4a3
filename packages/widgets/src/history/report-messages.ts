import { defineMessages } from '@agio/ui/language';

/** What the tax report and the monthly statement say; they are fetched with their first use. */
export const reportMessages = defineMessages('history', {
  taxReport: {
    title: 'Tax report',
    about:
      'A CSV file with one row for each event of the year, oldest first: what was sent, what was received and the fee, exact to the last digit. Times are in UTC; the year is that of your time zone.',
    columns: 'Columns',
    year: 'Year',
    start: 'Export {{year}}',
    writing_one: 'Writing, {{count}} row',
    writing_other: 'Writing, {{count}} rows',
    cancel: 'Cancel the export',
    column: {
      time: 'When, ISO 8601 in UTC',
      event: 'exchange, purchase, sale, income, transfer or opening; a transfer is your own money',
      type: 'As in the history',
      sent: 'What left the account, with the fee where it is in this asset',
      received: 'What came in, without the fee where it is in this asset',
      fee: 'Contained in the two before',
      fiat: 'What was paid or received outside, of a purchase or sale',
      value: 'Worth on the market at that moment; empty where no price of then is known',
      valueCurrency: 'Of these values: the currency that you have chosen',
      market: 'Of a trade',
      reference: 'ID of the order, transfer, conversion, purchase, sale or reward',
      id: 'ID of the ledger entry',
    },
  },
  monthly: {
    title: 'Statement for {{month}}',
    month: 'Month',
    back: 'Back to the history',
    print: 'Print',
    loading: 'Reading the entries of the month',
    error: 'The statement could not be made',
    changed: 'Your balances changed while the statement was made.',
    again: 'Make it again',
    asset: 'Asset',
    opening: 'Opening balance',
    received: 'Received',
    sent: 'Sent',
    fees: 'Fees included',
    closing: 'Closing balance',
    balances: 'Balances',
    entries: 'Entries',
    noEntries: 'Nothing moved in this month.',
    noBalances: 'There were no balances in this month.',
    whole:
      'Opening balance plus received minus sent is the closing balance of every asset, to the last digit.',
    span: '{{from}} to {{to}}, times in {{zone}}',
    account: 'Account {{id}}',
  },
});
