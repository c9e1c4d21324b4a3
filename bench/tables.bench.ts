/**
 * Tables of 10,000 and 100,000 rows, and the staff's grid of 100,000, in a real browser, scrolled by a wheel on a processor four times slower than this
 * one. The baseline is the same scrolling over an empty page as high as the table.
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
      await page.goto(`http://localhost:${port}/?${query}`);
      const row = page.locator(shownRows);
      await row.nth(10).waitFor();
      report(name, await scroll(page), await mostRows(page));
      await page.close();
    }
    const page = await launched.newPage({ viewport: { width: 1200, height: 800 } });
    await installMeter(page);
    await page.goto(`http://localhost:${port}/?rows=0`);
    await page.evaluate(() => {
      document.body.innerHTML =
        '<div style="height:720px;overflow:auto"><div style="height:1000000px"></div></div>';
    });
    report('baseline, empty', await scroll(page), 0);
  } finally {
    await launched.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Turns the wheel all the time, as fast as a hand does. */
async function scroll(page: Page): Promise<Measured> {
  await page.evaluate((selector) => {
    const counted = globalThis as unknown as { most: number };
    counted.most = 0;
    new MutationObserver(() => {
      const now = document.querySelectorAll(selector).length;
      counted.most = Math.max(counted.most, now);
    }).observe(document.body, { childList: true, subtree: true });
  }, shownRows);
  await throttle(page, slowdown);
  await page.mouse.move(400, 400);
  await startMeter(page);
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(30);
  }
  return stopMeter(page);
}

const mostRows = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { most: number }).most);

function report(name: string, measured: Measured, rows: number): void {
  const { frames, frameTimes, longTasks, commits, seconds: passed } = measured;
  const round = (value: number) => Math.round(value);
  console.log(
    [
      name.padEnd(18),
      `${round(frames / passed)} frames/s`,
      `frame p95 ${round(percentile(frameTimes, 0.95))} ms`,
      `${rows} rows in the page at most (limit 60)`,
      `${round(commits / passed)} commits/s`,
      `${longTasks.length} long tasks${longTasks.length > 0 ? `, longest ${round(Math.max(...longTasks))} ms` : ''}`,
    ].join(' · '),
  );
}
