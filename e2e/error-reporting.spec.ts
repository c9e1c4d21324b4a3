import type { BrowserContext } from '@playwright/test';
import { ExchangeServer } from './exchange-server.ts';
import { errorsAreHeard, expect, openPortfolio, pageCode, test, visit } from './fixtures.ts';
import { SendDialog } from './send-dialog.ts';

const secrets = {
  amount: '1234.56789',
  address: 'cb57bbbb54cdf60fa666fd741be78f794d4608d67109',
  name: 'Ada Trader',
  email: 'trader@agio.test',
};
const said = Object.values(secrets).join(' ');

/** A deployment with an error service; answers what that is told. */
async function reporting(context: BrowserContext, server: ExchangeServer): Promise<string[]> {
  const dsn = `${server.origin.replace('//', '//key@')}/1`;
  const config = (await (await fetch(`${server.origin}/config.json`)).json()) as object;
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, errorReporting: { dsn } } }),
  );
  const told: string[] = [];
  await context.route('**/api/1/envelope/**', (route) => {
    told.push(route.request().url(), route.request().postData() ?? '');
    return route.fulfill({ json: {} });
  });
  return told;
}

const crash = (context: BrowserContext, part: string, body: string) =>
  context.route(`**/assets/${part}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
const crashingPage = pageCode(`() => { throw new RangeError(${JSON.stringify(said)}); }`);

test('S58 S59 a crash and a rejected promise are reported by kind and place, never with their text', async ({
  page,
  context,
  server,
  faults,
}) => {
  const told = await reporting(context, server);
  await crash(context, 'portfolio-page', crashingPage);
  await visit(page, '/markets');
  await errorsAreHeard(page);
  const token = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('agio.session') ?? '{}') as {
      accessToken: string;
    };
    return kept.accessToken;
  });
  await page.evaluate((query) => history.replaceState(null, '', `?${query}`), `q=${said}`);
  await page.evaluate(
    (reason) => {
      console.log(reason);
      void Promise.reject(reason);
    },
    { ...secrets, token },
  );
  await expect.poll(() => told.join('\n')).toContain('UnhandledRejection');

  await openPortfolio(page);
  await expect(page.getByRole('heading', { name: 'Oops something went wrong!' })).toBeVisible();
  const shown = await page.getByRole('main').innerText();
  const reference = /Reference (\S+)/.exec(shown)?.[1] ?? '';
  expect(reference).not.toBe('');
  await expect.poll(() => told.join('\n')).toContain(reference);
  await expect.poll(() => told.join('\n')).toContain('RangeError');

  expect(shown).not.toMatch(/Error\b|\.js\b/);
  const words = [...Object.values(secrets), ...said.split(' '), token];
  for (const secret of words) {
    expect(shown).not.toContain(secret);
    expect(told.join('\n')).not.toContain(secret);
  }
  // those that were made here
  faults.length = 0;
});

test('S58 S59 a crash of the very first page is reported too, and at once', async ({
  page,
  context,
  server,
  faults,
}) => {
  const told = await reporting(context, server);
  await crash(context, 'login-page', crashingPage);
  await page.goto(`/login?q=${encodeURIComponent(said)}`);
  await expect(page.getByRole('heading', { name: 'Oops something went wrong!' })).toBeVisible();
  const shown = await page.getByRole('main').innerText();
  const reference = /Reference (\S+)/.exec(shown)?.[1] ?? '';
  expect(reference).not.toBe('');
  await expect.poll(() => told.join('\n')).toContain(reference);
  expect(told.join('\n')).toContain('RangeError');
  for (const secret of [...Object.values(secrets), ...said.split(' ')])
    expect(told.join('\n')).not.toContain(secret);
  // that were made here
  faults.length = 0;
});

test('S58 a fault that keeps the app from starting is reported', async ({
  page,
  context,
  server,
  faults,
}) => {
  const told = await reporting(context, server);
  await crash(context, 'client', `throw new RangeError(${JSON.stringify(said)});`);
  await page.goto('/markets');
  await expect.poll(() => told.join('\n')).toContain('RangeError');
  expect(told.join('\n')).not.toContain(secrets.name);
  // that were made here
  faults.length = 0;
});

/** Server as `npm start` starts it, with its own inbox for reports. */
const testShipped = test.extend<{ own: ExchangeServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  own: async ({}, provide) => {
    const server = await ExchangeServer.start({ AGIO_ERROR_REPORTING: 'on' });
    await provide(server);
    await server.stop();
  },
  baseURL: async ({ own }, provide) => provide(own.origin),
});

testShipped(
  'S58 S59 as shipped, an error brings its event, the traces of the pages and a recording, with nothing secret in them',
  async ({ page, own, faults }) => {
    const inbox = async () =>
      (await (await fetch(`${own.origin}/api/1/envelope/`)).json()) as {
        type: string;
        body: string;
      }[];
    const kinds = async () => (await inbox()).map(({ type }) => type);

    await visit(page, '/markets');
    await errorsAreHeard(page);
    await openPortfolio(page);
    const total = page.getByRole('region', { name: 'Total value' });
    await expect(total).toContainText('CHF');
    // Prices are public: the recording has those of the markets, and one of them may be the same.
    const prices = await page
      .getByRole('main')
      .getByRole('row')
      .evaluateAll(([head, ...rows]) => {
        const at = Array.from(head?.children ?? []).findIndex((cell) =>
          cell.textContent.startsWith('Price'),
        );
        return rows.map((row) => row.children[at]?.textContent ?? '');
      });
    expect(prices.join('')).toMatch(/\d/);
    const amounts = (
      (await page.getByRole('main').innerText()).match(/\d{1,3}(?:,\d{3})+\.\d{2,}/g) ?? []
    ).filter((amount) => !prices.some((price) => price.includes(amount)));
    expect(amounts.length).toBeGreaterThan(5);
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Address Book' }).click();
    await page.getByRole('searchbox').fill('Ledger');
    await expect(page.getByRole('main')).toContainText('Ledger, cold');
    await page.getByRole('link', { name: /^Send/ }).first().click();
    const send = new SendDialog(page);
    await send.amount.fill(secrets.amount);
    await page.keyboard.press('Escape');

    await page.evaluate((words) => {
      void Promise.reject(new RangeError(words));
    }, said);
    await expect
      .poll(kinds, { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['event', 'span', 'replay_event', 'replay_recording']));

    // Names of the account and of its addresses, and what its rewards come to, all of which were on the page.
    const seen = ['Lena', 'Keller', 'Ledger', 'Northbank', '96.70 USDC'];
    const reports = await inbox();
    const all = reports.map(({ body }) => body).join('\n');
    const event = JSON.parse(reports.find(({ type }) => type === 'event')?.body ?? '') as {
      release: string;
      environment: string;
    };
    expect(event.release).toMatch(/^agio@[\w-]{8}$/);
    expect(event.environment).toBe('preview');
    expect(all).toContain('/user/portfolio');
    const token = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('agio.session') ?? '{}') as { accessToken: string })
          .accessToken,
    );
    for (const secret of [...Object.values(secrets), ...amounts, ...seen, token, 'modal='])
      expect(all.includes(secret), secret).toBe(false);
    // that was made here
    faults.length = 0;
  },
);
