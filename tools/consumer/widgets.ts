import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtApp, readOptions, startServer } from '@agio/sandbox/server';
import { type Browser, chromium as playwright, type Page } from 'playwright';
import { chromium } from '../chromium.mjs';
import { sum, verdict, type Outcome } from '../lib/outcome.ts';
import { checkRadixCopies } from '../pack/radix-copies.ts';
import { installConsumer } from './install.ts';
import { readmeExamples } from './readme.ts';
import { typesOf } from './ui.ts';

/**
 * The widgets as a consumer uses them, against the running exchange: the desk of the readme, as it stands there, in
 * which a user signs in and buys; and a ticket and the list of markets by themselves, in a brand and a language of the
 * host's own.
 */
export async function widgetsConsumer(): Promise<Outcome> {
  const names = [
    '@agio/widgets',
    '@agio/ui',
    '@agio/api-client',
    '@agio/whitelabel-themes',
    '@agio/money',
  ];
  const consumer = await installConsumer('widgets-host', names);
  const { folder } = consumer;
  const dataFolder = mkdtempSync(join(tmpdir(), 'agio-consumer-data-'));
  try {
    const layers = checkRadixCopies(folder);
    readmeExamples(folder, ['@agio/widgets']);
    const types = await typesOf(consumer);
    const theme = await consumer.check('node_modules/.bin/agio-theme', 'build', 'brand.json');
    const built = await consumer.check('node_modules/.bin/vite', 'build', '--logLevel', 'warn');
    if (built.failed > 0) return sum([layers, types, theme, built]);
    const server = await startServer({
      ...readOptions({ AGIO_DATA: dataFolder, PORT: '0' }, dataFolder),
      frontend: () => ({ handle: builtApp(join(folder, 'dist')) }),
    });
    try {
      return sum([layers, types, theme, built, ...(await visits(server.origin))]);
    } finally {
      await server.close();
    }
  } finally {
    consumer.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function visits(origin: string): Promise<Outcome[]> {
  const { executablePath, args, env } = await chromium();
  const browser = await playwright.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  try {
    return [
      await visit(browser, `${origin}/`, 'the desk of the readme: signed in, and bought', trade),
      await visit(
        browser,
        `${origin}/parts.html`,
        'a ticket and the markets, in a brand and a language of the host',
        wearAndSpeak,
      ),
    ];
  } finally {
    await browser.close();
  }
}

async function visit(
  browser: Browser,
  address: string,
  what: string,
  play: (page: Page) => Promise<string[]>,
): Promise<Outcome> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    await page.goto(address);
    faults.push(...(await play(page)));
  } catch (error) {
    faults.push(String(error));
  } finally {
    await page.close();
  }
  console.log(`${faults.length === 0 ? ' ' : '✗'} ${what}`);
  for (const fault of faults) console.log(`    ${fault}`);
  return verdict(faults.length === 0);
}

/** Everything of the desk is there; a user signs in and buys. */
async function trade(page: Page): Promise<string[]> {
  await page.getByRole('region', { name: 'Order book' }).getByRole('listitem').first().waitFor();
  await page.getByRole('region', { name: 'Recent trades' }).getByRole('listitem').first().waitFor();
  await page.locator('[data-slot=price-chart]').waitFor();
  await page.getByRole('button', { name: 'Sign in to trade' }).click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  const ticket = page.getByRole('form', { name: 'Order ticket' });
  await ticket.getByRole('tab', { name: 'Market' }).click();
  await ticket.getByRole('textbox', { name: 'Amount' }).fill('10');
  await ticket.getByRole('button', { name: 'Buy XCB' }).click();
  await page.getByText(/^Order (?:filled|partly filled)$/).waitFor();
  return [];
}

/** The host's colours, and no English: every text of the ticket came from the host's language. */
async function wearAndSpeak(page: Page): Promise<string[]> {
  const ticket = page.locator('[data-widget=order-entry]');
  await ticket.getByText('⟦orderEntry.button.signIn⟧').waitFor();
  await page.locator('[data-widget=markets] [data-slot=data-table-row]').first().waitFor();
  const said = await ticket.evaluate((form) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const element of form.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
  const english = said.filter((text) => /[A-Za-z][a-z]{2}/.test(text.replaceAll(/⟦[^⟧]*⟧/g, '')));
  const [corner, font] = await ticket.evaluate((form) => {
    const button = form.querySelector('button[type=submit]') ?? form;
    return [getComputedStyle(button).borderTopLeftRadius, getComputedStyle(form).fontSize];
  });
  return [
    ...english.map((text) => `not of the host's language: ${text}`),
    ...(corner === '0px' ? [] : [`the partner's corner is ${corner}, should be 0px`]),
    ...(font === '14px' ? [] : [`the ticket's text is ${font}, should be 14px`]),
  ];
}
