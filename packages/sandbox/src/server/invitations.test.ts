import { expect, test } from 'vitest';
import type { StaffMember } from '@agio/api-client/contract';
import { createSandbox, manualClock } from '../core/index.ts';
import { exchangeServer } from './testing/exchange-server.ts';
import { signIn } from './testing/sign-in.ts';

const reason = 'The new colleague of the desk.';

async function world() {
  const { origin } = await exchangeServer({
    openExchange: ({ authenticate, signIns }) =>
      createSandbox({ authenticate, signIns, clock: manualClock() }),
  });
  const { access_token: token } = await signIn(origin, 'admin');
  const ask = async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/back-api/backoffice/staff${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Answer;
  };
  const invite = (roles: string[]) =>
    ask<{ member: StaffMember; link: string }>('POST', '/invite', {
      email: 'ada@agio.test',
      name: 'Ada Byron',
      roles,
      reason,
    });
  const choose = (link: string, password: string) =>
    fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ password }) });
  return { origin, ask, invite, choose };
}

test('an invited colleague chooses a password, signs in with it, and works in the new role', async () => {
  const { origin, ask, invite, choose } = await world();
  const { member, link } = await invite(['support']);
  const page = await (await fetch(link)).text();
  expect(page).toContain('ada@agio.test');
  const short = await choose(link, 'short');
  expect(short.status).toBe(400);
  expect(await short.text()).toContain('at least 12 characters');
  const done = await choose(link, 'correct horse battery');
  expect([done.status, done.headers.get('location')]).toEqual([303, '/login']);
  expect((await fetch(link)).status).toBe(404);
  expect((await choose(link, 'another one entirely')).status).toBe(404);

  const { access_token: token } = await signIn(origin, {
    user: 'Ada@agio.test',
    password: 'correct horse battery',
  });
  const users = await fetch(`${origin}/back-api/backoffice/users`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(users.status).toBe(200);
  const { member: seen } = await ask<{ member: StaffMember }>('GET', `/${member.id}`);
  expect(seen).toMatchObject({ state: 'Active', signIns: 1 });
  expect((await signIn(origin, { user: 'ada@agio.test', password: 'agio' })).access_token).toBe(
    undefined,
  );

  expect(await ask('DELETE', `/${member.id}/sign-ins`)).toEqual({ ended: 1 });
  const after = await fetch(`${origin}/back-api/backoffice/users`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(after.status).toBe(401);
});

test('an invitation that another administrator has not confirmed sets up nothing', async () => {
  const { origin, invite, choose } = await world();
  const { link } = await invite(['admin']);
  expect((await choose(link, 'correct horse battery')).status).toBe(404);
  const user = { user: 'ada@agio.test', password: 'correct horse battery' };
  expect((await signIn(origin, user)).access_token).toBeUndefined();
});

test('a form of another site sets up no account', async () => {
  const { invite } = await world();
  const { link } = await invite(['support']);
  const forged = await fetch(link, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ password: 'correct horse battery' }),
  });
  expect(forged.status).toBe(403);
  expect((await fetch(link)).status).toBe(200);
});
