/**
 * The trade desk of the built app in a real browser, on a processor four times slower than this one, while one book
 * changes 50 and 1,000 times a second. The baseline is a page that does what one writes first: on each message it sorts
 * both sides and writes sixty rows.
 *
 * `npm run bench -- desk`
 */
import { chromium as browser, type Page } from 'playwright';
import { chromium } from '../tools/chromium.mjs';
import {
  installMeter,
  type Measured,
  percentile,
  startMeter,
  stopMeter,
  throttle,
} from './meter.ts';
import { startStorm, type Storm, stormMarket } from './storm.ts';

const seconds = 15;
const slowdown = 4;

export async function run(): Promise<void> {
  const script = `(${naiveBook.toString()})(${JSON.stringify(stormMarket)})`;
  const storm = await startStorm({
    '/naive': `<!doctype html><table></table><script>${script}</script>`,
  });
  const { executablePath, args, env } = await chromium();
  const launched = await browser.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    for (const rate of [50, 1_000]) {
      for (const [name, open] of [
        ['trade desk', openDesk],
        ['baseline', openNaive],
      ] as const) {
        const page = await launched.newPage({ viewport: { width: 1440, height: 900 } });
        await installMeter(page);
        await open(page, storm);
        storm.rate = rate;
        const used = await throttle(page, slowdown);
        await page.waitForTimeout(3_000);
        const before = await used();
        await startMeter(page);
        await page.waitForTimeout(seconds * 1000);
        const measured = await stopMeter(page);
        report(`${name}, ${rate} messages/s`, measured, (await used()) - before);
        storm.rate = 0;
        await page.close();
      }
    }
  } finally {
    await launched.close();
    await storm.close();
  }
}

async function openDesk(page: Page, { origin }: Storm): Promise<void> {
  await page.goto(`${origin}/trade/${stormMarket}`);
  const levels = page.getByRole('region', { name: 'Order book' }).getByRole('listitem');
  await levels.nth(12).waitFor();
}

async function openNaive(page: Page, { origin }: Storm): Promise<void> {
  await page.goto(`${origin}/naive`);
  await page.locator('tr').nth(20).waitFor();
}

type Levels = Record<'bids' | 'asks', [string, string][]>;

/** Runs in the page. SignalR's text protocol: a handshake, then messages that each end with a record separator. */
function naiveBook(market: string): void {
  const end = '\u001e';
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/marketdata/websocket`);
  const sides = { bids: new Map<string, string>(), asks: new Map<string, string>() };
  const table = document.querySelector('table') as HTMLTableElement;
  const call = (id: string, target: string) =>
    socket.send(JSON.stringify({ type: 1, invocationId: id, target, arguments: [market] }) + end);
  const write = (side: 'bids' | 'asks', sign: number) => {
    let total = 0;
    return [...sides[side]]
      .sort(([a], [b]) => (Number(a) - Number(b)) * sign)
      .slice(0, 30)
      .map(([price, amount]) => {
        total += Number(amount);
        const sum = total.toLocaleString('en');
        return `<tr><td>${Number(price).toLocaleString('en', { minimumFractionDigits: 4 })}<td>${Number(amount).toLocaleString('en')}<td>${sum}`;
      })
      .join('');
  };
  const fold = (levels: Levels) => {
    for (const side of ['bids', 'asks'] as const)
      for (const [price, amount] of levels[side])
        if (Number(amount) === 0) sides[side].delete(price);
        else sides[side].set(price, amount);
    table.innerHTML = write('asks', 1) + write('bids', -1);
    (globalThis as unknown as { showMessages: () => void }).showMessages();
  };
  socket.addEventListener('open', () => {
    socket.send(`{"protocol":"json","version":1}${end}`);
    call('1', 'SubscribeBook');
    call('2', 'BookSnapshot');
    setInterval(() => socket.send(`{"type":6}${end}`), 15_000);
  });
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    for (const text of data.split(end)) {
      if (text === '') continue;
      const message = JSON.parse(text) as { target?: string; arguments: [Levels]; result?: Levels };
      if (message.target === 'book') fold(message.arguments[0]);
      else if (message.result) fold(message.result);
    }
  });
}

function report(name: string, measured: Measured, used: number): void {
  const {
    frames,
    commits,
    maxCommitsInAFrame,
    longTasks,
    messages,
    toPaint,
    seconds: passed,
  } = measured;
  const round = (value: number) => Math.round(value);
  console.log(
    [
      name.padEnd(28),
      `${round(messages / passed)} heard/s`,
      `${round(frames / passed)} frames/s`,
      `${round(used / frames)} ms of the processor a frame`,
      `frame p99 ${round(percentile(measured.frameTimes, 0.99))} ms`,
      `${(commits / frames).toPrecision(2)} commits a frame (most ${maxCommitsInAFrame})`,
      `message → paint p50 ${round(percentile(toPaint, 0.5))} p95 ${round(percentile(toPaint, 0.95))} ms`,
      `${longTasks.length} long tasks${longTasks.length > 0 ? `, longest ${round(Math.max(...longTasks))} ms` : ''}`,
    ].join(' · '),
  );
}
