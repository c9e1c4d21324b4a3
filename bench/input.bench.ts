/**
 * Delay of inputs on the trade desk while one book changes 50 times a second: from the press to the frame that shows its
 * effect, as the browser counts it for INP, at full speed and on a processor four times slower. `--before <folder>` measures
 * an earlier build in turns.
 *
 * `npm run bench -- input --before ../dist-before`
 */
import { chromium as browser, type Page } from 'playwright';
import { chromium } from '../tools/chromium.mjs';
import { printTurns, readTurns } from './builds.ts';
import { percentile, throttle } from './meter.ts';
import { startStorm, stormMarket } from './storm.ts';

const messagesPerSecond = 50;
/** Time that an effect has before the next press, in milliseconds. */
const pauseMs = 400;

const inputs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async amount(page) {
    const field = page.getByRole('textbox', { name: 'Amount', exact: true });
    await field.fill('');
    await field.pressSequentially('1250.5', { delay: 120 });
  },
  async 'book level'(page) {
    const levels = page.getByRole('region', { name: 'Order book' }).getByRole('listitem');
    for (const level of [2, 5, 8]) {
      await levels.nth(level).getByRole('button').first().click({ force: true });
      await page.waitForTimeout(pauseMs);
    }
  },
  async 'pair selector'(page) {
    const search = page.getByRole('searchbox', { name: 'Search markets' });
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /change market/ })
      .first()
      .click();
    await search.pressSequentially('ctn', { delay: 120 });
    await page.keyboard.press('Escape');
  },
  async 'market switch'(page) {
    await page
      .getByRole('button', { name: /change market/ })
      .first()
      .click();
    await page.getByRole('searchbox', { name: 'Search markets' }).fill('BTC');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.endsWith(stormMarket));
    await page.waitForTimeout(pauseMs);
    await page.goBack();
    await page.waitForTimeout(pauseMs);
  },
};

/** Collects the longest event of each interaction; below 16 ms the browser tells of none. */
function watchInputs() {
  const delays = new Map<number, number>();
  Object.assign(globalThis, { delays });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId: id, duration } = entry as PerformanceEventTiming;
      if (id > 0) delays.set(id, Math.max(delays.get(id) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const takeDelays = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { delays } = globalThis as unknown as { delays: Map<number, number> };
    const taken = [...delays.values()];
    delays.clear();
    return taken;
  });

export async function run(args: readonly string[]): Promise<void> {
  const { builds: measured, times } = await readTurns(args);
  const { executablePath, args: flags, env } = await chromium();
  const launched = await browser.launch({
    executablePath,
    args: flags,
    env: { ...process.env, ...env },
  });
  const storms = await Promise.all(measured.map(({ folder }) => startStorm({}, folder)));
  const seen = new Map<string, number[][]>();
  try {
    for (const rate of [1, 4])
      for (let turn = 0; turn < times; turn += 1)
        for (const [build, storm] of storms.entries()) {
          const page = await launched.newPage({ viewport: { width: 1440, height: 900 } });
          await page.addInitScript(watchInputs);
          await page.goto(`${storm.origin}/trade/${stormMarket}`);
          const levels = page.getByRole('region', { name: 'Order book' }).getByRole('listitem');
          await levels.nth(12).waitFor();
          storm.rate = messagesPerSecond;
          await throttle(page, rate);
          await page.waitForTimeout(2_000);
          for (const [name, act] of Object.entries(inputs)) {
            await takeDelays(page);
            await act(page);
            await page.waitForTimeout(pauseMs);
            const values = seen.get(`${name}, × ${rate}`) ?? measured.map(() => []);
            values[build]?.push(...(await takeDelays(page)));
            seen.set(`${name}, × ${rate}`, values);
          }
          storm.rate = 0;
          await page.close();
        }
  } finally {
    await launched.close();
    await Promise.all(storms.map((storm) => storm.close()));
  }
  printTurns(
    [...seen].flatMap(([what, values]) => [
      [`${what}: p75, ms`, values.map((each) => percentile(each, 0.75))] as const,
      [`${what}: worst, ms`, values.map((each) => Math.max(0, ...each))] as const,
    ]),
  );
}
