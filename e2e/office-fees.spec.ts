import { approveByKeys, proposeByKeys, type ScheduleChange } from './change-schedule.ts';
import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, testAlone } from './fixtures.ts';

/* Two administrators change the fees by keyboard, each in a browser of their own, and a trader pays the new one. */

const change: ScheduleChange = {
  link: 'Change the fees',
  field: ['Step 1', /Taker fee/],
  value: '0.1',
  reason: 'Competitors have lowered theirs.',
  effect: (page) => page.getByText('Fees of 30 days'),
};

testAlone(
  'an administrator proposes other fees, a second one approves, and the next trade pays them',
  async ({ browser, baseURL }) => {
    testAlone.slow();
    const trader = await clientOf(baseURL ?? '', 'trader');
    const buy = () =>
      trader.trading.createOrder({ market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' });
    expect(await buy()).toMatchObject({ status: 'Filled', fee: '0.012' });

    const first = await elsewhere(browser, baseURL, 'admin', '/admin/fees');
    await proposeByKeys(first, change);
    expect(await buy()).toMatchObject({ fee: '0.012' });

    const second = await elsewhere(browser, baseURL, 'second-admin', '/admin/fees');
    await approveByKeys(second, change);
    expect(await buy()).toMatchObject({ fee: '0.01' });
    // The first administrator sees it without a reload.
    await expect(first.getByRole('region', { name: 'Earlier versions' })).toBeVisible();
  },
);
