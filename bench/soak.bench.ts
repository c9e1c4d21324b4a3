/**
 * The trade desk of the built app while its book changes 50 times a second: the heap after the first minute against the
 * heap some minutes later, each after a collection, and what else could pile up.
 *
 * `npm run bench -- soak`; AGIO_SOAK_MINUTES=10 for the long version.
 */
import { chromium as browser, type CDPSession, type Page } from 'playwright';
import { chromium } from '../tools/chromium.mjs';
import { startStorm, stormMarket } from './storm.ts';

const minutes = Number(process.env['AGIO_SOAK_MINUTES'] ?? 3);
const rate = 50;

export async function run(): Promise<void> {
  const storm = await startStorm();
  const { executablePath, args, env } = await chromium();
  const launched = await browser.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const page = await launched.newPage({ viewport: { width: 1440, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(`${storm.origin}/trade/${stormMarket}`);
    await page.getByRole('region', { name: 'Order book' }).getByRole('listitem').nth(12).waitFor();
    storm.rate = rate;
    await page.waitForTimeout(60_000);
    const first = await look(page, devtools);
    tell('after 1 minute', first);
    for (let minute = 2; minute <= minutes; minute += 1) {
      await page.waitForTimeout(60_000);
      const now = await look(page, devtools);
      const growth = (now.megabytes - first.megabytes).toPrecision(2);
      tell(`after ${minute} minutes`, now, ` · ${growth} MB since the first (limit 10)`);
    }
  } finally {
    await launched.close();
    await storm.close();
  }
}

interface Look {
  megabytes: number;
  nodes: number;
  listeners: number;
}

async function look(page: Page, devtools: CDPSession): Promise<Look> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    megabytes: metric('JSHeapUsedSize') / 2 ** 20,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    listeners: metric('JSEventListeners'),
  };
}

function tell(when: string, { megabytes, nodes, listeners }: Look, growth = ''): void {
  console.log(
    `${when.padEnd(18)} ${megabytes.toPrecision(3)} MB of heap · ${nodes} elements · ${listeners} listeners${growth}`,
  );
}
