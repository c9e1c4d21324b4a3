// A purchase by keys alone, and one by the names that a screen reader says, wherever something can be bought.
import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';
import { northbank, SendDialog } from './send-dialog.ts';

/** Moves the focus until it is there. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Signed in, and then at this address as if nothing had been before. */
async function openSignedIn(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect(page.getByRole('button', { name: /^Profile menu/ })).toContainText('TIER 2');
}

const latestOrder = (page: Page) =>
  page.getByRole('table', { name: 'Order history' }).getByRole('row').nth(1);

test('keyboard only on the desk: a market order from the type to the history', async ({ page }) => {
  await openSignedIn(page, '/trade/XCB-CTN');
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  const limit = page.getByRole('tab', { name: 'Limit', exact: true });
  await expect(amount).toBeVisible();
  await page.keyboard.press('t');
  await expect(amount).toBeFocused();
  await tabTo(page, limit, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Market', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await tabTo(page, amount);
  await page.keyboard.type('5');
  await expect(page.getByRole('button', { name: 'Buy XCB', exact: true })).not.toHaveAttribute(
    'aria-disabled',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Bought 5(?:\.0+)? XCB at/).first()).toBeVisible();
});

test('keyboard only in Convert: an amount, the review, the result', async ({ page }) => {
  await openSignedIn(page, '/convert?from=USDC&to=BTC');
  const paid = page.getByRole('textbox', { name: 'From, amount in USDC' });
  await tabTo(page, paid);
  await page.keyboard.type('50');
  await expect(page.getByRole('button', { name: 'Review conversion' })).not.toHaveAttribute(
    'aria-disabled',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review your conversion' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Convert USDC to BTC', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Converted' })).toBeFocused();
});

test('keyboard only in simple trading: a commodity, an amount, the review, the result', async ({
  page,
}) => {
  await visit(page, '/aurum/simple-trading');
  await tabTo(page, page.getByRole('button', { name: 'Silver, 1 oz' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Amount to buy' }));
  await page.keyboard.type('100');
  await expect(page.getByRole('button', { name: 'Review purchase' })).not.toHaveAttribute(
    'aria-disabled',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review your purchase' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Buy XAGO', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bought', exact: true })).toBeFocused();
});

test('keyboard only in Send: a recipient of the address book, an amount, the review, the status', async ({
  page,
}) => {
  const send = new SendDialog(page);
  await send.open(northbank);
  await tabTo(page, send.dialog.getByRole('combobox', { name: 'To' }));
  await page.keyboard.press('Enter');
  const option = page.getByRole('option', { name: /^Northbank Custody/ });
  await expect(option).toBeVisible();
  await page.keyboard.type('North');
  await page.keyboard.press('Enter');
  await expect(option).toHaveCount(0);
  await tabTo(page, send.amount);
  await page.keyboard.type('58');
  await expect(send.button('Review transfer')).toBeVisible();
  await page.keyboard.press('Enter');
  await send.isReviewed();
  await tabTo(page, send.dialog.getByRole('checkbox', { name: /^I compared all 14 groups/ }));
  await page.keyboard.press('Space');
  await tabTo(page, send.button('Send 58 USDC on Stellar'));
  await page.keyboard.press('Enter');
  await expect(send.status).toBeVisible();
});

test('keyboard only in Buy & Sell: an amount, the quotes, the provider’s page, the order', async ({
  page,
}) => {
  await openSignedIn(page, '/user/portfolio/ramp?side=buy&crypto=USDC&fiat=CHF');
  await tabTo(page, page.getByRole('textbox', { name: /^You pay, amount in/ }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('120');
  const goOn = page.getByRole('button', { name: /^Continue with / });
  await expect(goOn).not.toHaveAttribute('aria-disabled');
  await tabTo(page, goOn);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Pay' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/portfolio\/ramp\?orderId=/);
  await expect(
    page.getByRole('heading', { name: /^(?:Payment received by|You received) / }),
  ).toBeVisible();
});

test('accessible names only, on the desk', async ({ page }) => {
  await visit(page, '/trade/XCB-CTN');
  const ticket = page.getByRole('form', { name: 'Order ticket' });
  await ticket.getByRole('tab', { name: 'Buy', exact: true }).click();
  await ticket.getByRole('tab', { name: 'Market', exact: true }).click();
  await ticket.getByRole('textbox', { name: 'Amount', exact: true }).fill('5');
  await ticket.getByRole('button', { name: 'Buy XCB', exact: true }).click();
  await page.getByRole('tab', { name: /^Order history/ }).click();
  await expect(latestOrder(page)).toContainText('Filled');
});

test('accessible names only, in Convert', async ({ page }) => {
  await visit(page, '/convert?from=USDC&to=BTC');
  const form = page.getByRole('form', { name: 'Convert' });
  await form.getByRole('textbox', { name: 'From, amount in USDC' }).fill('50');
  await form.getByRole('button', { name: 'Review conversion' }).click();
  const look = page.getByRole('region', { name: 'Review your conversion' });
  await look.getByRole('button', { name: 'Convert USDC to BTC', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Converted' })).toBeVisible();
});

test('accessible names only, in simple trading', async ({ page }) => {
  await visit(page, '/aurum/simple-trading');
  const metals = page.getByRole('region', { name: 'Metals' });
  await metals.getByRole('button', { name: 'Silver, 1 oz' }).click();
  const form = page.getByRole('form', { name: 'Amount to buy' });
  await form.getByRole('textbox', { name: 'Amount to buy' }).fill('100');
  await form.getByRole('button', { name: 'Review purchase' }).click();
  const look = page.getByRole('region', { name: 'Review your purchase' });
  await look.getByRole('button', { name: 'Buy XAGO', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bought', exact: true })).toBeVisible();
});
