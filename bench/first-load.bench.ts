/**
 * First load of a page by a new visitor, over a slow line on a slow machine. `--before <folder>` measures an earlier build
 * in turns.
 *
 * `npm run bench -- first-load --before ../dist-before`
 */
import type { Browser, CDPSession, Page } from 'playwright';
import { chromium as playwright } from 'playwright';
import { chromium } from '../tools/chromium.mjs';
import { median, printTurns, readTurns, serve } from './builds.ts';

const LINE = { bitsPerSecond: 1_600_000, latencyMs: 150, cpuSlowdown: 4 };
/** Time after the first paint that is watched, in milliseconds. */
const WATCHED_MS = 6_000;

/** Rows of the table, with their budgets. */
const measures = {
  fcp: 'FCP, ms (of 1,800)',
  lcp: 'LCP, ms (of 2,800)',
  tbt: 'TBT, ms (of 200)',
  bytes: 'kB before the first paint',
  requests: 'requests before the largest paint',
};
type Measured = Record<keyof typeof measures, number>;

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

/** First contentful paint, largest one, how long the page could not have answered after the first, and what came before. */
const readOff = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as {
      seen: { lcp: number; longTasks: { start: number; ms: number }[] };
    };
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const after = seen.longTasks.filter(({ start, ms }) => start + ms > fcp);
    const files = [
      ...(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
    ];
    const before = (time: number) => files.filter(({ responseEnd }) => responseEnd <= time);
    return {
      fcp,
      lcp: seen.lcp,
      tbt: after.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
      bytes: before(fcp).reduce((sum, { transferSize }) => sum + transferSize / 1_000, 0),
      requests: before(seen.lcp).length,
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

export async function run(args: readonly string[]): Promise<void> {
  const { builds: measured, times } = await readTurns(args);
  const { executablePath, args: flags, env } = await chromium();
  const servers = await Promise.all(measured.map(serve));
  const browser = await playwright.launch({
    executablePath,
    args: flags,
    env: { ...process.env, ...env },
  });
  const seen: Record<string, Measured[][]> = {};
  try {
    for (let turn = 0; turn < times; turn += 1)
      for (const [what, path, hasBackend] of [
        ['/markets', '/markets', true],
        ['/trade', '/trade', true],
        // The shell stands; the largest paint is the message that comes after the last try, whenever that is.
        ['/markets, no backend', '/markets', false],
      ] as const)
        for (const [build, { origin }] of servers.entries()) {
          seen[what] ??= measured.map(() => []);
          seen[what][build]?.push(await load(browser, origin + path, hasBackend));
        }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
  printTurns(
    Object.entries(seen).flatMap(([what, loads]) =>
      Object.entries(measures).map(
        ([name, label]) =>
          [
            `${what}: ${label}`,
            loads.map((each) => median(each.map((one) => one[name as keyof Measured]))),
          ] as const,
      ),
    ),
  );
}
