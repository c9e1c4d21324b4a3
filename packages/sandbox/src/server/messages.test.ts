import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leaves } from '../core/language/language.ts';
import { messages } from '../core/language/messages.ts';

const folder = join(import.meta.dirname, '../core/language');

test('messages.json is all that the server says (npm run unit -- packages/sandbox/src/server/messages -u)', async () => {
  await expect(`${JSON.stringify(messages, undefined, 2)}\n`).toMatchFileSnapshot(
    '../../messages.json',
  );
});

test('messages.notes.json has the comments above texts, for translators (npm run unit -- packages/sandbox/src/server/messages -u)', async () => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('-messages.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const notes: Record<string, string> = {};
  for (const source of files) {
    const path: string[] = [];
    let note: string | undefined;
    for (const line of source.split('\n')) {
      const opened = /^(?:export const |\s+)['"]?([\w-]+)['"]?(?: =|:) \{$/.exec(line)?.[1];
      const key = /^\s+['"]?([\w-]+)['"]?:/.exec(line)?.[1];
      if (opened !== undefined) path.push(opened);
      const name = opened === undefined ? [...path, key].join('.') : path.join('.');
      if (note !== undefined && path.length > 0 && (key ?? opened) !== undefined) {
        notes[name] = note;
      }
      note = /^\s*\/\*\* (.+) \*\/$/.exec(line)?.[1];
      if (/^\s*\}/.test(line)) path.pop();
    }
  }
  const comments = Object.values(files)
    .join('\n')
    .match(/\/\*\*/g);
  expect(Object.keys(notes)).toHaveLength(comments?.length ?? 0);
  const places = leaves(messages).map(([key]) => key);
  expect(Object.keys(notes).filter((name) => !places.some((key) => key.startsWith(name)))).toEqual(
    [],
  );
  await expect(`${JSON.stringify(notes, undefined, 2)}\n`).toMatchFileSnapshot(
    '../../messages.notes.json',
  );
});
