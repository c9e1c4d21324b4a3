import { defineMessages } from '@agio/ui/language';

/** The documents page, and the sending of documents wherever it is. */
export const messages = defineMessages('documents', {
  title: 'Documents',
  about: 'Proof of funds for your verification: what we need, what you have sent, and when.',
  send: 'Send documents',
  zone: 'Documents',
  lead: {
    asked: 'The review continues as soon as you send what is missing.',
    open: 'Your request is sent for review with the documents that you add here.',
    added: 'Your request is in review. You can add documents; they go to the officer at once.',
    application:
      'Your application for a higher tier needs a proof of funds. Your documents are sent for review with it.',
    none: 'No documents are needed at the moment. When we need one, we tell you here and in the header.',
  },
  required: 'More documents required',
  from: 'Compliance, {{time}}',
  verification: 'Open Tiers and limits',
  application: 'Continue the application',
  seeRequest: 'See the request',
  /** `good` of all `count` chosen files can be sent. */
  sendable_one: '{{good}} of {{count}} file can be sent',
  sendable_other: '{{good}} of {{count}} files can be sent',
  makeSmaller: 'Make smaller',
  retry: 'Try again',
  choose: 'Choose a file',
  closed: 'Sending is not available',
  submit_one: 'Send {{count}} file',
  submit_other: 'Send {{count}} files',
  /** For files that arrived, but whose request did not go to review. */
  finish: 'Send for review',
  /** For files that arrived, but that the application does not count yet. */
  attach: 'Add to the application',
  /** Follows one of `sent`. */
  someRefused: 'The files that were refused are not among them.',
  sent: {
    asked: 'Your documents were sent. The review continues.',
    open: 'Your documents were sent. Your request is in review.',
    added: 'Your documents were added to the request.',
    application: 'Your documents are part of your application.',
    none: 'Your documents were sent.',
  },
  upload: {
    success: 'Document upload successful.',
    partly: 'The documents that arrived were sent. The files that were refused are not among them.',
    failed: 'It did not reach the exchange. Try again; nothing is kept twice.',
    notSmaller: '{{name}} cannot be made smaller. Send it as a PDF.',
  },
  accepted: {
    title: 'What we accept',
    kinds: 'Bank statements, salary statements and tax assessments',
    age: 'Not older than 12 months, in your own name, all pages',
    readable: 'Readable: a PDF from your bank, or a sharp photo of the whole page',
    privacy: 'Place, time and device are taken out of photos before they leave this device.',
  },
  list: {
    title: 'Your documents',
    loading: 'Loading your documents',
    error: 'Your documents could not be loaded',
    empty: 'No documents yet',
    emptyText: 'What you send is listed here, with the day and what became of it.',
    sentAt: 'sent {{time}}',
    waiting: 'Not sent for review yet',
    inReview: 'In review',
    delivered: 'Sent',
    remove: 'Remove',
    removeNamed: 'Remove {{name}}',
    removed: '{{name}} was removed',
    download: 'Download {{name}}',
    failed: '{{name}} could not be removed. Try again.',
    notDownloaded: '{{name}} could not be downloaded. Try again.',
    keep: 'Keep it',
    question: 'Remove {{name}}?',
    questionText: 'It is deleted on the exchange. It was not sent for review yet.',
  },
  terminated: 'Documents cannot be sent from this account.',
});
