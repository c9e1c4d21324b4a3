// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const createPolicy = vi.fn<(name: string, rules: object) => object>((_name, rules) => rules);

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockClear();
  vi.stubGlobal('trustedTypes', { createPolicy });
});
afterEach(() => vi.unstubAllGlobals());

test('the policy of workers is made when the page starts, once, and trusts addresses of the page alone', async () => {
  const { trustedAddress, trustOwnWorkers } = await import('./trusted-scripts.ts');
  trustOwnWorkers();
  expect(createPolicy).toHaveBeenCalledOnce();
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('agio-document-worker');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  trustOwnWorkers();
  expect(trustedAddress(new URL('/worker.js', location.href))).toBe(`${location.origin}/worker.js`);
  expect(() => trustedAddress(new URL('https://elsewhere.example/worker.js'))).toThrow(
    'is of another origin',
  );
  expect(createPolicy).toHaveBeenCalledOnce();
});

test('where a browser knows no Trusted Types, addresses are judged all the same', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { trustedAddress } = await import('./trusted-scripts.ts');
  expect(() => trustedAddress(new URL('https://elsewhere.example/worker.js'))).toThrow(
    'is of another origin',
  );
});
