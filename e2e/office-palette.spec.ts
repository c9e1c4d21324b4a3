import { clientOf } from './client-of.ts';
import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';

/* The command palette over the staff's things, by keys alone. */

testAlone(
  'an administrator finds an order, its user and a market by keys alone, and halts nothing before it is looked at',
  async ({ page, own }) => {
    testAlone.slow();
    const { trading, marketData } = await clientOf(own.origin, 'trader');
    const order = await trading.createOrder({
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      price: '5',
      amount: '20',
    });
    await visit(page, '/admin', 'admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    const option = (name: RegExp) => palette.getByRole('option', { name });
    const find = async (text: string, entry: RegExp) => {
      await page.keyboard.press('Control+k');
      await expect(option(/^Go to: Users/)).toBeVisible();
      await page.keyboard.type(text);
      await expect(option(entry)).toBeVisible();
    };

    await find(order.id, /^Buy XCB-CTN · Lena Keller/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
    await expect(page.getByRole('dialog')).toContainText('Lena Keller');

    // Commands for the order that is open.
    await find('open the user', /^Open the user/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/users\/trader$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lena Keller' })).toBeVisible();

    await find('xcb-ctn', /^XCB\/CTN · Markets & assets/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/markets\/XCB-CTN$/);
    await expect(page.getByRole('form', { name: 'Edit XCB/CTN' })).toBeVisible();
    await find('halt', /^Halt XCB\/CTN/);
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
    const review = page.getByRole('dialog');
    await expect(review.getByRole('textbox', { name: /XCB\/CTN/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(review).toHaveCount(0);
    const market = (await marketData.instruments()).find(({ id }) => id === 'XCB-CTN');
    expect(market?.status).toBe('Open');
  },
);

testAlone('a trader’s palette knows nothing of the staff’s things', async ({ page }) => {
  await visit(page, '/markets', 'trader');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/back-api|office-palette/.test(request.url())) asked.push(request.url());
  });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('option', { name: /^XCB\/CTN/ })).toBeVisible();
  await page.keyboard.type('xcb');
  await expect(palette.getByRole('option', { name: /^XCB\/CTN/ })).toBeVisible();
  await expect(palette.getByRole('option', { name: /^Go to: / })).toHaveCount(0);
  expect(asked).toEqual([]);
});
