/**
 * The ledger of 50,000 entries as a file, in the real page on a processor four times slower than this one: the longest
 * task of the page, and the memory that is left after it and after one that is cancelled half way. The baseline is the same page for as long, without an export.
 *
 * `npm run bench -- export`
 */
import { type Browser, chromium as playwright, type CDPSession, type Page } from 'playwright';
import { ExchangeServer } from '../e2e/exchange-server.ts';
import { chromium } from '../tools/chromium.mjs';
import { buildApp } from '../tools/lib/build-app.ts';
import {
  installMeter,
  type Measured,
  percentile,
  startMeter,
  stopMeter,
  throttle,
} from './meter.ts';
import { taskTimes } from './task-times.ts';

const slowdown = 4;
const entries = 50_000;
const started = Date.UTC(2026, 0, 1);

/** One trade of the ledger, as the exchange says it: a row of twelve filled columns. */
const entry = (index: number) => ({
  id: `j${String(index).padStart(9, '0')}`,
  time: new Date(started + index * 60_000).toISOString(),
  type: 'Trade',
  changes: [
    { asset: 'XCB', change: `${index}.25`, worth: { currency: 'CHF', amount: `${index}.17` } },
    { asset: 'CTN', change: `-${index}.103417`, worth: { currency: 'CHF', amount: `${index}.19` } },
  ],
  fee: { asset: 'XCB', amount: '0.002513', worth: { currency: 'CHF', amount: '0.02' } },
  reference: `o${index}`,
  market: 'XCB-CTN',
  fiat: null,
});

function pageOf(address: string) {
  const query = new URL(address).searchParams;
  const limit = Number(query.get('limit') ?? 50);
  const from = Number(query.get('cursor') ?? 0);
  const items = Array.from({ length: Math.min(limit, entries - from) }, (_, index) =>
    entry(entries - from - index),
  );
  return { items, nextCursor: from + limit < entries ? String(from + limit) : null };
}

/** Bytes that the page's code holds once nothing is left to collect. */
async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

export async function run(): Promise<void> {
  await buildApp();
  const { executablePath, args, env } = await chromium();
  const server = await ExchangeServer.start({ AGIO_SCENARIO: 'quiet' });
  const browser = await playwright.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await installMeter(page);
    await page.route(/\/v1\/ledger\?/, (route, request) =>
      route.fulfill({ json: pageOf(request.url()) }),
    );
    await page.goto(`${server.origin}/markets`);
    await page.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
    await page.waitForURL((url) => url.pathname === '/markets');
    await page.goto(`${server.origin}/user/history?list=all`);
    await page
      .getByRole('button', { name: /^Details of Trade/ })
      .first()
      .waitFor();
    const devtools = await page.context().newCDPSession(page);
    await throttle(page, slowdown);

    // Asked for now and then, and without a layout: a locator looks at the whole page in every frame.
    const shown = (pattern: RegExp) =>
      page.waitForFunction(
        (source) => new RegExp(source).test(document.body.textContent),
        pattern.source,
        { polling: 500, timeout: 600_000 },
      );
    // A key, whose place is known: a click by the tool measures the page first, and is the longest task of all.
    const press = async (name: string, work: () => Promise<unknown> = async () => {}) => {
      await page.getByRole('button', { name }).focus();
      return run(async () => {
        await page.keyboard.press('Enter');
        await work();
      });
    };
    // The tool's own code comes into the page with the first look.
    await shown(/./);
    const before = await heap(devtools);
    const run = (work: () => Promise<void>) => measure(browser, page, work);
    report(
      `${entries.toLocaleString('en')} entries`,
      await press('Export CSV', () => shown(/50,000 rows exported/)),
    );
    await page.waitForTimeout(6000); // its notice closes
    remember('after the file', before, await heap(devtools));
    report(
      'cancelled',
      // The button that starts it is the one that cancels it, and keeps the focus.
      await press('Export CSV', async () => {
        await shown(/2[5-9],\d{3} rows/);
        await page.keyboard.press('Enter');
      }),
    );
    remember('after cancelling', before, await heap(devtools));
    report('baseline, idle', await run(() => page.waitForTimeout(10_000)));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(browser: Browser, page: Page, work: () => Promise<void>) {
  await startMeter(page);
  const tasks = await taskTimes(browser, page, work);
  return { ...(await stopMeter(page)), tasks };
}

function report(
  name: string,
  { tasks, frames, frameTimes, seconds }: Measured & { tasks: readonly number[] },
): void {
  const long = tasks.filter((ms) => ms > 50);
  console.log(
    [
      name.padEnd(18),
      `${Math.round(seconds)} s`,
      `${Math.round(frames / seconds)} frames/s`,
      `frame p95 ${Math.round(percentile(frameTimes, 0.95))} ms`,
      `longest task ${Math.round(Math.max(...tasks))} ms`,
      `${long.length} above 50 ms`,
    ].join(' · '),
  );
}

const mega = (bytes: number) => Math.round(bytes / 1e5) / 10;
const remember = (name: string, before: number, after: number) =>
  console.log(`${name.padEnd(18)} ${mega(after)} MB held, ${mega(before)} MB before`);
