/**
 * The trade desk that is only looked at, while one book changes 50 times a second, on a processor four times slower:
 * frames, long tasks and time of the processor per second. `--before <folder>` measures an earlier build in turns.
 *
 * `npm run bench -- idle-desk --before ../dist-before`
 */
import { chromium as browser } from 'playwright';
import { chromium } from '../tools/chromium.mjs';
import { median, printTurns, readTurns } from './builds.ts';
import { installMeter, startMeter, stopMeter, throttle } from './meter.ts';
import { startStorm, stormMarket } from './storm.ts';

const seconds = 10;
const messagesPerSecond = 50;

export async function run(args: readonly string[]): Promise<void> {
  const { builds: measured, times } = await readTurns(args);
  const { executablePath, args: flags, env } = await chromium();
  const seen = new Map<string, number[][]>();
  for (let turn = 0; turn < times; turn += 1)
    for (const [build, { folder }] of measured.entries()) {
      const storm = await startStorm({}, folder);
      const launched = await browser.launch({
        executablePath,
        args: flags,
        env: { ...process.env, ...env },
      });
      try {
        const page = await launched.newPage({ viewport: { width: 1440, height: 900 } });
        await installMeter(page);
        await page.goto(`${storm.origin}/trade/${stormMarket}`);
        const levels = page.getByRole('region', { name: 'Order book' }).getByRole('listitem');
        await levels.nth(12).waitFor();
        storm.rate = messagesPerSecond;
        const used = await throttle(page, 4);
        await page.waitForTimeout(3_000);
        const before = [await used(), await used('Script')] as const;
        await startMeter(page);
        await page.waitForTimeout(seconds * 1_000);
        const { frames, commits, longTasks, seconds: passed } = await stopMeter(page);
        const after = [await used(), await used('Script')] as const;
        for (const [what, value] of [
          ['frames/s', frames / passed],
          ['commits/s', commits / passed],
          ['long tasks a minute', (longTasks.length * 60) / passed],
          ['longest task, ms', Math.max(0, ...longTasks)],
          ['processor, ms/s', (after[0] - before[0]) / passed],
          ['script, ms/s', (after[1] - before[1]) / passed],
        ] as const) {
          const values = seen.get(what) ?? measured.map(() => []);
          values[build]?.push(value);
          seen.set(what, values);
        }
      } finally {
        await launched.close();
        await storm.close();
      }
    }
  printTurns([...seen].map(([what, values]) => [what, values.map(median)]));
}
