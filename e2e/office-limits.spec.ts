import { approveByKeys, proposeByKeys, type ScheduleChange } from './change-schedule.ts';
import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, testAlone } from './fixtures.ts';

/* Two administrators change the limits of a tier by keyboard, each in a browser of their own, and a trader meets the new one. */

const change: ScheduleChange = {
  link: 'Change the limits',
  field: ['Tier 2', /Withdraw per day/],
  value: '20000',
  reason: 'The bank asks for lower ones.',
  effect: (page) => page.getByRole('table', { name: 'Tier 2' }),
};

testAlone(
  'an administrator proposes other limits, a second one approves, and the next withdrawal meets them',
  async ({ browser, baseURL }) => {
    testAlone.slow();
    const trader = await clientOf(baseURL ?? '', 'trader');
    const tier2 = async () =>
      (await trader.info.exchange({})).tiers.find(({ tier }) => tier === 'Tier2');
    expect(await trader.wallet.limits()).toMatchObject({ perDay: '25000' });

    const first = await elsewhere(browser, baseURL, 'admin', '/admin/fees?of=limits');
    await proposeByKeys(first, change);
    expect(await trader.wallet.limits()).toMatchObject({ perDay: '25000' });

    const second = await elsewhere(browser, baseURL, 'second-admin', '/admin/fees?of=limits');
    await approveByKeys(second, change);
    // The first administrator sees it without a reload.
    await expect(first.getByRole('region', { name: 'Earlier versions' })).toBeVisible();

    expect(await trader.wallet.limits()).toMatchObject({ perDay: '20000' });
    expect(await tier2()).toMatchObject({ withdrawPerDay: '20000' });
    // The page of the tiers, and the form for sending, show the limit that holds.
    const tiers = await elsewhere(browser, baseURL, 'trader', '/user/tiers');
    await expect(tiers.getByText(/20,000/).first()).toBeVisible();
  },
);
