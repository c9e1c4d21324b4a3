import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolder, knownWords } from '@agio/whitelabel-themes/folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, defaults, faultOfFolder, readArguments } from './answers.ts';
import { addBlock, blocks, packagesOf, registryItem } from './blocks.ts';
import { slugOf } from './brand-folder.ts';
import { createProject, templatesFolder } from './create-project.ts';
import { portOfSandbox } from './dev.ts';
import { languageFiles } from './languages.ts';
import { faultOfNode } from './node-version.ts';
import { Refusal } from './refusal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-agio-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const own = {
  trade: 'Trade',
  markets: 'Markets',
  signIn: 'Sign in',
  signOut: "Don't stay",
  language: 'Language',
};
const languages = { own: { en: own, de: own }, areas: ['common', 'trade'] };
const names = ['api-client', 'money', 'sandbox', 'ui', 'whitelabel-themes', 'widgets'].map(
  (name) => `@agio/${name}`,
);
const others = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'create-agio',
  'next',
  'react',
  'react-dom',
  'typescript',
  'vite',
];
const versions = Object.fromEntries([...names, ...others].map((name) => [name, '^1.2.3']));
const make = (answers: Partial<Answers> = {}) =>
  createProject(
    {
      folder: join(folder, 'made'),
      template: 'vite',
      name: 'Aurora',
      languages: [],
      exchange: defaults.exchange,
      port: 5173,
      git: false,
      ...answers,
    },
    { versions, languages },
  );
const read = (file: string) =>
  JSON.parse(readFileSync(join(folder, 'made', file), 'utf8')) as Record<string, unknown>;

test.each(['vite', 'next'] as const)(
  'a project of %s has packages by a caret, and all that its sources import',
  (template) => {
    make({ template });
    const manifest = read('package.json') as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const packages = { ...manifest.dependencies, ...manifest.devDependencies };
    expect(Object.values(packages).filter((version) => !version.startsWith('^'))).toEqual([]);
    const sources = globSync('{src/**/*,*}.{ts,tsx}', { cwd: join(folder, 'made') });
    const imported = sources.flatMap((file) =>
      packagesOf(readFileSync(join(folder, 'made', file), 'utf8')),
    );
    expect(imported.filter((name) => name !== 'node' && !(name in packages))).toEqual([]);
    expect(readdirSync(join(folder, 'made'))).toContain('.gitignore');
  },
);

test.each([
  ['#7a1fa2', 'as it is where it can be read'],
  ['#ffffff', 'darker on a light page'],
  ['#000', 'lighter on a dark page'],
])('the brand of %s passes the check of agio-theme: the colour is %s', (accent) => {
  make({ accent, prefix: 'aurora', languages: ['de'] });
  const { errors, warnings } = checkFolder(join(folder, 'made/brand'), knownWords());
  expect(errors).toEqual([]);
  expect(warnings.filter(({ key }) => !key.startsWith('tokens'))).toEqual([]);
});

test('a logo is the icon too, and its place is in brand.json', () => {
  const logo = join(folder, 'Sign.SVG');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  make({ logo });
  expect(read('brand/brand.json')).toMatchObject({ logo: { src: 'logo.svg' }, icon: 'logo.svg' });
});

test("a brand's folder is taken as it is, and gets settings where it has none", () => {
  const brand = join(folder, 'brand');
  mkdirSync(brand);
  writeFileSync(
    join(brand, 'brand.json'),
    JSON.stringify({ name: 'acme', title: 'Acme', logo: { viewBox: '0 0 1 1', shapes: [] } }),
  );
  make({ brand, languages: ['de'], exchange: 'http://localhost:4500' });
  expect(read('brand/config.json')).toMatchObject({
    apiUrl: 'http://localhost:4500',
    activeLanguages: ['en', 'de'],
  });
  expect(readFileSync(join(folder, 'made/README.md'), 'utf8')).toContain('# Acme\n');
  expect(portOfSandbox(join(folder, 'made'))).toBe(4500);
});

test('a project with a real exchange starts no sandbox', () => {
  make({ exchange: 'https://exchange.example' });
  expect(portOfSandbox(join(folder, 'made'))).toBeUndefined();
});

test.each([
  [{ accent: 'beautiful' }, /^--accent is "beautiful"; it must be a colour/],
  [{ prefix: 'Two words' }, /^--prefix is "\/Two words": it does not fit here\. .*"\/acme"/],
  [{ prefix: 'markets' }, /^--prefix is "\/markets"/],
  [{ logo: 'none.svg' }, /^--logo is "none\.svg", and there is no such file\.$/],
  [{ brand: 'none' }, /^--brand is "none", and there is no such folder\.$/],
  [{ name: 'x'.repeat(41) }, /^--name is/],
])('%o is refused in a sentence about its option, and nothing is left', (answers, sentence) => {
  const refused = () => make(answers);
  expect(refused).toThrow(Refusal);
  expect(refused).toThrow(sentence);
  expect(readdirSync(folder)).toEqual([]);
});

test('a logo with a script in it is refused, and nothing is left', () => {
  const logo = join(folder, 'logo.svg');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>');
  expect(() => make({ logo })).toThrow(/^--logo has a script in it\./);
  expect(readdirSync(folder)).toEqual(['logo.svg']);
});

test('a folder with files is refused and keeps them; one with a Git repository alone is taken', () => {
  const made = join(folder, 'made');
  mkdirSync(join(made, '.git'), { recursive: true });
  expect(faultOfFolder(made)).toBeUndefined();
  writeFileSync(join(made, 'mine.txt'), 'mine');
  expect(() => make()).toThrow(/is not empty: it has mine\.txt\. Give another folder/);
  expect(readdirSync(made).toSorted()).toEqual(['.git', 'mine.txt']);
  expect(faultOfFolder(join(made, 'mine.txt'))).toMatch(/is no folder/);
});

test('a name becomes that of a brand, which is none of ours', () => {
  expect(slugOf('Börse Zürich 24')).toBe('borse-zurich-24');
  expect(slugOf('Agio')).toBe('my-agio');
  expect(slugOf('取引所')).toBe('my-exchange');
});

test('words of a host are code that cannot end early', () => {
  const files = languageFiles(['de'], languages);
  expect(files['de.ts']).toContain(String.raw`signOut: 'Don\'t stay'`);
  expect(files['de.ts']).toContain("trade: () => import('@agio/widgets/locales/de/trade.json'),");
  expect(files['index.ts']).toContain("from './de.ts'");
});

test.each([
  ['a b', 'One folder is made at a time, not 2.'],
  ['--template vue', '--template is "vue"; it must be vite or next.'],
  ['--port high', '--port is "high"; it must be a whole number from 1 to 65535.'],
  ['--exchange localhost', '--exchange is "localhost"; it must be an address'],
  ['--languages de,xx', '--languages has xx; there are'],
  ['--brand b --name n', '--brand has --name in it; give one or the other.'],
  ['--colour red', "Unknown option '--colour'."],
])('the arguments %s are refused in a sentence about them', (line, sentence) => {
  expect(() => readArguments(line.split(' '))).toThrow(sentence);
});

test('every option is read', () => {
  const line =
    'x --template next --name N --accent #123456 --logo l.svg --prefix /p --languages de,en,fr --exchange https://e.example/x --port 80 --git -y';
  expect(readArguments(line.split(' '))).toEqual({
    folder: 'x',
    template: 'next',
    name: 'N',
    accent: '#123456',
    logo: 'l.svg',
    prefix: 'p',
    languages: ['de', 'fr'],
    exchange: 'https://e.example',
    port: 80,
    git: true,
    isQuiet: true,
  });
});

test('an old Node is refused in a sentence', () => {
  expect(faultOfNode('v20.11.0')).toMatch(/^Node\.js v20\.11\.0 is too old/);
  expect(faultOfNode('v24.0.0')).toBeUndefined();
});

test('a block is copied once, and the packages that a project lacks are named', () => {
  const project = join(folder, 'p');
  mkdirSync(project);
  writeFileSync(
    join(project, 'package.json'),
    '{"dependencies":{"react":"19","@agio/widgets":"1"}}',
  );
  const add = () => addBlock('trade-desk', project, 'src/components', templatesFolder);
  expect(add()).toEqual({
    file: 'src/components/trade-desk.tsx',
    missing: ['@agio/api-client', '@agio/ui', '@agio/whitelabel-themes'],
  });
  expect(add).toThrow('src/components/trade-desk.tsx is there already.');
  expect(() => addBlock('toString', project, 'x', templatesFolder)).toThrow(
    'There is no block "toString".',
  );
  expect(existsSync(join(project, 'x'))).toBe(false);
});

test.each(Object.entries(blocks))('the block %s is an item of a registry', (name, { source }) => {
  const text = readFileSync(join(templatesFolder, source), 'utf8');
  expect(registryItem(name, text, versions)).toMatchObject({
    name,
    type: 'registry:block',
    dependencies: [
      '@agio/api-client@^1.2.3',
      '@agio/ui@^1.2.3',
      '@agio/whitelabel-themes@^1.2.3',
      '@agio/widgets@^1.2.3',
    ],
    files: [{ path: `components/${name}.tsx`, content: text }],
  });
});

const run = (program: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--conditions=@agio/source', join(import.meta.dirname, program), ...args],
    {
      encoding: 'utf8',
      cwd: folder,
    },
  );

test('the programs say what they do, and end with 2 where they were not called right', () => {
  expect(run('cli.ts', '--help').stdout).toMatch(/npm create agio \[folder\][^]*--brand <folder>/);
  expect(run('agio.ts', '--help').stdout).toContain('agio add <block>');
  expect(run('agio.ts', 'add').stdout).toMatch(/^trade-desk +A whole trade desk/);
  for (const [program, ...args] of [
    ['cli.ts', '--yes'],
    ['cli.ts', 'x', '--yes'],
    ['agio.ts', 'paint'],
    ['agio.ts', 'dev'],
    ['agio.ts', 'add', 'none'],
  ] as const) {
    const { status, stderr } = run(program, ...args);
    expect([args.join(' '), status]).toEqual([args.join(' '), 2]);
    expect(stderr).not.toContain('    at ');
  }
});

test('the version is that of the package', () => {
  const version = execFileSync(
    process.execPath,
    ['--conditions=@agio/source', join(import.meta.dirname, 'cli.ts'), '-v'],
    { encoding: 'utf8' },
  );
  expect(version).toMatch(/^\d+\.\d+\.\d+\n$/);
});
