import { defineMessages } from '@agio/ui/language';
import * as terms from './terms.ts';

/** Texts of a transfer that waits for the exchange, wherever it is shown; among those of transfers. */
export const reviewMessages = defineMessages('transfers', {
  /** A withdrawal waits for the exchange; `{{time}}` is a duration, such as “4 hours”. */
  inReview: 'In review. Usual time: {{time}}. Until then you can cancel.',
  /** The same for a transfer that cannot be cancelled. */
  inReviewAlone: 'In review. Usual time: {{time}}.',
  cancelText: 'The money is free again at once. This cannot be undone.',
  back: terms.back,
  done: {
    cancel: 'Cancel transfer',
    cancelFailed: 'It could not be cancelled.',
  },
});
