import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { root } from '../lib/run.ts';

/** Folder of the pictures in git: one file of hashes for each component, and one small sheet to look at. */
export const onFileFolder = join(root, 'tools/visual/pictures');

/** The hash of each picture of a component: by story, then by variant. */
export type Hashes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** "controls-button--matrix" → the component "controls-button" and its story "matrix". */
export function placeOf(storyId: string): { component: string; story: string } {
  const [component = '', story = ''] = storyId.split('--');
  return { component, story };
}

/** Returns the hash of the pixels, which is the same after another compression. */
export function hashOf(png: Buffer): string {
  const { width, height, data } = PNG.sync.read(png);
  return createHash('sha256').update(`${width}x${height} `).update(data).digest('hex').slice(0, 16);
}

const file = (component: string, ending: 'json' | 'webp', folder: string) =>
  join(folder, `${component}.${ending}`);

/** Reads the hashes by component. A component is missing until its pictures are taken for the first time. */
export function readHashes(folder = onFileFolder): ReadonlyMap<string, Hashes> {
  return new Map(
    globSync('*.json', { cwd: folder }).map((name) => [
      name.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as Hashes,
    ]),
  );
}

/** Writes hashes in the order of their names, so that a change of one picture is a change of one line. */
export function writeOnFile(
  component: string,
  hashes: Hashes,
  sheet: Buffer,
  folder = onFileFolder,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file(component, 'json', folder),
    `${JSON.stringify(
      byName(hashes, (ofStory) => byName(ofStory, (hash) => hash)),
      undefined,
      2,
    )}\n`,
  );
  writeFileSync(file(component, 'webp', folder), sheet);
}

export function removeFromFile(component: string, folder = onFileFolder): void {
  rmSync(file(component, 'json', folder), { force: true });
  rmSync(file(component, 'webp', folder), { force: true });
}

function byName<From, To>(
  entries: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(entries)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, map(value)]),
  );
}
