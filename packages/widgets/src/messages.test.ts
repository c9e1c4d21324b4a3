import { refusalSentences } from '@agio/api-client/contract';
import {
  type Catalogue,
  catalogueOf,
  type Definition,
  termPlaces,
  type Texts,
} from '@agio/ui/language';
import components from '@agio/ui/messages.json' with { type: 'json' };
import * as componentTerms from '@agio/ui/terms';
import { expect, test } from 'vitest';
import * as terms from './back-office/terms.ts';
import { areasOf } from './locales/index.ts';
import { wordAreas } from './words/areas.ts';
import * as customersTerms from './words/terms.ts';

const files = import.meta.glob<Record<string, unknown>>('./**/{messages,*-messages}.ts', {
  eager: true,
});
const definitions = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((each) => typeof each === 'object' && each !== null && 'namespace' in each)
  .map((each) => each as Definition<Texts>);

const catalogue = catalogueOf(definitions, components);

const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./**/{messages,*-messages}.ts', '!./*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

test('the words of an area stand in its messages.ts, and beside it those that are fetched later', () => {
  const others = Object.entries(sources).filter(([, source]) => source.includes('defineMessages'));
  expect(others.map(([path]) => path)).toEqual([]);
});

test('messages.json is all that the package says (npm run unit -- packages/widgets/src/messages -u)', async () => {
  // The English sentences of the exchange are translated with the others.
  const all = JSON.stringify({ ...catalogue, refusals: refusalSentences() }, undefined, 2);
  await expect(`${all}\n`).toMatchFileSnapshot('../messages.json');
});

test('a term is exported by its name, and said by an area', () => {
  const own = Object.entries(terms).filter(([name]) => !(name in componentTerms));
  expect(own.filter(([name, text]) => !text.startsWith(`@${name} `))).toEqual([]);
  expect(own.map(([name]) => name).toSorted()).toEqual(
    Object.keys(catalogue['common'] ?? {}).toSorted(),
  );
});

test('every namespace is in one area of words', () => {
  const listed = Object.values(wordAreas).flat();
  expect(listed.toSorted()).toEqual([...Object.keys(catalogue), 'refusals'].toSorted());
});

test('words of the staff wait for the terms of the staff', () => {
  const ofStaff = Object.keys(terms).filter(
    (name) => !(name in componentTerms) && !(name in customersTerms),
  );
  const isOfStaff = (texts: Texts | string): boolean =>
    typeof texts === 'string'
      ? ofStaff.some((name) => texts.startsWith(`@${name} `))
      : Object.values(texts).some(isOfStaff);
  const namespaces = definitions
    .filter(({ texts }) => isOfStaff(texts))
    .map(({ namespace }) => namespace);
  expect(namespaces).not.toEqual([]);
  expect(namespaces.filter((name) => !areasOf(name).includes('people'))).toEqual([]);
});

test('messages.terms.json has the term of each place (npm run unit -- packages/widgets/src/messages -u)', async () => {
  const all = JSON.stringify(termPlaces(definitions), undefined, 2);
  await expect(`${all}\n`).toMatchFileSnapshot('../messages.terms.json');
});

/** Texts that stand twice as they mean different things, with the difference. Any other one is a term. */
const different: Readonly<Record<string, string>> = {
  '': 'nothing to say, twice',
  '{{amount}}': 'an amount alone',
  '{{from}} to {{to}}': 'a change of tier; a range of amounts',
  Added: 'day of an address; lines of a file',
  Address: 'on a network; of a person',
  All: 'any of a list; the whole time',
  Any: 'IP addresses; approvals',
  Cancel: 'leave a dialog; an order',
  Change: 'to change; a difference',
  'Checking your order…': 'on a market; at a provider',
  Close: 'to close; the closing price',
  Closed: 'a market; a service; an account',
  Conversion: 'of assets; a line of Ichimoku',
  Done: 'a button; a state',
  Downgrade: 'a request; to downgrade',
  Entry: 'of an account; of a bracket',
  Filled: 'a state; an amount',
  From: 'begin of a period; a source; the asset given',
  High: 'the highest price; a risk',
  Joined: 'a day; a state',
  Limit: 'a type; a price',
  Limited: 'an account; a service',
  Line: 'a chart; a line of a file',
  'Live prices': 'a state; a service',
  Low: 'the lowest price; a risk',
  Market: 'a place; a type of order',
  Medium: 'a risk; a density',
  Name: 'of a thing; of a person',
  Never: 'no end; not so far',
  'No orders yet': 'on a market; at a provider',
  'None in the chart yet.': 'indicators, and drawings: many languages name them',
  None: 'of a thing; a fee',
  Open: 'to open; opening price; an order; a market; a request',
  'Open {{name}}': 'to show; to let trade',
  Order: 'on a market; at a provider; a sequence',
  'Order placed': 'on a market; at a provider',
  Paused: 'a market; an alert',
  Position: 'what is held of a market; a person’s in a company',
  Range: 'of prices; of time',
  Role: 'of staff; in a trade',
  Rows: 'lines of a table; bars of a volume profile',
  Sent: 'a time; an amount; a state',
  'Show the order': 'on a market; at a provider',
  'Signed in': 'a session; an event',
  Support: 'a role; a page',
  System: 'theme of the device; its notifications',
  'This order': 'on a market; at a provider',
  To: 'end of a period; a recipient; the asset received',
  Total: 'price times amount; a whole balance',
  'Total value': 'wealth of a person; of a portfolio',
  Trade: 'to trade; an execution',
  Trading: 'the activity; a friend who trades',
  Undo: 'brings a removed view back, and takes back a step of drawing',
  Verified: 'a number of friends; one friend',
  Waiting: 'a state; a number',
  Withdrawn: 'a proof; a proposal',
  'Your orders could not be loaded': 'on a market; at a provider',
};

/** Messages by their text; the forms of a plural are one message. */
function* messagesOf(texts: Catalogue, path: string): Generator<[text: string, key: string]> {
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') yield [text, `${path}${key.replace(/_(?:one|other)$/, '')}`];
    else yield* messagesOf(text, `${path}${key}.`);
}

test('a text stands once, but for those that mean different things', () => {
  const keys = new Map<string, Set<string>>();
  for (const [name, texts] of Object.entries({ components, catalogue }))
    for (const [text, key] of messagesOf(texts, `${name}.`))
      keys.set(text, (keys.get(text) ?? new Set()).add(key));
  const twice = [...keys].filter(([, all]) => all.size > 1).map(([text]) => text);
  expect(twice.toSorted()).toEqual(Object.keys(different).toSorted());
});
