import { readFile } from 'node:fs/promises';
import { expect, test, visit } from './fixtures.ts';

test('a changed setting acts at once, survives a reload, and the desk obeys the default market', async ({
  page,
}) => {
  await page.goto('/user/settings');
  const appearance = page.getByRole('region', { name: 'Appearance' });
  await appearance.getByRole('radio', { name: /^Red up/ }).check();
  await appearance.getByRole('radio', { name: /^Light/ }).check();
  await expect(appearance.getByText('Saved')).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-direction', 'red-up');
  await page.getByRole('combobox', { name: 'Numbers and dates' }).click();
  await page.getByRole('option', { name: /Germany/ }).click();
  await expect(page.getByRole('region', { name: 'Numbers' })).toContainText('0,684210');
  await page.getByRole('link', { name: 'Trading' }).click();
  await page.getByRole('combobox', { name: 'Default market' }).click();
  await page.getByRole('option', { name: 'BTC/USDC' }).click();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Default market' })).toContainText('BTC/USDC');
  await expect(html).toHaveAttribute('data-direction', 'red-up');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.goto('/trade');
  await expect(page).toHaveTitle(/BTC\/USDC/);
});

test('the export of the data is one file with the orders of the account', async ({ page }) => {
  await visit(page, '/user/settings?section=data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const content = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    account: { email: string };
    orders: unknown[];
  };
  expect(content.account.email).toBe('trader@agio.test');
  expect(content.orders.length).toBeGreaterThan(0);
});

test('forgetting the device signs out and leaves no choice behind', async ({ page }) => {
  await visit(page, '/user/settings?section=data');
  await page.evaluate(() => localStorage.setItem('agio.default-market', '"BTC-USDC"'));
  await page.reload();
  await expect(page.getByText('Your default market')).toBeVisible();
  await page.getByRole('button', { name: 'Forget this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget this device' }).click();
  // Signing out leads to the identity provider, which leads back.
  await page.waitForURL(({ pathname }) => !/^\/(?:user|identity)\//.test(pathname));
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  // The page may still be on its way from one address to the next.
  await expect(async () => {
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).not.toContain('agio.session');
    expect(kept).not.toContain('agio.default-market');
  }).toPass();
});
