import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The documents page, and the sending of documents wherever it is. */
export const messages = defineMessages('documents', {
  title: terms.documents,
  about: 'Proof of funds for your verification: what we need, what you have sent, and when.',
  send: 'Send documents',
  zone: terms.documents,
  lead: {
    asked: terms.reviewContinuesWhenSent,
    open: 'Your request is sent for review with the documents that you add here.',
    added: 'Your request is in review. You can add documents; they go to the officer immediately.',
    application:
      'Your application for a higher tier needs a proof of funds. Your documents are sent for review with it.',
    none: 'No documents are needed at the moment. When we need one, we tell you here and in the header.',
  },
  required: terms.moreDocumentsRequired,
  from: terms.complianceAt,
  verification: terms.openTiersAndLimits,
  application: 'Continue the application',
  seeRequest: terms.seeTheRequest,
  /** `good` of all `count` chosen files can be sent. */
  sendable_one: terms.ofFilesCanBeSent_one,
  sendable_other: terms.ofFilesCanBeSent_other,
  makeSmaller: terms.makeSmaller,
  retry: terms.tryAgain,
  another: terms.chooseAnotherFile,
  choose: terms.chooseAFile,
  closed: terms.sendingIsNotAvailable,
  submit_one: terms.sendFiles_one,
  submit_other: terms.sendFiles_other,
  /** For files that arrived, but whose request did not go to review. */
  finish: terms.sendForReview,
  /** For files that arrived, but that the application does not count yet. */
  attach: 'Add to the application',
  /** Follows one of `sent`. */
  someRefused: 'The files that were refused are not among them.',
  sent: {
    asked: terms.documentsWereSent,
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
    sentAt: 'Sent {{time}}',
    waiting: 'Not sent for review yet',
    inReview: terms.inReview,
    /** State of a document: the exchange has it. */
    delivered: 'Sent',
    remove: terms.remove,
    removeNamed: terms.removeNamed,
    removed: '{{name}} was removed',
    open: terms.openNamed,
    download: terms.downloadNamed,
    failed: '{{name}} could not be removed. Try again.',
    notDownloaded: '{{name}} could not be downloaded. Try again.',
    keep: terms.keepIt,
    question: 'Remove {{name}}?',
    questionText: 'It is deleted on the exchange. It was not sent for review yet.',
  },
  terminated: 'Documents cannot be sent from this account.',
});
