import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright, type Page } from 'playwright';
import { ExchangeServer } from '../../e2e/exchange-server.ts';
import { chromium } from '../chromium.mjs';
import { buildApp } from '../lib/build-app.ts';
import { main } from '../lib/main.ts';
import { onInterrupt, root } from '../lib/run.ts';
import { chooseTheme } from '../lib/theme.ts';

/* The README's pictures, from the running app: the desk with an order of the trader's own, the markets, the portfolio. */

const folder = join(root, 'docs/pictures');

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  await page.waitForURL(
    (url) => !url.pathname.startsWith('/identity') && url.pathname !== '/login/callback',
  );
}

async function placeOrder(page: Page) {
  const bids = page.getByRole('region', { name: 'Order book' }).getByRole('list', { name: 'Bids' });
  await bids.getByRole('listitem').nth(4).getByRole('button').first().click();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('250');
  await page.getByRole('button', { name: 'Buy XCB', exact: true }).click();
  await page.getByRole('table', { name: 'Open orders' }).getByRole('row').nth(1).waitFor();
}

async function shoot(page: Page, path: string, name: string) {
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(4000); // the tape fills, the last bar moves
  await page.screenshot({
    path: join(folder, `${name}.png`),
    animations: 'disabled',
    caret: 'hide',
  });
  console.log(`docs/pictures/${name}.png`);
}

await main(async () => {
  await buildApp();
  mkdirSync(folder, { recursive: true });
  const { executablePath, args, env } = await chromium();
  const server = await ExchangeServer.start();
  onInterrupt(() => server.stop());
  const browser = await playwright.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  try {
    const page = await browser.newPage({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await page.goto('/trade/XCB-CTN');
    await signIn(page);
    await placeOrder(page);
    await shoot(page, '/trade/XCB-CTN', 'trade-dark');
    await shoot(page, '/markets', 'markets-dark');
    await chooseTheme(page, 'light');
    await shoot(page, '/user/portfolio', 'portfolio-light');
  } finally {
    await browser.close();
    await server.stop();
  }
});
