import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from './fixtures.ts';

const entries = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('a filter is an address: a link brings it, back takes it away, another list keeps what it can', async ({
  page,
}) => {
  await visit(page, '/user/history?list=transfers&type=Deposit');
  await expect(entries(page, /^Details: Deposit/).first()).toBeVisible();
  await expect(entries(page, /^Details: Withdrawal/)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove filter: Type: Deposit' }).click();
  await expect(page).toHaveURL(/\/user\/history\?list=transfers$/);
  await expect(entries(page, /^Details: Withdrawal/).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/type=Deposit$/);
  await expect(entries(page, /^Details: Withdrawal/)).toHaveCount(0);

  await page.getByRole('tab', { name: 'Conversions' }).click();
  await expect(page).toHaveURL(/\?list=conversions$/);
  await page.getByRole('searchbox', { name: 'Search ID or address' }).fill('nothing like it');
  await expect(page.getByText('Filters: Search: nothing like it')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Filters: Search: nothing like it')).toBeVisible();
});

test('an open entry is in the address: a link opens it, also where the list is filtered to others, and back closes it', async ({
  page,
}) => {
  await visit(page, '/user/history?list=transfers');
  await entries(page, /^Details: Deposit/)
    .first()
    .click();
  const details = page.getByRole('dialog', { name: /^Deposit / });
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(/\?list=transfers&entry=\w+$/);
  const entry = new URL(page.url()).searchParams.get('entry');
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\?list=transfers$/);

  await page.goto(`/user/history?list=transfers&type=Withdrawal&entry=${entry}`);
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/type=Withdrawal$/);
});

test('the ledger is exported, with every entry that matches', async ({ page }) => {
  await visit(page, '/user/history?list=all&type=Conversion');
  await expect(entries(page, /^Details: Conversion/).first()).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^ledger-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText(/rows? exported$/)).toBeVisible();
});

test('a statement of this month adds up, and says so on the page that is printed', async ({
  page,
}) => {
  await visit(page, '/user/history');
  await page.getByRole('button', { name: 'Reports' }).click();
  await page.getByRole('menuitem', { name: 'Monthly statement' }).click();
  await expect(page).toHaveURL(/statement=\d{4}-\d\d$/);
  await expect(page.getByRole('heading', { name: /^Statement for / })).toBeVisible();
  await expect(page.getByText(/is the closing balance of every asset/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
});
