// Brand folders as partners get them wrong, and as an attacker would write them: each is refused or warned of with its
// place and a way out, or is right.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFolder } from './check-folder.ts';
import { knownWords } from './known-words.ts';

type Content = string | Uint8Array | object | undefined;
type Files = Readonly<Record<string, Content>>;

const brand = {
  name: 'acme',
  title: 'Acme',
  logo: { src: 'logo.svg' },
  tokens: { 'radius-control': '0px' },
};
const identity = { authority: 'https://id.example', clientId: 'agio-app' };
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${attributes}>${inside}</svg>`;
const path = '<path d="M0 0h24v24H0z"/>';

/** A PNG as far as its size goes. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(64);
  bytes.write('\u0089PNG\r\n\u001A\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
const woff2 = Buffer.from('wOF2 and the rest of the font');

const right: Files = {
  'brand.json': brand,
  'config.json': { identity },
  'logo.svg': svg(path),
};
const withBrand = (change: object): Files => ({ 'brand.json': { ...brand, ...change } });
const withConfig = (change: object): Files => ({ 'config.json': { identity, ...change } });
const withTokens = (tokens: object) => withBrand({ tokens });
const entry = (change: object) =>
  withBrand({ navigation: [{ id: 'desk', path: '/trade', ...change }] });
const logo = (text: string | Uint8Array): Files => ({ 'logo.svg': text });
const face = (change: object): Files => ({
  ...withBrand({
    tokens: { 'font-display': "'Acme Sans',system-ui,sans-serif" },
    fonts: [{ family: 'Acme Sans', src: 'fonts/acme.woff2', ...change }],
  }),
  'fonts/acme.woff2': woff2,
});

type Row = readonly [name: string, files: Files, place: string, says: RegExp];

const refused: readonly Row[] = [
  // Files
  ['no brand.json', { 'brand.json': undefined }, 'brand.json', /is not in the folder/],
  [
    'brand.json misspelt',
    { 'brand.json': undefined, 'brnad.json': brand },
    'brand.json',
    /Did you mean brnad\.json/,
  ],
  ['an empty file', { 'brand.json': '' }, 'brand.json:1', /is empty/],
  [
    'half a file',
    { 'brand.json': '{\n  "name": "acme",' },
    'brand.json:2',
    /ends before it is closed/,
  ],
  [
    'a comment',
    { 'brand.json': '{\n  // ours\n  "name": "acme" }' },
    'brand.json:2',
    /has a comment.*Take the comment out/,
  ],
  [
    'a comma too many',
    { 'brand.json': '{\n  "name": "acme",\n}' },
    'brand.json:3',
    /Take the comma out/,
  ],
  ['single quotes', { 'config.json': "{\n  'identity': {} }" }, 'config.json:2', /single quotes/],
  [
    'UTF-16',
    { 'brand.json': Buffer.from('\uFEFF{}', 'utf16le') },
    'brand.json',
    /UTF-16.*Save it in UTF-8/,
  ],
  [
    'bytes that are no text',
    { 'brand.json': Buffer.from([0x7b, 0xff, 0x7d]) },
    'brand.json',
    /UTF-8/,
  ],
  ['a list', { 'brand.json': '[]' }, 'brand.json:1', /no JSON object/],
  [
    'a key twice',
    { 'config.json': '{\n"identity": {},\n"identity": {}\n}' },
    'config.json:3 identity',
    /twice/,
  ],
  [
    'a file of 6 MB',
    { 'config.json': `{"a":"${'x'.repeat(6_000_000)}"}` },
    'config.json',
    /6000008 bytes/,
  ],
  [
    'a million brackets',
    { 'brand.json': '['.repeat(1_000_000) },
    'brand.json',
    /nested more than 40/,
  ],
  [
    'too many files',
    Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`x/${i}.txt`, ''])),
    '',
    /more than 500 files/,
  ],
  // Names that reach into the program
  [
    '__proto__',
    { 'brand.json': '{\n"__proto__": { "isAdmin": true } }' },
    'brand.json:2 __proto__',
    /reach into the program/,
  ],
  [
    'constructor among the tokens',
    { 'brand.json': JSON.stringify(brand).replace('"radius-control"', '"constructor"') },
    'brand.json:1 tokens.constructor',
    /Take it out/,
  ],
  [
    '__proto__ among the words',
    { 'words/de.json': '{"__proto__": "x"}' },
    'words/de.json:1 __proto__',
    /Take it out/,
  ],
  // Identity
  [
    'no title',
    withBrand({ title: undefined }),
    'brand.json title',
    /is missing.*Name beside the logo/,
  ],
  ['an empty title', withBrand({ title: '  ' }), 'brand.json title', /shorter than 1/],
  [
    'a title that fills the header',
    withBrand({ title: 'x'.repeat(41) }),
    'brand.json title',
    /longer than 40/,
  ],
  [
    'a title that turns the text around it',
    withBrand({ title: 'Acme\u202Eemca' }),
    'brand.json title',
    /hide, turn or break/,
  ],
  ['a number as title', withBrand({ title: 7 }), 'brand.json title', /is 7, not a text/],
  [
    'a name with capitals',
    withBrand({ name: 'Acme' }),
    'brand.json name',
    /"Acme".*small letters/i,
  ],
  [
    'the name of a brand that ships',
    withBrand({ name: 'aurum' }),
    'brand.json name',
    /brand that ships/,
  ],
  [
    'a name that closes the rule',
    withBrand({ name: "acme'],body{" }),
    'brand.json name',
    /does not fit/,
  ],
  [
    'a foundation that there is not',
    withBrand({ extends: 'aurun' }),
    'brand.json extends',
    /Did you mean aurum\?/,
  ],
  [
    'the prefix of a page',
    withBrand({ prefix: '/trade' }),
    'brand.json prefix',
    /address that the app/,
  ],
  [
    'the prefix of a brand that ships',
    withBrand({ prefix: '/aurum' }),
    'brand.json prefix',
    /shipped brand/,
  ],
  ['a prefix of two parts', withBrand({ prefix: '/a/b' }), 'brand.json prefix', /such as "\/acme"/],
  ['a market with a slash', withBrand({ pair: 'XCB/CTN' }), 'brand.json pair', /such as "XCB-CTN"/],
  [
    'a category without its assets',
    withBrand({ markets: { featured: [], categories: [{ id: 'a', label: {} }] } }),
    'brand.json markets.categories[0].assets',
    /is missing/,
  ],
  // Navigation
  [
    'a script as address',
    entry({ path: 'javascript:alert(1)' }),
    'brand.json navigation[0].path',
    /https:\/\//,
  ],
  [
    'an address without its scheme',
    entry({ path: '//evil.example' }),
    'brand.json navigation[0].path',
    /A page of the app/,
  ],
  [
    'a backslash address',
    entry({ path: '/\\evil.example' }),
    'brand.json navigation[0].path',
    /A page of the app/,
  ],
  [
    'http in the navigation',
    entry({ path: 'http://a.example' }),
    'brand.json navigation[0].path',
    /https:\/\//,
  ],
  [
    'two entries of one id',
    withBrand({
      navigation: [
        { id: 'a', path: '/trade' },
        { id: 'a', path: '/markets' },
      ],
    }),
    'brand.json navigation',
    /twice/,
  ],
  [
    'nine entries',
    withBrand({
      navigation: Array.from({ length: 9 }, (_, i) => ({ id: `a${i}`, path: '/trade' })),
    }),
    'brand.json navigation',
    /longer than 8/,
  ],
  // Colours and shapes
  [
    'an unreadable text',
    withTokens({ fg: { light: '#999999', dark: '#ffffff' } }),
    'brand.json tokens.fg',
    /Needs 4\.5:1.*Take /,
  ],
  [
    'a token misspelt',
    withTokens({ acent: { light: '#7a1fa2', dark: '#e0a6ff' } }),
    'brand.json tokens.acent',
    /Did you mean accent/,
  ],
  [
    'one colour for both schemes',
    withTokens({ accent: '#7a1fa2' }),
    'brand.json tokens.accent',
    /two values/,
  ],
  [
    'a colour that loads a file',
    withTokens({ accent: { light: 'url(//evil.example)', dark: '#e0a6ff' } }),
    'brand.json tokens.accent.light',
    /Expected a colour/,
  ],
  [
    'a corner that closes the rule',
    withTokens({ 'radius-control': '0;} body{display:none' }),
    'brand.json tokens.radius-control',
    /Expected a length/,
  ],
  [
    'a font that imports',
    withTokens({ 'font-text': "x;@import 'https://evil.example'" }),
    'brand.json tokens.font-text',
    /Expected font names/,
  ],
  [
    'the colours of prices',
    withTokens({ up: { light: '#007700', dark: '#00ff00' } }),
    'brand.json tokens.up',
    /belong to the reader/,
  ],
  [
    '20,000 tokens',
    withTokens(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`t${i}`, '1px']))),
    'brand.json tokens',
    /no reason for 20000/,
  ],
  // Images
  [
    'a logo that is not there',
    { 'logo.svg': undefined, 'Logo.svg': svg(path) },
    'brand.json logo.src',
    /Did you mean Logo\.svg/,
  ],
  [
    'a logo above the folder',
    withBrand({ logo: { src: '../../etc/passwd' } }),
    'brand.json logo.src',
    /A file of this folder/,
  ],
  [
    'a logo by its full path',
    withBrand({ logo: { src: '/etc/passwd' } }),
    'brand.json logo.src',
    /A file of this folder/,
  ],
  [
    'a logo elsewhere',
    withBrand({ logo: { src: 'https://evil.example/a.svg' } }),
    'brand.json logo.src',
    /A file of this folder/,
  ],
  [
    'a script in the logo',
    logo(svg('<script>alert(1)</script>')),
    'logo.svg',
    /has a script.*plain shapes/,
  ],
  [
    'an event handler in the logo',
    logo(svg(path, ' onload="alert(1)"')),
    'logo.svg',
    /event handler/,
  ],
  [
    'a page in the logo',
    logo(svg('<foreignObject><iframe/></foreignObject>')),
    'logo.svg',
    /another document/,
  ],
  [
    'an image elsewhere in the logo',
    logo(svg('<image href="https://evil.example/a.png"/>')),
    'logo.svg',
    /asks for another file/,
  ],
  [
    'a style that imports in the logo',
    logo(svg('<style>@import "//evil.example/a.css";</style>')),
    'logo.svg',
    /from its styles/,
  ],
  [
    'entities in the logo',
    logo(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg(path)}`),
    'logo.svg',
    /declares entities/,
  ],
  [
    'a page under the name of a logo',
    logo('<html><body>hi</body></html>'),
    'logo.svg',
    /no svg file inside/,
  ],
  ['a logo of 200 kB', logo(svg(path.repeat(8_000))), 'logo.svg', /smaller than 100000/],
  [
    'a shape that is no path',
    withBrand({ logo: { viewBox: '0 0 24 24', shapes: [{ d: '"/><script>' }] } }),
    'brand.json logo',
    /does not fit/,
  ],
  [
    'a photograph as icon',
    { ...withBrand({ icon: 'icon.jpg' }), 'icon.jpg': 'x' },
    'icon.jpg',
    /Give one of \.svg, \.png, \.ico/,
  ],
  [
    'a small image for shared links',
    { ...withBrand({ socialImage: 'social.png' }), 'social.png': png(64, 64) },
    'social.png',
    /64 × 64 px.*1200 × 630/,
  ],
  // Fonts
  [
    'a font in another format',
    { ...face({ src: 'fonts/acme.ttf' }), 'fonts/acme.ttf': 'x', 'fonts/acme.woff2': undefined },
    'fonts/acme.ttf',
    /Convert it/,
  ],
  [
    'a font that is none',
    { ...face({}), 'fonts/acme.woff2': '<html>' },
    'fonts/acme.woff2',
    /no woff2 file inside/,
  ],
  [
    'a family that closes the rule',
    face({ family: "A';} body{" }),
    'brand.json fonts[0].family',
    /letters, digits and spaces/,
  ],
  [
    'characters that close the rule',
    face({ range: 'U+0-FF;} body{' }),
    'brand.json fonts[0].range',
    /U\+0-FF/,
  ],
  // Words and languages
  ['words of no language', { 'words/dee.json': {} }, 'words/dee.json', /Did you mean de/],
  ['words called by a region', { 'words/de-CH.json': {} }, 'words/de-CH.json', /Call it by/],
  [
    'a gap that is never filled',
    { 'words/de.json': { 'shell.variant.back': 'Zu {{brnd}}' } },
    'words/de.json shell.variant.back',
    /It has \{\{brand\}\}/,
  ],
  [
    'a word that is no text',
    { 'words/de.json': { 'shell.footer.copyright': 7 } },
    'words/de.json',
    /is 7, not a text/,
  ],
  [
    'a language that the product has',
    { 'languages/de.json': { name: 'Deutsch', words: {} } },
    'languages/de.json',
    /words\/de\.json/,
  ],
  [
    'a language without a name',
    { 'languages/gsw.json': { words: {} } },
    'languages/gsw.json name',
    /is missing/,
  ],
  // Settings
  [
    'no identity provider',
    { 'config.json': {} },
    'config.json identity',
    /is missing.*OpenID Connect/,
  ],
  [
    'an authority that is no address',
    withConfig({ identity: { ...identity, authority: 'nowhere' } }),
    'config.json identity.authority',
    /Address of the issuer/,
  ],
  [
    'a script as terms',
    withConfig({ links: { terms: 'javascript:alert(1)' } }),
    'config.json links.terms',
    /does not fit/,
  ],
  [
    'a currency that there is not',
    withConfig({ defaultCurrency: 'EURO' }),
    'config.json defaultCurrency',
    /Did you mean EUR\?/,
  ],
  [
    'a language that nothing brings',
    withConfig({ activeLanguages: ['en', 'gsw'] }),
    'config.json activeLanguages[1]',
    /no language/,
  ],
  [
    'a company that there is not',
    withConfig({ company: 'acme' }),
    'config.json company',
    /no company/,
  ],
];

const warned: readonly Row[] = [
  ['titel', withBrand({ titel: 'Acme' }), 'brand.json titel', /Did you mean title\?/],
  [
    'a key of an entry misspelt',
    entry({ lable: {} }),
    'brand.json navigation[0].lable',
    /Did you mean label\?/,
  ],
  [
    'a page that there is not',
    entry({ path: '/market' }),
    'brand.json navigation[0].path',
    /Did you mean \/markets\?/,
  ],
  [
    'a landing that there is not',
    withBrand({ landing: '/nosuch' }),
    'brand.json landing',
    /no page \/nosuch/,
  ],
  [
    'a setting misspelt',
    withConfig({ activeLanguage: ['en'] }),
    'config.json activeLanguage',
    /Did you mean activeLanguages\?/,
  ],
  [
    'an identity in the settings',
    withConfig({ brandIdentity: { title: 'A' } }),
    'config.json brandIdentity',
    /brand\.json has it/,
  ],
  ['no settings', { 'config.json': undefined }, '', /has no config\.json/],
  [
    'a word misspelt',
    { 'words/de.json': { 'shell.footer.copyrigth': '©' } },
    'words/de.json shell.footer.copyrigth',
    /Did you mean shell\.footer\.copyright/,
  ],
  [
    'a gap with one brace',
    { 'words/de.json': { 'shell.variant.back': 'Zu {brand}' } },
    'words/de.json shell.variant.back',
    /one brace/,
  ],
  [
    'markup in a word',
    { 'words/de.json': { 'shell.footer.copyright': '<b>Acme</b>' } },
    'words/de.json shell.footer.copyright',
    /plain text/,
  ],
  ['a file that nothing names', { 'old-logo.svg': svg(path) }, 'old-logo.svg', /named by nothing/],
  ['a logo that does not scale', logo('<svg width="24" height="24"></svg>'), 'logo.svg', /viewBox/],
  [
    'a font that no token names',
    { ...withBrand({ fonts: [{ family: 'Acme Sans', src: 'a.woff2' }] }), 'a.woff2': woff2 },
    'brand.json fonts[0].family',
    /font-display/,
  ],
  [
    'an accent like a price',
    withTokens({ accent: { light: '#00702f', dark: '#3ddc84' } }),
    'brand.json tokens.accent',
    /told apart/,
  ],
];

const whole: Files = {
  'brand.json': {
    $schema: './node_modules/@agio/whitelabel-themes/dist/brand.schema.json',
    ...brand,
    description: 'Trade metals to the gram.',
    extends: 'agio',
    tokens: { ...brand.tokens, 'font-display': "'Acme Sans',system-ui,sans-serif" },
    logo: { src: 'images/logo.svg', darkSrc: 'images/logo-dark.svg' },
    icon: 'images/icon.png',
    prefix: '/acme',
    landing: '/acme/portfolio',
    pair: 'XAUG-USDC',
    navigation: [
      { id: 'dashboard', path: '/acme' },
      { id: 'metals', path: '/acme/markets', label: { en: 'Metals', de: 'Metalle' } },
      { id: 'desk', path: '/trade' },
      { id: 'wallet', path: '/acme/portfolio', signedIn: true },
      { id: 'help', path: 'https://help.example', label: { en: 'Help' } },
    ],
    markets: {
      featured: ['XAUG-USDC'],
      categories: [{ id: 'metals', label: { en: 'Metals' }, assets: ['XAUG'] }],
    },
    fonts: [{ family: 'Acme Sans', src: 'fonts/acme.woff2', weight: '400 700', range: 'U+0-FF' }],
    manifest: { shortName: 'Acme', icons: [{ src: 'images/icon.png', sizes: '192x192' }] },
    socialImage: 'images/social.png',
  },
  'config.json': { identity, company: 'acme', activeLanguages: ['en', 'de', 'gsw'] },
  'words/en.json': { 'shell.footer.copyright': '© Acme AG' },
  'words/de.json': { 'shell.footer.copyright': '© Acme AG', 'ui.home.about.title': 'Metalle' },
  'languages/gsw.json': {
    name: 'Schwiizertüütsch',
    words: { 'shell.variant.back': 'Zrugg zu {{brand}}' },
  },
  'images/logo.svg': svg(path),
  'images/logo-dark.svg': svg('<use href="#a"/><path id="a" d="M0 0"/>'),
  'images/icon.png': png(192, 192),
  'images/social.png': png(1200, 630),
  'fonts/acme.woff2': woff2,
  'logo.svg': undefined,
  'README.md': '# Acme',
  '.gitignore': 'x',
};

const accepted: readonly (readonly [name: string, files: Files])[] = [
  ['the least', {}],
  ['everything', whole],
  ['a mark of the byte order', { 'brand.json': `\uFEFF${JSON.stringify(brand)}` }],
  [
    'a drawn logo',
    {
      ...withBrand({ logo: { viewBox: '0 0 24 24', shapes: [{ d: 'M0 0h24', fill: 'accent' }] } }),
      'logo.svg': undefined,
    },
  ],
  ['no colours of its own', withBrand({ tokens: {} })],
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agio-brand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const known = knownWords();

function check(files: Files) {
  for (const [name, content] of Object.entries({ ...right, ...files })) {
    if (content === undefined) continue;
    const target = join(folder, name);
    mkdirSync(dirname(target), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(target, isRaw ? content : JSON.stringify(content, null, 2));
  }
  return checkFolder(folder, known);
}

/** Returns whether a problem is at a place: `file:line key`, of which line and key may be left out. */
function isAt(
  place: string,
  { file, key, line }: { file: string; key: string; line?: number | undefined },
) {
  const [fileAndLine = '', wanted = ''] = place.split(' ');
  const [wantedFile = '', wantedLine] = fileAndLine.split(':');
  return (
    file === wantedFile &&
    (wanted === '' || key === wanted || key.startsWith(`${wanted}.`)) &&
    (wantedLine === undefined || line === Number(wantedLine))
  );
}

test.each(refused)('%s is refused, with the place and a way out', (_, files, place, says) => {
  const { errors, folder: built } = check(files);
  expect(built).toBeUndefined();
  const there = errors.filter((error) => isAt(place, error));
  expect(there.map(({ rule, way }) => `${rule} ${way}`).join('\n')).toMatch(says);
  for (const { rule, way } of errors) expect([rule, way]).not.toContain('');
});

test.each(warned)('%s is warned of, with the place and a way out', (_, files, place, says) => {
  const { errors, warnings, folder: built } = check(files);
  expect(errors).toEqual([]);
  expect(built).toBeDefined();
  const there = warnings.filter((warning) => isAt(place, warning));
  expect(there.map(({ rule, way }) => `${rule} ${way}`).join('\n')).toMatch(says);
  for (const { rule, way } of warnings) expect([rule, way]).not.toContain('');
});

test.each(accepted)('%s is right', (_, files) => {
  const { errors, warnings } = check(files);
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
});

test('a link out of the folder is refused', () => {
  symlinkSync('/etc/passwd', join(folder, 'passwd.svg'));
  const { errors } = check(withBrand({ logo: { src: 'passwd.svg' } }));
  expect(errors.map(({ file, rule }) => `${file} ${rule}`)).toEqual(
    expect.arrayContaining(['passwd.svg is a link.']),
  );
});

test('every problem of brand.json and config.json has its line', () => {
  const { errors } = check({
    'brand.json': { ...brand, title: 7, prefix: 7 },
    'config.json': { identity: 7 },
  });
  expect(errors.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'brand.json:3',
    'brand.json:10',
    'config.json:2',
  ]);
});

test('sixty folders and more are in the table', () => {
  expect(refused.length + warned.length + accepted.length).toBeGreaterThan(60);
});
