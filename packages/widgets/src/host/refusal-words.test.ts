import { refusalSentences } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

const sentences = refusalSentences();
const german = {
  locale: 'de',
  translate: (namespace: string, code: string, values: Readonly<Record<string, unknown>> = {}) =>
    namespace === 'refusals'
      ? sentences[code]?.replaceAll(
          /\{\{(\w+)\}\}/g,
          (_, name: string) => `[${String(values[name])}]`,
        )
      : undefined,
};
const message = 'Words of the exchange.';

test('a reason is translated by its code, with its amounts in the figures of the language', () => {
  const values = { left: '1234567.000000000000000001', currency: 'CHF' };
  expect(refusalWords({ key: 'amount', code: 'dailyLimitExceeded', message, values }, german)).toBe(
    'This exceeds what is left of your limit for the day: [1.234.567,000000000000000001] [CHF].',
  );
});

test('a name is not a figure, even if it looks like one', () => {
  const values = { name: '1234567' };
  expect(refusalWords({ key: '', code: 'caseTaken', message, values }, german)).toBe(
    '[1234567] has this case now.',
  );
});

test.each([
  ['statusChanged', { status: 'WaitingForReview' }, 'The account is now [wartet auf Prüfung].'],
  ['statusChanged', { status: 'Frozen' }, 'The account is now [eingefroren].'],
  ['statusChanged', { status: 'InventedLater' }, 'The account is now [InventedLater].'],
  [
    'orderTypeNotSupported',
    { market: 'XCB/CTN', option: 'StopLimit' },
    '[XCB/CTN] does not support [Stop-Limit] orders.',
  ],
  ['orderDurationNotSupported', { market: 'A/B', option: 'FOK' }, '[A/B] does not support [FOK].'],
  [
    'addressUnusable',
    { result: 'InvalidatedWalletAddress' },
    'This address cannot be used: [Der Nachweis wurde zurückgezogen].',
  ],
  [
    'fileTypeWrong',
    { file: 'a.exe', fileTypes: 'PDF, JPEG or PNG' },
    '[a.exe] is not a [PDF, JPEG oder PNG] file. Choose another file.',
  ],
] as const)('%s: a value that is a word is said in the language', (code, values, text) => {
  const words: Readonly<Record<string, string>> = {
    'activity.WaitingForReview': 'wartet auf Prüfung',
    'common.frozen': 'eingefroren',
    'common.stopLimit': 'Stop-Limit',
    'allowance.title.InvalidatedWalletAddress': 'Der Nachweis wurde zurückgezogen',
  };
  const translate: typeof german.translate = (namespace, key, its) =>
    words[`${namespace}.${key}`] ?? german.translate(namespace, key, its);
  expect(refusalWords({ key: '', code, message, values }, { locale: 'de', translate })).toBe(text);
});

test('a code of a newer exchange, or none, leaves the words of the exchange', () => {
  expect(refusalWords({ key: '', code: 'inventedLater', message }, german)).toBeUndefined();
  expect(refusalWords({ key: '', code: '', message }, german)).toBeUndefined();
});
