import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The header's menu of the pages to trade on. */
const openTrade = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Trade' }).click();

test('a followed link starts its page at the top with the focus in it; back returns to where the page was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/markets');
  await expect(page.getByRole('link', { name: /XCB/ }).first()).toBeVisible();
  const anyLink = page.locator('main a[href^="/trade/"]').last();
  const path = (await anyLink.getAttribute('href')) ?? '';
  // the list follows the live figures: where the page is, is known when the link is followed
  const link = page.locator(`main a[href="${path}"]`).last();
  const followed = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
      ),
  );
  await link.click();
  const left = await followed;
  expect(left).toBeGreaterThan(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Markets', level: 1 })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page).toHaveTitle(/·/);
});

test('a menu that is opened while the next page loads stays open', async ({ page }) => {
  await page.goto('/markets');
  await expect(page.getByRole('heading', { name: 'Markets', level: 1 })).toBeVisible();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/trade-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openTrade(page);
  await page.getByRole('menuitem', { name: 'Spot trading' }).click();
  await expect(page).toHaveURL(/\/trade$/);
  await openTrade(page);
  const entry = page.getByRole('menuitem', { name: 'Convert' });
  await expect(entry).toBeVisible();
  arrive();
  await expect(page).toHaveTitle(/·/);
  await expect(page.getByRole('region', { name: 'Order book' })).toBeAttached();
  await expect(entry).toBeVisible();
});

test('the page before stays until the next has arrived, which a link fetches ahead', async ({
  page,
}) => {
  await page.goto('/markets');
  const heading = page.getByRole('heading', { name: 'Markets', level: 1 });
  await expect(heading).toBeVisible();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked: string[] = [];
  await page.route('**/assets/trade-page-*.js', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await openTrade(page);
  const link = page.getByRole('menuitem', { name: 'Spot trading' });
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);
  await link.click();
  await expect(page).toHaveURL(/\/trade$/);
  await expect(heading).toBeVisible();
  arrive();
  await expect(page.getByRole('region', { name: 'Order book' })).toBeVisible();
  await expect(heading).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('a page that cannot be fetched says so, leaves the rest standing, and comes with the connection', async ({
  page,
  context,
}) => {
  await page.goto('/markets');
  await expect(page.getByRole('heading', { name: 'Markets', level: 1 })).toBeVisible();
  // The menu is there before the network goes.
  await openTrade(page);
  await expect(page.getByRole('menuitem', { name: 'Convert' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  const main = page.getByRole('navigation', { name: 'Main' });
  await openTrade(page);
  await page.getByRole('menuitem', { name: 'Spot trading' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();

  await main.getByRole('link', { name: 'Markets' }).click();
  await expect(page.getByRole('heading', { name: 'Markets', level: 1 })).toBeVisible();
  await openTrade(page);
  await page.getByRole('menuitem', { name: 'Spot trading' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Order book' })).toBeVisible();
});
