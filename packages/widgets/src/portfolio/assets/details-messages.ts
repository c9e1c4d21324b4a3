import { defineMessages } from '@agio/ui/language';

/** The words of the details of an asset. */
export const detailsMessages = defineMessages('assetDetails', {
  price: 'Price in {{currency}}, 30 days',
  noMarket: 'No market trades this asset at the moment.',
  priceFailed: 'Its price could not be loaded',
  history: {
    title: 'History',
    all: 'All history',
    empty: 'Nothing has happened with this asset yet.',
    failed: 'Its history could not be loaded',
    loading: 'Loading its history',
    types: {
      Trade: 'Trade',
      Deposit: 'Deposit',
      Withdrawal: 'Withdrawal',
      Conversion: 'Conversion',
      Buy: 'Bought with fiat',
      Sell: 'Sold for fiat',
      Reward: 'Reward',
      Return: 'Returned',
      Opening: 'Opening balance',
      Unknown: 'Movement',
    },
  },
  networks: {
    title: 'Networks',
    failed: 'Its networks could not be loaded',
    loading: 'Loading its networks',
    none: 'This asset moves on no network: it is traded here only.',
    fee: 'fee to send {{fee}}',
    minimum: 'minimum deposit {{minimum}}',
    confirmations_one: '{{count}} confirmation',
    confirmations_other: '{{count}} confirmations',
    noDeposits: 'deposits closed',
    noWithdrawals: 'withdrawals closed',
  },
  backing: { title: 'What backs it', unit: 'One unit' },
});
