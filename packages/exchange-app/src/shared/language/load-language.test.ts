import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

const fresh = async () => ({
  ...(await import('./load-language.ts')),
  ...(await import('./translator.ts')),
});

describe('the words of a page', () => {
  test('come with its code, and not before', async () => {
    const { loadLanguage, withWords, translator } = await fresh();
    await loadLanguage('en');
    const t = translator('login');
    expect(t('signIn.button')).toBe('signIn.button');
    expect(translator('shell')('header.getStarted')).toBe('Get Started');
    expect(await withWords(['login'], async () => 'a page')).toBe('a page');
    expect(t('signIn.button')).toBe('Continue to sign-in');
  });

  test('come in a language that is chosen while they are on their way', async () => {
    const { loadLanguage, withWords, translator, currentLocale } = await fresh();
    await loadLanguage('en');
    const changed = loadLanguage('en');
    await Promise.all([withWords(['login'], async () => undefined), changed]);
    expect(currentLocale()).toBe('en');
    expect(translator('login')('signIn.button')).toBe('Continue to sign-in');
  });

  test('are English where this build has no other', async () => {
    const { loadLanguage, currentLocale } = await fresh();
    await loadLanguage('tlh');
    expect(currentLocale()).toBe('en');
  });
});
