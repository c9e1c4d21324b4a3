import { createExchangeClient, createStaticSession } from '@agio/api-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultLifetimes } from './identity/provider.ts';
import { builtApp, startServer } from './index.ts';
import { temporaryFolder } from './testing/server.ts';
import { callProvider, signIn, type Tokens } from './testing/sign-in.ts';

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
  /** Gives an account another status, as an admin. */
  const become = async (userId: string, status: string) => {
    const seenStatus = status === 'Active' ? 'Frozen' : 'Active';
    const body = { userId, status, comment: 'A test', seenStatus };
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
  const reopen = async (userId: string, seenStatus: string) => {
    const body = { userId, status: 'Active', comment: 'A test', seenStatus };
    const path = '/back-api/api/v3/users/status';
    expect(await call(admin.access_token, 'PUT', path, body)).toEqual([200, undefined]);
  };
  return { origin, call, become, reopen, renewed };
}

test.each(['Terminated', 'Banned'])(
  'S56 %s staff lose the back office at once; who signs in or renews again reads that the account is closed, and nothing else',
  async (status) => {
    const { origin, call, become, renewed } = await exchange();
    const officer = await signIn(origin, 'officer');
    const queue = ['GET', '/back-api/backoffice/compliance/users'] as const;
    expect(await call(officer.access_token, ...queue)).toEqual([200, undefined]);

    await become('officer', status);
    // The identity provider is another's and knows nothing of it.
    const again = await renewed(officer);
    const anew = await signIn(origin, 'officer');
    for (const token of [officer.access_token, again.access_token, anew.access_token]) {
      expect(await call(token, ...queue)).toEqual([403, 30200]);
      expect(await call(token, 'GET', `${api}/profile`)).toEqual([403, 30200]);
      expect(await call(token, 'GET', `${api}/wallet/transfer_history`)).toEqual([403, 30200]);
      expect(await call(token, 'POST', `${api}/order`, {})).toEqual([403, 30200]);
      // who one is, and what is open to guests
      expect(await call(token, 'GET', `${api}/userinfo`)).toEqual([200, undefined]);
      expect(await call(token, 'GET', `${api}/v1/announcement`)).toEqual([200, undefined]);
    }
  },
);

test('S56 the private hub tells a user that their account is closed and of the orders that end with it, then nothing until it is open again', async () => {
  const { origin, become, reopen } = await exchange();
  const { access_token } = await signIn(origin, 'trader');
  const client = createExchangeClient({
    baseUrl: origin,
    session: createStaticSession(access_token, { sub: 'trader' }),
  });
  onTestFinished(() => client.dispose());
  const heard: string[] = [];
  client.notifications.on('userInformation', ({ user }) => heard.push(user.activityStatus));
  for (const event of ['order', 'balances', 'transfer'] as const)
    client.notifications.on(event, () => heard.push(event));
  const status = () => client.notifications.connection.getSnapshot();
  await vi.waitFor(() => expect(status().status).toBe('connected'));
  await become('trader', 'Terminated');
  await vi.waitFor(() =>
    expect(heard.filter((each) => each === 'order').length).toBeGreaterThan(1),
  );
  expect(heard[0]).toBe('Terminated');
  expect(heard).not.toContain('balances');
  await reopen('trader', 'Terminated');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('Active'));
  expect(status().status).toBe('connected');
});

test('S56 a frozen user signs in, renews, reads and listens, and has access again when it is over', async () => {
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
