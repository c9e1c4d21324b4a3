import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';
import { Keys } from './keys.ts';
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

testAlone(
  'an officer releases ten withdrawals by keyboard alone, each once',
  async ({ page, own }) => {
    testAlone.slow();
    const trader = await clientOf(own.origin);
    const [cold] = await trader.addressBook.list({ asset: 'ETH', network: 'ethereum' });
    const sent: string[] = [];
    // The policy lets twenty an hour through.
    for (let count = 0; count < 30; count += 1) {
      const { id } = await trader.wallet.withdraw({
        asset: 'ETH',
        network: 'ethereum',
        address: cold?.address ?? '',
        amount: '0.005',
      });
      sent.push(id);
    }
    const held = sent.slice(20);
    const keys = new Keys(page);
    await visit(page, '/admin/withdrawals?userId=trader&asset=ETH', 'officer');
    const rows = page.getByRole('rowheader');
    await expect(rows).toHaveCount(held.length);
    let released = 0;
    page.on('request', (request) => {
      if (request.url().includes('/withdrawals/resolve')) released += 1;
    });
    for (const done of held.keys()) {
      await expect(rows).toHaveCount(held.length - done);
      await keys.to(page.getByRole('button', { name: 'Refresh' }));
      await keys.press('j');
      await keys.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Withdrawal of ETH' })).toBeVisible();
      await keys.button('Approve');
      const question = page.getByRole('dialog', { name: 'Approve' });
      await keys.to(question.getByRole('button', { name: 'Approve' }));
      await keys.press('Enter');
      await expect(question).toHaveCount(0);
      await keys.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(rows).toHaveCount(0);
    expect(released).toBe(held.length);
    const { backOfficeWithdrawals } = await clientOf(own.origin, 'officer');
    for (const id of held) {
      const { withdrawal } = await backOfficeWithdrawals.details({ id });
      expect(withdrawal.hold).toMatchObject({ state: 'Approved' });
    }
  },
);
