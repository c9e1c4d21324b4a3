import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { Desk } from './desk.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, signInAskedFor, testAlone, visit } from './fixtures.ts';

/* Officers act on an account while its owner's browser is open. */

const account = (page: Page) => page.getByRole('region', { name: 'Account' });

/** Fills the open dialog. */
async function fill(page: Page, choice: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: choice }).check({ force: true });
  await dialog.getByRole('textbox').fill('Deposits from a flagged source.');
}

/** Sends what the open dialog holds, after the second look. */
async function send(page: Page, confirm: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').press('Control+Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
}

testAlone(
  'an officer finds a trader by keys, freezes and downgrades the account; the trader’s open page says so at once',
  async ({ page, browser, baseURL, own }) => {
    testAlone.slow();
    const trader = await elsewhere(browser, baseURL, 'trader');
    const desk = new Desk(trader);
    await desk.open();
    await desk.live();

    await visit(page, '/admin/users', 'officer');
    await page.getByRole('searchbox').fill('trader@agio');
    await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/admin/users?search=trader%40agio');
    await expectAccessible(page);
    await page.getByRole('searchbox').blur();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/users/trader?search=trader%40agio');
    await expect(page.getByRole('region', { name: 'Person' })).toBeVisible();
    await expectAccessible(page);

    await account(page).getByRole('button', { name: 'Change status' }).click();
    await fill(page, /^Frozen/);
    await send(page, 'Set status: Frozen');
    await expect(account(page).getByText(/^New status of .+: Frozen$/)).toBeVisible();
    await expect(page.getByText(/^Frozen, set by .+ on /)).toBeVisible();
    await expect(trader.getByText('Unfortunately, your account has been frozen.')).toHaveCount(1);
    await expect(desk.submit('Trading is not available')).toBeDisabled();
    const { backOfficeUsers } = await clientOf(own.origin, 'officer');
    const { items } = await backOfficeUsers.orders({ userId: 'trader' });
    expect(items.filter(({ status }) => status === 'Open')).toEqual([]);

    await account(page).getByRole('button', { name: 'Change status' }).click();
    await fill(page, /^Active/);
    await send(page, 'Set status: Active');
    await expect(account(page).getByText(/^New status of .+: Active$/)).toBeVisible();
    await expect(trader.getByText('Unfortunately, your account has been frozen.')).toHaveCount(0);

    await account(page).getByRole('button', { name: 'Downgrade' }).click();
    await fill(page, /^Tier 1/);
    await send(page, 'Downgrade');
    await expect(account(page).getByText(/was downgraded\. New tier: Tier 1$/)).toBeVisible();
    await expect(trader.getByRole('banner').getByRole('button', { name: /TIER 1$/ })).toBeVisible();

    await page.getByRole('tab', { name: 'Audit' }).click();
    const trail = page.getByRole('region', { name: 'Audit' });
    await expect(trail.getByText('downgraded to Tier1')).toHaveCount(1);
    await expect(trail.getByText('set the account to Frozen')).toHaveCount(1);
    await trader.context().close();
  },
);

testAlone(
  'S21 a change whose sign-in is too long ago says so at once; after it, and after a refusal, it is only confirmed, and sent once',
  async ({ page, own }) => {
    testAlone.slow();
    await visit(page, '/admin/users/trader', 'officer');
    const dialog = page.getByRole('dialog');
    const confirm = page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Set status: Limited' });
    const continueAsOfficer = async () => {
      await page.getByRole('button', { name: 'Continue as officer@agio.test' }).click();
      await expect(page).toHaveURL('/admin/users/trader');
    };
    await page.route('**/frontoffice/api/v1/sign-in', (route) =>
      route.fulfill({ json: { since: null, until: null, freshForSeconds: 0 } }),
    );
    await account(page).getByRole('button', { name: 'Change status' }).click();
    await expect(dialog.getByText('You have to sign in again for this')).toBeVisible();
    await fill(page, /^Limited/);
    await dialog.getByRole('button', { name: 'Sign in and set status: Limited' }).click();
    await page.unroute('**/frontoffice/api/v1/sign-in');
    await continueAsOfficer();
    await expect(page.getByText('Reason: “Deposits from a flagged source.”')).toBeVisible();

    await own.disturb(signInAskedFor('backOfficeCompliance.changeUserStatus'));
    await confirm.click();
    const question = page.getByRole('alertdialog', { name: 'Sign in again to do this' });
    await question.getByRole('button', { name: 'Sign in again' }).click();
    await continueAsOfficer();
    await confirm.click();
    await expect(account(page).getByText(/^New status of .+: Limited$/)).toBeVisible();
    const { backOfficeAudit } = await clientOf(own.origin, 'officer');
    const { items } = await backOfficeAudit.list({ subject: 'user', subjectId: 'trader' });
    expect(items.filter(({ action }) => action === 'set the account to Limited')).toHaveLength(1);
  },
);

for (const reader of ['support', 'viewer']) {
  testAlone(`${reader} reads users, and finds nothing to change`, async ({ page }) => {
    await visit(page, '/admin/users/trader?tab=audit', reader);
    await expect(page.getByRole('region', { name: 'Person' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      'Overview',
      'Orders',
      'Transfers',
      'Portfolio',
    ]);
    await expect(account(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open case' })).toHaveCount(0);
    await page.goto('/admin/compliance/trader');
    await expect(page.getByRole('heading', { name: 'This is for staff' })).toBeVisible();
  });
}
