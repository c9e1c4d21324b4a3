import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of the account's dialogs, besides those of `@agio/ui`. */
export const messages = defineMessages('account', {
  rewards: {
    done: 'Congratulations!',
    deposited: '{{amount}} {{asset}} were deposited into your Portfolio',
    /** In place of the words about the initial order phase, of what invitations have earned. */
    earnedLead:
      'What you earned by inviting friends is now available to deposit into your portfolio.',
    earnedText: 'Claim what you earned by inviting friends.',
    failed: 'The claim did not go through. Try again; it cannot be paid twice.',
  },
  request: {
    failed: 'Your request did not reach the exchange. Try again.',
    mistake: 'If you think that this is a mistake, <support>contact support</support>.',
    open: terms.openTheRequest,
  },
  coreId: {
    copied: 'Core ID copied',
    notCopied: 'The Core ID could not be copied. Select it here',
  },
  userDetails: { notDownloaded: 'The document could not be downloaded. Try again.' },
  /** Questions at the steps of a higher tier. */
  upgrade: {
    EntityTypeDeclaration: 'Who the account belongs to',
    KycRequest: terms.identityCheck,
    FormA: 'Form A, signed',
    PrimaryUse: 'What you use the account for',
    PrimarySource: 'Where your funds come from',
    EmploymentStatus: terms.employment,
    TotalValue: 'Total value of your assets',
    Industry: terms.industry,
    SourceOfFunds: terms.proofOfFundsDocuments,
  },
  upgradeError:
    'What is still missing could not be loaded. You can begin all the same: each step says what it asks for.',
  stepUp: {
    title: 'Sign in again to do this',
    text: 'For your security, sign in again. You will return to this page, and your entries are kept.',
    cancel: terms.notNow,
    signIn: 'Sign in again',
  },
});
