import type { BrowserContext } from '@playwright/test';
import type { ExchangeServer } from './exchange-server.ts';
import { errorsAreHeard, expect, openPortfolio, pageCode, signIn, test } from './fixtures.ts';

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
  await context.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, errorReporting: { dsn } } });
  });
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

test('S58 S59 a crash and a rejected promise are told of by kind and place, never with what they say', async ({
  page,
  context,
  server,
  faults,
}) => {
  const told = await reporting(context, server);
  await crash(context, 'portfolio-page', crashingPage);
  await page.goto('/markets');
  await signIn(page);
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

test('S58 S59 a crash of the very first page is told of, too, and at once', async ({
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

test('S58 what keeps the app from starting is told of', async ({
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
