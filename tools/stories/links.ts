import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { root } from '../lib/run.ts';
import { storyFile, storyFiles } from './read-stories.ts';

const pages = '.storybook/pages';
const read = (file: string) => readFileSync(join(root, pages, file), 'utf8');

/** Every page of Storybook, by the id in its address: stories, the page of each component, the pages of words. */
function addresses(): ReadonlySet<string> {
  const own = globSync('*.stories.tsx', { cwd: join(root, pages) });
  const files = [...storyFiles(), ...own.map((file) => storyFile(file, read(file)))];
  const words = globSync('*.mdx', { cwd: join(root, pages) }).flatMap((file) => {
    const [, title] = /<Meta title="([^"]+)"/.exec(read(file)) ?? [];
    return title === undefined ? [] : [title];
  });
  const titles = [...files.map(({ title }) => title), ...words];
  return new Set([
    ...files.flatMap(({ stories }) => stories.map(({ id }) => id)),
    ...titles.map((title) => toId(title, 'docs')),
  ]);
}

/**
 * Returns the addresses within Storybook that a text leads to: `?path=/docs/welcome--docs`, or
 * `to="/docs/welcome--docs"`.
 */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(/(?:\?path=|to=")\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => id);

/** Links of the pages to what is not there; one sentence each. */
export function deadLinks(): string[] {
  const known = addresses();
  return globSync('*.{mdx,tsx}', { cwd: join(root, pages) }).flatMap((file) =>
    linksIn(read(file))
      .filter((id) => !known.has(id))
      .map((id) => `${pages}/${file} leads to ${id}, which is not there`),
  );
}
