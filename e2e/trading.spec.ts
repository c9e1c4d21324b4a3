import type { Page } from '@playwright/test';
import { Desk, figure } from './desk.ts';
import { expect, signIn, test } from './fixtures.ts';

/** The total of an asset on the portfolio page. */
async function holding(page: Page, asset: string): Promise<number> {
  await page.goto('/user/portfolio');
  const row = page.getByRole('row', { name: new RegExp(`\\b${asset}\\b`) }).first();
  await expect(row).toBeVisible();
  const texts = await row.getByRole('cell').allInnerTexts();
  const total = texts
    .map((text) => /[\d,]+\.\d+/.exec(text)?.[0])
    .find((text) => text !== undefined);
  return Number(figure(total ?? ''));
}

test('signing in from the desk leads back to it, and buying 10 XCB at the ask fills', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open();
  await signIn(page);
  await expect(page).toHaveURL(/\/trade\/XCB-CTN$/);
  const before = await holding(page, 'XCB');

  await desk.open();
  await page.getByRole('tab', { name: 'Buy', exact: true }).click();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();
  // the third ask, so that a tick of the market in between does not leave the order resting
  await desk.priceButton('Asks', 2).click();
  await expect(desk.price).not.toHaveValue('');
  await desk.amount.fill('10');
  await desk.submit('Buy XCB').click();

  await page.getByRole('tab', { name: /^Order history/ }).click();
  const latest = page.getByRole('table', { name: 'Order history' }).getByRole('row').nth(1);
  await expect(latest).toContainText('Filled');
  await expect(latest).toContainText('Buy');

  // the fee is taken from what is received: 0.12 % of 10
  const bought = (await holding(page, 'XCB')) - before;
  expect(bought).toBeGreaterThan(9.9);
  expect(bought).toBeLessThanOrEqual(10);
});

test('a market order sells at once', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await signIn(page, 'trader');
  await desk.live();
  await page.getByRole('tab', { name: 'Sell', exact: true }).click();
  await page.getByRole('tab', { name: 'Market', exact: true }).click();
  await desk.amount.fill('5');
  await desk.submit('Sell XCB').click();
  await page.getByRole('tab', { name: /^Order history/ }).click();
  const latest = page.getByRole('table', { name: 'Order history' }).getByRole('row').nth(1);
  await expect(latest).toContainText('Filled');
  await expect(latest).toContainText('Sell');
});

test('the ticket says at the field what is wrong or how it reads it, and keeps what was typed', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open();
  await signIn(page);
  await desk.live();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();

  const cases: [field: 'price' | 'amount', typed: string, told: string, button: string][] = [
    ['price', '6.41825', 'Prices here move in steps of 0.0001.', 'Choose a valid price'],
    ['price', 'six', 'This is not a number.', 'Check the price'],
    ['amount', 'abc', 'This is not a number.', 'Check the amount'],
    [
      'amount',
      '1,5',
      'Write decimals with “.” and thousands with “,”, or none.',
      'Check the amount',
    ],
    [
      'amount',
      '1.234,56',
      'Write decimals with “.” and thousands with “,”, or none.',
      'Check the amount',
    ],
    ['amount', '999999999', 'The largest order here is 1,000,000 XCB.', 'At most 1,000,000 XCB'],
    ['amount', '999999', '', 'Not enough CTN'],
    ['amount', '1,234.56', '= 1234.56 XCB', 'Buy XCB'],
  ];
  for (const [field, typed, told, button] of cases) {
    await desk.price.fill('6.4');
    await desk.amount.fill('10');
    const input = field === 'price' ? desk.price : desk.amount;
    await input.fill(typed);
    await input.blur();
    await expect(desk.submit(button)).toBeVisible();
    await expect(input).toHaveValue(typed);
    await expect(input).toHaveAccessibleDescription(new RegExp(`^${escaped(told)}`));
  }
});

const escaped = (text: string) => text.replaceAll(/[.=]/g, '\\$&');
