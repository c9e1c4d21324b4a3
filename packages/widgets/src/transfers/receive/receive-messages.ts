import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** The messages of receiving. */
export const receiveMessages = defineMessages('transfers', {
  receive: {
    wrongTitle: 'Only {{asset}} on {{network}}.',
    wrong: 'Another asset, or {{asset}} sent on another network, is lost.',
    memoTitle: 'Memo and address are both needed',
    memo: 'All deposits on {{network}} arrive at one address. The memo tells us which are yours; without it a deposit cannot be credited.',
    memoAgreed: 'I will include the memo with every deposit',
    hidden: 'Hidden until you tick the box',
    hiddenMore: 'The address alone is not enough on this network.',
    both: 'Address and memo',
    address: terms.address,
    copyAddress: terms.copyAddress,
    /** `memo` is the label that the network gives it. */
    copyMemo: 'Copy: {{memo}}',
    shareTitle: '{{asset}} on {{network}}',
    asking: 'Getting your address',
    failed: 'Your address could not be loaded',
    choose: 'Choose a network to see the address',
    closedTitle: 'Deposits of {{asset}} are closed.',
    closed:
      'This page opens them as soon as they are possible again. Do not send to an earlier address meanwhile.',
    qr: 'QR code of the address',
    qrLater: 'The code appears with the address.',
    qrOnly: 'The code holds the address.',
    qrNoMemo: 'The code holds the address only. Enter the memo in your wallet by hand.',
  },
});
