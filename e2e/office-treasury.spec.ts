import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone } from './fixtures.ts';
import { Keys } from './keys.ts';

/* Two administrators move money to cold storage, each in a browser of their own and with keys alone. */

const cold = (page: Page) => page.getByRole('region', { name: 'Cold storage' });

/** Compares, presses, and says yes to the second look. */
async function decide(page: Page, name: RegExp): Promise<void> {
  const keys = new Keys(page);
  await keys.to(cold(page).getByRole('checkbox', { name: /match the proposal/ }));
  await keys.press('Space');
  await keys.to(cold(page).getByRole('button', { name }));
  await keys.press('Enter');
  await keys.to(page.getByRole('alertdialog').getByRole('button', { name }));
  await keys.press('Enter');
}

testAlone(
  'two administrators move what is above the target to cold storage by keyboard, and the books agree',
  async ({ browser, baseURL, own }) => {
    testAlone.slow();
    const first = await elsewhere(browser, baseURL, 'admin', '/admin/wallets/btc');
    const second = await elsewhere(browser, baseURL, 'second-admin', '/admin/wallets/btc');
    const keys = new Keys(first);
    await keys.to(cold(first).getByRole('button', { name: 'To cold storage' }));
    await keys.press('Enter');
    const dialog = first.getByRole('dialog', { name: 'To cold storage' });
    await expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('1.402117');
    await keys.to(dialog.getByRole('textbox', { name: /Reason/ }));
    await keys.type('Above the target');
    await expectAccessible(first);
    await keys.to(dialog.getByRole('button', { name: 'Propose' }));
    await keys.press('Enter');
    await expect(cold(first).getByText('You proposed this.')).toBeVisible();

    await expect(cold(second).getByText('Above the target')).toBeVisible();
    await expectAccessible(second);
    await decide(second, /^Approve /);
    await decide(first, /^Broadcast /);
    await expect(cold(second).getByText(/waits for the network/)).toBeVisible();
    await expect(cold(first).getByRole('button', { name: 'To cold storage' })).toBeVisible({
      timeout: 30_000,
    });

    const { backOfficeWallets } = await clientOf(own.origin, 'admin');
    const hot = (await backOfficeWallets.hot()).find(({ id }) => id === 'btc');
    expect(hot?.balance).toBe('17');
    await second.goto('/admin/wallets/reserves');
    await expect(second.getByText('The books agree')).toBeVisible();
    await expectAccessible(second);
    const [file] = await Promise.all([
      second.waitForEvent('download'),
      second.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^agio-reserves-\d{4}-\d\d-\d\d\.csv$/);
    await first.context().close();
    await second.context().close();
  },
);

testAlone(
  'the list of wallets is filtered to those that need attention',
  async ({ browser, baseURL }) => {
    const page = await elsewhere(browser, baseURL, 'officer', '/admin/wallets');
    await expect(page.getByRole('link', { name: 'Open BTC cold' })).toBeVisible();
    await page.getByRole('radio', { name: 'Needs attention' }).click();
    await expect(page).toHaveURL(/\/admin\/wallets\?attention=bounds$/);
    await expect(page.getByRole('link', { name: 'Open LTC hot' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open BTC hot' })).toBeHidden();
    await page.context().close();
  },
);
