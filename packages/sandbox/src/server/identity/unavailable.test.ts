import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder, testServer } from '../testing/server.ts';
import { callProvider, signIn, startSignIn, submit } from '../testing/sign-in.ts';
import { forgetExpired, sqliteAdapter } from './sqlite-adapter.ts';

/** Takes the right to write from everybody else, until it is called. */
function keepFromWriting(dataFolder: string): () => void {
  const database = new DatabaseSync(join(dataFolder, 'identity.sqlite'));
  onTestFinished(() => database.close());
  database.exec('BEGIN IMMEDIATE');
  return () => database.exec('ROLLBACK');
}

test('a provider whose database takes nothing tells everybody to try again, and needs no more than room', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const dataFolder = temporaryFolder();
  const { origin } = await testServer({ dataFolder });
  const { access_token, refresh_token } = await signIn(origin, 'trader');
  const begun = await startSignIn(origin);
  const renew = () =>
    callProvider(origin, '/token', { grant_type: 'refresh_token', refresh_token });

  const makeRoom = keepFromWriting(dataFolder);
  const refused = await renew();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ error: 'temporarily_unavailable' });
  const { response } = await submit(begun, { account: 'trader' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toContain('Sign-in is not available at the moment');
  const read = await fetch(`${origin}/frontoffice/api/userinfo`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(await read.json()).toMatchObject({ account: 'trader' });

  makeRoom();
  expect((await renew()).status).toBe(200);
  expect((await submit(begun, { account: 'trader' })).url.searchParams.has('code')).toBe(true);
  // A sentence each, without a stack.
  expect(new Set(told.mock.calls.map(([who, what]) => `${who} ${what}`))).toEqual(
    new Set(['identity provider: database is locked']),
  );
});

test('an expired record that cannot be removed stays for now', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const dataFolder = temporaryFolder();
  const database = new DatabaseSync(join(dataFolder, 'identity.sqlite'));
  onTestFinished(() => database.close());
  database.exec('PRAGMA journal_mode = WAL');
  sqliteAdapter(database, 0);
  keepFromWriting(dataFolder);
  expect(() => forgetExpired(database)).not.toThrow();
});
