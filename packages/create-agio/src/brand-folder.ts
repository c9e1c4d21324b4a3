import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { BRANDS, colorToHex, readableAccent, themes } from '@agio/whitelabel-themes';
import { type BrandProblem, checkFolder, knownWords, lineOf } from '@agio/whitelabel-themes/folder';
import type { Answers } from './answers.ts';
import { Refusal } from './refusal.ts';

export type BrandAnswers = Pick<Answers, 'name' | 'languages' | 'exchange'> &
  Partial<Pick<Answers, 'accent' | 'logo' | 'prefix' | 'brand'>>;

/** Returns a name of a brand, such as for `data-brand`, from the name that visitors read. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')
    .slice(0, 40);
  if (slug === '') return 'my-exchange';
  return BRANDS.some((brand) => brand === slug) ? `my-${slug}` : slug;
}

/** Where the schemas of the files are, for editors. */
const schema = (name: string) => `../node_modules/@agio/whitelabel-themes/dist/${name}.schema.json`;
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes the folder of a brand: `brand.json`, `config.json`, its images. */
export function writeBrand(folder: string, answers: BrandAnswers): void {
  const { brand, exchange, languages } = answers;
  mkdirSync(folder, { recursive: true });
  if (brand === undefined) {
    writeOwn(folder, answers);
  } else {
    if (!statSync(brand, { throwIfNoEntry: false })?.isDirectory())
      throw new Refusal(`--brand is "${brand}", and there is no such folder.`);
    cpSync(brand, folder, { recursive: true });
  }
  const file = join(folder, 'config.json');
  if (existsSync(file)) return;
  const config = {
    $schema: schema('config'),
    apiUrl: exchange,
    identity: { authority: `${exchange}/identity`, clientId: 'agio-app' },
    ...(languages.length > 0 && { activeLanguages: ['en', ...languages] }),
  };
  writeFileSync(file, json(config));
}

function writeOwn(folder: string, { name, accent, logo, prefix }: BrandAnswers): void {
  const pair = accent === undefined ? undefined : readableAccent(accent);
  if (accent !== undefined && pair === undefined)
    throw new Refusal(`--accent is "${accent}"; it must be a colour such as '#7a1fa2'.`);
  const image = logo === undefined ? undefined : `logo${extname(logo).toLowerCase()}`;
  if (logo !== undefined && image !== undefined) {
    if (!existsSync(logo)) throw new Refusal(`--logo is "${logo}", and there is no such file.`);
    cpSync(logo, join(folder, image));
  }
  const isIcon = image !== undefined && /\.(?:svg|png)$/.test(image);
  if (!isIcon) writeFileSync(join(folder, 'icon.svg'), icon(pair?.dark ?? accentOfAgio()));
  const brand = {
    $schema: schema('brand'),
    name: slugOf(name),
    title: name,
    logo: image === undefined ? drawn : { src: image },
    icon: isIcon ? image : 'icon.svg',
    ...(prefix !== undefined && prefix !== '' && { prefix: `/${prefix}` }),
    pair: 'XCB-CTN',
    extends: 'agio',
    tokens: pair === undefined ? {} : { accent: pair },
  };
  writeFileSync(join(folder, 'brand.json'), json(brand));
}

const accentOfAgio = () => colorToHex(themes.agio.accent.dark) ?? '';

/** A mark until there is a logo: a lozenge, in the colours of the theme. */
const lozenge = 'M12 2 22 12 12 22 2 12Z';
const drawn = {
  viewBox: '0 0 24 24',
  shapes: [
    { d: lozenge, fill: 'accent', opacity: 0.25 },
    { d: 'M12 7 17 12 12 17 7 12Z', fill: 'accent' },
  ],
};
const icon = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${color}" d="${lozenge}" /></svg>\n`;

/** Option that an answer was given with, by the key of the file that it went into. */
const options: readonly (readonly [place: RegExp, option: string])[] = [
  [/^logo/, '--logo'],
  [/^prefix/, '--prefix'],
  [/^(?:title|name)/, '--name'],
  [/^tokens/, '--accent'],
  [/^(?:apiUrl|identity)/, '--exchange'],
];

/** Returns the sentence of a fault, with the option that it came from. */
function sentenceOf(problem: BrandProblem, isOwn: boolean): string {
  const place = problem.key === '' ? problem.file : problem.key;
  const option = isOwn ? options.find(([pattern]) => pattern.test(place))?.[1] : '--brand';
  if (option === undefined || option === '--brand') return lineOf(problem);
  return `${option} ${problem.rule} ${problem.way}`;
}

/** Checks a brand's folder as `agio-theme check` does. Throws a refusal with every fault. */
export function checkBrand(folder: string, isOwn: boolean): void {
  const { errors } = checkFolder(folder, knownWords());
  if (errors.length > 0)
    throw new Refusal(errors.map((each) => sentenceOf(each, isOwn)).join('\n'));
}

/** Returns the fault of answers before anything is made, for a question that was just answered. */
export function faultOfBrand(answers: Partial<BrandAnswers>): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'create-agio-'));
  const whole = { name: 'Exchange', languages: [], exchange: 'http://localhost:4400', ...answers };
  try {
    writeBrand(folder, whole);
    checkBrand(folder, answers.brand === undefined);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns what a checked folder says of the project: its title, and the languages that it offers. */
export function readBrand(folder: string): {
  title: string;
  languages: string[];
  exchange: string;
} {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;
  const { title } = read('brand.json') as { title: string };
  const { activeLanguages = [], apiUrl = '' } = read('config.json') as {
    activeLanguages?: string[];
    apiUrl?: string;
  };
  return { title, languages: activeLanguages.filter((code) => code !== 'en'), exchange: apiUrl };
}
