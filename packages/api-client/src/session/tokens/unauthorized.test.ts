import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { account, defineEndpoint, marketData, trading } from '../../contract/index.ts';
import { ActivityGate } from '../../http/activity-gate.ts';
import { createSend, type Send } from '../../http/send.ts';
import type { Session } from '../session.ts';
import { json } from '../testing/fake-identity-provider.ts';
import { SessionFixture } from '../testing/session-fixture.ts';
import { eachWithClock, settle } from '../testing/session-test.ts';

interface Seen {
  token: string | null;
  body: string;
  key: string | null;
  contentType: string | null;
}

let fixture: SessionFixture;
let seen: Seen[];
/** The access tokens that the exchange accepts. */
let accepted: Set<string>;
let errorCode = 40100;

eachWithClock((fresh) => {
  fixture = fresh;
  seen = [];
  accepted = new Set();
  errorCode = 40100;
});

const profile = { verificationLevel: 2, verificationIsInProgress: false, verificationError: null };

/** The real request pipeline over the real session, before an exchange that looks at tokens only. */
function pipeline(session: Session, reply?: (request: Request) => Response | undefined): Send {
  return createSend({
    baseUrl: 'https://exchange.test',
    session,
    gate: new ActivityGate(() => Promise.resolve('Active')),
    retryDelaysMs: [],
    fetch: async (request) => {
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
      seen.push({
        token,
        body: await request.clone().text(),
        key: request.headers.get('idempotency-key'),
        contentType: request.headers.get('content-type'),
      });
      const planned = reply?.(request);
      if (planned) return planned;
      if (token !== null && accepted.has(token)) return json(profile);
      return json({ errorCode, errors: [] }, 401);
    },
  });
}

const tokensSeen = () => seen.map(({ token }) => token);
const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

const upload = defineEndpoint({
  method: 'POST',
  path: '/frontoffice/api/file-transfer/upload',
  auth: 'required',
  standing: 'open',
  requestType: 'multipart',
  input: v.object({ file: v.blob() }),
  output: v.object({}),
});

describe('401 once', () => {
  test('T13 one renewal, one repeat with the new token and the identical body', async () => {
    const { session } = fixture.signedIn();
    accepted.add('access-2');
    const send = pipeline(session);
    expect(await send(account.profile, {})).toEqual(profile);
    expect(tokensSeen()).toEqual(['access-1', 'access-2']);

    accepted.delete('access-2');
    seen.length = 0;
    await failureOf(send(account.changeSetting, { type: 'current-currency', value: 'CHF' }));
    expect(seen).toHaveLength(2);
    expect(seen[1]?.body).toBe('{"type":"current-currency","value":"CHF"}');
    expect(seen[0]?.body).toBe(seen[1]?.body);
    expect(seen[0]?.contentType).toBe(seen[1]?.contentType);
  });

  test('T13 an upload is repeated with the same file', async () => {
    const { session } = fixture.signedIn();
    accepted.add('access-2');
    const send = pipeline(session);
    await send(upload, { file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }) });
    const parts = seen.map(({ body }) => body.replaceAll(/[-\w]*boundary[-\w]*/gi, '…'));
    expect(tokensSeen()).toEqual(['access-1', 'access-2']);
    expect(parts[0]).toContain('%PDF-1.7');
    expect(parts[1]).toContain('%PDF-1.7');
  });

  test('T14 a second 401 is an error and there is no third send', async () => {
    const { session } = fixture.signedIn();
    const error = await failureOf(pipeline(session)(account.profile, {}));
    expect(error).toMatchObject({ kind: 'http', status: 401 });
    expect(tokensSeen()).toEqual(['access-1', 'access-2']);
    expect(session.getSnapshot().status).toBe('usable');
  });

  test('T15 a 401 with the suppressing code renews nothing', async () => {
    const { session } = fixture.signedIn();
    errorCode = 40101;
    const error = await failureOf(pipeline(session)(account.profile, {}));
    expect(error).toMatchObject({ kind: 'http', status: 401, errorCode: 40101 });
    expect(seen).toHaveLength(1);
    expect(fixture.provider.tokenCalls).toHaveLength(0);
  });

  test('T16 a 401 without a refresh token signs out: no revocation, no silent call', async () => {
    const { session, navigations } = fixture.signedIn('ada', { refreshToken: undefined });
    const error = await failureOf(pipeline(session)(account.profile, {}));
    await settle(5_000);
    expect(error).toMatchObject({ kind: 'authEnded' });
    expect(navigations).toEqual(['refused']);
    expect(fixture.kept).toBeUndefined();
    expect(fixture.provider.tokenCalls).toHaveLength(0);
    expect(fixture.provider.revokeCalls).toHaveLength(0);
  });
});

describe('401 races', () => {
  test('T17 a 401 to a token that another tab has replaced is retried without renewing', async () => {
    fixture = new SessionFixture({ broadcast: false, storageEvents: false });
    const { session } = fixture.signedIn();
    fixture.keep(fixture.provider.issue('ada'));
    accepted.add('access-2');
    expect(await pipeline(session)(account.profile, {})).toEqual(profile);
    expect(tokensSeen()).toEqual(['access-1', 'access-2']);
    expect(fixture.provider.tokenCalls).toHaveLength(0);
  });

  test('T17 a session without a refresh token goes on with what another tab signed in', async () => {
    fixture = new SessionFixture({ broadcast: false, storageEvents: false });
    const { session, navigations } = fixture.signedIn('ada', { refreshToken: undefined });
    fixture.keep(fixture.provider.issue('ada'));
    accepted.add('access-2');
    expect(await pipeline(session)(account.profile, {})).toEqual(profile);
    expect(navigations).toEqual([]);
  });

  test('T18 twenty simultaneous 401s cost one renewal and twenty repeats', async () => {
    const { session } = fixture.signedIn();
    accepted.add('access-2');
    const send = pipeline(session);
    const calls = Array.from({ length: 20 }, () => send(account.profile, {}));
    expect(await Promise.all(calls)).toEqual(Array(20).fill(profile));
    expect(fixture.provider.tokenCalls).toHaveLength(1);
    expect(tokensSeen().filter((token) => token === 'access-1')).toHaveLength(20);
    expect(tokensSeen().filter((token) => token === 'access-2')).toHaveLength(20);
  });

  test('T18 a 401 that comes late, after the renewal, does not cause another', async () => {
    const { session } = fixture.signedIn();
    accepted.add('access-2');
    expect(await session.handleUnauthorized(1)).toBe('retry');
    expect(await session.handleUnauthorized(1)).toBe('retry');
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test('T19 a 401 from the token and the revocation endpoint never starts another renewal', async () => {
    const { session } = fixture.expired();
    fixture.provider.onToken = () => json({ error: 'invalid_client' }, 401);
    fixture.provider.onRevoke = () => json({ error: 'invalid_client' }, 401);
    const error = await failureOf(pipeline(session)(account.profile, {}));
    await settle(10_000);
    expect(error).toMatchObject({ kind: 'authEnded' });
    expect(fixture.provider.tokenCalls).toHaveLength(1);
    expect(fixture.provider.revokeCalls).toHaveLength(2);
  });

  test('T20 a renewal after a 401 that is refused signs out without revocation', async () => {
    const { session, navigations } = fixture.signedIn();
    fixture.provider.onToken = () => json({ error: 'login_required' }, 400);
    const error = await failureOf(pipeline(session)(account.profile, {}));
    await settle(5_000);
    expect(error).toMatchObject({ kind: 'authEnded' });
    expect(navigations).toEqual(['refused']);
    expect(fixture.provider.revokeCalls).toHaveLength(0);
  });

  test('T09 a renewal after a 401 that cannot reach the provider keeps the session', async () => {
    const { session, navigations } = fixture.signedIn();
    fixture.provider.offline = true;
    const error = await failureOf(pipeline(session)(account.profile, {}));
    expect(error).toMatchObject({ kind: 'network' });
    expect(session.getSnapshot().status).toBe('degraded');
    expect(navigations).toEqual([]);
  });
});

describe('401 scope', () => {
  test('T21 the repeat of an order after a 401 keeps its idempotency key', async () => {
    const { session } = fixture.signedIn();
    const order = {
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      price: '10',
      amount: '1',
    } as const;
    await failureOf(pipeline(session)(trading.createOrder, order));
    expect(tokensSeen()).toEqual(['access-1', 'access-2']);
    expect(seen[0]?.key).toBeTruthy();
    expect(seen[1]?.key).toBe(seen[0]?.key);
  });

  test.each([
    [403, 40300],
    [403, 30200],
    [403, 30201],
  ])('T22 %i with code %i renews nothing', async (status, code) => {
    const { session } = fixture.signedIn();
    const send = pipeline(session, () => json({ errorCode: code, errors: [] }, status));
    const error = await failureOf(send(account.profile, {}));
    expect(error).toMatchObject({ kind: 'http', status, errorCode: code });
    expect(seen).toHaveLength(1);
    expect(fixture.provider.tokenCalls).toHaveLength(0);
    expect(session.getSnapshot().status).toBe('usable');
  });

  test('T23 a 401 to a public call of a guest is a plain error', async () => {
    const { session, navigations } = fixture.open();
    const error = await failureOf(pipeline(session)(marketData.instruments, {}));
    expect(error).toMatchObject({ kind: 'http', status: 401 });
    expect(tokensSeen()).toEqual([null]);
    expect(navigations).toEqual([]);
    expect(fixture.provider.tokenCalls).toHaveLength(0);
  });
});
