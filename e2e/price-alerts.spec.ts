import { clientOf } from './client-of.ts';
import { Desk } from './desk.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone } from './fixtures.ts';

testAlone(
  'an alert that one device sets is shown on both once the market reaches it, and stays in the notification centre',
  async ({ page, baseURL, browser }) => {
    testAlone.slow();
    const { marketData, trading } = await clientOf(baseURL ?? '', 'trader');
    const desk = new Desk(page);
    await desk.openAs();
    await page.getByRole('button', { name: 'Set a price alert' }).click();
    const dialog = page.getByRole('dialog', { name: 'Price alerts' });
    await dialog.getByRole('textbox', { name: 'Price' }).fill('900');
    await dialog.getByRole('button', { name: 'Set alert' }).click();
    await expect(dialog.getByText('XCB/CTN at 900.0000 CTN or above')).toBeVisible();
    await expectAccessible(page);

    // Others trade meanwhile, but not so much at once.
    const trends = await marketData.trends({ id: 'CHF' });
    const traded = trends.find(({ market }) => market === 'XCB-CTN')?.volume24h ?? '0';
    const level = BigInt(traded.split('.')[0] ?? '0') + 500n;
    await dialog.getByRole('radio', { name: '24h volume' }).click();
    await dialog.getByRole('textbox', { name: '24h volume' }).fill(String(level));
    await dialog.getByRole('button', { name: 'Set alert' }).click();
    await expect(dialog.getByText(/or more traded in 24 hr$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    const other = await elsewhere(browser, baseURL, 'trader');
    await expect(other.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const told = /^XCB\/CTN has traded .* or more in 24 hr$/;
    await trading.createOrder({ market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '800' });
    for (const device of [page, other]) await expect(device.getByText(told).first()).toBeVisible();

    await other.getByRole('button', { name: /^Notifications/ }).click();
    const centre = other.getByRole('dialog', { name: 'Notifications' });
    await expect(centre.getByText(told)).toHaveCount(1);
    await other.goto('/markets?modal=price-alerts');
    const list = other.getByRole('region', { name: 'Your alerts' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByText(/^Reached /)).toBeVisible();
    await list.getByRole('button', { name: /^Delete: XCB\/CTN at 900/ }).click();
    // The first device hears of what the second one did.
    await page.getByRole('button', { name: 'Set a price alert' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('XCB/CTN at 900.0000 CTN or above')).toBeVisible();
    await other.context().close();
  },
);
