import type { Page } from '@playwright/test';
import { Desk, figure } from './desk.ts';
import { expect, signIn, test, testAlone } from './fixtures.ts';

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

testAlone.describe('in a market without other traders', () => {
  testAlone.use({ scenario: 'quiet' });

  testAlone(
    'signing in from the desk leads back to it; buying 10 XCB at the ask fills, moves the portfolio and is in the history',
    async ({ page }) => {
      testAlone.slow();
      const desk = new Desk(page);
      await desk.open();
      await signIn(page);
      await expect(page).toHaveURL(/\/trade\/XCB-CTN$/);
      const before = { base: await holding(page, 'XCB'), quote: await holding(page, 'CTN') };

      await desk.open();
      await page.getByRole('tab', { name: 'Buy', exact: true }).click();
      await page.getByRole('tab', { name: 'Limit', exact: true }).click();
      // the third ask, with more than enough up to there
      await desk.priceButton('Asks', 2).click();
      await expect(desk.price).not.toHaveValue('');
      const limit = Number(await desk.price.inputValue());
      await desk.amount.fill('10');
      await desk.submit('Buy XCB').click();

      await page.getByRole('tab', { name: /^Order history/ }).click();
      const latest = page.getByRole('table', { name: 'Order history' }).getByRole('row').nth(1);
      await expect(latest).toContainText('Filled');
      await expect(latest).toContainText('Buy');
      await expect(latest).toContainText('10.00');

      // at the asks that were there, never above the limit
      await page.getByRole('tab', { name: 'Fills' }).click();
      const fills = page.getByRole('table', { name: 'Fills' }).getByRole('row');
      await expect(fills.nth(1)).toContainText('XCB/CTN');
      const paid = await fills.nth(1).getByRole('cell').nth(2).innerText();
      expect(Number(figure(paid))).toBeLessThanOrEqual(limit);

      // the fee is taken from what is received: 0.12 % of 10
      const bought = (await holding(page, 'XCB')) - before.base;
      expect(bought).toBeGreaterThan(9.9);
      expect(bought).toBeLessThanOrEqual(10);
      const spent = before.quote - (await holding(page, 'CTN'));
      expect(spent).toBeGreaterThan(10 * limit * 0.9);
      expect(spent).toBeLessThanOrEqual(10 * limit + 0.0001);
    },
  );
});

test('a market order sells at once', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openAs('trader');
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
  test.slow();
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();

  const cases: [field: 'price' | 'amount', typed: string, told: string, button: string][] = [
    [
      'price',
      '6.41825',
      'The price must be a multiple of 0.0001. 6.4182 6.4183',
      'Choose a valid price',
    ],
    ['price', 'six', 'Enter a number.', 'Check the price'],
    ['price', '6,4', 'Did you mean 6.4?', 'Check the price'],
    ['price', '0', 'Enter more than zero.', 'Enter a price'],
    ['price', '-6.4', 'The number cannot be negative.', 'Check the price'],
    ['price', '1e3', 'Enter a number.', 'Check the price'],
    ['amount', 'abc', 'Enter a number.', 'Check the amount'],
    ['amount', '1,5', 'Did you mean 1.5?', 'Check the amount'],
    ['amount', '1.234,56', 'Did you mean 1234.56?', 'Check the amount'],
    ['amount', '1.', 'Complete the number.', 'Check the amount'],
    ['amount', '0', 'Enter more than zero.', 'Enter an amount'],
    [
      'amount',
      '12.345',
      'The amount must be a multiple of 0.01. 12.34 12.35',
      'Choose a valid amount',
    ],
    ['amount', '12 BTC', 'Enter a number in XCB.', 'Check the amount'],
    ['amount', '999999999', 'The maximum order is 1,000,000 XCB.', 'At most 1,000,000 XCB'],
    ['amount', '999999', 'This order needs 6,399,993.6 CTN, ', 'Not enough CTN'],
    ['amount', '1,234.56', '= 1234.56 XCB', 'Buy XCB'],
    ['amount', '١٢٣,٥', 'Did you mean 123.5?', 'Check the amount'],
    ['amount', '١٢٣٫٥', '= 123.5 XCB', 'Buy XCB'],
    ['amount', '١٢٣', '= 123 XCB', 'Buy XCB'],
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

test('a figure that was copied with its groups is read right, and stays as it was pasted, without unit and spaces around it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = new Desk(page);
  await desk.openAs();
  await desk.price.fill('6.4');
  for (const [copied, pasted, read] of [
    ['1,234.56', '1,234.56', '1234.56'],
    ['1,234.56 XCB', '1,234.56', '1234.56'],
    [' 1,000 ', '1,000', '1000'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await desk.amount.fill('');
    await desk.amount.press('ControlOrMeta+v');
    await expect(desk.amount).toHaveValue(pasted);
    await expect(desk.amount).toHaveAccessibleDescription(new RegExp(`^= ${escaped(read)} XCB`));
    await expect(desk.submit('Buy XCB')).toBeVisible();
  }
});

const escaped = (text: string) => text.replaceAll(/[.=]/g, '\\$&');
