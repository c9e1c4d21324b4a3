import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Desk } from './desk.ts';
import { expect, offerLanguages, test } from './fixtures.ts';

const words = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../packages', file), 'utf8'));
const own = 'exchange-app/src/shared/language/locales/de';
const german = words(`${own}/boot.json`) as Record<'title' | 'retry' | 'offer' | 'accept', string>;
const frame = words(`${own}/shell.json`) as { header: { markets: string } };
const components = words('ui/locales/de.json') as {
  languageAndCurrency: { title: string };
  common: { price: string };
};

test.beforeEach(({ context }) => offerLanguages(context, 'de', 'ar'));

const html = (page: Page) => page.locator('html');
const entry = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name, exact: true });

test('an address with ?lang= is in that language, as the next ones of its tab; another tab is in the saved language', async ({
  page,
  context,
}) => {
  await page.goto('/markets?lang=de');
  await expect(entry(page, frame.header.markets)).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL('/markets?lang=de');
  await page.goto('/markets');
  await expect(entry(page, frame.header.markets)).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'de');
  const tab = await context.newPage();
  await tab.goto('/markets');
  await expect(entry(tab, 'Markets')).toBeVisible();
  await expect(html(tab)).toHaveAttribute('lang', 'en');
});

test('a language that the deployment does not offer is English', async ({ page }) => {
  await page.goto('/markets?lang=pl');
  await expect(entry(page, 'Markets')).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('a variant has its own words in the language of the page', async ({ page }) => {
  await page.goto('/aurum?lang=de');
  await expect(page.getByRole('heading', { name: 'Metalle, aufs Gramm genau' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Technik von Agio');
  await page.goto('/aurum/markets');
  await expect(page.getByText('Edelmetalle').first()).toBeVisible();
});

test('a page in English fetches nothing of another language', async ({ page }) => {
  const list: string[] = [];
  page.on('request', (request) => {
    if (/\/translations-/.test(request.url())) list.push(request.url());
  });
  await page.goto('/markets');
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  expect(list).toEqual([]);
  await page.goto('/markets?lang=de');
  await expect(entry(page, frame.header.markets)).toBeVisible();
  expect(list).toHaveLength(1);
});

test('the page has language and direction before the app has started', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/markets?lang=ar', { waitUntil: 'commit' });
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
});

test('an app that cannot start says so in the language of the reader', async ({ page }) => {
  await page.route('/config.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/markets?lang=de');
  await expect(page.getByRole('heading', { name: german.title })).toBeVisible();
  await expect(page.getByRole('button', { name: german.retry })).toBeVisible();
});

test('another language comes without a reload: what is typed stays, and the focus', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openAs();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await desk.price.fill('6.5');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: /^Language/ }).click();
  const own = page.getByRole('radio', { name: 'Deutsch' });
  await own.press('Space');
  await expect(
    page.getByRole('dialog', { name: components.languageAndCurrency.title }),
  ).toBeVisible();
  await expect(own).toBeFocused();
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  const price = page.getByRole('textbox', { name: components.common.price, exact: true });
  await expect(price).toHaveValue(/^6[.,]5$/);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'de');
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-CH' });
  const offer = german.offer.replace('{{brand}}', 'Agio');

  test('German is offered once: dismissed, it is not offered again', async ({ page }) => {
    await page.goto('/markets');
    await expect(page.getByText(offer)).toBeVisible();
    await expect(page.getByText('Also available: Deutsch')).toBeVisible();
    await expect(entry(page, 'Markets')).toBeVisible();
    const banner = page.locator('[data-slot=banner]').filter({ hasText: offer });
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(offer)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
    await expect(page.getByText(offer)).toHaveCount(0);
  });

  test('German that is accepted is there at once, and with the next visit', async ({ page }) => {
    await page.goto('/markets');
    await page.getByRole('button', { name: german.accept }).click();
    await expect(entry(page, frame.header.markets)).toBeVisible();
    await expect(page.getByText(offer)).toHaveCount(0);
    await page.reload();
    await expect(entry(page, frame.header.markets)).toBeVisible();
  });
});
