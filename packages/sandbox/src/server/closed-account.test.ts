import { createExchangeClient, createStaticSession } from '@agio/api-client';
import type { UserInformation } from '@agio/api-client/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultLifetimes } from './identity/provider.ts';
import { builtApp, startServer } from './index.ts';
import { temporaryFolder } from './testing/server.ts';
import { callProvider, signIn, startSignIn, submit, type Tokens } from './testing/sign-in.ts';

const api = '/frontoffice/api';

async function exchange() {
  const dataFolder = temporaryFolder();
  const server = await startServer({
    port: 0,
    dataFolder,
    lifetimes: defaultLifetimes,
    frontend: () => ({ handle: builtApp(dataFolder) }),
  });
  onTestFinished(() => server.close());
  const { origin } = server;
  const call = async (token: string, method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json-patch+json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { errorCode } = (await answer.json()) as { errorCode?: number };
    return [answer.status, errorCode];
  };
  const admin = await signIn(origin, 'admin');
  /** What an admin makes of an account. */
  const become = async (userId: string, status: string) => {
    const body = { userId, status, comment: 'A test' };
    expect(await call(admin.access_token, 'PUT', '/back-api/api/v3/users/status', body)).toEqual([
      200,
      undefined,
    ]);
  };
  const renewed = async ({ refresh_token }: Tokens) => {
    const answer = await callProvider(origin, '/token', {
      grant_type: 'refresh_token',
      refresh_token,
    });
    return { status: answer.status, ...((await answer.json()) as Tokens & { error?: string }) };
  };
  return { origin, call, become, renewed };
}

test.each([
  ['Terminated', 'terminated'],
  ['Banned', 'banned'],
])(
  'S56 %s staff lose the back office at once, get no new tokens, and are told why at the sign-in',
  async (status, word) => {
    const { origin, call, become, renewed } = await exchange();
    const officer = await signIn(origin, 'officer');
    const queue = ['GET', '/back-api/backoffice/compliance/users'] as const;
    expect(await call(officer.access_token, ...queue)).toEqual([200, undefined]);

    await become('officer', status);
    expect(await call(officer.access_token, ...queue)).toEqual([403, 30200]);
    expect(await call(officer.access_token, 'GET', `${api}/profile`)).toEqual([403, 30200]);
    // who one is, and what is open to guests
    expect(await call(officer.access_token, 'GET', `${api}/userinfo`)).toEqual([200, undefined]);
    expect(await call(officer.access_token, 'GET', `${api}/v1/announcement`)).toEqual([
      200,
      undefined,
    ]);
    expect(await renewed(officer)).toMatchObject({ status: 400, error: 'invalid_grant' });

    const ways: Record<string, string>[] = [
      { account: 'officer' },
      { user: 'officer@agio.test', password: 'agio' },
    ];
    for (const way of ways) {
      const attempt = await startSignIn(origin);
      const { response } = await submit(attempt, way);
      expect(response.status).toBe(403);
      const text = await response.text();
      expect(text).toContain(`Unfortunately, your account has been ${word}.`);
      expect(text).toContain('write to support@agio.test');
    }
    // A wrong password learns nothing.
    const { response } = await submit(await startSignIn(origin), {
      user: 'officer@agio.test',
      password: 'wrong',
    });
    expect(await response.text()).not.toContain('your account has been');
  },
);

test('S56 the private hub tells somebody that their account is closed, ends, and does not open again', async () => {
  const { origin, become } = await exchange();
  const { access_token } = await signIn(origin, 'trader');
  const client = createExchangeClient({
    baseUrl: origin,
    session: createStaticSession(access_token, { sub: 'trader' }),
  });
  onTestFinished(() => client.dispose());
  const heard: UserInformation[] = [];
  client.notifications.on('userInformation', ({ user }) => heard.push(user));
  const status = () => client.notifications.connection.getSnapshot();
  await vi.waitFor(() => expect(status().status).toBe('connected'));
  await become('trader', 'Terminated');
  // Told not to come back, the client looks at its session, and that is over.
  await vi.waitFor(() => expect(status().status).toBe('idle'));
  expect(heard.at(-1)?.isTerminated).toBe(true);
  const late = createExchangeClient({
    baseUrl: origin,
    session: createStaticSession(access_token, { sub: 'trader' }),
  });
  onTestFinished(() => late.dispose());
  const { connection } = late.notifications;
  await vi.waitFor(() => expect(connection.getSnapshot()).toMatchObject({ attempt: 2 }));
});

test('S56 somebody frozen signs in, renews, reads and listens, and is let in again when it is over', async () => {
  const { origin, call, become, renewed } = await exchange();
  const before = await signIn(origin, 'trader');
  await become('trader', 'Frozen');
  const { status, access_token } = await renewed(before);
  expect(status).toBe(200);
  const now = await signIn(origin, 'trader');
  for (const token of [access_token, now.access_token]) {
    expect(await call(token, 'GET', `${api}/wallet/transfer_history`)).toEqual([200, undefined]);
    expect(await call(token, 'GET', `${api}/v2/portfolio`)).toEqual([403, 30201]);
    for (const [method, path] of [
      ['PUT', '/userinfo'],
      ['PUT', '/setting'],
      ['POST', '/address-book'],
      ['POST', '/wallet/withdrawal'],
      ['POST', '/order'],
    ] as const) {
      expect(await call(token, method, api + path, {})).toEqual([403, 30201]);
    }
  }
  await become('trader', 'Active');
  expect(await call(now.access_token, 'GET', `${api}/v2/portfolio`)).toEqual([200, undefined]);
});
