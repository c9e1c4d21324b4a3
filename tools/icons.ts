// @where Tools: icons inside the published packages
// Copies the icons that a package shows into its dist folder: a consumer's install would bring 51 MB for 113 drawings. Runs
// in the package's folder, after tsup and js-specifiers.ts.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'tsup';

const entry = createRequire(resolve('package.json')).resolve('lucide-react');
const library = resolve(dirname(entry), '../esm');
const index = readFileSync(join(library, 'lucide-react.mjs'), 'utf8');
/** File of each icon by each of its names. */
const files = new Map(
  [...index.matchAll(/^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/gm)].flatMap(
    ([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  ),
);

const imports = /import \{([^}]+)\} from ["']lucide-react["'];?/g;
const used = new Set<string>();

for (const path of globSync('dist/**/*.js')) {
  const code = readFileSync(path, 'utf8');
  const copied = code.replaceAll(imports, (whole, names: string) => {
    // Keeps the number of lines, which the source map counts.
    const lines = whole.replaceAll(/[^\n]/g, '');
    const copies = names
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => {
        const [name = '', local = name] = each.split(/\s+as\s+/);
        const file = files.get(name);
        if (file === undefined) throw new Error(`${path}: no icon is called ${name}.`);
        used.add(file);
        const from = relative(dirname(path), join('dist/icons', `${file}.js`));
        return `import ${local} from "${from.startsWith('.') ? from : `./${from}`}";`;
      })
      .join(' ');
    return copies + lines;
  });
  if (copied !== code) writeFileSync(path, copied);
}

const left = globSync('dist/**/*.{js,d.ts}').filter((path) =>
  /from ["']lucide-react["']/.test(readFileSync(path, 'utf8')),
);
if (left.length > 0) throw new Error(`They still import lucide-react: ${left.join(', ')}`);

await build({
  config: false,
  entry: Object.fromEntries(
    [...used].toSorted().map((file) => [file, join(library, 'icons', `${file}.mjs`)]),
  ),
  outDir: 'dist/icons',
  format: 'esm',
  target: 'es2023',
  splitting: true,
  external: ['react'],
  clean: false,
  silent: true,
  banner: { js: '/* lucide, ISC: THIRD-PARTY-NOTICES.md */' },
});
