import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The messages of the address book's list. */
export const messages = defineMessages('addressBook', {
  title: terms.addressBook,
  about:
    'Addresses you send to. You prove once that each is yours; then it is ready in every transfer.',
  add: terms.addAddress,
  import: 'Import',
  export: 'Export',
  search: 'Name or address',
  network: terms.network,
  source: terms.source,
  state: terms.state,
  all: terms.all,
  count_one: terms.addresses_one,
  count_other: terms.addresses_other,
  column: {
    name: terms.name,
    asset: 'Asset and network',
    address: terms.address,
    source: terms.source,
    state: terms.state,
    proof: terms.proof,
    added: terms.addedAt,
    actions: terms.actions,
  },
  sources: {
    /** Origin of an address: an account at this exchange. */
    Internal: 'Internal',
    CorePass: 'CorePass',
    /** Origin of an address: a wallet elsewhere. */
    External: 'External',
    Unknown: terms.other,
  },
  states: {
    allowed: terms.allowed,
    proof: terms.proofNeeded,
    review: terms.inReview,
    invalidated: terms.invalidated,
    blocked: terms.notAllowed,
  },
  proven: {
    Signature: 'Proven by signature',
    SignedForm: 'Proven by signed form',
    CorePass: 'Your CorePass wallet',
    Unknown: terms.proven,
  },
  formSent: 'Form sent on {{date}}',
  withdrawn: 'Withdrawn on {{date}}',
  reproven: 'Proven again on {{date}}',
  /** At a name of an address: a warning, not a refusal. */
  mixedScripts: 'This name mixes letters of several alphabets, which can look alike.',
  copy: 'Copy the address of {{name}}',
  detailsOf: terms.detailsOf,
  /** `way` is the words of the button. */
  wayFor: '{{way}}: {{name}}',
  send: terms.send,
  sendTo: 'Send to {{name}}',
  loadError: 'Your addresses could not be loaded',
  loading: 'Loading your addresses',
  stale: 'Could not refresh. These addresses may be out of date.',
  empty: {
    title: 'No addresses yet',
    text: 'Add the addresses you send to, or import them from a file. You prove once that each is yours, by a signed message or a signed form.',
  },
  noMatch: {
    title: 'No address found',
    text: 'No address matches your search and filters.',
    clear: 'Show all addresses',
  },
  signedOut: 'Sign in to see your addresses',
  notActive: 'Your addresses are not available',
});

/** The same in the language around. */
export type AddressBookWords = MessagesOf<typeof messages>;
