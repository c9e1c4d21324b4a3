/**
 * Lists of the staff in the scenario `crowded`, with 200,000 orders and 20,000 transfers in a database on the disk: over
 * HTTP first rows, every sort, filters and searches, then the list of orders in a page on a processor four times slower.
 * Each time as a ratio to its limit: 1 is all that it may take. The baseline of the frames is a list of plain rows of the same
 * size, scrolled by the same wheel just before: what this machine can draw at all.
 *
 * `npm run bench -- staff-lists`
 */
import { type Browser, chromium as playwright, type Page } from 'playwright';
import {
  orderSorts,
  transferSorts,
} from '../packages/api-client/src/contract/back-office/trading.ts';
import { auditSorts } from '../packages/api-client/src/contract/back-office/audit.ts';
import { queueSorts } from '../packages/api-client/src/contract/back-office/compliance.ts';
import { userSorts } from '../packages/api-client/src/contract/back-office/users.ts';
import { holdSorts } from '../packages/api-client/src/contract/back-office/withdrawals.ts';
import { signIn } from '../packages/sandbox/src/server/testing/sign-in.ts';
import { ExchangeServer } from '../e2e/exchange-server.ts';
import { chromium } from '../tools/chromium.mjs';
import { buildApp } from '../tools/lib/build-app.ts';
import { installMeter, percentile, startMeter, stopMeter, throttle } from './meter.ts';

/** Milliseconds. */
const limits = { first: 500, other: 300 };
const rounds = 5;
const slowdown = 4;
const leastFrames = 55;
const scrolledFor = 8000;

type Asked = Readonly<Record<string, string>>;
interface List {
  name: string;
  method?: 'POST';
  path: string;
  sorts: readonly string[];
  others: readonly (readonly [name: string, asked: Asked])[];
}

const backOffice = '/back-api/backoffice';
const lists: readonly List[] = [
  {
    name: 'orders',
    method: 'POST',
    path: '/back-api/api/v2/orders',
    sorts: orderSorts,
    others: [
      ['one market, one side', { market: 'BTC-USDC', side: 'Buy' }],
      ['status: cancelled', { status: 'Cancelled' }],
      ['status: filled, by price', { status: 'Filled', sort: '-price' }],
      ['one user', { userId: 'c-1204' }],
      ['search: a name', { search: 'Amélie' }],
      ['search: an e-mail', { search: '@' }],
      ['search: beginning of an id', { search: 'o4ld' }],
    ],
  },
  {
    name: 'transfers',
    path: '/back-api/api/v2/transfers',
    sorts: transferSorts,
    others: [
      ['withdrawals of one asset', { type: 'Withdrawal', asset: 'BTC' }],
      ['status: rejected', { status: 'Rejected' }],
      ['risk: high', { risk: 'High' }],
      ['one user', { userId: 'c-1204' }],
      ['search: a name', { search: 'Amélie' }],
      ['search: part of an address', { search: 'bc1q' }],
    ],
  },
  {
    name: 'users',
    path: `${backOffice}/users`,
    sorts: userSorts,
    others: [
      ['search: a name', { search: 'Amélie' }],
      ['risk from 2', { riskFrom: '2' }],
      ['value from 10,000', { valueFrom: '10000' }],
    ],
  },
  {
    name: 'queue',
    path: `${backOffice}/compliance/users`,
    sorts: queueSorts,
    others: [['overdue', { due: 'Overdue' }]],
  },
  {
    name: 'withdrawals',
    path: `${backOffice}/withdrawals`,
    sorts: holdSorts,
    others: [['decided ones', { state: 'Approved' }]],
  },
  { name: 'audit', path: `${backOffice}/audit`, sorts: auditSorts, others: [] },
];

export async function run(): Promise<void> {
  await buildApp();
  const begun = performance.now();
  const server = await ExchangeServer.start({ AGIO_SCENARIO: 'crowded' });
  try {
    console.log(`the scenario is made in ${seconds(performance.now() - begun)}`);
    await measureServer(server);
    await measurePage(server);
  } finally {
    await server.stop();
  }
}

async function measureServer(server: ExchangeServer): Promise<void> {
  const { access_token: token } = await signIn(server.origin, 'officer');
  const call = async (list: List, asked: Asked): Promise<{ took: number; said: string }> => {
    const query = { limit: '50', ...asked };
    const started = performance.now();
    const answer = await fetch(
      server.origin +
        (list.method === undefined ? `${list.path}?${new URLSearchParams(query)}` : list.path),
      {
        method: list.method ?? 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(list.method !== undefined && { body: JSON.stringify({ ...query, limit: 50 }) }),
      },
    );
    if (answer.status === 429) {
      // One person may call so often; the wait is no part of the time.
      await new Promise((done) => setTimeout(done, 1100));
      return call(list, asked);
    }
    const body = (await answer.json()) as { items?: unknown[]; total?: unknown };
    const took = performance.now() - started;
    if (!answer.ok) throw new Error(`${list.name}: ${JSON.stringify(body)}`);
    return { took, said: `${body.items?.length} of ${JSON.stringify(body.total ?? null)}` };
  };
  const measure = async (list: List, name: string, asked: Asked, limit: number) => {
    const times: number[] = [];
    let said = '';
    for (let round = 0; round < rounds; round += 1) {
      const one = await call(list, asked);
      times.push(one.took);
      ({ said } = one);
    }
    report(`${list.name}, ${name}`, { times, limit, said });
  };
  // The first call of staff begins the indexes; until they are whole a sort reads what is missing.
  for (const list of lists) {
    const { took, said } = await call(list, {});
    report(`${list.name}, first rows after the start`, {
      times: [took],
      limit: limits.first,
      said,
    });
  }
  for (const sort of ['price', 'user']) {
    const { took, said } = await call(lists[0] as List, { sort });
    report(`orders, sort: ${sort}, at once`, { times: [took], limit: limits.other, said });
  }
  await new Promise((done) => setTimeout(done, 15_000));
  for (const list of lists) {
    await measure(list, 'first rows', {}, limits.first);
    for (const sort of list.sorts) await measure(list, `sort: ${sort}`, { sort }, limits.other);
    for (const [name, asked] of list.others) await measure(list, name, asked, limits.other);
  }
}

/** From the address to the first rows, and the frames of a wheel that turns all the time, page after page of the list. */
async function measurePage(server: ExchangeServer): Promise<void> {
  const { executablePath, args, env } = await chromium();
  const browser = await playwright.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await installMeter(page);
    await page.goto(`${server.origin}/markets`);
    await page.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('button', { name: 'Continue as officer@agio.test' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/admin'));
    const rows = page.locator('[data-slot=data-grid-row]');
    await page.goto(`${server.origin}/admin/orders?sort=user.asc`);
    await rows.nth(10).waitFor();
    for (let more = 0; more < 9; more += 1) {
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.getByText(`1–${((more + 2) * 100).toLocaleString('en')} of`).waitFor();
    }
    const plain = await scroll(await plainRows(browser));
    const orders = await scroll(page);
    console.log(
      `orders in the page, × ${slowdown}: ${Math.round(orders.perSecond)} frames/s, × ${hundredths(orders.perSecond / leastFrames)} of ${leastFrames}, × ${hundredths(orders.perSecond / plain.perSecond)} of ${Math.round(plain.perSecond)} with plain rows; ${orders.work} ms of the page's thread for each turn of the wheel, plain rows ${plain.work}; frame p95 ${orders.p95} ms, plain rows ${plain.p95}; ${await rows.count()} rows in the page`,
    );
  } finally {
    await browser.close();
  }
}

/** Turns the wheel all the time, as fast as a hand does, on a slow processor. */
async function scroll(page: Page) {
  const busy = await throttle(page, slowdown);
  await page.bringToFront();
  await page.mouse.move(700, 600);
  await startMeter(page);
  const before = await busy();
  const started = performance.now();
  let turns = 0;
  for (; performance.now() - started < scrolledFor; turns += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(30);
  }
  const work = Math.round(((await busy()) - before) / turns);
  const { frames, frameTimes, seconds: passed } = await stopMeter(page);
  return { perSecond: frames / passed, p95: Math.round(percentile(frameTimes, 0.95)), work };
}

/** Opens a list of rows as large as those of orders, of which those in sight are in the page: ten texts each, no framework. */
async function plainRows(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await installMeter(page);
  await page.goto('data:text/html,<!doctype html><title>Rows</title>');
  await page.evaluate(() => {
    const [height, beyond] = [36, 8];
    const list = document.createElement('div');
    list.style.cssText = 'position:absolute;inset:200px 24px 56px 220px;overflow:auto';
    const body = document.createElement('div');
    body.style.cssText = 'position:relative;height:1000000px';
    list.append(body);
    document.body.append(list);
    const shown = new Map<number, HTMLElement>();
    const rowAt = (index: number) => {
      const row = document.createElement('div');
      row.style.cssText = `position:absolute;inset-inline:0;top:${index * height}px;height:${height}px;display:grid;grid-template-columns:repeat(10,1fr);align-items:center;contain:strict`;
      row.append(
        ...Array.from({ length: 10 }, (_, column) => {
          const cell = document.createElement('div');
          cell.textContent = `${index} in ${column}`;
          return cell;
        }),
      );
      return row;
    };
    const draw = () => {
      const first = Math.max(0, Math.floor(list.scrollTop / height) - beyond);
      const last = Math.ceil((list.scrollTop + list.clientHeight) / height) + beyond;
      for (const [index, row] of shown) {
        if (index >= first && index <= last) continue;
        row.remove();
        shown.delete(index);
      }
      for (let index = first; index <= last; index += 1) {
        if (shown.has(index)) continue;
        const row = rowAt(index);
        shown.set(index, row);
        body.append(row);
      }
    };
    list.addEventListener('scroll', () => requestAnimationFrame(draw), { passive: true });
    draw();
  });
  return page;
}

const hundredths = (ratio: number) => Math.round(ratio * 100) / 100;
const seconds = (milliseconds: number) => `${Math.round(milliseconds / 100) / 10} s`;

function report(
  name: string,
  { times, limit, said }: { times: readonly number[]; limit: number; said: string },
): void {
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const shown = `${Math.round(median)} ms`.padStart(8);
  const most = `at most ${Math.round(Math.max(...times))}`;
  console.log(
    `${name.padEnd(42)} ${shown} × ${hundredths(median / limit)} of ${limit}   ${most}   ${said}`,
  );
}
