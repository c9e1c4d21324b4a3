// Writes the lists of "Index of subjects" of CONTRIBUTING.md from the marks at the places themselves:
// `// @where Money: rounding, by purpose` on a line of its own.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNumbers } from './numbers.ts';

const root = join(import.meta.dirname, '..');
const document = join(root, 'CONTRIBUTING.md');
const begin = '<!-- map: written by tools/map.ts -->';
const end = '<!-- end of map -->';

const places = [
  'packages/*/{src,openapi}/**/*.{ts,tsx}',
  'packages/exchange-app/vite-*.{ts,tsx}',
  'packages/ui/{tailwind.css,src/**/*.css}',
  'tools/**/*.ts',
  'tools/*.mjs',
  'e2e/*.ts',
  '.storybook/*.{ts,tsx}',
  'deploy/*.template',
];

const sections = [
  'Looks',
  'Money',
  'Languages',
  'Trading',
  'Widgets',
  'Back office',
  'App',
  'Client',
  'Sandbox',
  'Tools',
] as const;

/** Returns the marks of all sources: section, subject and file. */
function marks() {
  return globSync(places, { cwd: root })
    .filter((file) => !/\/(?:dist|generated|node_modules)\//.test(file))
    .toSorted()
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /^(?:\/\/|#|\/\*) @where (.+?): (.+?)(?: \*\/)?$/gm,
        ),
      ].map(([, section = '', subject = '']) => ({ section, subject, file })),
    );
}

/** Returns a path as the table shows it: relative to `packages`, and the folder in place of its index. */
const shown = (file: string) => `\`${file.replace(/^packages\//, '').replace(/index\.ts$/, '')}\``;

/** Returns a list of subjects for each section. Lists are read in a terminal; a table would be as wide as its widest cells. */
function lists(): string {
  const found = marks();
  const unknown = found.find(({ section }) => !sections.some((each) => each === section));
  if (unknown) throw new Error(`${unknown.file}: the map has no section ${unknown.section}.`);
  return sections
    .map((section) => {
      const subjects = Map.groupBy(
        found.filter((mark) => mark.section === section),
        ({ subject }) => subject,
      );
      const lines = [...subjects]
        .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
        .map(
          ([subject, places]) =>
            `- ${subject} — ${places.map(({ file }) => shown(file)).join(', ')}`,
        );
      return [`#### ${section}`, '', ...lines].join('\n');
    })
    .join('\n\n');
}

/** Returns CONTRIBUTING.md with the lists of the marks in it. */
export function withMap(text: string): string {
  const [before, rest = ''] = text.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`CONTRIBUTING.md has no place for the map: ${begin}`);
  return `${before}${begin}\n\n${lists()}\n\n${end}${after}`;
}

if (import.meta.main) {
  writeFileSync(document, withMap(readFileSync(document, 'utf8')));
  writeNumbers();
}
