import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';

/* The staff's list of orders, with the trader's browser open. */

/** A price far from the market, so that the order rests. */
const resting = {
  market: 'XCB-CTN',
  side: 'Buy',
  type: 'Limit',
  price: '5',
  amount: '20',
} as const;

testAlone(
  'an administrator cancels the order of a trader with a reason, and the trader reads it in the open browser',
  async ({ page, browser, baseURL, own }) => {
    testAlone.slow();
    const { trading } = await clientOf(own.origin, 'trader');
    const order = await trading.createOrder(resting);
    const trader = await elsewhere(browser, baseURL, 'trader', '/trade/XCB-CTN');

    await visit(page, `/admin/orders/${order.id}?userId=trader&status=Open`, 'admin');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText('Lena Keller');
    await drawer.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Asked by phone');
    await page.getByRole('button', { name: 'Continue' }).click();
    const sure = page.getByRole('alertdialog');
    await expect(sure).toContainText('Asked by phone');
    await sure.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('1 order cancelled')).toBeAttached();
    await expect(trader.getByText(/The exchange’s staff cancelled it/).first()).toBeVisible();

    const { items } = await trading.orderHistory({ market: 'XCB-CTN', limit: 20 });
    expect(items.find(({ id }) => id === order.id)).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'CancelledByAdmin',
    });
    await trader.context().close();
  },
);

testAlone(
  'a viewer reads the orders of everybody and is offered no cancel',
  async ({ page, own }) => {
    const { trading } = await clientOf(own.origin, 'trader');
    const order = await trading.createOrder(resting);
    await visit(page, '/admin/orders?userId=trader&status=Open', 'viewer');
    const grid = page.getByRole('grid', { name: 'Orders of all users' });
    await expect(grid.getByRole('rowheader').first()).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.goto(`/admin/orders/${order.id}?userId=trader&status=Open`);
    await expect(page.getByRole('dialog')).toContainText('Lena Keller');
    await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  },
);
