import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of what is done with API keys, by customers and by staff. */
export const messages = defineMessages('programKeys', {
  noPair:
    'This browser cannot make keys. Use another browser, or create a key with a public key of your own.',
  createFailed: 'The key was not created. {{reason}}',
  createLost:
    'It is not known whether the key was created, because the answer was lost. Send the form again without changes: the exchange then says whether the key exists, and does not create a second one.',
  approve: terms.approve,
  replace: terms.replace,
  replaceSure: 'Replace {{name}}?',
  replaceText: 'A new key with the same permissions and addresses takes its place.',
  /** Question over a choice of times: at once, in an hour, in a day, in a week. The old key is the one that is replaced. */
  ends: 'When does the old key stop working?',
  /** Times at which an API key that was replaced stops working. */
  end: {
    now: 'At once',
    hour: 'In an hour',
    day: 'In a day',
    week: 'In a week',
  },
  sure: 'Revoke {{name}}?',
  sureText: '{{prefix}} stops working at once. A revoked key cannot be restored.',
  keep: 'Keep the key',
  revoke: terms.revoke,
  revoked: '{{name}} was revoked',
});
