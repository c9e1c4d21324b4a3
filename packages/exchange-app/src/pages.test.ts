import { brands } from '@agio/whitelabel-themes';
import { describe, expect, test } from 'vitest';
import { pageAddresses } from '@agio/whitelabel-themes/check-settings';
import { isOfMenus, pages } from './pages.ts';
import { builtPath, pageAt, pagesFor, variantAddresses, entriesFor } from './navigation.ts';
import { english } from './shared/language/locales/en/index.ts';

describe('the list of pages', () => {
  test('the check of a brand knows every address', () => {
    expect([...pageAddresses]).toEqual(pages.map(({ to }) => to));
  });

  test('every page has its words', () => {
    expect(Object.keys(english.shell.pages).toSorted()).toEqual(
      pages
        .filter(isOfMenus)
        .map((page) => page.id)
        .toSorted(),
    );
  });

  test('a guest sees no page that asks to sign in first', () => {
    expect(pagesFor('guest').map((page) => page.id)).toEqual([
      'trade',
      'convert',
      'markets',
      'settings',
      'support',
      'terms',
      'privacy',
      'apiDocumentation',
    ]);
  });

  test('officers and viewers see no pages of a trader’s own', () => {
    expect(pagesFor('officer').map((page) => page.id)).not.toContain('portfolio');
    expect(pagesFor('viewer').map((page) => page.id)).not.toContain('portfolio');
  });

  test('in a variant the same pages stand at its own addresses', () => {
    const shown = pagesFor('trader', brands.aurum).map(({ id, to }) => [id, to]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['home', '/aurum'],
        ['trade', '/trade'],
        ['simpleTrading', '/aurum/simple-trading'],
        ['markets', '/aurum/markets'],
        ['portfolio', '/aurum/portfolio'],
        ['ramp', '/user/portfolio/ramp'],
        ['history', '/user/history'],
      ]),
    );
    expect(variantAddresses().map(({ path }) => path)).toEqual(
      expect.arrayContaining(['aurum', 'aurum/markets', 'aurum/portfolio', 'verdant/portfolio']),
    );
  });

  test('a home is of the brands that name one; a partner may', () => {
    const home = (navigation: Parameters<typeof entriesFor>[1]['navigation']) =>
      pagesFor('guest', { navigation }).find(({ id }) => id === 'home')?.to;
    expect(pagesFor('trader').map(({ id }) => id)).not.toContain('home');
    expect(home(brands.verdant.navigation)).toBe('/verdant');
    expect(home([{ id: 'start', path: '/home' }])).toBe('/home');
    expect(home([{ id: 'desk', path: '/trade' }])).toBeUndefined();
  });

  test('a page that a brand’s own navigation does not name is not in its shell, though others may be', () => {
    const ids = (navigation: Parameters<typeof entriesFor>[1]['navigation']) =>
      pagesFor('trader', { navigation }).map(({ id }) => id);
    expect(ids([])).toContain('convert');
    expect(ids([])).not.toContain('simpleTrading');
    expect(ids(brands.aurum.navigation)).not.toContain('convert');
    expect(ids([{ id: 'exchange', path: '/convert' }])).toContain('convert');
  });

  test('a variant’s navigation has its own order, and for guests only what they may see', () => {
    const ids = (...args: Parameters<typeof entriesFor>) => entriesFor(...args).map(({ id }) => id);
    expect(ids('trader', brands.aurum)).toEqual([
      'dashboard',
      'simpleTrading',
      'advancedTrading',
      'portfolio',
      'buyAndSell',
    ]);
    expect(ids('trader', brands.verdant)).toEqual([
      'dashboard',
      'portfolio',
      'simpleTrading',
      'advancedTrading',
      'buyAndSell',
    ]);
    expect(ids('guest', brands.aurum)).toEqual(['dashboard', 'simpleTrading', 'advancedTrading']);
    expect(ids('trader', brands.agio)).toEqual([]);
  });

  test('a partner’s own navigation names pages by their addresses, and others elsewhere', () => {
    const navigation = [
      { id: 'desk', path: '/trade', label: { en: 'Desk' } },
      { id: 'help', path: 'https://help.example', label: { en: 'Help' } },
      { id: 'loans', path: '/loans', label: { en: 'Loans' } },
      { id: 'vip', path: 'https://vip.example', label: { en: 'VIP' }, signedIn: true },
    ];
    expect(entriesFor('guest', { navigation }).map(({ id, page }) => [id, page?.id])).toEqual([
      ['desk', 'trade'],
      ['help', undefined],
    ]);
  });

  test('the portfolio under a prefix is the portfolio, not the dashboard above it', () => {
    const shown = pagesFor('trader', brands.aurum);
    expect(pageAt('/aurum/portfolio', shown)?.id).toBe('portfolio');
    expect(pageAt('/aurum/markets', shown)?.id).toBe('markets');
    expect(pageAt('/aurum', shown)?.id).toBe('home');
    expect(pageAt('/trade/XAUG-USDC', shown)?.id).toBe('trade');
    expect(pageAt('/aurumesque', shown)).toBeUndefined();
    expect(pageAt('/user/portfolio/ramp', shown)?.id).toBe('ramp');
    expect(pageAt('/user/portfolio/ramp', pagesFor('trader'))?.id).toBe('ramp');
  });

  test.each([
    ['/user/portfolio', '/user/portfolio'],
    ['/trade/XCB-CTN?x=1', '/trade/XCB-CTN?x=1'],
    ['/convert?from=BTC', '/convert?from=BTC'],
    ['/user/tiers', '/user/tiers'],
    ['/user/tiers/form-a', '/user/tiers/form-a'],
    ['/user/nothing', '/markets'],
    ['/tradex', '/markets'],
    ['/aurum/portfolio', '/aurum/portfolio'],
    ['/aurum/simple-trading?commodity=XAUG', '/aurum/simple-trading?commodity=XAUG'],
    ['/aurum/nothing', '/markets'],
    ['/', '/markets'],
  ])('a rule that leads to %s leads to %s', (path, built) => {
    expect(builtPath(path)).toBe(built);
  });

  test('a landing that is not for a role leads to the markets', () => {
    expect(builtPath('/admin', 'trader')).toBe('/markets');
    expect(builtPath('/admin', 'viewer')).toBe('/admin');
    expect(builtPath('/admin', 'admin')).toBe('/admin');
    expect(builtPath('/admin/compliance', 'officer')).toBe('/admin/compliance');
  });

  test('officers and admins see Compliance and Admin in the header, support and viewers Admin, all others neither', () => {
    const entries = (kind: Parameters<typeof pagesFor>[0]) =>
      pagesFor(kind).flatMap(({ header }) => header ?? []);
    expect(entries('officer')).toEqual(expect.arrayContaining(['compliance', 'admin']));
    expect(entries('admin')).toEqual(expect.arrayContaining(['compliance', 'admin']));
    for (const kind of ['viewer', 'support'] as const) {
      expect(entries(kind)).toContain('admin');
      expect(entries(kind)).not.toContain('compliance');
    }
    for (const kind of ['guest', 'trader'] as const) {
      expect(entries(kind)).not.toContain('compliance');
      expect(entries(kind)).not.toContain('admin');
    }
  });

  test('a case is a page of compliance, not of the overview above it', () => {
    const shown = pagesFor('officer');
    expect(pageAt('/admin/compliance/p-keller', shown)?.id).toBe('compliance');
    expect(pageAt('/admin', shown)?.id).toBe('admin');
  });
});
