import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, visit } from './fixtures.ts';

test('a prefix puts its variant on the tab, and on no other; the way back is in the footer', async ({
  page,
  context,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const brand = page.locator('html');

  await page.goto('/aurum');
  await expect(brand).toHaveAttribute('data-brand', 'aurum');
  await expect(page.getByRole('heading', { name: 'Metals, to the gram', level: 1 })).toBeVisible();
  await expect(navigation.getByRole('link')).toHaveText([
    'Dashboard',
    'Simple Trading',
    'Advanced Trading',
  ]);
  await expect(page.getByText('Powered by Agio · Identity by CorePass')).toBeVisible();
  await expectAccessible(page);

  // outside its prefix it leads home; the desk is everybody's
  await page.goto('/markets');
  await expect(page).toHaveURL(/\/aurum$/);
  await page.goto('/trade');
  await expect(page.getByRole('button', { name: /^XAUG\/USDC/ })).toBeVisible();

  await page.goto('/aurum');
  await signIn(page);
  await expect(page).toHaveURL(/\/aurum$/);
  await navigation.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/\/aurum\/portfolio$/);
  await expect(page.getByRole('region', { name: 'Total value' })).toBeVisible();

  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(page).toHaveURL(/\/aurum$/);

  const other = await context.newPage();
  await other.goto('/markets');
  await expect(other.locator('html')).toHaveAttribute('data-brand', 'agio');
  await expect(other).toHaveURL(/\/markets$/);
  await other.close();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Back to Agio' }).click();
  await expect(page).toHaveURL(/\/markets$/);
  await expect(brand).toHaveAttribute('data-brand', 'agio');
  await expect(page.getByRole('button', { name: 'ALPHA' })).toBeVisible();
});

test('under the company flag of a variant the prefix of another one leads home, in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/trade?company=aurum');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'aurum');
  const other = await context.newPage();
  await other.goto('/verdant/portfolio');
  await expect(other).toHaveURL(/\/aurum$/);
  await expect(other.locator('html')).toHaveAttribute('data-brand', 'aurum');
  await other.goto('/?company=default');
  await expect(other.locator('html')).toHaveAttribute('data-brand', 'agio');
  await other.goto('/markets');
  await expect(other).toHaveURL(/\/markets$/);
});

test('the landing rules hold in a variant: a newcomer comes to the tiers, who is in review to its markets', async ({
  page,
}) => {
  test.slow();
  for (const [account, landing] of [
    ['newcomer', /\/user\/tiers$/],
    ['officer', /\/admin\/compliance$/],
    ['support', /\/aurum\/markets$/],
    ['pending', /\/aurum\/markets$/],
    ['trader', /\/aurum$/],
  ] as const) {
    await page.context().clearCookies();
    await page.goto('/aurum');
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.reload();
    await signIn(page, account);
    await page.goto('/');
    await expect(page).toHaveURL(landing);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'aurum');
  }
});

/** One bundle under the settings of a deployment. */
const deploy = (page: Page, settings: object) =>
  page.route('/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, ...settings } });
  });

for (const { brand, home, title, navigation, landing, market, portfolio } of [
  {
    brand: 'agio',
    home: '/markets',
    title: 'Markets',
    navigation: ['Trade', 'Markets'],
    landing: '/user/portfolio',
    market: /^XCB\/CTN/,
    portfolio: '/user/portfolio',
  },
  {
    brand: 'aurum',
    home: '/aurum',
    title: 'Metals, to the gram',
    navigation: ['Dashboard', 'Advanced Trading'],
    landing: '/aurum',
    market: /^XAUG\/USDC/,
    portfolio: '/aurum/portfolio',
  },
  {
    brand: 'verdant',
    home: '/verdant',
    title: 'Energy and carbon, one market',
    navigation: ['Dashboard', 'Advanced Trading'],
    landing: '/verdant',
    market: /^VCO2\/USDC/,
    portfolio: '/verdant/portfolio',
  },
]) {
  test(`config.json makes the bundle ${brand}: home, navigation, landing and market are its own`, async ({
    page,
  }) => {
    test.slow();
    await deploy(page, { brand });
    await page.goto('/');
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const main = page.getByRole('navigation', { name: 'Main' });
    // Others may stand between them.
    for (const name of navigation)
      await expect(main.getByText(name, { exact: true })).toBeVisible();

    await page.goto('/trade');
    await expect(page.getByRole('button', { name: market })).toBeVisible();

    await page.goto(home);
    await visit(page, '/');
    await expect(page).toHaveURL(landing);
    await expect(page.getByRole('region', { name: 'Total value' })).toContainText(/\d/);
    await page.goto(portfolio);
    await expect(page.getByRole('region', { name: 'Assets' })).toBeVisible();
  });
}

test('the notice of an expiring identity document appears under the prefix of a variant', async ({
  page,
}) => {
  for (const home of ['/aurum', '/verdant']) {
    if (home === '/aurum') await visit(page, home, 'expiring');
    else await page.goto(home);
    await expect(page.getByText(/^Your identity document is valid for/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Renew it' })).toBeVisible();
  }
});

test('from the home of a variant a trader comes to its metals first', async ({ page }) => {
  test.slow();
  await visit(page, '/aurum');
  const featured = page.getByRole('region', { name: 'Featured' });
  await expect(featured.getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText(/\d/);
  await expectAccessible(page);

  await featured.getByRole('link', { name: /XAGO\/USDC/ }).click();
  await expect(page).toHaveURL('/trade/XAGO-USDC');
  await page.goBack();

  await page.getByRole('link', { name: 'All markets' }).click();
  await expect(page).toHaveURL('/aurum/markets');
  const first = page.getByRole('table', { name: 'Markets' }).getByRole('rowheader').first();
  await expect(first).toContainText(/XAUG|XAGO|XPTG|XPDG|COPR/);
  await page.getByRole('radio', { name: /^Industrial metals/ }).click();
  await expect(page).toHaveURL('/aurum/markets?category=industrial-metals');
  await expect(first).toContainText('COPR');
});

test("the browser's bar has the colour of the header: of the brand, of the scheme, and before the app has started", async ({
  page,
}) => {
  const bar = page.locator('meta[name=theme-color]');
  const header = () =>
    page
      .locator('[data-slot=header]')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto('/verdant');
  await expect(bar).toHaveAttribute('content', await header());
  const dark = await header();
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const light = await header();
  expect(light).not.toBe(dark);
  await expect(bar).toHaveAttribute('content', light);

  await page.route('/config.json', () => new Promise(() => undefined));
  await page.goto('/verdant', { waitUntil: 'commit' });
  await expect(page.locator('.boot-header')).toBeVisible();
  await expect(bar).toHaveAttribute('content', light);
});

test('the sign-in page wears the brand of the variant that requested it', async ({ page }) => {
  test.slow();
  for (const [path, name, title] of [
    ['/verdant', 'verdant', 'Verdant'],
    ['/markets?company=default', 'agio', 'Agio'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-brand', name);
    await expect(page).toHaveTitle(`Sign in · ${title}`);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
    // A refusal keeps it.
    await page.getByLabel('User name').fill('nobody@agio.test');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-brand', name);
  }
});
