import type { Page } from '@playwright/test';
import { Decimal } from '../packages/money/src/index.ts';
import { clientOf } from './client-of.ts';
import type { ExchangeServer } from './exchange-server.ts';
import { expect, signInAskedFor, testAlone } from './fixtures.ts';
import { northbank, SendDialog } from './send-dialog.ts';

// No other trader: a balance is the earlier one less the amount sent.
testAlone.use({ scenario: 'quiet' });

/** Returns every withdrawal of this kind, and the balance that is left. */
async function ledgerOf(origin: string) {
  const client = await clientOf(origin);
  const [{ items }, { balances }] = await Promise.all([
    client.wallet.transfers({ type: 'Withdrawal', asset: 'USDC', limit: 500 }),
    client.portfolio.overview({}),
  ]);
  const { items: entries } = await client.history.ledger({ asset: 'USDC', limit: 500 });
  client.dispose();
  return {
    sent: items.map(
      ({ amount, status }) => `${amount} ${status === 'Cancelled' ? status : 'sent'}`,
    ),
    entries: entries.filter(({ type }) => type === 'Withdrawal').length,
    left: Decimal.of(balances.find(({ asset }) => asset === 'USDC')?.total ?? '0'),
  };
}

/** Duplicates a tab as a browser does: the new one gets a copy of the session storage. */
async function duplicate(page: Page): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const other = await page.context().newPage();
  await other.addInitScript((all) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of all) sessionStorage.setItem(key, String(value));
  }, kept);
  await other.goto(page.url());
  return other;
}

/**
 * After it: one transfer for each amount, each amount left once, and each is a row of the history.
 *
 * @param sent the amounts, in their order; those that were taken back went and came back
 */
async function expectOnce(
  page: Page,
  own: ExchangeServer,
  before: Awaited<ReturnType<typeof ledgerOf>>,
  sent: readonly string[],
): Promise<void> {
  const after = await ledgerOf(own.origin);
  expect(after.sent.filter((each) => !before.sent.includes(each)).toReversed()).toEqual(sent);
  const gone = sent
    .filter((each) => each.endsWith('sent'))
    .reduce((sum, each) => sum.plus(Decimal.of(each.split(' ')[0] ?? '')), Decimal.zero);
  expect(before.left.minus(after.left).toString()).toBe(gone.toString());
  expect(after.entries - before.entries).toBe(sent.length);
  await page.goto('/user/history?list=transfers&type=Withdrawal&asset=USDC');
  const rows = page.getByRole('row').filter({ hasText: 'Northbank Custody' });
  for (const each of sent) {
    const amount = new RegExp(`[-−]${each.split(' ')[0]}\\b`);
    await expect(rows.filter({ hasText: amount })).toHaveCount(1);
  }
}

testAlone(
  'S50 two clicks, a reload, a second tab: each time one transfer, reported once',
  async ({ page, own }) => {
    testAlone.slow();
    const before = await ledgerOf(own.origin);
    const send = new SendDialog(page);
    const confirm = (amount: string) => send.button(`Send ${amount} USDC on Stellar`);
    await send.open(northbank);

    await testAlone.step('two clicks; taken back while it can be', async () => {
      await own.disturb({ fault: 'under-way', state: 'held' });
      await send.toReview('51');
      await send.compare();
      await confirm('51').dblclick();
      await expect(send.status).toHaveAttribute('data-status', 'Requested');
      await send.button('Cancel transfer').click();
      await expect(send.status).toHaveAttribute('data-status', 'Cancelled');
      await expect(send.button('Cancel transfer')).toHaveCount(0);
      await send.button('New transfer').click();
    });

    await testAlone.step('a reload at the review', async () => {
      await send.toReview('52');
      await page.reload();
      await send.isReviewed();
      await send.compare();
      await confirm('52').click();
      await expect(send.status).toBeVisible();
      await page.reload();
      await expect(send.status).toBeVisible();
      await send.button('New transfer').click();
    });

    await testAlone.step(
      'a second tab with the same review, and one that enters the same',
      async () => {
        await send.toReview('53');
        const twin = new SendDialog(await duplicate(page));
        await twin.isReviewed();
        await send.compare();
        await twin.compare();
        await confirm('53').click();
        await expect(send.status).toBeVisible();
        await twin.button('Send 53 USDC on Stellar').click();
        // The tab has learnt of it meanwhile, or learns it from the exchange: the same transfer either way.
        await expect(twin.status).toBeVisible();
        await twin.button('New transfer').click();
        await twin.toReview('53');
        await expect(twin.dialog.getByText('You have just sent exactly this.')).toBeVisible();
        await expect(twin.button('Confirm the comparison above')).toBeVisible();
        await twin.page.close();
        await send.button('New transfer').click();
      },
    );

    await expectOnce(page, own, before, ['51 Cancelled', '52 sent', '53 sent']);
  },
);

testAlone(
  'F23 S21 S50 a sign-in in between, a lost answer, a server that is killed once it has answered: each time one transfer, reported once',
  async ({ page, own }) => {
    testAlone.slow();
    const before = await ledgerOf(own.origin);
    const send = new SendDialog(page);
    const confirm = (amount: string) => send.button(`Send ${amount} USDC on Stellar`);
    await send.open(northbank);

    await testAlone.step('a required sign-in', async () => {
      await send.toReview('54');
      await send.compare();
      await own.disturb(signInAskedFor('wallet.withdraw'));
      await confirm('54').click();
      const question = page.getByRole('alertdialog', { name: 'Sign in again to do this' });
      await question.getByRole('button', { name: 'Sign in again' }).click();
      await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
      await send.isReviewed();
      await send.compare();
      await confirm('54').click();
      await expect(send.status).toBeVisible();
      await send.button('New transfer').click();
    });

    await testAlone.step('a lost answer', async () => {
      await send.toReview('55');
      await send.compare();
      await own.disturb({ fault: 'call', endpoint: 'wallet.withdraw', lose: 'answer', times: 1 });
      await confirm('55').click();
      await expect(send.status).toBeVisible();
      await send.button('New transfer').click();
    });

    await testAlone.step('a server that is killed once it has answered', async () => {
      await send.toReview('56');
      await send.compare();
      await page.route(/\/wallet\/withdrawal$/, async (route) => {
        const answer = await route.fetch();
        expect(answer.status()).toBe(200);
        await own.kill();
        await route.abort('connectionreset');
      });
      await confirm('56').click();
      await expect(
        send.dialog.getByRole('heading', { name: 'We do not know yet what became of it' }),
      ).toBeVisible();
      await own.restart();
      await send.button('Check again').click();
      await expect(send.status).toBeVisible();
      await page.unrouteAll();
    });

    await expectOnce(page, own, before, ['54 sent', '55 sent', '56 sent']);
  },
);
