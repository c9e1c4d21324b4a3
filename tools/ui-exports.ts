// @where Tools: export maps of the packages
// Writes the export maps of @agio/ui and @agio/widgets from their folders: src/<group>/<component>/<component>.tsx →
// "@agio/ui/<component>", src/<area>/index.ts → "@agio/widgets/<area>". And into publishConfig of each published package what the registry gets: its export map without our own condition,
// whose files are not published. `--check` only compares, for CI.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ui = join(import.meta.dirname, '../packages/ui');
const widgets = join(import.meta.dirname, '../packages/widgets');
const published = [
  'money',
  'whitelabel-themes',
  'api-client',
  'ui',
  'widgets',
  'sandbox',
  'create-agio',
];
const ownCondition = '@agio/source';

interface Manifest {
  exports: Record<string, unknown>;
  publishConfig: { exports?: Record<string, unknown> };
}

const fileOf = (name: string) => join(import.meta.dirname, '../packages', name, 'package.json');
const read = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Manifest;

const components = globSync('src/*/*/', { cwd: ui })
  .map((folder) => ({ folder: folder.replace(/\/$/, ''), name: basename(folder) }))
  .map(({ folder, name }) => ({ name, entry: `${folder}/${name}` }))
  .flatMap(({ name, entry }) =>
    ['tsx', 'ts']
      .filter((ext) => existsSync(join(ui, `${entry}.${ext}`)))
      .map((ext) => ({ name, entry, ext })),
  )
  .sort((a, b) => a.name.localeCompare(b.name));

const twice = components.find((c, i) => components[i + 1]?.name === c.name);
if (twice)
  throw new Error(
    `Two components of @agio/ui are called "${twice.name}"; a subpath must be one thing.`,
  );

/** Returns true for an entry that has sources and no built files: helpers of our own tests. */
const isOursAlone = (target: unknown) =>
  typeof target === 'object' && target !== null && Object.keys(target).join() === ownCondition;

/** Removes our condition; a map with only a default left becomes that default. */
function forRegistry(target: unknown): unknown {
  if (typeof target !== 'object' || target === null) return target;
  const rest = Object.entries(target).filter(([condition]) => condition !== ownCondition);
  return rest.length === 1 && rest[0]?.[0] === 'default' ? rest[0][1] : Object.fromEntries(rest);
}

function exportsOfUi({ exports }: Manifest) {
  return {
    './package.json': './package.json',
    './styles.css': exports['./styles.css'],
    './styles.unlayered.css': exports['./styles.unlayered.css'],
    './tailwind.css': exports['./tailwind.css'],
    './messages.json': './messages.json',
    './messages.notes.json': './messages.notes.json',
    './messages.terms.json': './messages.terms.json',
    './locales/*.json': './locales/*.json',
    ...Object.fromEntries(
      components.map(({ name, entry, ext }) => {
        const out = entry.replace(/^src/, './dist');
        return [
          `./${name}`,
          { [ownCondition]: `./${entry}.${ext}`, types: `${out}.d.ts`, default: `${out}.js` },
        ];
      }),
    ),
  };
}

/** One entry an area: a folder with an index. */
function exportsOfWidgets({ exports }: Manifest) {
  const areas = globSync('src/*/index.ts', { cwd: widgets })
    .map((file) => file.slice('src/'.length, -'/index.ts'.length))
    .toSorted();
  return {
    './package.json': './package.json',
    './styles.css': exports['./styles.css'],
    './styles.unlayered.css': exports['./styles.unlayered.css'],
    './messages.json': './messages.json',
    './messages.notes.json': './messages.notes.json',
    './messages.terms.json': './messages.terms.json',
    './locales/*.json': './locales/*.json',
    ...Object.fromEntries(
      areas.map((area) => [
        `./${area}`,
        {
          [ownCondition]: `./src/${area}/index.ts`,
          types: `./dist/${area}/index.d.ts`,
          default: `./dist/${area}/index.js`,
        },
      ]),
    ),
  };
}

const differing = published.filter((name) => {
  const manifest = read(name);
  const before = JSON.stringify(manifest);
  if (name === 'ui') manifest.exports = exportsOfUi(manifest);
  if (name === 'widgets') manifest.exports = exportsOfWidgets(manifest);
  manifest.publishConfig.exports = Object.fromEntries(
    Object.entries(manifest.exports)
      .filter(([, target]) => !isOursAlone(target))
      .map(([path, target]) => [path, forRegistry(target)]),
  );
  if (JSON.stringify(manifest) === before) return false;
  if (!process.argv.includes('--check'))
    writeFileSync(fileOf(name), `${JSON.stringify(manifest, null, 2)}\n`);
  return true;
});

if (process.argv.includes('--check') && differing.length > 0) {
  console.error(
    `packages/${differing.join(', ')}: the export map is not what the folders say. Run: node tools/ui-exports.ts`,
  );
  process.exit(1);
}
