import { errorsAreHeard, expect, signIn, test } from './fixtures.ts';

test('S58 S59 a crash and a rejected promise are told of by kind and place, never with what they say', async ({
  page,
  context,
  server,
  faults,
}) => {
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
  const secrets = {
    amount: '1234.56789',
    address: 'cb57bbbb54cdf60fa666fd741be78f794d4608d67109',
    name: 'Ada Trader',
    email: 'trader@agio.test',
  };
  const said = Object.values(secrets).join(' ');
  await context.route('**/assets/portfolio-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function Component() { throw new RangeError(${JSON.stringify(said)}); }`,
    }),
  );
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

  await page.getByRole('link', { name: 'Portfolio' }).click();
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
