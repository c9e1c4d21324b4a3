import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSignIn, submit } from '../testing/sign-in.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';
import { maxPending } from './pending-sign-ins.ts';

test('S64 sign-ins that are begun and never finished take so much room and no more; the newest are kept', async () => {
  const dataFolder = temporaryFolder();
  const { origin } = await testServer({ dataFolder });
  const first = await startSignIn(origin);
  const begun = await Promise.all(
    Array.from({ length: maxPending + 20 }, () => startSignIn(origin)),
  );
  const database = new DatabaseSync(join(dataFolder, 'identity.sqlite'), { readOnly: true });
  onTestFinished(() => database.close());
  const rows = database.prepare('SELECT count(*) AS rows FROM oidc').get()?.['rows'];
  expect(rows).toBe(maxPending);
  const { response } = await submit(first, { account: 'trader' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Go back to the exchange and start again.');
  const last = begun.at(-1);
  if (last === undefined) throw new Error('Nothing was begun.');
  const { url } = await submit(last, { account: 'trader' });
  expect(url.searchParams.has('code')).toBe(true);
});

test('S64 one address does not try one password with every user', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { origin } = await testServer();
  const attempt = await startSignIn(origin);
  const status = async (user: string, password = 'wrong') =>
    (await submit(attempt, { user, password })).response.status;
  for (let turn = 0; turn < 100; turn += 1) expect(await status(`user-${turn}`)).toBe(401);
  expect(await status('user-100')).toBe(429);
  expect(await status('trader@agio.test', 'agio')).toBe(429);
});
