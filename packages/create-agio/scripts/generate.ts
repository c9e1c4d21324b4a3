// Writes what a project is made of besides the templates into dist: versions of packages, words of languages, and the
// registry of blocks.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { blocks, registryItem } from '../src/blocks.ts';

const here = join(import.meta.dirname, '..');
const root = join(here, '../..');
const read = (file: string) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
const write = (file: string, value: unknown) =>
  writeFileSync(join(here, 'dist', file), `${JSON.stringify(value, null, 2)}\n`);

const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
const { devDependencies } = read('package.json') as { devDependencies: Record<string, string> };
const next = read('tools/consumer/next-host/package.json') as {
  dependencies: Record<string, string>;
};
const others = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'typescript',
  'vite',
];

const versions = Object.fromEntries([
  ...globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => read(file) as { name: string; version: string })
    .map(({ name, version }) => [name, `^${version}`]),
  ...others.map((name) => {
    const version = new RegExp(`^ {2}'?${name}'?: (\\S+)$`, 'm').exec(catalog)?.[1];
    if (version === undefined) throw new Error(`The catalog has no ${name}.`);
    return [name, `^${version}`];
  }),
  ['@vitejs/plugin-react', `^${devDependencies['@vitejs/plugin-react']}`],
  ['next', `^${next.dependencies['next']}`],
]) as Record<string, string>;
write('versions.json', versions);

interface Shell {
  header: { trade: string; markets: string };
  palette: { signIn: string };
  profile: { logout: string; language: string };
}
const shells = 'packages/exchange-app/src/shared/language/locales';
const own = Object.fromEntries(
  globSync(`${shells}/*/shell.json`, { cwd: root })
    .toSorted()
    .map((file) => {
      const { header, palette, profile } = read(file) as unknown as Shell;
      const code = file.split('/').at(-2);
      const { trade, markets } = header;
      const words = { trade, markets, signIn: palette.signIn, signOut: profile.logout };
      return [code, { ...words, language: profile.language }];
    }),
);
const areas = globSync('packages/widgets/locales/de/*.json', { cwd: root })
  .map((file) => basename(file, '.json'))
  .toSorted();
write('languages.json', { own, areas });

mkdirSync(join(here, 'dist/registry'), { recursive: true });
const items = Object.entries(blocks).map(([name, { source }]) =>
  registryItem(name, readFileSync(join(here, 'templates', source), 'utf8'), versions),
);
for (const item of items) write(`registry/${item.name}.json`, item);
write('registry/registry.json', {
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: 'agio',
  homepage: 'https://ui.shadcn.com',
  items: items.map(({ files, ...item }) => ({
    ...item,
    files: files.map(({ path, type }) => ({ path, type })),
  })),
});
