// A fourth brand, of a name that the product does not know: from its folder, built by the command, to modes and addresses.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPath, entriesFor, pagesFor, variantAddresses } from './navigation.ts';
import { brandOf } from './config/brand.ts';
import { chooseMode, companyOf, homeInstead, inMode, marketsOf, variantOf } from './config/mode.ts';
import { type AppConfig, configSchema } from './config/schema.ts';

const cli = join(import.meta.dirname, '../../whitelabel-themes/src/cli.ts');
let folder: string;
let config: AppConfig;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'agio-own-'));
  const write = (file: string, content: string) =>
    writeFileSync(join(folder, 'acme', file), content);
  mkdirSync(join(folder, 'acme/words'), { recursive: true });
  write(
    'brand.json',
    JSON.stringify({
      name: 'acme',
      title: 'Acme',
      logo: { src: 'logo.svg' },
      prefix: '/acme',
      pair: 'XAUG-USDC',
      navigation: [
        { id: 'start', path: '/acme', label: { en: 'Start' } },
        { id: 'metals', path: '/acme/markets', label: { en: 'Metals' } },
        { id: 'wallet', path: '/acme/portfolio', label: { en: 'Wallet' }, signedIn: true },
      ],
      markets: {
        featured: ['XAUG-USDC'],
        categories: [{ id: 'gold', label: { en: 'Gold' }, assets: ['XAUG'] }],
      },
    }),
  );
  write('config.json', JSON.stringify({ identity: { authority: '/identity', clientId: 'web' } }));
  write('logo.svg', '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>');
  write('words/en.json', JSON.stringify({ 'ui.home.about.title': 'Gold, and nothing else' }));
  const site = join(folder, 'site');
  execFileSync(process.execPath, [cli, 'build', join(folder, 'acme'), '--out', site]);
  const served: unknown = JSON.parse(readFileSync(join(site, 'config.json'), 'utf8'));
  config = v.parse(configSchema, served);
});
afterAll(() => rmSync(folder, { recursive: true }));

const tab = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const open = (path: string, settings = config) =>
  chooseMode(new URL(path, 'https://acme.example'), settings, { flag: () => tab, tab: () => tab });

test('it is a variant with a home of its own, under its prefix', () => {
  expect(config).toMatchObject({
    brand: 'acme',
    landing: '/acme/portfolio',
    defaultPair: 'XAUG-USDC',
    theme: { name: 'acme' },
  });
  expect(variantOf('acme')?.title).toBe('Acme');
  expect([companyOf('acme'), marketsOf('acme')]).toEqual(['acme', '/acme/markets']);
  expect(homeInstead('/markets', 'acme')).toBe('/acme');
  expect(homeInstead('/acme/markets', 'acme')).toBeUndefined();
});

test('its addresses have pages, by their paths alone', () => {
  const brand = brandOf(config);
  const shown = pagesFor('trader', brand).map(({ id, to }) => [id, to]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['home', '/acme'],
      ['markets', '/acme/markets'],
      ['portfolio', '/acme/portfolio'],
    ]),
  );
  expect(entriesFor('guest', brand).map(({ id }) => id)).toEqual(['start', 'metals']);
  expect(variantAddresses().map(({ path }) => path)).toEqual(
    expect.arrayContaining(['acme', 'acme/markets', 'acme/portfolio', 'aurum/markets']),
  );
  expect(builtPath('/acme/portfolio')).toBe('/acme/portfolio');
});

test('it has its own words, markets and categories, and another brand has none of them', () => {
  const { copy, markets } = brandOf(config);
  expect(copy).toEqual({ en: { 'ui.home.about.title': 'Gold, and nothing else' } });
  expect(markets?.featured).toEqual(['XAUG-USDC']);
  expect(markets?.categories.map(({ id }) => id)).toEqual(['gold']);
  expect(open('/trade')).toBe('acme');
  expect(open('/trade?company=aurum')).toBe('aurum');
  expect(brandOf(inMode(config, 'aurum'))).toMatchObject({ name: 'aurum', title: 'Aurum' });
  expect(inMode(config, 'aurum').wayBack).toBe('acme');
});

test('a company that is fixed to it is changed by no address', () => {
  const { brandIdentity, identity, theme } = config;
  const fixed = v.parse(configSchema, {
    identity,
    theme,
    brandIdentity,
    brand: 'acme',
    company: 'acme',
  });
  for (const path of ['/trade?company=aurum', '/verdant', '/trade'])
    expect(open(path, fixed)).toBe('acme');
});

test('one without a prefix is the default app under its name', () => {
  const { identity } = config;
  const brandIdentity = { title: 'Plain', logo: { src: '/brand/logo.svg' } };
  const plain = v.parse(configSchema, { identity, brand: 'plain', brandIdentity });
  expect(plain).toMatchObject({ brand: 'plain', landing: '/user/portfolio' });
  expect(open('/markets', plain)).toBe('plain');
  expect(open('/markets?company=default', plain)).toBe('plain');
  expect(variantOf('plain')).toBeUndefined();
});
