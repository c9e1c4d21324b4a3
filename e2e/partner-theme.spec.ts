import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { chooseTheme } from '../tools/lib/theme.ts';
import { expect, test } from './fixtures.ts';

/* A partner's file and two answers of the web server: the built app is the one that every other test runs. */

const cli = join(import.meta.dirname, '../packages/whitelabel-themes/src/cli.ts');
const acme = {
  $schema: 'https://unpkg.com/@agio/whitelabel-themes/dist/theme.schema.json',
  name: 'acme',
  extends: 'agio',
  tokens: {
    canvas: { light: '#fff7f2', dark: '#1d0f14' },
    accent: { light: '#7a1fa2', dark: '#e0a6ff' },
    'radius-control': '0px',
  },
};

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'agio-partner-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command of the partner's operator; its output then goes into the settings. */
function build(brand: object) {
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify(brand));
  const said = execFileSync('node', [cli, 'build', file, '--out', join(folder, 'themes')], {
    encoding: 'utf8',
  });
  const theme = JSON.parse(/"theme": (.+)$/m.exec(said)?.[1] ?? '') as { sheet: string };
  return { theme, css: readFileSync(join(folder, theme.sheet), 'utf8') };
}

async function serve(page: Page, settings: object, sheets: Record<string, string> = {}) {
  await page.route('/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, ...settings } });
  });
  await page.route('/themes/*', async (route) => {
    const css = sheets[new URL(route.request().url()).pathname];
    await route.fulfill(
      css === undefined ? { status: 404 } : { contentType: 'text/css; charset=utf-8', body: css },
    );
  });
}

const looks = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Get Started' });
  await expect(button).toBeVisible();
  const style = await button.evaluate((element) => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
    return { accent: backgroundColor, corner: borderTopLeftRadius };
  });
  const canvas = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  return { ...style, canvas };
};
const agioDark = 'oklch(0.155 0.012 265)';

for (const [scheme, expected] of [
  ['dark', { canvas: 'rgb(29, 15, 20)', accent: 'rgb(224, 166, 255)', corner: '0px' }],
  ['light', { canvas: 'rgb(255, 247, 242)', accent: 'rgb(122, 31, 162)', corner: '0px' }],
] as const) {
  test(`a partner's brand.json re-themes the built app, ${scheme}`, async ({ page }) => {
    await chooseTheme(page, scheme);
    const { theme, css } = build(acme);
    await page.goto('/markets');
    expect((await looks(page)).canvas).not.toBe(expected.canvas);
    await serve(page, { theme }, { [theme.sheet]: css });
    await page.goto('/markets');
    expect(await looks(page)).toEqual(expected);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'acme');
  });
}

test('the next visit wears the theme before the settings have arrived', async ({ page }) => {
  const { theme, css } = build(acme);
  await serve(page, { theme }, { [theme.sheet]: css });
  await page.goto('/markets');
  await looks(page);
  await page.route('/config.json', () => new Promise(() => undefined));
  await page.goto('/markets', { waitUntil: 'commit' });
  await expect(page.locator('.boot-header')).toBeVisible();
  await expect(page.getByText('Agio', { exact: true })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(29, 15, 20)');
});

test("the reader's density goes over the partner's, wherever its sheet stands", async ({
  page,
}) => {
  const { theme, css } = build({ ...acme, tokens: { ...acme.tokens, row: '51px' } });
  await serve(page, { theme }, { [theme.sheet]: css });
  await page.goto('/markets');
  await looks(page);
  const row = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--agio-row'));
  expect(await row()).toBe('51px');
  await page.evaluate(() => document.documentElement.setAttribute('data-density', 'touch'));
  expect(await row()).toBe('2.75rem');
  await page.evaluate(() => {
    const sheet = document.querySelector('[data-theme-sheet]');
    if (sheet) document.head.prepend(sheet);
  });
  expect(await row()).toBe('2.75rem');
  await page.evaluate(() => document.documentElement.removeAttribute('data-density'));
  await expect.poll(row).toBe('51px');
});

test('a theme whose file is gone, or is another one, leaves the brand', async ({ page }) => {
  const { theme, css } = build(acme);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await serve(page, { theme });
  await page.goto('/markets');
  expect(await looks(page)).toMatchObject({ canvas: agioDark });
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'agio');

  await serve(page, { theme }, { [theme.sheet]: css.replace('#1d0f14', '#ff0000') });
  await page.goto('/markets');
  expect(await looks(page)).toMatchObject({ canvas: agioDark });
  expect(
    said.filter((line) => line.includes(`The theme ${theme.sheet} could not be`)),
  ).toHaveLength(2);
});

test('a bad brand.json is refused with the name of the token, the value and the rule', () => {
  const file = join(folder, 'bad.json');
  const out = join(folder, 'refused');
  const bad = { 'radius-control': 'huge', fg: { light: '#999999', dark: '#ffffff' } };
  writeFileSync(file, JSON.stringify({ ...acme, tokens: bad }));
  const values = spawnSync('node', [cli, 'build', file, '--out', out], { encoding: 'utf8' });
  expect(values.status).toBe(1);
  expect(values.stderr).toContain('radius-control · "huge" · Expected a length');
  writeFileSync(file, JSON.stringify({ ...acme, tokens: { fg: bad.fg } }));
  const colours = spawnSync('node', [cli, 'build', file, '--out', out], { encoding: 'utf8' });
  expect(colours.status).toBe(1);
  expect(colours.stderr).toMatch(/fg · #999999 has 2\.\d+:1 on .+ · Needs 4\.5:1/);
  expect(readdirSync(folder)).not.toContain('refused');
});

for (const [brand, family] of [
  ['aurum', 'source-serif-4'],
  ['verdant', 'manrope'],
  ['agio', undefined],
] as const) {
  test(`the fonts of ${brand} are fetched, and no other brand's`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/([a-z0-9-]+?)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
      if (name !== undefined) fetched.push(name);
    });
    await serve(page, { brand });
    await page.goto('/markets');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const wanted = family === undefined ? ['inter-latin'] : ['inter-latin', `${family}-latin`];
    await expect.poll(() => [...new Set(fetched)].toSorted()).toEqual(wanted);
    expect(
      await heading.evaluate((element) => {
        const { fontFamily, fontWeight } = getComputedStyle(element);
        return document.fonts.check(`${fontWeight} 20px ${fontFamily.split(',')[0] ?? ''}`);
      }),
    ).toBe(true);
  });
}

test('a folder of a brand that the product does not know becomes an exchange of its own', async ({
  page,
}) => {
  const site = join(folder, 'site');
  const write = (file: string, content: string | object) => {
    mkdirSync(dirname(join(folder, 'own', file)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, 'own', file), text);
  };
  write('brand.json', {
    name: 'goldhaus',
    title: 'Goldhaus',
    description: 'Gold to the gram.',
    logo: { src: 'logo.svg' },
    prefix: '/goldhaus',
    tokens: { 'radius-control': '0px' },
    navigation: [
      { id: 'start', path: '/goldhaus', label: { en: 'Start' } },
      { id: 'metals', path: '/goldhaus/markets', label: { en: 'Metals' } },
    ],
    markets: { featured: ['XAUG-USDC'], categories: [] },
    manifest: { icons: [{ src: 'logo.svg', sizes: 'any' }] },
  });
  const identity = { authority: '/identity', clientId: 'agio-app' };
  write('config.json', { identity, activeLanguages: ['en', 'gsw'] });
  write(
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  );
  write('words/en.json', { 'ui.home.about.title': 'Gold, and nothing else' });
  write('languages/gsw.json', {
    name: 'Schwiizertüütsch',
    words: { 'shell.header.getStarted': 'Aafange', 'ui.home.about.title': 'Gold, und susch nüüt' },
  });
  execFileSync('node', [cli, 'build', join(folder, 'own'), '--out', site]);
  const { identity: _, ...settings } = JSON.parse(
    readFileSync(join(site, 'config.json'), 'utf8'),
  ) as Record<string, unknown>;
  await serve(page, settings);
  await page.route(/\/(?:themes|brand)\/[^?]+$/, (route) =>
    route.fulfill({ path: join(site, new URL(route.request().url()).pathname) }),
  );

  await page.goto('/');
  await expect(page).toHaveURL(/\/goldhaus$/);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'goldhaus');
  await expect(page).toHaveTitle(/Goldhaus$/);
  const about = page.getByRole('heading', { name: 'Gold, and nothing else' });
  await expect(about).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Gold to the gram.',
  );
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    '/brand/manifest.webmanifest',
  );
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText(['Start', 'Metals']);
  await navigation.getByRole('link', { name: 'Metals' }).click();
  await expect(page).toHaveURL(/\/goldhaus\/markets$/);
  await expect(page.getByRole('row', { name: /XAUG/ }).first()).toBeVisible();
  await page.goto('/markets');
  await expect(page).toHaveURL(/\/goldhaus$/);
  await page.goto('/goldhaus?lang=gsw');
  await expect(page.getByRole('heading', { name: 'Gold, und susch nüüt' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'gsw');
});
