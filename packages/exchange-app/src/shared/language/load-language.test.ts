// @vitest-environment jsdom
import type { Words } from '@agio/ui/words';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Files that were asked for, in their order, and how each answers. */
const asked: string[] = [];
let answer: (code: string, area: string) => Promise<Words>;
const fileOf = (code: string, area: string) => async () => {
  asked.push(`${code}/${area}`);
  return answer(code, area);
};
const wordOf = async (code: string, area: string): Promise<Words> =>
  area === 'login'
    ? { signIn: { button: `${code}: sign in` } }
    : { [`${area}Words`]: { title: `${code}: ${area}` } };

beforeEach(() => {
  asked.length = 0;
  answer = wordOf;
  vi.resetModules();
  vi.doMock('./translations.ts', () => ({ fileOf, textOf: () => undefined }));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const shells: Readonly<Record<string, Words>> = {
  de: { header: { getStarted: 'Loslegen' } },
  pl: { header: { getStarted: 'Zacznij' } },
};

async function fresh() {
  const loader = await import('./load-language.ts');
  for (const [code, words] of Object.entries(shells))
    loader.shells[`./locales/${code}/shell.json`] = async () => words;
  return { ...loader, ...(await import('./translator.tsx')) };
}

describe('English', () => {
  test('is built into the components: nothing is fetched for them', async () => {
    const { language, translator } = await fresh();
    await language.show('en');
    await language.withWords(['trade', 'login'], async () => undefined);
    expect(language.getSnapshot().wordsOf('orderEntry')).toBeUndefined();
    expect(asked).toEqual([]);
    expect(translator('login')('signIn.button')).toBe('Continue to sign-in');
  });

  test('stands for a language that this build does not have', async () => {
    history.replaceState(null, '', '/?lang=tlh');
    const { showAskedLanguage, language } = await fresh();
    await showAskedLanguage();
    expect(language.getSnapshot().code).toBe('en');
  });
});

describe('another language', () => {
  test('comes with what every page says, and the areas of the page', async () => {
    const { language, translator } = await fresh();
    const page = language.withWords(['trade'], async () => 'a page');
    await language.show('de');
    expect(await page).toBe('a page');
    expect(asked.toSorted()).toEqual(['de/common', 'de/trade', 'de/ui']);
    expect(translator('shell')('header.getStarted')).toBe('Loslegen');
    expect(language.getSnapshot().translate('tradeWords', 'title')).toBe('de: trade');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr']);
  });

  test('has the words of a later page beside its code', async () => {
    const { language, translator } = await fresh();
    await language.show('de');
    expect(await language.withWords(['login'], async () => 'a page')).toBe('a page');
    expect(translator('login')('signIn.button')).toBe('de: sign in');
  });

  test('makes a component wait for an area that was not foreseen', async () => {
    const { language } = await fresh();
    await language.show('de');
    const wait = language.getSnapshot().wordsOf('convert');
    expect(wait).toBeInstanceOf(Promise);
    await wait;
    expect(asked).toContain('de/convert');
  });

  test('is English in an area that does not come, after a second try', async () => {
    const { language } = await fresh();
    answer = async (code, area) => {
      if (area === 'convert') throw new TypeError('Failed to fetch');
      return wordOf(code, area);
    };
    await language.show('de');
    await language.withWords(['convert'], async () => undefined);
    await language.getSnapshot().wordsOf('convert');
    expect(language.getSnapshot().wordsOf('convert')).toBeUndefined();
    expect(language.getSnapshot().translate('convert', 'title')).toBeUndefined();
    expect(asked.filter((file) => file === 'de/convert')).toHaveLength(2);
  });

  test('is English where words of the app itself do not come, never a key', async () => {
    const { language, translator } = await fresh();
    answer = async () => {
      throw new TypeError('Failed to fetch');
    };
    await language.show('de');
    await language.withWords(['login'], async () => undefined);
    expect(translator('login')('signIn.button')).toBe('Continue to sign-in');
  });
});

describe('a change of the language', () => {
  test('shows the new one with all that is on the page', async () => {
    const { language, translator } = await fresh();
    await language.show('en');
    await language.withWords(['trade', 'login'], async () => undefined);
    expect(language.getSnapshot().wordsOf('convert')).toBeUndefined();
    await language.show('de');
    expect(language.getSnapshot().wordsOf('orderEntry')).toBeUndefined();
    expect(language.getSnapshot().wordsOf('convert')).toBeUndefined();
    expect(translator('login')('signIn.button')).toBe('de: sign in');
  });

  test('has words that came to be wanted while it was on its way', async () => {
    const { language, translator } = await fresh();
    await language.show('en');
    const changed = language.show('de');
    await Promise.all([language.withWords(['login'], async () => undefined), changed]);
    expect(language.getSnapshot().code).toBe('de');
    expect(translator('login')('signIn.button')).toBe('de: sign in');
  });

  test('is the last one that was chosen, in whichever order they arrive', async () => {
    const { language } = await fresh();
    let arrive: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    answer = async (code, area) => {
      if (code === 'de') await slow;
      return wordOf(code, area);
    };
    const first = language.show('de');
    await language.show('pl');
    arrive();
    await first;
    expect(language.getSnapshot().code).toBe('pl');
  });
});

describe('the language at the start', () => {
  test.each([
    ['the saved one', '/', 'de', ['en', 'de'], 'de'],
    ['that of the address, before the saved one', '/?lang=pl', 'de', ['en', 'de', 'pl'], 'pl'],
    ['the saved one, where that of the address is not active', '/?lang=pl', 'de', ['de'], 'de'],
    ['English, where none is active', '/?lang=pl', 'de', ['en'], 'en'],
  ])('is %s', async (_, address, saved, active, shown) => {
    history.replaceState(null, '', address);
    const { showAskedLanguage, language } = await fresh();
    const { preferences } = await import('../storage/preferences.ts');
    preferences.set({ defaultLanguage: saved });
    await showAskedLanguage();
    await showAskedLanguage(active);
    expect(language.getSnapshot().code).toBe(shown);
    expect(preferences.getSnapshot().defaultLanguage).toBe(saved);
  });
});

test('the language of an address stays in its tab until another is chosen', async () => {
  const start = async () => {
    vi.resetModules();
    const app = await fresh();
    await app.showAskedLanguage();
    await app.showAskedLanguage(['pl']);
    return app;
  };
  history.replaceState(null, '', '/?lang=pl');
  await start();
  history.replaceState(null, '', '/login/callback');
  const back = await start();
  expect(back.language.getSnapshot().code).toBe('pl');
  back.chooseLanguage('en');
  expect((await start()).language.getSnapshot().code).toBe('en');
});

test('figures in sentences follow the region', async () => {
  const { language } = await fresh();
  const { preferences } = await import('../storage/preferences.ts');
  answer = async () => ({ orders: { shown: '{{count}} Aufträge' } });
  await language.show('de');
  const said = () => language.getSnapshot().translate('orders', 'shown', { count: 12345 });
  expect(said()).toBe('12.345 Aufträge');
  preferences.set({ defaultLanguage: 'de-ch' });
  expect(said()).toBe(`${(12345).toLocaleString('de-CH')} Aufträge`);
  expect(language.getSnapshot().locale).toBe('de-CH');
});
