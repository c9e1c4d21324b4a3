import { defineMessages } from '@agio/ui/language';

/** What every widget may have to say: a part that failed, and why an account may not trade. */
export const common = defineMessages('widgets', {
  retry: 'Try again',
  signIn: 'Sign in',
  side: { name: 'Side', Buy: 'Buy', Sell: 'Sell', Unknown: 'Order' },
  section: {
    title: 'This part could not be shown',
    text: 'The rest of the page works. Nothing has changed in your account.',
  },
  failure: {
    network: 'The exchange could not be reached. Nothing has changed in your account.',
    timeout: 'The exchange took too long to answer. Nothing has changed in your account.',
    malformed: 'The answer was not understood. Nothing has changed in your account.',
    code: 'Nothing has changed in your account. Error {{code}}.',
  },
  notActive: {
    terminated: 'Your account has been terminated.',
    frozen: 'Your account has been frozen. Support can say why.',
    inReview: 'Your account is in review. Trading opens when the review is done.',
    unverified: 'Your identity is not verified yet. Trading opens after that.',
    staff: 'This is a staff account: it looks at markets and does not trade.',
    unknown: 'Support can say why.',
  },
  signInFailed: {
    title: 'Signing in did not work',
    unknown: 'The identity provider gave no reason.',
  },
});
