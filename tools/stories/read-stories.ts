import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../lib/run.ts';
import type { IndexEntry } from '../visual/picture-list.ts';

/** A file of stories, read as text: nothing of it is run. */
export interface StoryFile {
  /** From the root. */
  file: string;
  /** "Controls/Button" */
  title: string;
  stories: (IndexEntry & { played: boolean })[];
}

/** Returns the stories of `source`, with the same ids, names and tags as in Storybook's index. */
export function storyFile(file: string, source: string): StoryFile {
  const title = /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(source)?.[1];
  if (title === undefined) throw new Error(`${file} has no title that could be read.`);
  const [, ...parts] = source.split(/^export const /m);
  const stories = parts.map((part) => {
    const [exported = ''] = /^\w+/.exec(part) ?? [];
    const name = storyNameFromExport(exported);
    const tags = /^ {0,2}tags: \[([^\]]*)\]|\{ tags: \[([^\]]*)\]|, tags: \[([^\]]*)\]/m.exec(part);
    const list = tags?.slice(1).find((one) => one !== undefined) ?? '';
    return {
      id: toId(title, name),
      type: 'story' as const,
      title,
      name: /^ {2}name: '([^']+)'/m.exec(part)?.[1] ?? name,
      tags: [...list.matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag),
      played: /\bplay\b/.test(part),
    };
  });
  return { file, title, stories };
}

export const storyFiles = (): StoryFile[] =>
  globSync('packages/*/src/**/*.stories.tsx', { cwd: root, exclude: ['**/node_modules/**'] })
    .toSorted()
    .map((file) => storyFile(file, readFileSync(join(root, file), 'utf8')));
