import { expect, test } from 'vitest';
import type { Forms, Message } from './catalogue.ts';
import { fromPo, fromXliff, toPo, toXliff } from './exchange.ts';
import { hashOf, settle, staleIn } from './state.ts';

const messages: Message[] = [
  {
    file: 'widgets/trade',
    key: 'orders.cancel',
    english: { '': 'Cancel <b>{{name}}</b> & leave' },
    note: 'Verb on a button.',
  },
  {
    file: 'ui',
    key: 'dataGrid.rows',
    english: { one: '{{count}} row', other: '{{count}} rows' },
    note: undefined,
  },
];
const polish: Forms[] = [
  { '': 'Anuluj <b>{{name}}</b> i „wyjdź”' },
  {
    one: '{{count}} wiersz',
    few: '{{count}} wiersze',
    many: '{{count}} wierszy',
    other: '{{count}} wiersza',
  },
];
const entries = messages.map((message, at) => ({ message, own: polish[at] }));
const returned = new Map([
  ['widgets/trade', new Map([['orders.cancel', polish[0]]])],
  ['ui', new Map([['dataGrid.rows', polish[1]]])],
]);

test('XLIFF and PO bring each translation back as it was, with the note for the translator', async () => {
  const xliff = await toXliff('pl', entries);
  expect(xliff).toContain('<note>Verb on a button.</note>');
  expect(await fromXliff(xliff)).toEqual({ language: 'pl', texts: returned });
  const po = toPo('pl', entries);
  expect(po).toContain('#. Verb on a button.');
  expect(fromPo(po)).toEqual({ language: 'pl', texts: returned });
});

test('a message that is not translated comes back as nothing', async () => {
  const open = messages.map((message) => ({ message, own: undefined }));
  expect((await fromXliff(await toXliff('pl', open))).texts.size).toBe(0);
  expect(fromPo(toPo('pl', open)).texts.size).toBe(0);
});

test('a changed English text makes each translation stale, until that language has it', () => {
  const state = { reviewed: {}, english: {} };
  const all = ['de', 'pl'];
  for (const language of all) settle(language, messages, state, all);
  expect(all.map((language) => staleIn(language, messages, state))).toEqual([[], []]);

  const [first] = messages;
  const changed: Message[] = [{ ...first!, english: { '': 'Cancel it' } }];
  expect(all.map((language) => staleIn(language, changed, state).length)).toEqual([1, 1]);
  settle('pl', changed, state, all);
  expect(state.english).toMatchObject({
    'widgets/trade': { 'orders.cancel': `${hashOf(changed[0]!)} de` },
  });
  expect(all.map((language) => staleIn(language, changed, state).length)).toEqual([1, 0]);
  settle('de', changed, state, all);
  expect(all.map((language) => staleIn(language, changed, state).length)).toEqual([0, 0]);
});
