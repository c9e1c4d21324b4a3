import { describe, expect, test } from 'vitest';
import { buildDefaults, ConfigError, loadConfig } from './load.ts';

const identity = { authority: 'https://id.example.com', clientId: 'web' };
const built = { VITE_AUTHORITY: 'https://built.example.com', VITE_CLIENT_ID: 'built' };

const answering =
  (body: string, init: ResponseInit = { headers: { 'content-type': 'application/json' } }) =>
  () =>
    Promise.resolve(new Response(body, init));

const failure = async (env: Record<string, unknown>, answer: () => Promise<Response>) => {
  try {
    await loadConfig(env, answer);
  } catch (error) {
    if (error instanceof ConfigError) return { reason: error.reason, detail: error.detail };
    throw error;
  }
  throw new Error('The settings were accepted.');
};

describe('settings of a deployment', () => {
  test('a file with the identity provider is enough; the rest takes the defaults of the product', async () => {
    const config = await loadConfig({}, answering(JSON.stringify({ identity })));
    expect(config).toMatchObject({
      identity,
      brand: 'agio',
      apiUrl: '',
      defaultCurrency: 'CHF',
      defaultPair: 'XCB-CTN',
      landing: '/user/portfolio',
      stage: 'ALPHA',
      session: { noRetryErrorCode: 40101 },
    });
  });

  test('the file wins over the build, key by key', async () => {
    const config = await loadConfig(
      { ...built, VITE_COMPANY: 'aurum' },
      answering(JSON.stringify({ identity })),
    );
    expect(config.identity).toEqual(identity);
    expect(config.brand).toBe('aurum');
  });

  test.each([
    ['a sign of another origin', { logo: { src: 'https://elsewhere.example/logo.svg' } }],
    ['a sign that is a script', { logo: { src: 'javascript:alert(1)' } }],
    ['a link that is not https', { navigation: [{ id: 'a', path: 'http://a.example' }] }],
    ['a name that fills the header', { title: 'x'.repeat(41) }],
    [
      'two entries of one id',
      {
        navigation: [
          { id: 'a', path: '/markets' },
          { id: 'a', path: '/trade' },
        ],
      },
    ],
  ])(
    'a partner’s identity with %s is refused, and the error says where',
    async (_, brandIdentity) => {
      const { reason, detail } = await failure(
        {},
        answering(JSON.stringify({ identity, brandIdentity })),
      );
      expect(reason).toBe('invalid');
      expect(detail).toMatch(/^brandIdentity\./);
    },
  );

  test('an unknown key does not stop an older build', async () => {
    const config = await loadConfig({}, answering(JSON.stringify({ identity, newer: true })));
    expect(config).not.toHaveProperty('newer');
  });

  test('the build’s own settings are used where there is no file', async () => {
    const notFound = answering('', { status: 404 });
    expect((await loadConfig(built, notFound)).identity.clientId).toBe('built');
    expect(await failure({}, notFound)).toMatchObject({ reason: 'missing' });
  });

  test('a static host that answers the page for unknown paths counts as having no file', async () => {
    const page = answering('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    expect((await loadConfig(built, page)).identity.clientId).toBe('built');
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['a failing server', answering('', { status: 503 }), 'unreachable'],
    ['half a file', answering('{"identity":'), 'invalid'],
    ['a list', answering('null'), 'invalid'],
    [
      'a wrong address',
      answering(JSON.stringify({ identity, apiUrl: 'api.example.com' })),
      'invalid',
    ],
    [
      'a landing on another site',
      answering(JSON.stringify({ identity, landing: '//evil.example' })),
      'invalid',
    ],
  ])('%s is an error with its reason, never a half-configured app', async (_, answer, reason) => {
    expect(await failure(built, answer as () => Promise<Response>)).toMatchObject({ reason });
  });

  test('the message names the key that is wrong', async () => {
    const wrong = answering(
      JSON.stringify({ identity: { authority: 'nowhere', clientId: 'web' } }),
    );
    expect((await failure({}, wrong)).detail).toMatch(/^identity\.authority: /);
  });

  test('an empty build setting is no setting', () => {
    expect(buildDefaults({ VITE_API_URL: '', VITE_AUTHORITY: 'https://id.example.com' })).toEqual(
      {},
    );
  });
});
