import { storageKeys } from '@agio/api-client';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { chooseMode, homeInstead, inMode } from './mode.ts';
import { configSchema } from './schema.ts';

const identity = { authority: '/identity', clientId: 'web' };
const config = (fields: object = {}) => v.parse(configSchema, { identity, ...fields });

function browser(kept?: string) {
  const values = new Map(kept === undefined ? [] : [[storageKeys.company as string, kept]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return {
    open: (path: string, deployment: 'agio' | 'aurum' = 'agio') =>
      chooseMode(new URL(path, 'https://agio.example'), deployment, () => storage),
    get kept() {
      return values.get(storageKeys.company);
    },
  };
}

describe('the mode of the shell (spec §2)', () => {
  test('entering a prefix chooses its variant, for the next visits too', () => {
    const visitor = browser();
    expect(visitor.open('/markets')).toBe('agio');
    expect(visitor.kept).toBeUndefined();
    expect(visitor.open('/aurum/portfolio')).toBe('aurum');
    expect(visitor.kept).toBe('aurum');
    expect(visitor.open('/trade')).toBe('aurum');
    expect(visitor.open('/verdant')).toBe('verdant');
    expect(visitor.open('/aurumesque')).toBe('verdant');
  });

  test('?company= chooses too, and ?company=default returns', () => {
    const visitor = browser('aurum');
    expect(visitor.open('/trade?company=verdant')).toBe('verdant');
    expect(visitor.open('/aurum?company=default')).toBe('agio');
    expect(visitor.kept).toBe('default');
    expect(visitor.open('/trade?company=constructor')).toBe('agio');
  });

  test('the deployment’s own is the one until another is chosen', () => {
    expect(browser().open('/trade', 'aurum')).toBe('aurum');
    expect(browser('default').open('/trade', 'aurum')).toBe('agio');
    expect(browser('something else').open('/trade', 'aurum')).toBe('aurum');
  });

  test('without storage what is asked for holds for the page', () => {
    const off = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const open = (path: string) => chooseMode(new URL(path, 'https://agio.example'), 'agio', off);
    expect(open('/verdant')).toBe('verdant');
    expect(open('/trade')).toBe('agio');
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
    ['/', '/aurum'],
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

  test('in the default app every address stays', () => {
    expect(homeInstead('/markets', 'agio')).toBeUndefined();
    expect(homeInstead('/aurum', 'agio')).toBeUndefined();
  });
});
