import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The reference of the calls. Their own words are the contract's, in English. */
export const apiMessages = defineMessages('apiReference', {
  title: 'API Documentation',
  lead: 'Every call that a customer’s program can make, generated from the contract of the exchange.',
  rules:
    'Amounts are decimal strings, times are ISO 8601 in UTC, and ids are opaque. Ignore unknown fields of an answer. Signed-in calls carry the header {{header}}.',
  download: 'Download as OpenAPI',
  search: 'Search calls',
  found_one: '{{count}} call',
  found_other: '{{count}} calls',
  none: 'No call found',
  showAll: 'Show all calls',
  /** Calls for which a sign-in is needed. */
  token: 'Signed in',
  /** Calls for which no sign-in is needed. */
  open: 'Open to all',
  fields: 'Fields',
  optional: terms.optional,
  /** Noun: what a call returns. */
  answer: 'Answer',
  noAnswer: 'Answers nothing',
  /** Heading over an example in code. */
  sample: 'With the published client',
  types: 'Types',
  /** Accessible name of the list of calls of the API. */
  label: 'Calls',
  error: 'The reference could not be loaded',
  retry: terms.tryAgain,
});
