import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Desk, figure } from './desk.ts';
import { expect, openPortfolio, signIn, test } from './fixtures.ts';
import { storageKeys } from '../packages/api-client/src/session/storage-keys.ts';

test('S06 the code of a sign-in leaves the address before it is exchanged, and no request names it as where it came from', async ({
  page,
  context,
}) => {
  await page.goto('/markets');
  let code = '';
  const seen: string[] = [];
  let exchange: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (exchange = resolve));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/login/callback') code = url.searchParams.get('code') ?? '';
    else seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  await context.route('**/identity/token', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/identity/token');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  await asked;
  expect(new URL(page.url()).pathname).toBe('/login/callback');
  expect(new URL(page.url()).search).toBe('');
  exchange?.();
  await expect(page).toHaveURL(/\/markets$/);
  expect(code).not.toBe('');
  for (const each of seen) expect(each).not.toContain(code);
});

test('no script that comes after the app can make a policy of Trusted Types, not under our name either', async ({
  page,
  faults,
}) => {
  await page.goto('/markets');
  await expect(page.locator('h1')).toBeAttached();
  const taken = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => object };
    };
    return ['agio-document-worker', 'another'].map((name) => {
      try {
        trustedTypes.createPolicy(name, { createHTML: (html: string) => html });
        return `${name} was made`;
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(taken).toEqual(['TypeError', 'TypeError']);
  // The browser reports both, as it should.
  await expect.poll(() => faults.length).toBe(2);
  expect(faults.splice(0).every((each) => each.startsWith('trusted-types'))).toBe(true);
});

test('S09 the browser keeps what is listed and nothing else, and after a sign-out nothing of the user', async ({
  page,
}) => {
  const kept = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
    ]);
  const listed: string[] = Object.values(storageKeys);
  const desk = new Desk(page);
  await desk.open();
  await signIn(page);
  await desk.live();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();
  const price = await desk.priceAt('0.79');
  await desk.price.fill(price);
  await desk.amount.fill('12');
  await desk.submit('Buy XCB').click();
  await expect(desk.openOrders.getByRole('row').filter({ hasText: price })).toHaveCount(1);
  await openPortfolio(page);
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  const signedIn = await kept();
  expect(signedIn).toContain(storageKeys.tokens);
  for (const key of signedIn) expect(listed).toContain(key);

  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByText('Logout').click();
  await page.waitForURL('**/markets');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  const afterwards = await kept();
  for (const key of afterwards) expect(listed).toContain(key);
  expect(afterwards).not.toContain(storageKeys.tokens);
  expect(afterwards).not.toContain(storageKeys.userInformation);
});

test('S33 S36 pages come from this origin alone, and no data of a user is requested ahead of its page', async ({
  page,
  server,
}) => {
  const asked: { method: string; url: URL }[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http'))
      asked.push({ method: request.method(), url: new URL(request.url()) });
  });
  await page.goto('/markets');
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  for (const link of await page.getByRole('banner').getByRole('link').all()) await link.hover();
  await page.getByRole('button', { name: 'Get Started' }).hover();
  expect(asked.filter(({ url }) => url.pathname.startsWith('/identity'))).toEqual([]);
  await signIn(page);
  await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  const before = asked.length;
  for (const link of await page.getByRole('banner').getByRole('link').all()) {
    await link.hover();
    await link.focus();
  }
  await page.waitForLoadState('networkidle');
  const ahead = asked
    .slice(before)
    .filter(
      ({ method, url }) => method !== 'GET' || /wallet|portfolio|orders\/my/.test(url.pathname),
    )
    .filter(
      ({ url }) => !url.pathname.startsWith('/assets/') && !url.pathname.endsWith('/negotiate'),
    );
  expect(ahead.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([]);
  expect([...new Set(asked.map(({ url }) => url.origin))]).toEqual([server.origin]);
});

test('S54 the order that is sent is the one that was confirmed: side, amount and price', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();
  // far above the market, which is asked about
  const price = await desk.priceAt('1.5');
  await desk.price.fill(price);
  await desk.amount.fill('7');
  await desk.submit('Buy XCB').click();
  const dialog = page.getByRole('dialog', { name: 'Check this order' });
  const amountShown = figure(await dialog.getByText(/^\S+ XCB$/).innerText());
  // After the last price, from which it is far away.
  const priceShown = figure(
    (await dialog.getByText(/ to \S+ CTN$/).innerText()).split(/\sto\s/)[1] ?? '',
  );
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/order'),
  );
  await dialog.getByRole('button', { name: 'Buy anyway' }).click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ side: 'Buy', type: 'Limit', amount: '7', price });
  expect([amountShown, priceShown]).toEqual([body['amount'], body['price']]);
});

test('S61 the served files hold no source maps, no list of the build, and nothing of the sandbox or of tests', () => {
  const folder = join(import.meta.dirname, '../packages/exchange-app/dist');
  const files = globSync('**/*.*', { cwd: folder });
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(files.filter((file) => /\.map$|\.tsx?$|mockServiceWorker/.test(file))).toEqual([]);
  for (const file of files.filter((each) => /\.(js|css|html)$/.test(each))) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text, file).not.toMatch(
      /sourceMappingURL|\/sandbox\/faults|AGIO_FAULTS|@agio\/sandbox|storybook\/test/,
    );
  }
});

test('S32 a browser tells the exchange what the policy kept out, without the query of its address', async ({
  page,
  server,
  faults,
}) => {
  await page.goto('/markets?from=S32');
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/pixel.png?who=me';
  });
  const reported = () =>
    /content security policy: \{[^}]*elsewhere\.example[^}]*\}/.exec(
      stripVTControlCharacters(server.said),
    )?.[0];
  await expect.poll(reported).toBeDefined();
  const report = reported();
  expect(report).toContain("directive: 'img-src'");
  expect(report).toContain(`page: '${server.origin}/markets'`);
  expect(report).not.toContain('who=me');
  faults.length = 0; // the violation was meant
});
