import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const profile = (page: Page) => page.getByRole('button', { name: /^Profile menu/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('agio.session') ?? '');

/** The access token is over for this browser. */
async function expire(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('agio.session') ?? '') as { issuedAt: number };
    tokens.issuedAt -= 60 * 60 * 1000;
    localStorage.setItem('agio.session', JSON.stringify(tokens));
  });
}

test('T27 a page that is closed in the middle of a renewal: the next visit is signed in', async ({
  page,
  context,
}) => {
  await page.goto('/markets');
  await signIn(page);
  await expect(profile(page)).toBeVisible();
  // away from the app, which would renew by itself
  await page.goto('/favicon.svg');
  await expire(page);
  const before = await kept(page);

  // The provider rotates the refresh token, but its answer is lost.
  let rotated: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => (rotated = resolve));
  await context.route('**/identity/token', async (route) => {
    expect((await route.fetch()).status()).toBe(200);
    rotated();
  });
  await page.goto('/user/portfolio', { waitUntil: 'commit' });
  await lost;
  await page.close();
  await context.unroute('**/identity/token');

  const next = await context.newPage();
  await next.goto('/favicon.svg');
  expect(await kept(next)).toBe(before);
  await next.goto('/user/portfolio');
  await expect(next.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  await expect(profile(next)).toBeVisible();
  expect(await kept(next)).not.toBe(before);
});

test('S19 a renewal needs no frame, and a message that claims to be one changes nothing', async ({
  page,
}) => {
  await page.goto('/markets');
  await signIn(page);
  await expect(profile(page)).toBeVisible();
  await page.goto('/favicon.svg');
  await expire(page);
  const before = await kept(page);
  await page.goto('/user/portfolio');
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  const renewed = await kept(page);
  expect(renewed).not.toBe(before);
  expect(page.frames()).toHaveLength(1);

  await page.evaluate(() => {
    const url = `${location.origin}/login/callback?code=forged&state=forged`;
    postMessage({ source: 'oidc-client', url, keepOpen: false }, '*');
    // listeners from before this one hear it
    return new Promise((resolve) => {
      addEventListener('message', resolve, { once: true });
      postMessage('after', '*');
    });
  });
  await expect(profile(page)).toBeVisible();
  expect(await kept(page)).toBe(renewed);
});
