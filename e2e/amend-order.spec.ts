import type { Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** So many XCB before and after an edit: amounts that no other order of the trader has. */
interface Amounts {
  from: string;
  to: string;
}

const edit = (page: Page) => page.getByRole('dialog', { name: 'Edit order' });
const toast = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).first();
const row = (desk: Desk, amount: string) =>
  desk.openOrders.getByRole('row').filter({ hasText: amount });

/** Rests a bid far below the market, where no order fills it, and opens its edit. */
async function editing(page: Page, amount: string): Promise<Desk> {
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();
  await desk.price.fill(await desk.priceAt('0.5'));
  await desk.amount.fill(amount);
  await desk.submit('Buy XCB').click();
  await row(desk, amount)
    .getByRole('button', { name: /^Edit: Buy limit/ })
    .click();
  await expect(edit(page)).toBeVisible();
  return desk;
}

/** Types another amount and asks for the change. */
async function change(page: Page, amount: string): Promise<void> {
  await edit(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  await edit(page).getByRole('button', { name: 'Change order' }).click();
}

/** One order stands, with the new amount; it is taken back for the tests to come. */
async function expectReplaced(page: Page, desk: Desk, { from, to }: Amounts): Promise<void> {
  await expect(edit(page)).toBeHidden();
  await expect(row(desk, to)).toHaveCount(1);
  await expect(row(desk, from)).toHaveCount(0);
  await row(desk, to)
    .getByRole('button', { name: /^Cancel: Buy limit/ })
    .click();
  await expect(row(desk, to)).toHaveCount(0);
}

test('an open order is edited from its row: price and amount, and one order stands', async ({
  page,
}) => {
  test.slow();
  const amounts = { from: '41.17', to: '43.19' };
  const desk = await editing(page, amounts.from);
  await expectAccessible(page);
  await expect(edit(page).getByRole('button', { name: 'Change price or amount' })).toBeVisible();
  await edit(page).getByRole('button', { name: 'One tick up' }).click();
  await change(page, amounts.to);
  await expect(toast(page, 'Order changed')).toBeVisible();
  await expectReplaced(page, desk, amounts);
  // L7 the history leads to the order that took its place
  await page.getByRole('tab', { name: 'Order history' }).click();
  const replaced = page.getByRole('button', { name: /^Replaced by 43.19 XCB at / }).first();
  await replaced.click();
  await expect(page.getByRole('dialog').getByText('43.19XCB')).toBeVisible();
});

test('an open order is edited by keys alone', async ({ page }) => {
  test.slow();
  const amounts = { from: '51.17', to: '53.19' };
  const desk = await editing(page, amounts.from);
  await page.keyboard.press('Escape');
  await expect(edit(page)).toBeHidden();
  const button = row(desk, amounts.from).getByRole('button', { name: /^Edit: Buy limit/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const amount = edit(page).getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(amount).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(amounts.to);
  await expect(edit(page).getByRole('button', { name: 'Change order' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Order changed')).toBeVisible();
  await expectReplaced(page, desk, amounts);
});

for (const [call, endpoint, amounts] of [
  ['cancelling', 'trading.cancelOrder', { from: '61.17', to: '63.19' }],
  ['placing', 'trading.createOrder', { from: '71.17', to: '73.19' }],
] as const) {
  test(`S50 the answer to the ${call} of an edited order is lost: it is looked for, and one order stands`, async ({
    page,
    server,
  }) => {
    test.slow();
    const desk = await editing(page, amounts.from);
    await server.disturb({ fault: 'call', endpoint, lose: 'answer' });
    await change(page, amounts.to);
    await expect(toast(page, 'Order changed')).toBeVisible();
    await server.mend();
    await expectReplaced(page, desk, amounts);
  });
}

test('the new order is refused after the cancelling: the edit stays, says so, and places it again', async ({
  page,
  server,
}) => {
  test.slow();
  const amounts = { from: '81.17', to: '83.19' };
  const desk = await editing(page, amounts.from);
  const refusal = { status: 400, body: { errorCode: 60001, errors: [] } };
  await server.disturb({ fault: 'call', endpoint: 'trading.createOrder', failWith: refusal });
  await change(page, amounts.to);
  await expect(
    edit(page).getByText('Your order was cancelled, but the new one was refused.'),
  ).toBeVisible();
  await server.mend();
  await edit(page).getByRole('button', { name: 'Place order' }).click();
  await expectReplaced(page, desk, amounts);
});

test('an amount that fills before the cancellation arrives is shown, and only the rest is placed', async ({
  page,
}) => {
  test.slow();
  const amounts = { from: '91.17', to: '93.19' };
  const desk = await editing(page, amounts.from);
  // Answers as the exchange does when 10 XCB were filled on the way.
  await page.route('**/frontoffice/api/orders/**', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    const response = await route.fetch();
    const order = (await response.json()) as object;
    await route.fulfill({ response, json: { ...order, filledAmount: '10' } });
  });
  await change(page, amounts.to);
  await expect(toast(page, '10 XCB was filled before the change')).toBeVisible();
  await page.unrouteAll();
  await expectReplaced(page, desk, { from: amounts.from, to: '83.19' });
});
