import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorBody } from '@agio/api-client/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../core/rest/routes.ts';
import { exchangeServer } from './testing/exchange-server.ts';
import { callProvider, signIn, startSignIn } from './testing/sign-in.ts';
import { testServer } from './testing/server.ts';

// Rules of the security checklist that only a running server can break; the others stand with what they are about.

const api = '/frontoffice/api';

afterEach(() => {
  vi.restoreAllMocks();
});

function bearer(token: string, more: Record<string, string> = {}) {
  return { headers: { authorization: `Bearer ${token}`, ...more } };
}

test('S02 the provider says that it is the issuer that the app is configured with', async () => {
  const { origin } = await testServer();
  const { identity } = (await (await fetch(`${origin}/config.json`)).json()) as {
    identity: { authority: string };
  };
  const metadata = await fetch(`${identity.authority}/.well-known/openid-configuration`);
  expect(await metadata.json()).toMatchObject({
    issuer: identity.authority,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    scopes_supported: ['openid', 'email', 'profile'],
  });
});

test('S12 a token in the address of a call is not taken, and written to no file', async () => {
  const said = ['log', 'info', 'warn', 'error'].map((level) =>
    vi.spyOn(console, level as 'log').mockImplementation(() => {}),
  );
  const { origin, dataFolder } = await exchangeServer();
  const { access_token } = await signIn(origin, 'trader');
  const answer = await fetch(`${origin}${api}/userinfo?access_token=${access_token}`);
  expect(answer.status).toBe(401);
  const file = readFileSync(join(dataFolder, 'exchange.sqlite')).toString('latin1');
  expect(file).not.toContain(access_token);
  expect(JSON.stringify(said.map(({ mock }) => mock.calls))).not.toContain(access_token);
});

test('S15 the access token alone can be revoked, too; an unknown one is no error', async () => {
  const { origin } = await exchangeServer();
  const { access_token } = await signIn(origin, 'trader');
  const revoke = (token: string) => callProvider(origin, '/token/revocation', { token });
  expect((await revoke(access_token)).status).toBe(200);
  expect((await fetch(`${origin}${api}/userinfo`, bearer(access_token))).status).toBe(401);
  expect((await revoke('never issued')).status).toBe(200);
});

test('S21 a call that is worth stealing requires a recent sign-in; signing in again is enough, renewing is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { origin } = await exchangeServer({ stepUpSeconds: 300 });
  const calls = routes
    .filter(({ endpoint }) => endpoint.recentSignIn === true)
    .map(({ endpoint }): [method: string, path: string, body: object, who: string] => [
      endpoint.method,
      endpoint.path.replaceAll(/\{\w+\}/g, 'none'),
      {},
      endpoint.backOffice === true ? 'admin' : 'trader',
    ]);
  expect(calls.length).toBeGreaterThan(12);
  const tokens = { trader: await signIn(origin, 'trader'), admin: await signIn(origin, 'admin') };
  const send = async (token: string, [method, path, body]: (typeof calls)[number]) => {
    const answer = await fetch(origin + path, {
      method,
      ...bearer(token, { 'content-type': 'application/json' }),
      body: JSON.stringify(body),
    });
    return { answer, code: ((await answer.json()) as { errorCode: number }).errorCode };
  };
  const tokenOf = (who: string) => tokens[who as keyof typeof tokens].access_token;
  for (const call of calls) {
    expect((await send(tokenOf(call[3]), call)).answer.status).not.toBe(401);
  }
  vi.setSystemTime(Date.now() + 301_000);
  for (const call of calls) {
    const { answer, code } = await send(tokenOf(call[3]), call);
    expect([call[1], answer.status, code]).toEqual([call[1], 401, 40101]);
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_user_authentication", max_age="300"',
    );
  }
  expect((await fetch(`${origin}${api}/userinfo`, bearer(tokenOf('trader')))).status).toBe(200);
  const renewed = await callProvider(origin, '/token', {
    grant_type: 'refresh_token',
    refresh_token: tokens.trader.refresh_token,
  });
  const { access_token } = (await renewed.json()) as { access_token: string };
  const withdrawal = calls.find(([, path]) => path.endsWith('/wallet/withdrawal'));
  if (withdrawal === undefined) throw new Error('There is no call.');
  expect((await send(access_token, withdrawal)).code).toBe(40101);
  const again = await signIn(origin, 'trader');
  expect((await send(again.access_token, withdrawal)).answer.status).toBe(400);
});

test('S35 the form of the sign-in page is taken from that page only', async () => {
  const { origin } = await testServer();
  const send = async (headers: Record<string, string>) => {
    const { visitor, page } = await startSignIn(origin);
    const body = new URLSearchParams({ account: 'trader' });
    return (await visitor.fetch(page.href, { method: 'POST', headers, body })).status;
  };
  expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send({ 'sec-fetch-site': 'same-site', origin })).toBe(403);
  expect(await send({ origin: 'https://evil.example' })).toBe(403);
  expect(await send({ origin })).toBe(303);
  expect(await send({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(303);
  // Its own form says where it comes from: one that hides it is another's.
  expect(await send({ origin: 'null' })).toBe(403);
  const { page, visitor } = await startSignIn(origin);
  expect((await visitor.fetch(page.href)).headers.get('referrer-policy')).toBe('same-origin');
});

test('S28 behind https every answer asks for https for a year, subdomains included', async () => {
  const { port } = await testServer({ origin: 'https://exchange.example' });
  const { headers } = await fetch(`http://localhost:${port}/healthz`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

describe('S32 violations of the content security policy', () => {
  const single = {
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'inline',
      'document-uri': 'https://exchange.example/login/callback?code=secret#frag',
      'source-file': 'https://exchange.example/a.js?x=1',
      'line-number': 3,
    },
  };
  const batch = [
    { type: 'deprecation', body: { id: 'x' } },
    {
      type: 'csp-violation',
      body: {
        effectiveDirective: 'img-src',
        blockedURL: 'https://evil.example/p.png',
        documentURL: 'https://exchange.example/trade',
        sourceFile: null,
        lineNumber: null,
      },
    },
  ];

  test('go to an address that the policy names; behind https to an endpoint too, which browsers use only there', async () => {
    const plain = await testServer();
    const { headers } = await fetch(`${plain.origin}/healthz`);
    expect(headers.get('content-security-policy')).toMatch(/; report-uri \/csp-report$/);
    expect(headers.get('reporting-endpoints')).toBeNull();
    const { port } = await testServer({ origin: 'https://exchange.example' });
    const secure = (await fetch(`http://localhost:${port}/healthz`)).headers;
    expect(secure.get('content-security-policy')).toMatch(
      /; report-uri \/csp-report; report-to csp$/,
    );
    expect(secure.get('reporting-endpoints')).toBe('csp="/csp-report"');
  });

  test('are reported to the address that the policy names, in both formats, each once, without queries', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { origin } = await testServer();
    const send = (type: string, body: unknown) =>
      fetch(`${origin}/csp-report`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    expect((await send('application/csp-report', single)).status).toBe(204);
    await send('application/csp-report', single);
    await send('application/reports+json', batch);
    for (const junk of ['', '{', '[]', '{"csp-report":5}', '[{"type":"csp-violation"}]']) {
      expect((await send('application/csp-report', junk)).status).toBe(204);
    }
    expect(warned.mock.calls.map(([, violation]) => violation as unknown)).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'inline',
        page: 'https://exchange.example/login/callback',
        source: 'https://exchange.example/a.js',
        line: 3,
      },
      {
        directive: 'img-src',
        blocked: 'https://evil.example/p.png',
        page: 'https://exchange.example/trade',
        source: '',
        line: 0,
      },
    ]);
    expect((await fetch(`${origin}/csp-report`)).status).toBe(405);
    expect((await send('application/csp-report', 'x'.repeat(70_000))).status).toBe(413);
  });

  test('cannot forge lines of the log or fill it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { origin } = await testServer();
    const many = Array.from({ length: 150 }, (_, index) => ({
      type: 'csp-violation',
      body: {
        effectiveDirective: `img-src\n\u001b[2Jforged ${index}`,
        blockedURL: 'x'.repeat(5000),
      },
    }));
    await fetch(`${origin}/csp-report`, { method: 'POST', body: JSON.stringify(many).slice(0) });
    // Larger than a report may be, so sent in parts.
    for (let start = 0; start < many.length; start += 10) {
      await fetch(`${origin}/csp-report`, {
        method: 'POST',
        body: JSON.stringify(many.slice(start, start + 10)),
      });
    }
    expect(warned).toHaveBeenCalledTimes(100);
    for (const [, violation] of warned.mock.calls) {
      const { directive, blocked } = violation as { directive: string; blocked: string };
      expect(directive).not.toMatch(/\p{Cc}/u);
      expect(blocked.length).toBeLessThanOrEqual(200);
    }
  });
});

test('S34 no page of another origin is let in: no call is answered to its preflight or with its credentials', async () => {
  const { origin } = await exchangeServer();
  const preflight = await fetch(`${origin}${api}/order`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });
  const read = await fetch(`${origin}/marketdata/instruments`, {
    headers: { origin: 'https://evil.example' },
  });
  for (const { headers } of [preflight, read]) {
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
  expect(preflight.status).toBe(405);
});

test('S38 whatever stands where an id belongs, it is an id that does not exist, and never another address', async () => {
  const { origin } = await exchangeServer({ rateLimits: false });
  const { access_token } = await signIn(origin, 'trader');
  const ids = [
    '../my',
    '..%2f..%2fuserinfo',
    '%00',
    '?x=1',
    '#a',
    'a/b',
    '%',
    'my?',
    '%E0%A4%A',
    '\u202e',
  ];
  const answers = await Promise.all(
    [...ids, ...fc.sample(fc.string({ minLength: 1, unit: 'binary' }), 40)].map(async (id) => {
      const answer = await fetch(
        `${origin}${api}/address-book/${encodeURIComponent(id)}`,
        bearer(access_token),
      );
      return { id, status: answer.status, body: v.is(errorBody, await answer.json()) };
    }),
  );
  for (const answer of answers) {
    expect(answer.body).toBe(true);
    expect([400, 404]).toContain(answer.status);
  }
});

test('S41 a request cannot reach the prototype of anything', async () => {
  const { origin } = await exchangeServer();
  const { access_token } = await signIn(origin, 'trader');
  const order = '"market":"XCB-CTN","side":"Buy","type":"Limit","price":"1","amount":"10"';
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const answer = await fetch(`${origin}${api}/order`, {
      method: 'POST',
      ...bearer(access_token, { 'content-type': 'application/json' }),
      body: `{${order},"${key}":{"isFrozen":false,"polluted":true}}`,
    });
    expect([key, answer.status]).toEqual([key, 400]);
    for (const query of [`${key}=1`, `${key}=1&${key}=2`]) {
      const read = await fetch(`${origin}${api}/orders/my?${query}`, bearer(access_token));
      expect([query, read.status]).toEqual([query, 400]);
    }
    const form = new FormData();
    form.append('file', new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])], 'a.pdf'));
    form.append(key, new File(['x'], 'x'));
    const upload = await fetch(
      `${origin}${api}/v1/file-transfer/upload?documentType=ProofOfFunds`,
      { method: 'POST', ...bearer(access_token), body: form },
    );
    expect([key, upload.status]).toEqual([key, 400]);
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('S63 a referral code is at most 64 characters, and an unknown one is no error', async () => {
  const { origin } = await exchangeServer();
  const { access_token } = await signIn(origin, 'newcomer');
  const enter = (code: string) =>
    fetch(
      `${origin}${api}/profile?${new URLSearchParams({ referralCode: code })}`,
      bearer(access_token),
    );
  expect((await enter('x'.repeat(65))).status).toBe(400);
  for (const code of ['', ' ', '<img src=x onerror=1>', "' OR 1=1 --", '\u202eABC'])
    expect((await enter(code)).status).toBe(200);
});
