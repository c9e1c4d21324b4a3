import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { WithdrawalLimits } from '../packages/api-client/src/contract/index.ts';
import { encodeAddress } from '../packages/api-client/src/addresses/index.ts';
import { clientOf } from './client-of.ts';
import type { ExchangeServer } from './exchange-server.ts';
import { expect, expectAccessible, test, testAlone, visit } from './fixtures.ts';
import { SendDialog } from './send-dialog.ts';

/** Addresses of each kind, as the exchange judges them for the trader. */
async function addressesOf({ origin }: ExchangeServer) {
  const [trader, officer] = await Promise.all([clientOf(origin), clientOf(origin, 'officer')]);
  const { address: ours } = await trader.wallet.deposit({ asset: 'ETH', network: 'ethereum' });
  const { items } = await officer.backOfficeUsers.list({ limit: 50 });
  const somebody = items.find(({ id, coreId }) => id !== 'trader' && coreId !== null);
  trader.dispose();
  officer.dispose();
  return {
    stranger: encodeAddress('ethereum', randomBytes(32)),
    ours,
    blocked: `0xdeadbeef${randomBytes(16).toString('hex')}`,
    otherCorePass: somebody?.coreId ?? '',
  };
}

test('each of the eight results of an address check is shown with its next step, which keeps what was entered', async ({
  page,
  server,
}) => {
  // Many states in one sign-in: each is quick, and a busy machine takes its time.
  test.slow();
  const addresses = await addressesOf(server);
  const send = new SendDialog(page);
  const title = (text: string) =>
    expect(send.dialog.getByText(text, { exact: true })).toBeVisible();
  const link = (name: string) => send.dialog.getByRole('link', { name, exact: true });
  const paste = async (network: string, address: string) => {
    await send.address(network).fill(address);
    await send.address(network).blur();
  };

  // 1: allowed.
  await send.open('tab=send&asset=ETH&network=ethereum');
  await send.choose('Ledger, cold');
  await send.amount.fill('0.02');
  await title('Ownership proven');
  await expect(send.button('Review transfer')).toBeEnabled();

  // 2: ours.
  await paste('Ethereum', addresses.ours);
  await title('This address belongs to the exchange');
  await expect(send.button('This address cannot be used yet')).toBeVisible();
  await send.button('Change address').click();

  // 3: blocked.
  await paste('Ethereum', addresses.blocked);
  await title('You cannot send here');
  await expect(link('Contact support')).toHaveAttribute('href', /\/user\/support/);

  // 4: needs a proof that takes the place of another.
  await paste('Ethereum', addresses.stranger);
  await title('Prove it, and it replaces the old one');
  await expect(send.dialog.getByText('Proof of this one removes “Ledger, cold”.')).toBeVisible();
  await expect(send.button('Use Ledger, cold')).toBeVisible();
  await expectAccessible(page);
  await link('Prove and replace').click();
  const form = page.getByRole('dialog', { name: 'Add address' });
  await expect(form.getByRole('textbox', { name: /address/ })).toHaveValue(addresses.stranger);
  await page.goBack();
  await expect(send.address('Ethereum')).toHaveValue(addresses.stranger);
  await expect(send.amount).toHaveValue('0.02');

  // 5 and 6: needs a proof; its proof was withdrawn.
  await send.show('tab=send&asset=BTC&network=bitcoin');
  await send.choose('Savings, old laptop');
  await title('Prove that this address is yours');
  await expect(link('Prove ownership')).toHaveAttribute('href', /task=proof&entry=/);
  await send.button('Choose another address').click();
  await send.choose('Former custodian');
  await title('The proof was withdrawn');
  await expect(send.dialog.getByText('The custodian closed its service.')).toBeVisible();
  await link('Prove again').click();
  await expect(page).toHaveURL(/\/user\/addressbook\?task=proof&entry=/);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Prove later' })).toBeVisible();

  // 7: the wallet of another user.
  await send.show('tab=send&asset=XCB&network=core');
  await paste('Core', addresses.otherCorePass);
  await title('This CorePass wallet is not yours');
  await send.button('Use my wallet').click();
  await title('Ownership proven');

  // 8: only by a signed form.
  await send.show('tab=send&asset=LTC&network=litecoin');
  await send.choose('Litecoin desk');
  await title('Litecoin needs the signed form');
  await link('Get the form').click();
  await expect(page.getByRole('button', { name: /Download/ })).toBeVisible();

  // One that this version does not know: nothing is sent.
  await page.route(/check-allowance/, async (route) => {
    const response = await route.fetch();
    const allowance = (await response.json()) as object;
    await route.fulfill({ response, json: { ...allowance, result: 'AskedOfTheTravelRule' } });
  });
  await send.show('tab=send&asset=ETH&network=ethereum');
  await paste('Ethereum', addresses.stranger);
  await title('This address could not be judged');
  await expect(link('Contact support')).toHaveAttribute('href', /\/user\/support/);
  await expect(send.button('This address cannot be used yet')).toBeVisible();
});

test('each state of a transfer is shown as it comes, with its time, and a transfer that failed is sent again', async ({
  page,
  server,
}) => {
  await server.disturb({ fault: 'under-way', state: 'held' });
  const client = await clientOf(server.origin);
  const { wallet, addressBook, ownership } = client;
  const book = await addressBook.list({ asset: 'USDC', network: 'stellar' });
  const custody = book.find(({ allowance }) => allowance === 'IsAllowed');
  const { id = '', address = '' } = custody ?? {};
  const withdraw = (amount: string, memo: string) =>
    wallet.withdraw({ asset: 'USDC', network: 'stellar', address, memo, amount });
  // A memo is a part of what is proven.
  const prove = async (memo: string) => {
    await addressBook.rename({ id, memo });
    await ownership.verify({ addressId: id });
    await ownership.verify({ addressId: id, signature: `0x${'ab'.repeat(65)}` });
    return memo;
  };
  const arrives = await withdraw('61', '8840291736');
  const fails = await withdraw('62', await prove('500'));
  const returns = await withdraw('63', await prove('404'));
  await prove('8840291736');
  client.dispose();
  const advanceNow = (record: string) => server.disturb({ fault: 'advance-now', record });
  await visit(page, '/user/history?list=transfers&asset=USDC&type=Withdrawal');
  const row = (amount: string) =>
    page
      .getByRole('row')
      .filter({ hasText: new RegExp(`[-−]${amount}(?:\\.0+)?\\b`) })
      .first();

  await expect(row('61')).toContainText('Requested');
  for (const state of ['Approved', 'On its way', '1 of 3', '2 of 3', 'Confirmed']) {
    await advanceNow(arrives.id);
    await expect(row('61')).toContainText(state);
  }
  await advanceNow(fails.id);
  await advanceNow(fails.id);
  await expect(row('62')).toContainText('Failed');
  await expect(page.getByText('Withdrawal failed, and your money is back').first()).toBeVisible();
  for (let step = 0; step < 5; step += 1) {
    await advanceNow(returns.id);
  }
  await expect(row('63')).toContainText('Returned');

  const details = page.getByRole('dialog');
  const open = async (amount: string) => {
    await row(amount)
      .getByRole('button', { name: /^Details:/ })
      .click();
    await expect(details).toBeVisible();
  };
  await open('61');
  await expect(details.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveText([
    /Requested/,
    /Approved/,
    /On its way/,
    /Confirming/,
    /Confirmed/,
  ]);
  await expect(details.getByRole('link', { name: 'View in the explorer' })).toBeVisible();
  await expect(details.getByRole('link', { name: 'Send again' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const [amount, reason] of [
    ['62', 'The network did not take the transaction.'],
    ['63', 'The recipient does not know this memo.'],
  ] as const) {
    await open(amount);
    await expect(details.getByText(reason)).toBeVisible();
    await expect(details.getByRole('link', { name: 'Send again' })).toHaveAttribute(
      'href',
      /modal=send_receive&tab=send&asset=USDC/,
    );
    await page.keyboard.press('Escape');
  }
  await page.goto('/user/history?list=transfers&status=Rejected');
  await page
    .getByRole('button', { name: /^Details: Withdrawal/ })
    .first()
    .click();
  await expect(details.getByText('Ownership of the address was not proven.')).toBeVisible();
  await expect(details.getByRole('link', { name: 'Send again' })).toBeVisible();
});

/** Places an order by the client and opens it. */
async function rampOrder(page: Page, { origin }: ExchangeServer, side: 'Buy' | 'Sell') {
  const client = await clientOf(origin);
  const { ramp } = client;
  const [quote] = await ramp.quotes({
    side,
    country: 'CH',
    currency: 'CHF',
    asset: 'USDC',
    paymentMethod: 'bank',
    fiatAmount: '100',
  });
  const { id } = await ramp.createOrder({ quoteId: quote?.id ?? '' });
  client.dispose();
  await page.goto(`/user/portfolio/ramp?orderId=${id}`);
  return id;
}

test('each state of a purchase and of a sale is shown as it comes, with its next step', async ({
  page,
  server,
}) => {
  await server.disturb({ fault: 'under-way', state: 'held' });
  const heading = (name: string | RegExp) =>
    expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const goOn = page.getByRole('link', { name: /^Continue with / });
  const advanceNow = (record: string) => server.disturb({ fault: 'advance-now', record });
  await visit(page, '/markets');

  const bought = await rampOrder(page, server, 'Buy');
  await heading('Waiting for your payment');
  await expect(button('Show bank details')).toBeVisible();
  await goOn.click();
  await button('Pay').click();
  await heading(/^Payment received by /);
  await advanceNow(bought);
  await heading(/^You received .* USDC$/);
  await expect(page.getByRole('link', { name: 'Go to portfolio' })).toBeVisible();

  const expired = await rampOrder(page, server, 'Sell');
  await heading('Waiting for your confirmation');
  await expect(goOn).toBeVisible();
  await advanceNow(expired);
  await heading('The time to confirm ran out');
  await expect(page.getByText(/is available again/)).toBeVisible();
  await expect(button('Sell again')).toBeVisible();

  const sold = await rampOrder(page, server, 'Sell');
  await goOn.click();
  await button('Pay').or(button('Confirm')).click();
  await heading(/^Sale confirmed by /);
  await advanceNow(sold);
  await heading(/^You were paid /);

  for (const [answer, outcome] of [
    ['Cancel', /^You cancelled at /],
    ['Refuse', / refused the sale$/],
  ] as const) {
    await rampOrder(page, server, 'Sell');
    await goOn.click();
    await page.getByRole('button', { name: new RegExp(`^${answer}`) }).click();
    await heading(outcome);
    await expect(button('Sell again')).toBeVisible();
  }
});

testAlone.describe(() => {
  testAlone.use({ scenario: 'quiet' });

  testAlone(
    'each limit of a tier is shown where it is reached, with the way on, and a change of tier takes effect at once',
    async ({ page, own }) => {
      testAlone.slow();
      const lower = (tier: string) =>
        own.administer('PUT', '/back-api/api/v3/users/downgrade', {
          userId: 'trader',
          tier,
          comment: 'As agreed by phone.',
        });
      const send = new SendDialog(page);
      /** Answers as if this much had been sent before. */
      const used = async (
        much: Partial<Pick<WithdrawalLimits, 'usedToday' | 'usedThisMonth' | 'perDay' | 'next'>>,
      ) => {
        await page.unrouteAll();
        await page.route(/\/withdrawal\/limits$/, async (route) => {
          const response = await route.fetch();
          const limits = (await response.json()) as object;
          await route.fulfill({ response, json: { ...limits, ...much } });
        });
      };
      const says = (text: string) => expect(send.dialog.getByText(text)).toBeVisible();
      // Opened again, the form has the address that was chosen before.
      const fill = () => send.amount.fill('2000');

      // Tier 2: of the day nearly all is used, then of the month.
      await used({ usedToday: '24000' });
      await send.open('tab=send&asset=USDC&network=stellar');
      await send.choose('Northbank Custody');
      await fill();
      await says('This is more than is left of your limit for today: 1,000.00 CHF.');
      await send.button('Raise the limit').click();
      const upgrade = page.getByRole('dialog', { name: 'Withdrawal over your limit' });
      await upgrade.getByRole('button', { name: 'Withdraw the remaining amount' }).click();
      await expect(send.button('Review transfer')).toBeEnabled();
      await used({ usedThisMonth: '149990' });
      await send.show('tab=send&asset=USDC&network=stellar');
      await fill();
      await says('This is more than is left of your limit for this month: 10.00 CHF.');
      await expect(send.button('Use what is left')).toBeVisible();

      // Tier 3, the highest: no tier raises it.
      await used({ perDay: '250000', usedToday: '249000', next: null });
      await send.show('tab=send&asset=USDC&network=stellar');
      await fill();
      await says('This is more than is left of your limit for today: 1,000.00 CHF.');
      await send.button('Raise the limit').click();
      await expect(
        upgrade.getByText('You have the highest tier. To raise your limit, contact support.'),
      ).toBeVisible();
      await upgrade.getByRole('button', { name: 'Withdraw the remaining amount' }).click();
      await expect(send.button('Review transfer')).toBeEnabled();

      // Tier 1 while the form is open: nothing that was entered is lost.
      await page.unrouteAll();
      await send.show('tab=send&asset=USDC&network=stellar');
      await fill();
      await send.amount.fill('2100');
      await lower('Tier1');
      await says('of 1,000.00 CHF left');
      await says('This is more than is left of your limit for');
      await expect(send.amount).toHaveValue('2100');
      await expect(send.button('Use what is left')).toBeVisible();

      // Buying, of the tier's day.
      await page.goto('/user/portfolio/ramp?side=buy&crypto=USDC&fiat=CHF&amount=900');
      await expect(page.getByText('You can buy or sell for 500.00 CHF more today.')).toBeVisible();
      await page.getByRole('button', { name: 'Use maximum' }).click();
      await expect(page.getByRole('button', { name: /^Continue with / })).toBeVisible();

      // Tier 0: not at all, and why.
      await lower('Tier0');
      await expect(page.getByText('This account cannot buy or sell with fiat.')).toBeVisible();
      await send.show('tab=send&asset=USDC&network=stellar');
      await expect(send.dialog.getByText('This account cannot send or receive.')).toBeVisible();
      await expect(
        send.dialog.getByRole('link', { name: /^(?:Verify your identity|Contact support)$/ }),
      ).toBeVisible();
    },
  );
});
