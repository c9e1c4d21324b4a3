import { defineMessages, type MessagesOf } from '@agio/ui/language';

/** The messages of the address book's list. */
export const messages = defineMessages('addressBook', {
  title: 'Address book',
  about:
    'Addresses you send to. You prove once that each is yours; then it is ready in every transfer.',
  add: 'Add address',
  import: 'Import',
  export: 'Export',
  search: 'Name or address',
  network: 'Network',
  source: 'Source',
  state: 'State',
  all: 'All',
  count_one: '{{count}} address',
  count_other: '{{count}} addresses',
  column: {
    name: 'Name',
    asset: 'Asset and network',
    address: 'Address',
    source: 'Source',
    state: 'State',
    proof: 'Proof',
    added: 'Added',
    actions: 'Actions',
  },
  sources: {
    Internal: 'Internal',
    CorePass: 'CorePass',
    External: 'External',
    Unknown: 'Other',
  },
  states: {
    allowed: 'Allowed',
    proof: 'Proof needed',
    review: 'In review',
    invalidated: 'Invalidated',
    blocked: 'Not allowed',
  },
  proven: {
    Signature: 'Proven by signature',
    SignedForm: 'Proven by signed form',
    CorePass: 'Your CorePass wallet',
    Unknown: 'Proven',
  },
  formSent: 'Form sent on {{date}}',
  withdrawn: 'Withdrawn on {{date}}',
  reproven: 'Proven again on {{date}}',
  copy: 'Copy the address of {{name}}',
  detailsOf: 'Details of {{name}}',
  /** `way` is the words of the button. */
  wayFor: '{{way}}: {{name}}',
  send: 'Send',
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
