import { describe, expect, test } from 'vitest';
import { builtPath, pages, pagesFor } from './pages.ts';
import { english } from './i18n/locales/en/index.ts';

describe('the list of pages', () => {
  test('every page has its words', () => {
    expect(Object.keys(english.shell.pages).toSorted()).toEqual(
      pages.map((page) => page.id).toSorted(),
    );
  });

  test('a guest sees no page that asks to sign in first', () => {
    expect(pagesFor('guest').map((page) => page.id)).toEqual(['trade', 'markets']);
  });

  test('officers and viewers see no pages of a trader’s own', () => {
    expect(pagesFor('officer').map((page) => page.id)).not.toContain('portfolio');
    expect(pagesFor('viewer').map((page) => page.id)).not.toContain('portfolio');
  });

  test.each([
    ['/user/portfolio', '/user/portfolio'],
    ['/trade/XCB-CTN?x=1', '/trade/XCB-CTN?x=1'],
    ['/user/tiers', '/markets'],
    ['/tradex', '/markets'],
    ['/', '/markets'],
  ])('a rule that leads to %s leads to %s', (path, built) => {
    expect(builtPath(path)).toBe(built);
  });
});
