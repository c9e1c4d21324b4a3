// The shipped brands use nothing that a partner cannot: each is written as a folder, checked, built and read as settings,
// and is the same brand.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BRANDS, themes } from '../brands/index.ts';
import { brands, fetchBrandWords } from '../brands/identities.ts';
import { compileTheme } from '../compiler/compile-theme.ts';
import { ownBrand, settingsSchema } from '../settings/schema.ts';
import { checkSettings } from '../settings/check-settings.ts';
import { filesOf } from './build-folder.ts';
import { checkFolder } from './check-folder.ts';
import { knownWords } from './known-words.ts';

/** Names and prefixes of a partner's own; those of the shipped brands are taken. */
const asPartner = (text: string) =>
  text.replaceAll('/aurum', '/gold').replaceAll('/verdant', '/green');

test.each(BRANDS)('%s can be kept as a folder of a partner', async (shipped) => {
  await fetchBrandWords(shipped);
  const whole = brands[shipped];
  const { title, logo, navigation, copy, defaults, markets } = JSON.parse(
    asPartner(JSON.stringify(whole)),
  ) as typeof whole;
  const folder = mkdtempSync(join(tmpdir(), 'agio-shipped-'));
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content, null, 2));
  };
  write('brand.json', {
    name: 'partner',
    title,
    logo,
    navigation,
    markets,
    tokens: themes[shipped],
    ...(defaults.prefix !== '' && { prefix: defaults.prefix }),
    landing: defaults.landing,
    pair: defaults.pair.replace('/', '-'),
  });
  write('config.json', { identity: { authority: '/identity', clientId: 'web' } });
  for (const [language, words] of Object.entries(copy)) write(`words/${language}.json`, words);

  const report = checkFolder(folder, knownWords());
  rmSync(folder, { recursive: true });
  expect(report.errors).toEqual([]);
  const isOfColours = ({ key }: { key: string }) => key.startsWith('tokens.');
  expect(report.warnings.filter((warning) => !isOfColours(warning))).toEqual([]);
  if (!report.folder) throw new Error('The folder was refused.');

  const files = filesOf(report.folder);
  const settings: unknown = JSON.parse(String(files.get('config.json')));
  expect(checkSettings(settings)).toEqual({ errors: [], warnings: [] });
  expect(ownBrand(v.parse(settingsSchema, settings))).toEqual({
    name: 'partner',
    title,
    logo,
    navigation,
    copy,
    defaults,
    ...(markets && { markets }),
  });
  const [, sheet] = [...files].find(([path]) => path.startsWith('themes/')) ?? [];
  expect(sheet).toBe(compileTheme({ name: 'partner', tokens: themes[shipped] }).css);
});
