// @where Widgets: words about an address check, and the next action
import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from './terms.ts';

/** Verdicts on sending to an address, for the address book and every transfer. */
export const allowanceMessages = defineMessages('allowance', {
  /** In one or two words, for a pill. */
  state: {
    IsAllowed: terms.allowed,
    VerificationRequired: terms.proofNeeded,
    VerificationRequiredWithReplace: terms.proofNeeded,
    VerificationRequiredLtc: 'Signed form needed',
    ExternalCorePassWalletAddressNotAllowed: terms.notAllowed,
    InternalPingOwnedWalletAddressNotAllowed: terms.notAllowed,
    TargetAddressIsNotAllowed: terms.notAllowed,
    InvalidatedWalletAddress: terms.invalidated,
    reproven: terms.inReview,
    Unknown: terms.notKnown,
  },
  title: {
    IsAllowed: 'You can send here',
    VerificationRequired: 'Prove that this address is yours',
    VerificationRequiredWithReplace: 'Prove it, and it replaces the old one',
    VerificationRequiredLtc: 'Litecoin needs the signed form',
    ExternalCorePassWalletAddressNotAllowed: 'This CorePass wallet is not yours',
    InternalPingOwnedWalletAddressNotAllowed: 'This address belongs to the exchange',
    TargetAddressIsNotAllowed: 'You cannot send here',
    InvalidatedWalletAddress: 'The proof was withdrawn',
    /** After a proof that was withdrawn. */
    reproven: 'Your new proof is being reviewed',
    Unknown: 'This address could not be judged',
  },
  text: {
    IsAllowed: 'The address is in your address book, and its ownership is proven.',
    VerificationRequired: 'Sign a message with the wallet, or upload the signed form.',
    VerificationRequiredWithReplace:
      'One proven address is kept for each asset and network. Proof of this one removes “{{name}}”.',
    /** Used if the name of the old one is not known. */
    replaceUnnamed:
      'One proven address is kept for each asset and network. Proof of this one removes the old one.',
    VerificationRequiredLtc:
      'Litecoin wallets sign in different ways, so only the signed form is accepted.',
    ExternalCorePassWalletAddressNotAllowed:
      'It belongs to another person. Send to the wallet of your own Core ID.',
    InternalPingOwnedWalletAddressNotAllowed:
      'Funds sent to it would not leave the exchange. Use an address of a wallet that you control.',
    TargetAddressIsNotAllowed:
      'Compliance rules block this address. Choose another one, or contact support.',
    InvalidatedWalletAddress:
      'Compliance withdrew the proof. Prove ownership again, and it goes to review.',
    invalidatedSince:
      'Compliance withdrew the proof on {{date}}. Prove ownership again, and it goes to review.',
    invalidatedBecause:
      'Compliance withdrew the proof on {{date}}: {{reason}} Prove ownership again, and it goes to review.',
    reproven:
      'You proved it again on {{date}}. Compliance looks at the new proof, and you can send here once it is accepted.',
    Unknown: 'Nothing can be sent to it now. Try again later, or contact support.',
  },
  /** The button that leads on. */
  way: {
    send: terms.send,
    prove: terms.proveOwnership,
    replace: 'Prove and replace',
    form: 'Get the form',
    proveAgain: 'Prove again',
    ownWallet: 'Use my wallet',
    change: 'Change address',
    support: terms.contactSupport,
  },
});

/** The same in the language around. */
export type AllowanceWords = MessagesOf<typeof allowanceMessages>;
