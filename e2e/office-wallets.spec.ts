import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';

/* Deposits collected into a hot wallet by two people at once, and what the trail says of it. */

async function open(page: Page, account: string): Promise<void> {
  await visit(page, '/admin/wallets/btc', account);
  await expect(details(page)).toBeVisible();
}

const details = (page: Page) => page.getByRole('region', { name: 'Collect into BTC hot' });

/** Compares, presses, and says yes to the second look. */
async function decide(page: Page, name: RegExp): Promise<void> {
  await details(page)
    .getByRole('checkbox', { name: /match the proposal/ })
    .check();
  await details(page).getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

testAlone(
  'an administrator proposes, an officer approves, the administrator broadcasts: each sees the other’s step',
  async ({ page: admin, browser, baseURL, own }) => {
    testAlone.slow();
    await open(admin, 'admin');
    const officer = await elsewhere(browser, baseURL, 'officer', '/admin/wallets/btc');
    await expect(
      details(officer).getByText('An administrator proposes to collect them.'),
    ).toBeVisible();

    await details(admin).getByRole('button', { name: 'Propose to collect' }).click();
    await admin
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Propose to collect' })
      .click();
    await expect(details(admin).getByText('You proposed this.')).toBeVisible();
    await expect(details(admin).getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await expectAccessible(admin);

    await expect(details(officer).getByRole('button', { name: /^Approve / })).toBeDisabled();
    await expectAccessible(officer);
    await decide(officer, /^Approve /);
    await expect(details(officer).getByText('It is approved.')).toBeVisible();

    await decide(admin, /^Broadcast /);
    await expect(details(admin).getByText('It is sent, and waits for the network.')).toBeVisible();
    await expect(
      details(officer).getByText('It is sent, and waits for the network.'),
    ).toBeVisible();
    // The sandbox's network confirms within 15 seconds.
    for (const page of [admin, officer]) {
      await expect(
        details(page).getByText('Nothing waits on deposit addresses of this wallet.'),
      ).toBeVisible({ timeout: 40_000 });
      await expect(
        details(page).getByRole('list', { name: 'Earlier' }).getByText('Confirmed'),
      ).toBeVisible();
    }

    const { backOfficeAudit } = await clientOf(own.origin, 'officer');
    const { items } = await backOfficeAudit.list({ subject: 'wallet', subjectId: 'btc' });
    expect(items.map(({ actorId, action }) => `${actorId} ${action.split(' ')[0]}`)).toEqual([
      'admin broadcast',
      'officer approved',
      'admin proposed',
    ]);
    await officer.goto('/admin/audit?subject=wallet&id=btc');
    await expect(officer.getByRole('button', { name: /^Details: / })).toHaveCount(3);
    await officer.getByRole('rowheader', { name: /approved AGG-/ }).click();
    await expect(officer.getByRole('dialog', { name: /^approved AGG-/ })).toContainText(
      'Maria Oliveira',
    );
    await expectAccessible(officer);
    await officer.context().close();
  },
);

testAlone('an approval whose answer is lost is looked up and sent once', async ({ page, own }) => {
  testAlone.slow();
  await visit(page, '/admin/wallets/usdc-ethereum', 'officer');
  let sent = 0;
  await page.route('**/aggregation/approve/**', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  const panel = page.getByRole('region', { name: 'Collect into USDC Ethereum' });
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: /^Approve / }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve / })
    .click();
  await expect(panel.getByText('It is approved.')).toBeVisible();
  expect(sent).toBe(1);
  const { backOfficeAudit } = await clientOf(own.origin, 'officer');
  const { items } = await backOfficeAudit.list({
    subject: 'wallet',
    subjectId: 'usdc-ethereum',
  });
  expect(items.filter(({ action }) => action.startsWith('approved'))).toHaveLength(1);
});

testAlone(
  'a proposal is rejected with a reason that the proposer sees, and what the network refuses is proposed again',
  async ({ page: admin, browser, baseURL, own }) => {
    testAlone.slow();
    await open(admin, 'admin');
    const officer = await elsewhere(browser, baseURL, 'officer', '/admin/wallets/btc');
    const propose = async () => {
      await details(admin).getByRole('button', { name: 'Propose to collect' }).click();
      await admin
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Propose to collect' })
        .click();
      await expect(details(admin).getByText('You proposed this.')).toBeVisible();
    };
    await propose();
    await details(officer).getByRole('button', { name: 'Reject' }).click();
    const dialog = officer.getByRole('alertdialog');
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('The amount is wrong');
    await expectAccessible(officer);
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(
      details(admin)
        .getByText(/Maria Oliveira rejected AGG-.*The amount is wrong/)
        .first(),
    ).toBeVisible();

    await own.disturb({ fault: 'sources', wallet: 'btc', count: 2 });
    await propose();
    await decide(officer, /^Approve /);
    await decide(admin, /^Broadcast /);
    for (const page of [admin, officer]) {
      await expect(
        details(page)
          .getByText(/Addresses collected: 27, failed: 2/)
          .first(),
      ).toBeVisible({ timeout: 40_000 });
    }
    await expect(details(admin).getByText('2 addresses')).toBeVisible();
    await propose();
    await officer.context().close();
  },
);

testAlone('the trail is saved as a file of what it is filtered by', async ({ page }) => {
  await visit(page, '/admin/audit?subject=wallet', 'officer');
  await expect(page.getByRole('button', { name: /^Details: proposed/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^agio-audit-trail-\d{4}-\d\d-\d\d\.csv$/);
  await expectAccessible(page);
});
