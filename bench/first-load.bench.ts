import type { Browser, CDPSession, Page } from 'playwright';
import { chromium as playwright } from 'playwright';
import { ExchangeServer } from '../e2e/exchange-server.ts';
import { chromium } from '../tools/chromium.mjs';
import { buildApp } from '../tools/lib/build-app.ts';

/* First load of a page by a new visitor, over a slow line on a slow machine. */

const LINE = { bitsPerSecond: 1_600_000, latencyMs: 150, cpuSlowdown: 4 };
/** In ms. */
const budgets = { fcp: 1800, lcp: 2800, tbt: 200 };
const TIMES = 3;
/** Time after the first paint that is watched, in milliseconds. */
const WATCHED_MS = 6_000;

type Measured = Record<keyof typeof budgets, number>;

/** Collects what the browser says of its own work, from before the first script. */
function watch() {
  const seen = { lcp: 0, longTasks: [] as { start: number; ms: number }[] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.longTasks.push({ start: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** First contentful paint, largest one, and how long the page could not have answered after the first. */
const readOff = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as {
      seen: { lcp: number; longTasks: { start: number; ms: number }[] };
    };
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const after = seen.longTasks.filter(({ start, ms }) => start + ms > fcp);
    return {
      fcp,
      lcp: seen.lcp,
      tbt: after.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    };
  });

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latencyMs,
    downloadThroughput: LINE.bitsPerSecond / 8,
    uploadThroughput: LINE.bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: LINE.cpuSlowdown });
}

async function load(browser: Browser, url: string, hasBackend: boolean): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  try {
    await page.addInitScript(watch);
    if (!hasBackend)
      await page.route(/\/(?:frontoffice|marketdata|hubs?|identity)\//, (route) => route.abort());
    await slowDown(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    await page.waitForTimeout(WATCHED_MS);
    return await readOff(page);
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function run(): Promise<void> {
  await buildApp();
  const { executablePath, args, env } = await chromium();
  const server = await ExchangeServer.start();
  const browser = await playwright.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  try {
    for (const [what, path, hasBackend] of [
      ['/markets', '/markets', true],
      ['/trade', '/trade', true],
      // The shell stands; the largest paint is the message that comes after the last try, whenever that is.
      ['/markets, no backend', '/markets', false],
    ] as const) {
      const all: Measured[] = [];
      for (let i = 0; i < TIMES; i++)
        all.push(await load(browser, server.origin + path, hasBackend));
      const told = hasBackend ? (['fcp', 'lcp', 'tbt'] as const) : (['fcp', 'tbt'] as const);
      const shown = told.map((name) => {
        const ms = Math.round(median(all.map((one) => one[name])));
        return `${name.toUpperCase()} ${ms} ms${ms > budgets[name] ? ` (over ${budgets[name]})` : ''}`;
      });
      console.log(`${what.padEnd(22)} ${shown.join(' · ')}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
