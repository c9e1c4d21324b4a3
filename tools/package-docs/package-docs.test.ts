// Documentation in the packages: the tables of entries in readmes, the pages of components, and the defaults of props.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../lib/run.ts';
import { publishedPackages } from '../lib/source-stamp.ts';
import { packagePages, type PackagePages, packagesWithPages } from './pages.ts';
import type { PropDoc } from './read-components.ts';
import { withEntries } from './readme-tables.ts';

/** The compiler reads a package in a few seconds, on a machine that does nothing else. */
const patience = 120_000;

test.each(publishedPackages)(
  'the readme of %s has the table of its entries that node tools/package-docs/readme-tables.ts writes',
  { timeout: patience },
  async (name) => {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    expect(readme).toBe(await withEntries(name, readme));
    expect(readme).not.toMatch(/^\| `[^`]+` +\|(?: [^|]*\|)? +\|$/m);
  },
);

const literal = /^(?:'[^']*'|-?[\d_.]+|true|false|\[\]|\{\})$/;

/** Returns true if the declarations of a prop say its default, as the component takes it. */
function isDefaultSaid({ saidDefault, sourceDefault, description }: PropDoc): boolean {
  if (sourceDefault === undefined) return true;
  if (literal.test(sourceDefault)) return saidDefault === sourceDefault;
  return saidDefault !== undefined || /\bdefault\b/.test(description);
}

describe.each(packagesWithPages)('the pages of %s', (name) => {
  let pages: PackagePages;
  beforeAll(async () => {
    pages = await packagePages(name);
  }, patience);

  const components = () =>
    pages.entries.flatMap((entry) =>
      entry.components.map((component) => ({
        component,
        page: pages.files[`docs/${entry.name}.md`] ?? '',
      })),
    );

  test('every component has its name, its words and all of its props on the page of its entry', () => {
    const lacking = components().flatMap(({ component, page }) => [
      ...(page.includes(`# ${component.name}\n`) ? [] : [component.name]),
      ...(page.includes(component.description) ? [] : [`${component.name}: description`]),
      ...component.props
        .filter((prop) => !page.includes(`\`${prop.name}\``))
        .map((prop) => `${component.name}.${prop.name}`),
    ]);
    expect(components().length).toBeGreaterThan(70);
    expect(lacking).toEqual([]);
  });

  test('every page has an example that compiles', () => {
    expect([...pages.broken]).toEqual([]);
    const without = Object.entries(pages.files)
      .filter(([path, text]) => path.endsWith('.md') && !text.includes('\n## Example\n'))
      .map(([path]) => path);
    expect(without).toEqual([]);
  });

  test('llms.txt names every page and every other entry, each with a sentence', () => {
    const index = pages.files['llms.txt'] ?? '';
    const linked = [...index.matchAll(/^- \[[\w-]+\]\((docs\/.+?\.md)\): \S.*[.!?:]$/gm)].map(
      ([, path]) => path,
    );
    expect(linked).toEqual(Object.keys(pages.files).filter((path) => path.endsWith('.md')));
    expect(index.match(/^- `@agio\//gm)?.length).toBe(pages.entries.length - linked.length);
    expect(index).toMatch(/^# @agio\/\w+\n\n> \S/);
  });

  test('a prop with a default says it with @default, and the two agree', () => {
    const silent = components().flatMap(({ component }) =>
      component.props
        .filter((prop) => !isDefaultSaid(prop))
        .map((prop) => `${component.name}.${prop.name}: ${prop.sourceDefault ?? ''}`),
    );
    expect(silent).toEqual([]);
    const said = components().flatMap(({ component }) => component.props);
    expect(said.filter((prop) => prop.saidDefault !== undefined).length).toBeGreaterThan(
      name === 'ui' ? 150 : 10,
    );
  });

  test('a variant of styles is declared among the props, where its default can be said', () => {
    const hidden = components().flatMap(({ component }) =>
      component.props
        .filter(({ declaredIn }) => declaredIn === 'recipe')
        .map((prop) => `${component.name}.${prop.name}`),
    );
    expect(hidden).toEqual([]);
  });
});
