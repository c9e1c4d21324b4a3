import { isApiError, SignInError } from '@agio/api-client';
import { createLoopbackSession } from '@agio/api-client/node';
import { expect, onTestFinished, test } from 'vitest';
import { identityPath, programClientId } from './identity/provider.ts';
import { Visitor } from './testing/sign-in.ts';
import { testServer } from './testing/server.ts';

// A program's session against the real identity provider: the browser of its owner is a visitor who follows redirects.

async function start() {
  const { origin } = await testServer();
  const visitor = new Visitor(origin);
  const opened: string[] = [];
  const person = { answers: { account: 'trader' } as Record<string, string> | undefined };
  /** Pages on which the browser ended. */
  const ends: string[] = [];
  const browse = async (address: string) => {
    opened.push(address);
    if (!person.answers) return;
    const { url, response } = await visitor.follow(address);
    expect(response.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${new URL(address).searchParams.get('redirect_uri')?.replace('/callback', '')};`,
    );
    const body = new URLSearchParams(person.answers);
    const callback = (await visitor.follow(url.href, { method: 'POST', body })).url;
    const end = await fetch(callback);
    ends.push(`${end.status} ${await end.text()}`);
  };
  const session = await createLoopbackSession({
    authority: `${origin}${identityPath}`,
    clientId: programClientId,
    open: browse,
  });
  onTestFinished(() => session.dispose());
  /** Returns the account that the exchange takes the program for. */
  const account = async () => {
    const headers = { Authorization: `Bearer ${await session.accessToken()}` };
    const answer = await fetch(`${origin}/frontoffice/api/userinfo`, { headers });
    return ((await answer.json()) as { account: unknown }).account;
  };
  return { session, account, opened, ends, person, visitor, browse };
}

const refusalOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

test('S01 a person signs in from a program by the browser, with PKCE and a port of this computer', async () => {
  const { session, account, opened, ends } = await start();
  await session.signIn();
  const asked = new URL(opened[0] ?? '').searchParams;
  expect(asked.get('redirect_uri')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
  expect(asked.get('code_challenge_method')).toBe('S256');
  await expect.poll(() => ends).toEqual(['200 You are signed in. You can close this page.']);
  expect(session.getSnapshot()).toMatchObject({ status: 'usable', user: { sub: 'trader' } });
  expect(await account()).toBe('trader');

  // Signed in already: no page opens. A refused token is renewed.
  await session.signIn();
  expect(opened).toHaveLength(1);
  expect(await session.handleUnauthorized(1)).toBe('retry');
  expect(await account()).toBe('trader');

  // The sign-out revokes and opens nothing.
  const token = await session.accessToken();
  await session.signOut();
  expect(opened).toHaveLength(1);
  expect(token).toBeDefined();
  expect(await session.accessToken()).toBeUndefined();
});

test('a browser that is signed in signs in again for each program: none gets an account in silence', async () => {
  const { session, visitor, opened, ends } = await start();
  await session.signIn();
  await session.signInAgain({ maxAgeSeconds: 3600 });
  expect(opened).toHaveLength(2);
  await expect.poll(() => ends).toHaveLength(2);
  const page = await visitor.follow(opened[1] ?? '');
  expect(page.url.pathname).toMatch(/\/sign-in\//);
  expect(await page.response.text()).toContain('A program on this computer asks');
});

test('a person who refuses ends the sign-in with the reason, and may try again', async () => {
  const { session, person, ends } = await start();
  person.answers = { cancel: 'yes' };
  const error = await refusalOf(session.signIn());
  expect(error).toBeInstanceOf(SignInError);
  expect(error).toMatchObject({ reason: 'refused' });
  await expect
    .poll(() => ends)
    .toEqual(['400 You are not signed in. Go back to the program and try again.']);
  expect(session.getSnapshot().status).toBe('anonymous');
  person.answers = { account: 'trader' };
  await session.signIn();
  expect(session.getSnapshot().status).toBe('usable');
});

test('S18 another page of this computer cannot end a sign-in, nor finish one of its own', async () => {
  const { session, opened, person, browse } = await start();
  person.answers = undefined;
  const signedIn = session.signIn();
  await expect.poll(() => opened).toHaveLength(1);
  const port = new URL(new URL(opened[0] ?? '').searchParams.get('redirect_uri') ?? '').origin;
  expect((await fetch(`${port}/`)).status).toBe(404);
  expect((await fetch(`${port}/callback?code=stolen&state=foreign`)).status).toBe(400);
  person.answers = { account: 'trader' };
  await browse(opened[0] ?? '');
  await signedIn;
  expect(session.getSnapshot().user?.sub).toBe('trader');
  // Over: the port answers nothing more.
  expect((await fetch(`${port}/callback?code=late&state=late`)).status).toBe(404);
});

test('a sign-in that is given up rejects, and its port is closed', async () => {
  const { session, opened, person } = await start();
  person.answers = undefined;
  const outcome = refusalOf(session.signIn());
  await expect.poll(() => opened).toHaveLength(1);
  session.dispose();
  expect(isApiError(await outcome, 'aborted')).toBe(true);
  const { searchParams } = new URL(opened[0] ?? '');
  await expect(fetch(searchParams.get('redirect_uri') ?? '')).rejects.toThrow('fetch failed');
});
