import type { Page } from 'playwright';
import { storageKeys } from '../packages/api-client/src/session/storage-keys.ts';
import { signIn } from '../packages/sandbox/src/server/testing/sign-in.ts';

/**
 * Signs an account in by calls to the provider and keeps its session in the browser, as the app does. The page is then a
 * document of the app's origin that does not start the app.
 */
export async function keepSession(page: Page, origin: string, account: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`);
  const answer = await signIn(origin, account);
  const cookies = answer.visitor.cookies.map((cookie) => ({ ...cookie, domain: 'localhost' }));
  await page.context().addCookies(cookies);
  const tokens = {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    idToken: answer.id_token,
    issuedAt: Date.now(),
    expiresIn: answer.expires_in,
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.tokens,
    JSON.stringify(tokens),
  ] as const);
}
