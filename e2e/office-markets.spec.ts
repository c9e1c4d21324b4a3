import { encodeAddress } from '../packages/api-client/src/addresses/index.ts';
import { Desk } from './desk.ts';
import { elsewhere } from './elsewhere.ts';
import { clientOf } from './client-of.ts';
import { expect, expectAccessible, signInAskedFor, testAlone, visit } from './fixtures.ts';
import { northbank, SendDialog } from './send-dialog.ts';

/* Staff change a market or the network of an asset while a trader uses it. */

testAlone(
  'an admin halts a market with a reason and opens it again: the trader at the desk sees it at once',
  async ({ page, browser, baseURL }) => {
    testAlone.slow();
    const trader = await elsewhere(browser, baseURL, 'trader');
    const desk = new Desk(trader);
    await desk.open();
    await desk.live();

    await visit(page, '/admin/markets', 'admin');
    await page.getByRole('link', { name: 'Edit XCB/CTN' }).click();
    const market = page.getByRole('region', { name: 'XCB/CTN' });
    await market.getByRole('radio', { name: 'Halted' }).click();
    await expectAccessible(page);
    await market.getByRole('button', { name: 'Review 1 change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Halt XCB/CTN?' });
    await expect(dialog.getByText(/^Users with open orders\s*\d+$/)).toBeVisible();
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
    await visit(page, '/admin/markets/XCB-CTN', 'admin');
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

testAlone(
  'an admin closes the withdrawals of one network with a reason and changes its fee: the trader at the send form reads why, keeps the amount, and sends on another network',
  async ({ page, browser, baseURL, own }) => {
    testAlone.slow();
    const trader = await elsewhere(browser, baseURL, 'trader');
    const { addressBook, ownership } = await clientOf(own.origin);
    const address = encodeAddress('ethereum', new Uint8Array(32).fill(9));
    const { id } = await addressBook.create({
      name: 'Treasury',
      asset: 'USDC',
      network: 'ethereum',
      address,
    });
    await ownership.verify({ addressId: id }); // asks for the text to sign
    await ownership.verify({ addressId: id, signature: `0x${'ab'.repeat(65)}` });
    const send = new SendDialog(trader);
    await send.show(northbank);
    await send.choose('Northbank Custody');
    await send.amount.fill('50');
    await expect(send.button('Review transfer')).toBeEnabled();

    await visit(page, '/admin/markets/USDC?list=assets', 'admin');
    const asset = page.getByRole('region', { name: 'USDC', exact: true });
    const stellar = asset.getByRole('form', { name: 'Edit USDC, Stellar' });
    await stellar.getByRole('checkbox', { name: 'Withdrawals on Stellar are open' }).uncheck();
    await stellar.getByRole('textbox', { name: /^Reason on Stellar/ }).fill('The issuer upgrades.');
    await stellar.getByRole('textbox', { name: /^Withdrawal fee/ }).fill('0.5');
    await stellar.getByRole('button', { name: 'Review 3 changes of Stellar' }).click();
    await expectAccessible(page);
    const review = page.getByRole('dialog', { name: 'Change USDC, Stellar?' });
    await expect(review.getByText('2.5 × the present value')).toBeVisible();
    await review.getByRole('textbox', { name: /^Reason/ }).fill('The issuer asks for more.');
    await review.getByRole('button', { name: 'Save the changes' }).click();
    await expect(asset.getByText('USDC, Stellar is changed. Everybody sees it now.')).toBeVisible();

    await expect(send.dialog.getByText('Withdrawals of USDC are closed.')).toBeVisible();
    await expect(send.dialog.getByText('The issuer upgrades.')).toBeVisible();
    await expect(send.amount).toHaveValue('50');
    await expect(send.dialog.getByText('0.5 USDC').first()).toBeVisible();
    await expectAccessible(trader);

    await send.dialog.getByRole('combobox', { name: 'Network' }).click();
    await trader.getByRole('option', { name: /^Ethereum/ }).click();
    await expect(send.dialog.getByText('Withdrawals of USDC are closed.')).toHaveCount(0);
    await expect(send.amount).toHaveValue('50');
    await send.button('Clear the address').click();
    await send.choose('Treasury');
    await send.button('Review transfer').click({ timeout: 10_000 });
    await send.isReviewed();
    await send.dialog.getByRole('checkbox', { name: /^I compared all \d+ groups/ }).check();
    await send.button('Send 50 USDC on Ethereum').click();
    await expect(send.status).toHaveAttribute('data-status', /Approved|Broadcast|Confirm/, {
      timeout: 30_000,
    });

    await page.goto('/admin/audit?subject=asset&id=USDC');
    await page.getByRole('button', { name: /^Details: / }).click();
    await expect(page.getByRole('main')).toContainText('stellar.withdrawalFeeBefore0.2After0.5');
    await expectAccessible(page);
    const { backOfficeAudit } = await clientOf(own.origin, 'admin');
    const { items } = await backOfficeAudit.list({ subject: 'asset', subjectId: 'USDC' });
    expect(items).toHaveLength(1);
    expect(items[0]!.detail).toBe('The issuer asks for more.');
    expect(items[0]!.changes).toContainEqual({
      field: 'stellar.withdrawalEnabled',
      before: 'true',
      after: 'false',
    });
    await trader.context().close();
  },
);
