import type { Page } from '@playwright/test';
import { chooseTheme } from '../tools/lib/theme.ts';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';

// A changed amount flashes for 400 ms: what is measured must not depend on the moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const guestPages = ['/markets', '/trade/XCB-CTN', '/login'];

/** Opens a page and waits for what the exchange says of it, and for all of its parts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const main = page.getByRole('main');
  if (path === '/login') await expect(main.getByRole('heading')).toBeVisible();
  else if (path === '/trade/XCB-CTN')
    await expect(page.getByRole('region', { name: 'Market' })).toContainText(/\d\.\d{4}/);
  else await expect(main.getByText(/XCB/).filter({ visible: true }).first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const scheme of ['dark', 'light'] as const) {
  test(`every page is accessible in the ${scheme} theme`, async ({ page }) => {
    test.slow();
    await chooseTheme(page, scheme);
    for (const path of guestPages) {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
      await expectAccessible(page);
    }
    await page.goto('/markets');
    await signIn(page);
    for (const path of ['/user/portfolio', '/trade/XCB-CTN']) {
      await open(page, path);
      await expectAccessible(page);
    }
  });
}

test('nothing scrolls sideways, from the smallest phone to the desk', async ({ page }) => {
  test.slow();
  await page.goto('/markets');
  await signIn(page);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/markets', '/trade/XCB-CTN', '/user/portfolio']) {
      await open(page, path);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('S22 every overlay opens, takes the keyboard and closes under the content security policy', async ({
  page,
}) => {
  await page.goto('/markets');
  await signIn(page);
  const openers = [
    () => page.getByRole('button', { name: /ALPHA/ }).click(),
    () => page.keyboard.press('ControlOrMeta+k'),
    async () => {
      await page.getByRole('button', { name: /^Profile menu/ }).click();
      await page.getByRole('menuitem', { name: /Language/ }).click();
    },
  ];
  for (const open of openers) {
    await open();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('signing out ends the session on the server, and the page is a guest’s again', async ({
  page,
  request,
}) => {
  await page.goto('/markets');
  await signIn(page);
  let token = '';
  page.on('request', (sent) => {
    token = sent.headers()['authorization'] ?? token;
  });
  await page.goto('/user/portfolio');
  await expect.poll(() => token).not.toBe('');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByText('Logout').click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  const answer = await request.get('/frontoffice/api/userinfo', {
    headers: { Authorization: token },
  });
  expect(answer.status()).toBe(401);
});

test('on paper a page is dark on light, without header and banners', async ({ page }) => {
  await page.goto('/markets');
  await expect(page.getByRole('table', { name: 'Markets' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('table', { name: 'Markets' })).toBeVisible();
});
