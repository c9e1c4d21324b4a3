import { defineMessages } from '@agio/ui/language';

/** Texts of the account's dialogs, besides those of `@agio/ui`. */
export const messages = defineMessages('account', {
  rewards: {
    done: 'Congratulations!',
    deposited: '{{amount}} {{asset}} were deposited into your Portfolio',
    failed: 'The claim did not go through. Try again; it cannot be paid twice.',
  },
  request: { failed: 'Your request did not reach the exchange. Try again.' },
  upload: {
    success: 'Document upload successful.',
    notSmaller: '{{name}} cannot be made smaller. Send it as a PDF.',
  },
  stepUp: {
    title: 'Sign in again to do this',
    text: 'For your security, sign in again. You will return to this page, and your entries are kept.',
    cancel: 'Not now',
    signIn: 'Sign in again',
  },
});
