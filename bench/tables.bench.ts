/**
 * Tables of 10,000 and 100,000 rows, and the staff's grid of 100,000, in a real browser, scrolled by a wheel on a
 * processor four times slower than this one. The baseline is the same scrolling over an empty page as high as the table.
 * Frames a second depend on what else the machine does; the work of a frame, in the page's own thread, does not.
 *
 * `npm run bench -- tables`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtApp } from '@agio/sandbox/server';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { chromium as browser, type Page } from 'playwright';
import { chromium } from '../tools/chromium.mjs';
import { viteBuild } from '../tools/lib/vite-build.ts';
import {
  type Clock,
  installMeter,
  type Measured,
  percentile,
  startMeter,
  stopMeter,
  throttle,
} from './meter.ts';

const slowdown = 4;
const seconds = 8;
const shownRows = ':is([data-slot=data-table-row], [data-slot=data-grid-row])';

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agio-bench-'));
  await viteBuild({
    configFile: false,
    root: join(import.meta.dirname, 'table-page'),
    logLevel: 'silent',
    plugins: [react(), tailwindcss()],
    resolve: { conditions: ['@agio/source', 'module', 'browser', 'development|production'] },
    build: { outDir: folder, emptyOutDir: true },
  });
  const serve = builtApp(folder);
  const server = createServer((request, response) => void serve(request, response)).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { executablePath, args, env } = await chromium();
  const launched = await browser.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    for (const [name, query] of [
      ['10,000 rows', 'rows=10000'],
      ['100,000 rows', 'rows=100000'],
      ['100,000, the grid', 'rows=100000&grid'],
    ] as const) {
      const page = await launched.newPage({ viewport: { width: 1200, height: 800 } });
      await installMeter(page);
      const busy = await throttle(page, slowdown);
      await page.goto(`http://localhost:${port}/?${query}`);
      const row = page.locator(shownRows);
      await row.nth(10).waitFor();
      const first = await firstRows(page);
      const before = await held(page);
      const scrolled = await scroll(page, busy);
      const more = (await held(page)) - before;
      report(name, scrolled, await mostRows(page));
      console.log(
        `${' '.repeat(18)} first rows painted ${Math.round(first)} ms after the answer · ${Math.round(before)} MB held, ${Math.round(more * 10) / 10} MB more after the scrolling`,
      );
      await page.close();
    }
    const page = await launched.newPage({ viewport: { width: 1200, height: 800 } });
    await installMeter(page);
    await page.goto(`http://localhost:${port}/?rows=0`);
    await page.evaluate(() => {
      document.body.innerHTML =
        '<div style="height:720px;overflow:auto"><div style="height:1000000px"></div></div>';
    });
    report('baseline, empty', await scroll(page, await throttle(page, slowdown)), 0);
  } finally {
    await launched.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Turns the wheel all the time, as fast as a hand does. */
async function scroll(page: Page, busy: Clock): Promise<Scrolled> {
  await page.evaluate((selector) => {
    const counted = globalThis as unknown as { most: number };
    counted.most = 0;
    new MutationObserver(() => {
      const now = document.querySelectorAll(selector).length;
      counted.most = Math.max(counted.most, now);
    }).observe(document.body, { childList: true, subtree: true });
  }, shownRows);
  await page.mouse.move(400, 400);
  await startMeter(page);
  const before = await workOf(busy);
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(30);
  }
  const after = await workOf(busy);
  return { ...(await stopMeter(page)), work: after.map((ms, at) => ms - (before[at] ?? 0)) };
}

/** `work`: milliseconds of the page's main thread, as {@link kinds}. */
type Scrolled = Measured & { work: number[] };
const kinds = ['Task', 'Script', 'RecalcStyle', 'Layout'] as const;
const workOf = (busy: Clock) => Promise.all(kinds.map((kind) => busy(kind)));

/** From the rows in the page's hands to the paint that shows the first of them, in milliseconds. */
const firstRows = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { firstRows: Promise<number> }).firstRows);

/** Megabytes of the heap after a collection. */
async function held(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1024 / 1024;
}

const mostRows = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { most: number }).most);

function report(name: string, measured: Scrolled, rows: number): void {
  const { frames, frameTimes, longTasks, commits, work, seconds: passed } = measured;
  const round = (value: number) => Math.round(value);
  const aFrame = work.map((ms) => round((ms / frames) * 10) / 10);
  console.log(
    [
      name.padEnd(18),
      `${round(frames / passed)} frames/s`,
      `${aFrame[0]} ms of the processor a frame (script ${aFrame[1]}, style ${aFrame[2]}, layout ${aFrame[3]})`,
      `frame p95 ${round(percentile(frameTimes, 0.95))} ms`,
      `${rows} rows in the page at most (limit 60)`,
      `${round(commits / passed)} commits/s`,
      `${longTasks.length} long tasks${longTasks.length > 0 ? `, longest ${round(Math.max(...longTasks))} ms` : ''}`,
    ].join(' · '),
  );
}
