import { describe, expect, test, vi } from 'vitest';
import '../../testing/english.ts';
import { english } from './locales/en/index.ts';
import { language, setCopy } from './load-language.ts';
import { translator } from './translator.tsx';
import type { Words } from './words.ts';

const words = (texts: Record<string, unknown>) =>
  ({ ...english, shell: texts }) as unknown as Words;

describe('words', () => {
  test('a gap is filled as it is: React escapes, not the words', () => {
    language.showWith('en', words({ hello: 'Hello {{name}}' }));
    expect(translator('shell')('hello' as never, { name: '<b>' })).toBe('Hello <b>');
  });

  test('a brand’s words stand in place of the app’s own in their language: English ones replace no translation', () => {
    language.showWith('de', words({ by: 'von {{brand}}', hello: 'Hallo', bye: 'Tschüss' }));
    setCopy({ en: { 'shell.by': 'by {{brand}}', 'shell.bye': 'Bye' }, de: { 'shell.bye': 'Ade' } });
    const t = translator('shell');
    expect(['by', 'hello', 'bye'].map((key) => t(key as never, { brand: 'Metals' }))).toEqual([
      'von Metals',
      'Hallo',
      'Ade',
    ]);
    setCopy({});
    expect(translator('shell')('bye' as never)).toBe('Tschüss');
  });

  test('a count chooses the plural form of the language', () => {
    language.showWith(
      'pl',
      words({
        n_one: '{{count}} rynek',
        n_few: '{{count}} rynki',
        n_many: '{{count}} rynków',
        n_other: '{{count}} rynku',
      }),
    );
    const t = translator('shell');
    expect([1, 3, 5].map((count) => t('n' as never, { count }))).toEqual([
      '1 rynek',
      '3 rynki',
      '5 rynków',
    ]);
  });

  test('a value keeps its order in a language from right to left', () => {
    language.showWith('ar', words({ pay: 'ادفع {{amount}}' }));
    expect(translator('shell')('pay' as never, { amount: '−5 XCB' })).toBe(
      'ادفع \u2068−5 XCB\u2069',
    );
  });

  test('figures are those of the language', () => {
    language.showWith('de', words({ n: '{{count}} / {{all}}' }));
    expect(translator('shell')('n' as never, { count: 12, all: 1200 })).toBe('12 / 1.200');
  });

  test('a component says what the language has for it, and else its own English', () => {
    language.showWith('de', {
      toaster: { waiting_one: 'Noch {{count}}', waiting_other: 'Noch {{count}}' },
    });
    const { translate } = language.getSnapshot();
    expect(translate('toaster', 'waiting', { count: 3 })).toBe('Noch 3');
    expect(translate('toaster', 'clear')).toBeUndefined();
  });

  test('a brand has words of its own for a component too', () => {
    language.showWith('en', words({}));
    const before = language.getSnapshot();
    setCopy({ en: { 'ui.copyButton.copy': 'Take it' } });
    const { translate } = language.getSnapshot();
    expect(translate('copyButton', 'copy')).toBe('Take it');
    // Another function, so that what is shown is read again.
    expect(translate).not.toBe(before.translate);
    setCopy({});
  });

  test('a text function stays the same until the language changes, and listeners are notified', () => {
    language.showWith('en', words({}));
    const listener = vi.fn<() => void>();
    const stop = language.subscribe(listener);
    const before = translator('shell');
    expect(translator('shell')).toBe(before);
    language.showWith('de', words({}));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(translator('shell')).not.toBe(before);
    expect(language.getSnapshot().code).toBe('de');
    stop();
  });
});
