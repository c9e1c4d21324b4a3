import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { expect, testAlone, visit } from './fixtures.ts';

testAlone.use({ scenario: 'quiet' });

async function openPortfolio(page: Page): Promise<void> {
  await visit(page, '/user/portfolio');
  await expect(page.getByRole('row', { name: /CTN/ }).first()).toBeVisible();
}

const balance = (page: Page, asset: string) =>
  page
    .getByRole('row', { name: new RegExp(`\\b${asset}\\b`) })
    .first()
    .getByRole('cell')
    .first();

/** Returns the chart's label of its last point. */
async function lastPoint(page: Page): Promise<string> {
  const cursor = page.getByRole('slider', { name: /^Moment/ });
  await cursor.focus();
  await cursor.press('End');
  return (await cursor.getAttribute('aria-valuetext')) ?? '';
}

testAlone(
  'money that arrives moves the total, the last point of the chart and the table without a reload',
  async ({ page }) => {
    await openPortfolio(page);
    const total = page.getByRole('region', { name: 'Total value' });
    const figure = async () => /[\d,]+\.\d\d/.exec(await total.innerText())?.[0] ?? '';
    const before = await figure();
    const had = {
      USDC: await balance(page, 'USDC').innerText(),
      CTN: await balance(page, 'CTN').innerText(),
    };
    await expect.poll(() => lastPoint(page)).toContain(before);

    await page.getByRole('button', { name: 'Learn more' }).click();
    const claim = page.getByRole('dialog', { name: /^Claim / });
    const name = (await claim.getAttribute('aria-label')) ?? (await claim.innerText());
    const asset = /USDC|CTN/.exec(name)?.[0] === 'CTN' ? 'CTN' : 'USDC';
    await claim.getByRole('button', { name: /^Claim/ }).click();
    await expect(balance(page, asset)).not.toHaveText(had[asset]);
    await expect.poll(figure).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await lastPoint(page)).includes(await figure())).toBe(true);
    // The reward is marked in the chart.
    await expect.poll(() => lastPoint(page)).toMatch(/Reward [\d,.]+ (?:USDC|CTN)/);
  },
);

testAlone(
  'the range of the chart and the way in which gains are counted are kept',
  async ({ page }) => {
    await openPortfolio(page);
    await page.getByRole('radio', { name: '3M' }).click();
    await page.getByRole('button', { name: 'Cost method: Average cost' }).click();
    await page.getByRole('menuitemradio', { name: 'First in, first out' }).click();
    const chosen = page.getByRole('button', { name: 'Cost method: First in, first out' });
    await expect(chosen).toBeEnabled();
    const asked = page.waitForRequest(/portfolio\/history\?.*range=3M/);
    await page.reload();
    await asked;
    await expect(page.getByRole('radio', { name: '3M' })).toBeChecked();
    await expect(page.getByRole('img', { name: /^Total value, 3 months/ })).toBeVisible();
    await expect(chosen).toBeVisible();
  },
);

testAlone(
  'a deposit that arrives moves the portfolio, its chart, the history and the send form in every open tab, and what is entered stays',
  async ({ page, context, own }) => {
    testAlone.slow();
    await own.disturb({ fault: 'under-way', state: 'held' });
    await openPortfolio(page);
    const before = await balance(page, 'SOL').innerText();
    const other = await context.newPage();
    await other.goto('/user/history?list=transfers&asset=SOL&modal=send_receive&tab=send');
    const form = other.getByRole('dialog', { name: 'Send and receive' });
    const available = form.getByText(/^Available/);
    await expect(available).toContainText(/\d/);
    const had = await available.innerText();
    await form.getByRole('textbox', { name: /^Amount in/ }).fill('1.25');

    const client = await clientOf(own.origin);
    const { wallet } = client;
    await wallet.deposit({ asset: 'SOL', network: 'solana' });
    const latest = async () => (await wallet.transfers({ asset: 'SOL', limit: 1 })).items[0];
    const record = (await latest())?.id ?? '';
    // Behind the dialog, which hides it from those who cannot see.
    const entry = other.locator('tr').filter({ hasText: 'Deposit' }).first();
    await expect(entry).toContainText('Requested');
    while ((await latest())?.status !== 'Confirmed') {
      await own.disturb({ fault: 'advance-now', record });
    }
    client.dispose();

    await expect(entry).toContainText('Confirmed');
    await expect(available).not.toHaveText(had);
    await expect(form.getByRole('textbox', { name: /^Amount in/ })).toHaveValue('1.25');
    await expect(balance(page, 'SOL')).not.toHaveText(before);
    await expect.poll(() => lastPoint(page)).toMatch(/Deposit [\d,.]+ SOL/);
  },
);
