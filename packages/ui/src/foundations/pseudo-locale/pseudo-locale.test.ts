import { expect, test } from 'vitest';
import { longer, pseudo, pseudoTexts, pseudoTranslate } from './pseudo-locale.ts';

test('every letter is another one, gaps and figures stay', () => {
  expect(pseudo('Price of {{asset}}, 24h')).toBe('Þŕîçé öƒ {{asset}}, 24ĥ');
  expect(pseudo('<b>Drop</b> here')).toBe('<b>Ðŕöþ</b> ĥéŕé');
  expect(pseudo('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')).not.toMatch(/[A-Za-z]/);
});

test('a long text has brackets and 140 percent of its length, without gaps and tags', () => {
  expect(longer('Price')).toBe('[Price o]');
  expect(longer('<b>{{count}} rows</b>')).toBe('[<b>{{count}} rows</b> o]');
  const text = 'Nothing is sent before you confirm it.';
  expect(longer(text)).toHaveLength(Math.ceil(text.length * 1.4) + 2);
  expect(pseudoTexts({ a: { b: 'Buy' } }, longer)).toEqual({ a: { b: '[Buy o]' } });
});

test('texts, groups, gaps and plurals are found by their keys', () => {
  const translate = pseudoTranslate(
    {
      basket: {
        sides: { buy: 'Buy' },
        of: 'of {{name}}',
        rows_one: 'row',
        rows_other: '{{count}} rows',
      },
    },
    'ka',
  );
  expect(translate('basket', 'sides.buy')).toBe('Ɓûý');
  expect(translate('basket', 'of', { name: 'XCB' })).toBe('öƒ XCB');
  expect(translate('basket', 'rows', { count: 12_000 })).toBe('12\u00A0000 ŕöŵš');
  expect(translate('basket', 'nothing')).toBeUndefined();
  expect(translate('nobody', 'nothing')).toBeUndefined();
});
