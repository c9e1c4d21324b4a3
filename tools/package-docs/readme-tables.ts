// @where Tools: tables of entries in the readmes of packages
// Writes the table of entries into the readme of each published package, from its export map and the comments of its
// entries: `node tools/package-docs/readme-tables.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../lib/run.ts';
import { publishedPackages, registryName } from '../lib/source-stamp.ts';
import { type EntryDoc, readEntries } from './read-entries.ts';

const begin = '<!-- entries: written by tools/package-docs/readme-tables.ts -->';
const end = '<!-- end of entries -->';

const fileOf = (packageName: string) => join(root, 'packages', packageName, 'README.md');

/** Modules first, then files; both in the order of the export map. */
const filesLast = (a: EntryDoc, b: EntryDoc) =>
  Number(/\.\w+$/.test(a.name)) - Number(/\.\w+$/.test(b.name));

function table(packageName: string, entries: readonly EntryDoc[]): string {
  const hasComponents = ['ui', 'widgets'].includes(packageName);
  const cells = entries
    .toSorted(filesLast)
    .map(({ name, main, description }) => [
      `\`${name === '' ? registryName(packageName) : name}\``,
      ...(hasComponents ? [main === undefined ? '' : `\`${main}\``] : []),
      description.replaceAll('|', '\\|'),
    ]);
  const head = ['entry', ...(hasComponents ? ['component'] : []), 'content'];
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Returns the readme of a package with the table of its entries in it. */
export async function withEntries(packageName: string, text: string): Promise<string> {
  const [before, rest = ''] = text.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`packages/${packageName}/README.md has no ${begin}`);
  const rows = table(packageName, readEntries(packageName));
  const { code } = await format('README.md', `${begin}\n\n${rows}\n\n${end}\n`);
  return `${before}${code.trimEnd()}${after}`;
}

if (import.meta.main) {
  for (const name of publishedPackages) {
    const file = fileOf(name);
    writeFileSync(file, await withEntries(name, readFileSync(file, 'utf8')));
  }
}
