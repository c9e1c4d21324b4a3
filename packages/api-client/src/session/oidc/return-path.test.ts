import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';
import { createReferralCode, createRedirectState } from './redirect-state.ts';
import { storageKeys } from '../storage-keys.ts';
import { MemoryStorage } from '../../lib/memory-storage.ts';

const origin = 'https://app.test';

describe('T40 S17 which page a sign-in may lead back to', () => {
  test.each([
    ['/trade/XCB-CTN', '/trade/XCB-CTN'],
    ['/user/portfolio?modal=send_receive&tab=send', '/user/portfolio?modal=send_receive&tab=send'],
    ['/markets#top', '/markets'],
    ['https://app.test/convert?a=1', '/convert?a=1'],
    ['/user/../markets', '/markets'],
    ['markets', '/markets'],
    ['/', '/'],
    ['/user/login', '/user/login'],
  ])('%s is remembered as %s', (candidate, expected) => {
    expect(safeReturnPath(candidate, origin)).toBe(expected);
  });

  test.each([
    '//e',
    '//e/path',
    '/\\e',
    '\\\\e',
    '/\t/e',
    '/\n/e',
    '\t//e',
    '/..//e',
    '/.//e',
    '/%2e%2e//e',
    '/a/..//e',
    '/%2f%2fe/../%2fe',
    '/%5ce',
    'http:/e',
    'http:/e/x',
    'http://app.test/markets',
    'https://app.test.evil.test/',
    'https://app.test@evil.test/',
    'https://user:pass@app.test/markets',
    'https://evil.test/markets',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://app.test/x',
    '/login',
    '/login/callback?code=1',
    '/loginx',
    '/LOGIN',
    '/user/../Login',
    '/%6cogin',
    '/%zz',
    'https://[',
    '',
    `/${'x'.repeat(3000)}`,
  ])('%j is not', (candidate) => {
    expect(safeReturnPath(candidate, origin)).toBeUndefined();
  });

  test('nothing to remember is nothing', () => {
    expect(safeReturnPath(undefined, origin)).toBeUndefined();
    expect(safeReturnPath(null, origin)).toBeUndefined();
  });

  test('whatever it is given, the answer stays on this origin when a browser follows it', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '%2f',
      '%5c',
      '@',
      ':',
      'e',
      'http',
      '?',
      '#',
      '//',
    );
    const candidate = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((p) => p.join('')),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(candidate, (text) => {
        const path = safeReturnPath(text, origin);
        if (path === undefined) return;
        expect(new URL(path, origin).origin).toBe(origin);
        // Following it twice leads to the same place.
        expect(safeReturnPath(path, origin)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('values remembered while away', () => {
  const open = () => {
    const session = new MemoryStorage();
    const local = new MemoryStorage();
    const memory = createRedirectState({
      origin,
      sessionStorage: () => session,
      localStorage: () => local,
    });
    return { session, local, memory };
  };

  test('the path is given back once', () => {
    const { memory } = open();
    memory.remember('/convert?a=1');
    expect(memory.takeReturnPath()).toBe('/convert?a=1');
    expect(memory.takeReturnPath()).toBeUndefined();
  });

  test('a page that may not be remembered also forgets the one before', () => {
    const { memory } = open();
    memory.remember('/convert');
    memory.remember('/login');
    expect(memory.takeReturnPath()).toBe('/');
  });

  test('a value that others wrote into storage is checked again', () => {
    const { memory, session } = open();
    session.setItem(storageKeys.loginRedirect, '"//evil.test"');
    expect(memory.takeReturnPath()).toBeUndefined();
    session.setItem(storageKeys.loginRedirect, '{"path":"/x"}');
    expect(memory.takeReturnPath()).toBeUndefined();
  });

  test('S63 a referral code in the query is remembered until it is cleared', () => {
    const { memory, local } = open();
    memory.remember('https://app.test/markets?x=1&ref-code=FRIEND_9#top');
    const referral = createReferralCode({ storage: () => local });
    expect(referral.read()).toBe('FRIEND_9');
    memory.remember('/markets');
    expect(referral.read()).toBe('FRIEND_9');
    referral.forget();
    expect(referral.read()).toBeUndefined();
  });

  test.each(['', 'a b', '<script>', 'x'.repeat(65), '../x'])(
    'S63 %j is no referral code',
    (code) => {
      const { memory, local } = open();
      memory.remember(`/markets?ref-code=${encodeURIComponent(code)}`);
      expect(createReferralCode({ storage: () => local }).read()).toBeUndefined();
    },
  );
});
