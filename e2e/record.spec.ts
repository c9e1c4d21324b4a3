import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, signIn, testAlone as test } from './fixtures.ts';

// The customer's record: what happened, and where they are signed in, the same on every device.

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const centre = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('a withdrawal that is confirmed while two browsers are open is in the notification centre of both, and read in both', async ({
  page,
  browser,
  baseURL,
  own,
}) => {
  await page.goto('/markets');
  await signIn(page);
  const other = await elsewhere(browser, baseURL, 'trader', '/user/support');
  const { addressBook, wallet } = await clientOf(own.origin);
  const saved = (await addressBook.list({ asset: 'USDC' })).find(
    ({ allowance }) => allowance === 'IsAllowed',
  );
  const { id } = await wallet.withdraw({
    asset: 'USDC',
    network: saved?.network ?? '',
    address: saved?.address ?? '',
    memo: '8840291736',
    amount: '50',
  });
  await expect(async () => {
    await own.disturb({ fault: 'advance-now', record: id });
    const { items } = await wallet.transfers({ limit: 5 });
    expect(items.find((each) => each.id === id)?.status).toBe('Confirmed');
  }).toPass();
  for (const each of [page, other]) {
    await expect(bell(each)).toHaveAccessibleName(/, [1-9]\d* new$/);
    await bell(each).click();
    await expect(centre(each).getByText('Withdrawal completed')).toBeVisible();
    await expect(centre(each).getByText('Withdrawal requested')).toBeVisible();
    await expect(centre(each).getByText('Signed in on a new device')).toBeVisible();
  }
  await expectAccessible(page);
  await centre(page).getByRole('link', { name: 'Withdrawal completed' }).click();
  await expect(page).toHaveURL(/\/user\/history\?list=transfers/);
  await expect(page.getByRole('main').getByText('Confirmed').first()).toBeVisible();
  await centre(other).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(centre(other).getByText('New:')).toHaveCount(0);
  await expect(bell(page)).not.toHaveAccessibleName(/ new$/);
  // A page that is loaded anew has it, too.
  await page.reload();
  await bell(page).click();
  await expect(centre(page).getByText('Withdrawal completed')).toBeVisible();
  await expect(centre(page).getByText('New:')).toHaveCount(0);
});

test('a browser whose sign-in is ended on another device is signed out at once, and listed as ended', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/user/settings?section=devices');
  await signIn(page);
  // The sign-in is listed with its browser, so that browser makes it.
  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto('/markets');
  await signIn(other);
  await page.reload();
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This browser')).toHaveCount(1);
  await expectAccessible(page);
  await list.getByRole('button', { name: /^Sign out .+ on / }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(other.getByRole('button', { name: 'Get Started' })).toBeVisible();
  const past = page.getByRole('region', { name: 'Recent sign-ins' });
  await expect(past.getByText(/Ended from elsewhere/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
});
