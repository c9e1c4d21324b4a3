import { storageKeys } from '@agio/api-client';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { chooseMode, companyOf, homeInstead, inMode, lookStore, marketsOf } from './mode.ts';
import { configSchema } from './schema.ts';

const identity = { authority: '/identity', clientId: 'web' };
const config = (fields: object = {}) => v.parse(configSchema, { identity, ...fields });

const storage = (kept?: string) => {
  const values = new Map(kept === undefined ? [] : [[storageKeys.company as string, kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    get kept() {
      return values.get(storageKeys.company);
    },
  };
};

/** A browser with a company flag, and the tabs of it. */
function browser(flag?: string, deployment: object = {}) {
  const kept = storage(flag);
  const settings = config(deployment);
  return {
    tab() {
      const own = storage();
      return (path: string) =>
        chooseMode(new URL(path, 'https://agio.example'), settings, {
          flag: () => kept,
          tab: () => own,
        });
    },
    get kept() {
      return kept.kept;
    },
  };
}

describe('the mode of the shell (spec §2)', () => {
  test('a prefix without a flag puts its variant on that tab, and the store does not hear of it', () => {
    const visitor = browser();
    const open = visitor.tab();
    expect(open('/markets')).toBe('agio');
    expect(open('/aurum/portfolio')).toBe('aurum');
    expect(open('/trade')).toBe('aurum');
    expect(open('/verdant')).toBe('verdant');
    expect(open('/aurumesque')).toBe('verdant');
    expect(visitor.kept).toBeUndefined();
    expect(visitor.tab()('/trade')).toBe('agio');
  });

  test('?company= sets the flag for every tab, and ?company=default returns', () => {
    const visitor = browser();
    expect(visitor.tab()('/trade?company=verdant')).toBe('verdant');
    expect(visitor.kept).toBe('verdant');
    const open = visitor.tab();
    expect(open('/trade')).toBe('verdant');
    expect(open('/aurum?company=default')).toBe('agio');
    expect(visitor.kept).toBe('default');
    expect(open('/trade')).toBe('agio');
    expect(open('/trade?company=constructor')).toBe('agio');
  });

  test('?company=default leads a tab out of the variant of a prefix', () => {
    const open = browser().tab();
    expect(open('/aurum')).toBe('aurum');
    expect(open('/?company=default')).toBe('agio');
    expect(open('/markets')).toBe('agio');
  });

  test('under the flag of a variant a foreign prefix changes nothing, and leads to its home', () => {
    for (const visitor of [browser('aurum'), browser(undefined, { brand: 'aurum' })]) {
      const open = visitor.tab();
      const mode = open('/verdant/portfolio');
      expect(mode).toBe('aurum');
      expect(homeInstead('/verdant/portfolio', mode)).toBe('/aurum');
      expect(open('/trade')).toBe('aurum');
    }
  });

  test('a company that the deployment fixes is changed by nothing', () => {
    for (const [company, brand] of [
      ['default', 'agio'],
      ['aurum', 'aurum'],
    ] as const) {
      const open = browser('verdant', { company }).tab();
      for (const path of ['/trade', '/verdant', '/markets?company=verdant'])
        expect(open(path)).toBe(brand);
    }
    expect(config({ company: 'verdant' })).toMatchObject({
      brand: 'verdant',
      landing: '/verdant/portfolio',
    });
    expect(homeInstead('/verdant/markets', 'agio', 'default')).toBe('/markets');
    expect(() => config({ company: 'agio' })).toThrow(/noSuchCompany/);
  });

  test('the deployment’s own is the one until another is chosen', () => {
    expect(browser(undefined, { brand: 'aurum' }).tab()('/trade')).toBe('aurum');
    expect(browser('default', { brand: 'aurum' }).tab()('/trade')).toBe('agio');
    expect(browser('something else', { brand: 'aurum' }).tab()('/trade')).toBe('aurum');
  });

  test('the requested mode holds for the page where there is no storage', () => {
    const off = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const open = (path: string) =>
      chooseMode(new URL(path, 'https://agio.example'), config(), { flag: off, tab: off });
    expect(open('/verdant')).toBe('verdant');
    expect(open('/trade?company=aurum')).toBe('aurum');
    expect(open('/trade')).toBe('agio');
  });

  test('there is a way back from a variant that was entered, and none from one that is fixed', () => {
    expect(inMode(config(), 'aurum').wayBack).toBe('agio');
    expect(inMode(config({ brand: 'aurum' }), 'agio').wayBack).toBe('aurum');
    expect(inMode(config(), 'agio').wayBack).toBeUndefined();
    expect(config({ company: 'aurum' }).wayBack).toBeUndefined();
    expect(companyOf('agio')).toBe('default');
    expect(companyOf('verdant')).toBe('verdant');
  });

  test('the first paint of another tab does not have the look of the tab that a prefix changed', () => {
    const [flag, tab] = [storage(), storage()];
    const stores = { flag: () => flag, tab: () => tab };
    expect(lookStore(inMode(config(), 'aurum'), stores)).toBe(tab);
    expect(lookStore(config({ brand: 'aurum' }), stores)).toBe(flag);
    flag.setItem(storageKeys.company, 'aurum');
    expect(lookStore(inMode(config(), 'aurum'), stores)).toBe(flag);
  });

  test('a variant lands and trades where its brand says, unless the deployment says otherwise', () => {
    expect(inMode(config(), 'aurum')).toMatchObject({
      brand: 'aurum',
      landing: '/aurum/portfolio',
      defaultPair: 'XAUG-USDC',
    });
    expect(config({ brand: 'verdant' })).toMatchObject({ landing: '/verdant/portfolio' });
    expect(config({ brand: 'verdant', defaultPair: 'XCB-CTN' }).defaultPair).toBe('XCB-CTN');
    const own = { name: 'partner', sheet: '/partner.css' };
    expect(inMode(config({ theme: own }), 'agio').theme).toEqual(own);
    expect(inMode(config({ theme: own }), 'aurum').theme).toBeUndefined();
    const partner = config({ brandIdentity: { title: 'Partner' } });
    expect(inMode(partner, 'agio').brandIdentity).toEqual({ title: 'Partner' });
    expect(inMode(partner, 'aurum').brandIdentity).toBeUndefined();
  });

  test.each([
    ['/markets', '/aurum'],
    ['/', undefined],
    ['/login', '/aurum'],
    ['/verdant', '/aurum'],
    ['/tradesmen', '/aurum'],
    ['/aurum', undefined],
    ['/aurum/simple-trading', undefined],
    ['/trade/XAUG-USDC', undefined],
    ['/user/portfolio', undefined],
    ['/admin/compliance', undefined],
    ['/login/callback', undefined],
    ['/logout/callback', undefined],
  ])('in variant 1 %s leads to %s', (path, home) => {
    expect(homeInstead(path, 'aurum')).toBe(home);
  });

  test('the markets of a variant are under its prefix', () => {
    expect(['agio', 'aurum', 'verdant'].map((mode) => marketsOf(mode as 'agio'))).toEqual([
      '/markets',
      '/aurum/markets',
      '/verdant/markets',
    ]);
  });

  test('in the default app every address stays', () => {
    expect(homeInstead('/markets', 'agio')).toBeUndefined();
    expect(homeInstead('/aurum', 'agio')).toBeUndefined();
  });
});
