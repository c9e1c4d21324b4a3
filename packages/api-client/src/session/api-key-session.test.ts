import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { apiKeySession } from './api-key-session.ts';

/** Test vector 1 of RFC 8032 §7.1: the seed in base64url, and the public half in base 64. */
const secret = 'ags_nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A';
const publicHalf = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
const at = Date.UTC(2026, 10, 20, 11, 30, 0, 900);

const order = {
  url: 'https://exchange.example/frontoffice/api/order',
  method: 'POST',
  headers: { 'Idempotency-Key': 'intent-1', 'Content-Type': 'application/json-patch+json' },
  body: '{"market":"BTC-USDC"}',
} as const;

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function isSignatureOf(base: string, headers: Record<string, string>): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', fromBase64(publicHalf), 'Ed25519', true, [
    'verify',
  ]);
  const [, signature = ''] = /^agio=:(.+):$/.exec(headers['Signature'] ?? '') ?? [];
  return crypto.subtle.verify(
    'Ed25519',
    key,
    fromBase64(signature),
    new TextEncoder().encode(base),
  );
}

test('a request is signed as RFC 9421 has it, with the hash of its body and its idempotency key', async () => {
  const session = apiKeySession({ keyId: 'e1', privateKey: secret, now: () => at });
  const headers = (await session.sign?.(order)) ?? {};
  const parameters = headers['Signature-Input']?.slice('agio='.length) ?? '';
  expect(parameters).toMatch(
    /^\("@method" "@authority" "@path" "@query" "content-digest" "idempotency-key"\);created=1795174200;keyid="e1";nonce="[\w+/]{22}==";alg="ed25519"$/,
  );
  const base = (body: string) =>
    [
      '"@method": POST',
      '"@authority": exchange.example',
      '"@path": /frontoffice/api/order',
      '"@query": ?',
      `"content-digest": ${body}`,
      '"idempotency-key": intent-1',
      `"@signature-params": ${parameters}`,
    ].join('\n');
  expect(headers['Content-Digest']).toMatch(/^sha-256=:[\w+/]{43}=:$/);
  expect(await isSignatureOf(base(headers['Content-Digest'] ?? ''), headers)).toBe(true);
  expect(await isSignatureOf(base('sha-256=:another:'), headers)).toBe(false);
});

test('each request has a nonce of its own, and a read has no hash', async () => {
  const session = apiKeySession({ keyId: 'e1', privateKey: secret, now: () => at });
  const read = { url: 'https://exchange.example/orders?a=1', method: 'GET', headers: {} } as const;
  const [one, other] = await Promise.all([session.sign?.(read), session.sign?.(read)]);
  expect(one?.['Signature-Input']).not.toBe(other?.['Signature-Input']);
  expect(one).not.toHaveProperty('Content-Digest');
});

test('the time of the exchange is taken from the refusal of a wrong clock, and no other refusal is repeated', async () => {
  const session = apiKeySession({ keyId: 'e1', privateKey: secret, now: () => at });
  const refusal = (code: string, time?: string) =>
    new ApiError('http', {
      status: 401,
      errors: [{ key: '', code, message: '', values: time === undefined ? undefined : { time } }],
    });
  const late = refusal('signatureOutOfTime', '2026-11-20T12:30:00.000Z');
  expect(await session.handleUnauthorized(0, late)).toBe('retry');
  expect((await session.sign?.(order))?.['Signature-Input']).toContain(';created=1795177800;');
  const revoked = refusal('apiKeyRevoked');
  await expect(session.handleUnauthorized(0, revoked)).rejects.toBe(revoked);
});

test.each(['ags_', 'ags_short', 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A', 'ags_?'])(
  'a secret that cannot be one is refused before anything is sent: %s',
  async (privateKey) => {
    const session = apiKeySession({ keyId: 'e1', privateKey });
    await expect(session.sign?.(order)).rejects.toMatchObject({ kind: 'malformed' });
  },
);

test('a file is not sent with a key, and a guest of the public calls has no token', async () => {
  const session = apiKeySession({ keyId: 'e1', privateKey: secret });
  await expect(session.sign?.({ ...order, body: new FormData() })).rejects.toMatchObject({
    kind: 'malformed',
  });
  expect(session.hasUsableToken()).toBe(false);
  expect(await session.accessToken()).toBeUndefined();
});
