import { expect, test } from 'vitest';
import * as v from 'valibot';
import { errorBody, refusalValues } from './base/errors.ts';
import { refusalSentences, refusals, sentenceOf } from './refusals.ts';

const sentences = Object.entries(refusals).map(([code, { sentence }]) => ({ code, sentence }));
const gapsOf = (text: string) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name);

test('every value of a sentence has one form, and a counted thing both of its forms', () => {
  for (const { code, sentence } of sentences) {
    const texts = typeof sentence === 'string' ? [sentence] : Object.values<string>(sentence);
    const gaps = texts.flatMap(gapsOf);
    expect({ code, unknown: gaps.filter((gap) => !(gap! in refusalValues)) }).toEqual({
      code,
      unknown: [],
    });
    expect({ code, isPlural: texts.length === 2 }).toEqual({
      code,
      isPlural: gaps.includes('count'),
    });
  }
});

test('a sentence has its values, and the form of its count', () => {
  const values = { least: '0.001', asset: 'BTC' };
  expect(sentenceOf('amountBelowMinimum', values)).toBe('The minimum amount is 0.001 BTC.');
  expect(sentenceOf('decimalsExceeded', { count: 1 })).toBe('At most 1 decimal.');
  expect(sentenceOf('decimalsExceeded', { count: 8 })).toBe('At most 8 decimals.');
});

test('translators see each sentence under its code, plural forms under one name', () => {
  expect(refusalSentences()).toMatchObject({
    priceRequired: 'A price is required.',
    decimalsExceeded_one: 'At most {{count}} decimal.',
    decimalsExceeded_other: 'At most {{count}} decimals.',
  });
});

test('values of a hostile answer are left out, and its words stay', () => {
  const read = (values: unknown) =>
    v.parse(errorBody, {
      errorCode: 60005,
      errors: [{ key: '', code: 'belowMinimum', message: 'No.', values }],
    }).errors[0];
  expect(read({ least: '5', asset: 'BTC', inventedLater: 1 })?.values).toEqual({
    least: '5',
    asset: 'BTC',
  });
  for (const values of [{ least: '1e9' }, { count: 'many' }, 'text', null, [1]])
    expect(read(values)).toMatchObject({ message: 'No.' });
  expect(read({ least: 'a lot' })?.values).toBeUndefined();
});
