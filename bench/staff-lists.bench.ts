/**
 * Lists of the staff in the scenario `crowded`, with 200,000 orders and 20,000 transfers in a database on the disk: over
 * HTTP first rows, every sort, filters and searches, then the list of orders in a page on a processor four times slower.
 * Each time as a ratio to its limit: 1 is all that it may take.
 *
 * `npm run bench -- staff-lists`
 */
import { chromium as playwright } from 'playwright';
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
  const call = async (list: List, asked: Asked) => {
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
    await throttle(page, slowdown);
    await page.mouse.move(700, 600);
    await startMeter(page);
    const started = performance.now();
    while (performance.now() - started < scrolledFor) {
      await page.mouse.wheel(0, 240);
      await page.waitForTimeout(30);
    }
    const { frames, frameTimes, seconds: passed } = await stopMeter(page);
    const perSecond = frames / passed;
    console.log(
      `orders in the page, × ${slowdown}: ${Math.round(perSecond)} frames/s, × ${hundredths(perSecond / leastFrames)} of ${leastFrames}; frame p95 ${Math.round(percentile(frameTimes, 0.95))} ms; ${await rows.count()} rows in the page`,
    );
  } finally {
    await browser.close();
  }
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
