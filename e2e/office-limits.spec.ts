import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone } from './fixtures.ts';
import { Keys } from './keys.ts';

/* Two administrators change the limits of a tier by keyboard, each in a browser of their own, and a trader meets the new one. */

testAlone(
  'an administrator proposes other limits, a second one approves, and the next withdrawal meets them',
  async ({ browser, baseURL }) => {
    testAlone.slow();
    const trader = await clientOf(baseURL ?? '', 'trader');
    const tier2 = async () =>
      (await trader.info.exchange({})).tiers.find(({ tier }) => tier === 'Tier2');
    expect(await trader.wallet.limits()).toMatchObject({ perDay: '25000' });

    const first = await elsewhere(browser, baseURL, 'admin', '/admin/fees?of=limits');
    const keys = new Keys(first);
    await expect(first.getByRole('table', { name: 'In force' })).toBeVisible();
    await expectAccessible(first);
    await keys.link('Change the limits');
    const group = first.getByRole('group', { name: 'Tier 2' });
    await keys.to(group.getByRole('textbox', { name: /Withdraw per day/ }));
    await first.keyboard.press('ControlOrMeta+a');
    await keys.type('20000');
    await keys.to(first.getByRole('textbox', { name: 'Reason' }));
    await keys.type('The bank asks for lower ones.');
    await expect(first.getByRole('table', { name: 'Tier 2' })).toBeVisible();
    await expectAccessible(first);
    await keys.button('Propose');
    const sure = first.getByRole('alertdialog', { name: 'Change the limits?' });
    await keys.to(sure.getByRole('button', { name: 'Propose' }));
    await keys.press('Enter');
    await expect(first.getByText('Your proposal waits for another administrator.')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    expect(await trader.wallet.limits()).toMatchObject({ perDay: '25000' });

    const second = await elsewhere(browser, baseURL, 'second-admin', '/admin/fees?of=limits');
    const others = new Keys(second);
    await expect(second.getByRole('table', { name: 'Tier 2' })).toBeVisible();
    await expectAccessible(second);
    await others.button('Approve');
    const approval = second.getByRole('alertdialog', { name: 'Approve: Version 2' });
    await others.to(approval.getByRole('button', { name: 'Approve' }));
    await others.press('Enter');
    await expect(second.getByRole('region', { name: 'Earlier versions' })).toBeVisible();
    // The first administrator sees it without a reload.
    await expect(first.getByRole('region', { name: 'Earlier versions' })).toBeVisible();

    expect(await trader.wallet.limits()).toMatchObject({ perDay: '20000' });
    expect(await tier2()).toMatchObject({ withdrawPerDay: '20000' });
    // The page of the tiers, and the form for sending, show the limit that holds.
    const tiers = await elsewhere(browser, baseURL, 'trader', '/user/tiers');
    await expect(tiers.getByText(/20,000/).first()).toBeVisible();
  },
);
