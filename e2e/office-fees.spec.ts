import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone } from './fixtures.ts';
import { Keys } from './keys.ts';

/* Two administrators change the fees by keyboard, each in a browser of their own, and a trader pays the new one. */

testAlone(
  'an administrator proposes other fees, a second one approves, and the next trade pays them',
  async ({ browser, baseURL }) => {
    testAlone.slow();
    const trader = await clientOf(baseURL ?? '', 'trader');
    const buy = () =>
      trader.trading.createOrder({ market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' });
    expect(await buy()).toMatchObject({ status: 'Filled', fee: '0.012' });

    const first = await elsewhere(browser, baseURL, 'admin', '/admin/fees');
    const keys = new Keys(first);
    await expect(first.getByRole('table', { name: 'In force' })).toBeVisible();
    await expectAccessible(first);
    await keys.link('Change the fees');
    const everyone = first.getByRole('group', { name: 'Step 1' });
    await keys.to(everyone.getByRole('textbox', { name: /Taker fee/ }));
    await first.keyboard.press('ControlOrMeta+a');
    await keys.type('0.1');
    await keys.to(first.getByRole('textbox', { name: 'Reason' }));
    await keys.type('Competitors have lowered theirs.');
    await expect(first.getByText('Fees of 30 days')).toBeVisible();
    await expectAccessible(first);
    await keys.button('Propose');
    const sure = first.getByRole('alertdialog', { name: 'Change the fees?' });
    await keys.to(sure.getByRole('button', { name: 'Propose' }));
    await keys.press('Enter');
    await expect(first.getByText('Your proposal waits for another administrator.')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    expect(await buy()).toMatchObject({ fee: '0.012' });

    const second = await elsewhere(browser, baseURL, 'second-admin', '/admin/fees');
    const others = new Keys(second);
    await expect(second.getByText('Fees of 30 days')).toBeVisible();
    await expectAccessible(second);
    await others.button('Approve');
    const approval = second.getByRole('alertdialog', { name: 'Approve: Version 2' });
    await others.to(approval.getByRole('button', { name: 'Approve' }));
    await others.press('Enter');
    await expect(second.getByRole('region', { name: 'Earlier versions' })).toBeVisible();
    expect(await buy()).toMatchObject({ fee: '0.01' });
    // The first administrator sees it without a reload.
    await expect(first.getByRole('region', { name: 'Earlier versions' })).toBeVisible();
  },
);
