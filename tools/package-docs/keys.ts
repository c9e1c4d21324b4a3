// Keys of components, from the table of Storybook's page on accessibility: one place says them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.ts';

const page = '.storybook/pages/accessibility.mdx';

/** Components that a row of the table is about, where its words are not the name of an entry. */
const entriesOfRow: Readonly<Record<string, readonly string[]>> = {
  button: ['button', 'icon-button', 'copy-button'],
  'amount input': ['amount-input', 'percent-input'],
  select: ['select-field'],
  'multi-select': ['multi-select-field'],
  combobox: ['combobox-field'],
  search: ['search-field'],
  menu: ['dropdown-menu', 'choice-menu', 'lazy-popup'],
  dialog: ['dialog', 'alert-dialog'],
  toasts: ['toaster'],
};

/** Returns the keys by entry of `@agio/ui`; `dialog` is for every modal. */
export function keysByEntry(): ReadonlyMap<string, string> {
  const [, table = ''] = readFileSync(join(root, page), 'utf8').split('\n## Keys\n');
  const rows = [...table.matchAll(/^\| (.+?) *\| (.+?) *\|$/gm)].filter(
    ([, where = '']) => !/^(?:where|-+|everywhere .*)$/.test(where),
  );
  return new Map(
    rows.flatMap(([, where = '', keys = '']) =>
      where
        .split(', ')
        .flatMap((name) => entriesOfRow[name] ?? [name.replaceAll(' ', '-')])
        .map((entry): [string, string] => [entry, keys]),
    ),
  );
}
