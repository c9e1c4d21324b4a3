import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';

/* The overview of the back office: what one person does shows to another, and what fails shows to both. */

testAlone(
  'an approval leaves the overview of another officer, and a network that confirms nothing shows in it',
  async ({ page: admin, browser, baseURL, own }) => {
    testAlone.slow();
    await visit(admin, '/admin', 'admin');
    const waiting = admin.getByRole('region', { name: 'Needs a person' });
    const toApprove = waiting.getByRole('link', { name: 'Wallets: collections to approve' });
    await expect(toApprove).toBeVisible();
    await expectAccessible(admin);

    const officer = await elsewhere(browser, baseURL, 'officer', '/admin/wallets/usdc-ethereum');
    const panel = officer.getByRole('region', { name: 'Collect into USDC Ethereum' });
    await panel.getByRole('checkbox', { name: /match the proposal/ }).check();
    await panel.getByRole('button', { name: /^Approve / }).click();
    await officer
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Approve / })
      .click();
    await expect(toApprove).toHaveCount(0);
    await expect(
      waiting.getByRole('link', { name: 'Wallets: approved collections to broadcast' }),
    ).toHaveAttribute('href', '/admin/wallets/usdc-ethereum');

    await own.disturb({ fault: 'network', network: 'litecoin', state: 'down' });
    const services = admin.getByRole('region', { name: 'Services' });
    await expect(services.getByText('1 service does not work')).toBeVisible();
    await expect(services.getByRole('listitem').first()).toContainText('Deposits, Litecoin');
    await own.disturb({ fault: 'network', network: 'litecoin', state: 'up' });
    await expect(services.getByText('All services work')).toBeVisible();
    await officer.context().close();
  },
);

testAlone('the rows of the overview open lists that are filtered already', async ({ page }) => {
  await visit(page, '/admin', 'officer');
  const waiting = page.getByRole('region', { name: 'Needs a person' });
  await waiting.getByRole('link', { name: 'Request: Tier 2 to Tier 3', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/compliance\?type=Tier2ToTier3&status=PendingForReview$/);
  await page.goBack();
  await waiting.getByRole('link', { name: 'Request: Tier 2 to Tier 3, 1 overdue' }).click();
  await expect(page).toHaveURL(/\/admin\/compliance\?type=Tier2ToTier3&due=Overdue$/);
  await page.goto('/admin/transfers?attention=Slow');
  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
});
