// @vitest-environment jsdom
import { act, startTransition, Suspense, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineMessages, LanguageProvider, useMessages } from '../language/language.tsx';
import { createWords, type Words } from './words.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const files: Readonly<Record<string, Words>> = {
  base: { common: { close: 'Schliessen' } },
  trade: {
    ticket: {
      title: 'Auftrag',
      buttons: { buy: '{{amount}} kaufen' },
      rows_one: 'eine Zeile',
      rows_other: '{{count}} Zeilen',
    },
    common: { halted: 'Angehalten' },
  },
};
const areasOf = (namespace: string) => (namespace === 'ticket' ? ['base', 'trade'] : ['base']);
const german = (fetchArea = async (area: string) => files[area] ?? {}) =>
  createWords({ areasOf, fetchArea });

describe('words of a language', () => {
  test('are read by namespace and key, with plural forms, gaps and figures', async () => {
    const words = german();
    await words.load(['base', 'trade']);
    const t = words.translateIn('de-CH');
    expect(t('ticket', 'title')).toBe('Auftrag');
    expect(t('ticket', 'buttons.buy', { amount: 1234.5 })).toBe(
      `${(1234.5).toLocaleString('de-CH')} kaufen`,
    );
    expect(t('ticket', 'rows', { count: 1 })).toBe('eine Zeile');
    expect(t('ticket', 'rows', { count: 1200 })).toBe(`${(1200).toLocaleString('de-CH')} Zeilen`);
    expect(t('ticket', 'buttons')).toBeUndefined();
    expect(t('ticket', 'unknown.title')).toBeUndefined();
  });

  test('have the terms of several areas', async () => {
    const words = german();
    await words.load(['base', 'trade']);
    const t = words.translateIn('de');
    expect([t('common', 'close'), t('common', 'halted')]).toEqual(['Schliessen', 'Angehalten']);
  });

  test('are said as the host says where it has words of its own', async () => {
    const words = german();
    await words.load(['trade']);
    const t = words.translateIn('de', {
      'ticket.title': 'Order',
      'ticket.rows': '{{count}} Stück',
    });
    expect(t('ticket', 'title')).toBe('Order');
    expect(t('ticket', 'rows', { count: 1 })).toBe('1 Stück');
  });

  test('are fetched once an area, and the same promise stands for a namespace', async () => {
    const fetchArea = vi.fn<(area: string) => Promise<Words>>(async (area) => files[area] ?? {});
    const words = german(fetchArea);
    const wait = words.wordsOf('ticket');
    expect(wait).toBeInstanceOf(Promise);
    expect(words.wordsOf('ticket')).toBe(wait);
    await wait;
    expect(words.wordsOf('ticket')).toBeUndefined();
    expect(fetchArea.mock.calls).toEqual([['base'], ['trade']]);
  });

  test('that do not come ahead are fetched again when a component needs them, and English if they fail again', async () => {
    const fetchArea = vi.fn<(area: string) => Promise<Words>>(async () => {
      throw new TypeError('Failed to fetch');
    });
    const words = createWords({ areasOf: () => ['trade'], fetchArea });
    await expect(words.load(['trade'])).rejects.toThrow('Failed to fetch');
    await words.wordsOf('ticket');
    expect(words.wordsOf('ticket')).toBeUndefined();
    expect(fetchArea).toHaveBeenCalledTimes(2);
    expect(words.translateIn('de')('ticket', 'title')).toBeUndefined();
  });

  test('that a language does not have are English at once', () => {
    const words = createWords({ areasOf, fetchArea: () => undefined });
    expect(words.wordsOf('ticket')).toBeUndefined();
  });
});

describe('a component', () => {
  const ticket = defineMessages('ticket', { title: 'Order' });
  function Ticket() {
    const [typed, setTyped] = useState('');
    return (
      <label>
        {useMessages(ticket).title}
        <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
    );
  }
  let root: Root;
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  });

  test('waits for its words, and nothing beside it does', async () => {
    const arrive: Record<string, (words: Words) => void> = {};
    const words = german((area) => new Promise<Words>((resolve) => (arrive[area] = resolve)));
    const translate = words.translateIn('de');
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () =>
      root.render(
        <LanguageProvider locale="de" translate={translate} wordsOf={words.wordsOf}>
          <h1>Agio</h1>
          <Suspense fallback="…">
            <Ticket />
          </Suspense>
        </LanguageProvider>,
      ),
    );
    expect(document.body.textContent).toBe('Agio…');
    await act(async () => {
      for (const [area, resolve] of Object.entries(arrive)) resolve(files[area]!);
    });
    expect(document.body.textContent).toBe('AgioAuftrag');
  });

  test('has all its hooks when its words arrive while it is rendered', async () => {
    const errors: unknown[] = [];
    function Counted() {
      const { title } = useMessages(ticket);
      const [count] = useState(3);
      return `${title} ${count}`;
    }
    const words = german();
    root = createRoot(document.body.appendChild(document.createElement('div')), {
      onRecoverableError: (error) => errors.push(error),
      onUncaughtError: (error) => errors.push(error),
    });
    const translate = words.translateIn('de');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    startTransition(() =>
      root.render(
        <LanguageProvider locale="de" translate={translate} wordsOf={words.wordsOf}>
          <Suspense fallback="…">
            <Counted />
            <Counted />
          </Suspense>
        </LanguageProvider>,
      ),
    );
    await expect.poll(() => document.body.textContent).toBe('Auftrag 3Auftrag 3');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    expect(errors).toEqual([]);
  });

  test('is English at once without `wordsOf`', async () => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () => root.render(<Ticket />));
    expect(document.body.textContent).toBe('Order');
  });
});
