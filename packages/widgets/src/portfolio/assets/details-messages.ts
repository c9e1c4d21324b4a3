import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** The words of the details of an asset. */
export const detailsMessages = defineMessages('assetDetails', {
  price: 'Price in {{currency}}, 30 days',
  noMarket: 'No market trades this asset at the moment.',
  priceFailed: 'Its price could not be loaded',
  history: {
    title: terms.history,
    all: 'All history',
    empty: 'Nothing has happened with this asset yet.',
    failed: 'Its history could not be loaded',
    loading: 'Loading its history',
    types: {
      Trade: terms.tradeRecord,
      Deposit: terms.deposit,
      Withdrawal: terms.withdrawal,
      Conversion: terms.conversion,
      Buy: 'Bought with fiat',
      Sell: 'Sold for fiat',
      Reward: terms.reward,
      Return: terms.returned,
      Opening: terms.openingBalance,
      /** Entry of a history whose type is not known: the balance changed. */
      Unknown: 'Movement',
    },
  },
  networks: {
    title: 'Networks',
    failed: 'Its networks could not be loaded',
    loading: 'Loading its networks',
    none: 'This asset moves on no network: it is traded here only.',
    fee: 'Fee to send {{fee}}',
    minimum: 'Minimum deposit {{minimum}}',
    confirmations_one: terms.countedConfirmations_one,
    confirmations_other: terms.countedConfirmations_other,
    noDeposits: 'Deposits closed',
    noWithdrawals: 'Withdrawals closed',
  },
  backing: { title: 'What backs it', unit: terms.oneUnit },
});
