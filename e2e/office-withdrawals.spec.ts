import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone } from './fixtures.ts';
import { northbank, SendDialog } from './send-dialog.ts';

/* A withdrawal that waits for an officer: its owner and the officer at once. */

const large = '14000';

testAlone(
  'a large transfer waits for an officer, who releases it; another is cancelled by its owner while it waits',
  async ({ page, browser, baseURL }) => {
    testAlone.slow();
    const send = new SendDialog(page);
    await send.open(northbank);
    await send.toReview(large);
    await send.compare();
    await send.button(/^Send 14,000 USDC/).click();
    await expect(send.status.getByText(/^In review\. Usual time/)).toBeVisible();
    await expectAccessible(page);

    const officer = await elsewhere(
      browser,
      baseURL,
      'officer',
      '/admin/withdrawals?userId=trader',
    );
    await officer.getByRole('rowheader').first().click();
    const drawer = officer.getByRole('dialog', { name: 'Withdrawal of USDC' });
    await expect(drawer.getByText('Large amount')).toBeVisible();
    await expectAccessible(officer);
    await drawer.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = officer.getByRole('dialog', { name: 'Approve' });
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(send.status).toHaveAttribute('data-status', /Approved|Broadcast|Confirm/, {
      timeout: 30_000,
    });
    await expect(send.status.getByText(/In review/)).toHaveCount(0);

    await send.button('New transfer').click();
    await send.toReview('13000');
    await send.compare();
    await send.button(/^Send 13,000 USDC/).click();
    await send.status.getByRole('button', { name: 'Cancel transfer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel transfer' }).click();
    await expect(send.status).toHaveAttribute('data-status', 'Cancelled');
  },
);
