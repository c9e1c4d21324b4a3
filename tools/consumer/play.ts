import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, startServer, type Frontend } from '@agio/sandbox/server';
import { type Browser, chromium as playwright, type Page } from 'playwright';
import { chromium } from '../chromium.mjs';
import { checked, type Outcome } from '../lib/outcome.ts';

/** Runs what needs a browser, and closes it. */
export async function inBrowser<Result>(
  run: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const { executablePath, args, env } = await chromium();
  const browser = await playwright.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** Runs what needs the exchange with a host's pages on its origin, and ends it with its data. */
export async function onExchange<Result>(
  handle: Frontend['handle'],
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'agio-consumer-data-'));
  try {
    const server = await startServer({
      ...readOptions({ AGIO_DATA: dataFolder, PORT: '0' }, dataFolder),
      frontend: () => ({ handle }),
    });
    try {
      return await run(server.origin);
    } finally {
      await server.close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/**
 * Plays on a new page. What the browser's console says and what `script` answers are faults.
 *
 * @param what printed beside the result
 */
export async function play(
  browser: Browser,
  what: string,
  script: (page: Page) => Promise<string[]>,
): Promise<Outcome> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    faults.push(...(await script(page)));
  } catch (error) {
    faults.push(String(error));
  } finally {
    await page.close();
  }
  return checked(what, faults);
}
