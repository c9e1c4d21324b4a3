import { Desk } from './desk.ts';
import { elsewhere } from './elsewhere.ts';
import { clientOf } from './client-of.ts';
import { expect, expectAccessible, signIn, signInAskedFor, testAlone } from './fixtures.ts';

/* What staff change of a market, with a trader at the desk of it. */

testAlone(
  'an admin halts a market with a reason and opens it again: the trader at the desk is told at once',
  async ({ page, browser, baseURL }) => {
    testAlone.slow();
    const trader = await elsewhere(browser, baseURL, 'trader');
    const desk = new Desk(trader);
    await desk.open();
    await desk.live();

    await page.goto('/markets');
    await signIn(page, 'admin');
    await page.goto('/admin/markets');
    await page.getByRole('link', { name: 'Edit XCB/CTN' }).click();
    const market = page.getByRole('region', { name: 'XCB/CTN' });
    await market.getByRole('radio', { name: 'Halted' }).click();
    await expectAccessible(page);
    await market.getByRole('button', { name: 'Review 1 change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Halt XCB/CTN?' });
    await expect(dialog.getByText(/orders? from \d+ users?/)).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Vault audit');
    await dialog.getByRole('textbox', { name: /^Type/ }).fill('XCB/CTN');
    await dialog.getByRole('button', { name: 'Halt XCB/CTN' }).click();
    await expect(market.getByText(/Everybody sees it now/)).toBeVisible();
    await expect(desk.submit('Market is halted')).toBeDisabled();
    await expect(trader.getByText('Vault audit').first()).toBeVisible();

    await market.getByRole('radio', { name: 'Open' }).click();
    await market.getByRole('button', { name: 'Review 1 change' }).click();
    const opens = page.getByRole('dialog', { name: 'Open XCB/CTN?' });
    await opens.getByRole('textbox', { name: /^Type/ }).fill('XCB/CTN');
    await opens.getByRole('button', { name: 'Open XCB/CTN' }).click();
    await expect(desk.submit('Market is halted')).toHaveCount(0);
    await trader.context().close();
  },
);

testAlone(
  'S21 a change of a market that asks for a sign-in: afterwards its form and its reason are as they were, and it is sent once',
  async ({ page, own }) => {
    testAlone.slow();
    await page.goto('/admin/markets/XCB-CTN');
    await signIn(page, 'admin');
    const market = page.getByRole('region', { name: 'XCB/CTN' });
    await market.getByRole('radio', { name: 'Paused' }).click();
    await market.getByRole('textbox', { name: /^Taker/ }).fill('0.3');
    await market.getByRole('button', { name: 'Review 2 changes' }).click();
    const review = page.getByRole('dialog', { name: 'Pause XCB/CTN?' });
    const pause = review.getByRole('button', { name: 'Pause XCB/CTN' });
    await review.getByRole('textbox', { name: /^Reason/ }).fill('Vault audit');
    await review.getByRole('textbox', { name: /^Type/ }).fill('XCB/CTN');
    await own.disturb(signInAskedFor('backOfficeTrading.updateMarket'));
    await pause.click();
    const question = page.getByRole('alertdialog', { name: 'Sign in again to do this' });
    await question.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByRole('button', { name: 'Continue as admin@agio.test' }).click();

    await expect(review.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Vault audit');
    await expect(review).toContainText('0.3 %');
    // The pair is typed once more: nothing is sent by a press alone.
    await review.getByRole('textbox', { name: /^Type/ }).fill('XCB/CTN');
    await pause.click();
    await expect(market.getByText(/Everybody sees it now/)).toBeVisible();
    const { backOfficeAudit } = await clientOf(own.origin, 'admin');
    const { items } = await backOfficeAudit.list({ subject: 'market', subjectId: 'XCB-CTN' });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ detail: 'Vault audit' });
  },
);
