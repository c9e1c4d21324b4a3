import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, onFileFolder, readHashes, removeFromFile, writeOnFile } from './picture-hashes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agio-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A grey picture. */
function grey(level: number, size: { width: number; height: number }, deflateLevel: number) {
  const png = new PNG(size);
  png.data.fill(level);
  return PNG.sync.write(png, { deflateLevel });
}

test('a hash is of the pixels: not of how they are packed, but of every one, and of the shape', () => {
  const hash = hashOf(grey(20, { width: 6, height: 4 }, 9));
  expect(hashOf(grey(20, { width: 6, height: 4 }, 0))).toBe(hash);
  expect(hashOf(grey(21, { width: 6, height: 4 }, 9))).not.toBe(hash);
  expect(hashOf(grey(20, { width: 4, height: 6 }, 9))).not.toBe(hash);
});

test('written hashes are read again, and one picture that changed is one line that changed', () => {
  const write = (rtl: string) => {
    writeOnFile(
      'button',
      { open: { dark: '2' }, matrix: { rtl, dark: '1' } },
      Buffer.of(1),
      folder,
    );
    return readFileSync(join(folder, 'button.json'), 'utf8').split('\n');
  };
  const [before, after] = [write('7'), write('8')];
  expect(readHashes(folder).get('button')).toStrictEqual({
    matrix: { dark: '1', rtl: '8' },
    open: { dark: '2' },
  });
  expect(before.filter((line, i) => line !== after[i])).toHaveLength(1);
  removeFromFile('button', folder);
  expect(readHashes(folder).size).toBe(0);
});

test('git carries of a component its hashes and one small sheet, and no picture', () => {
  const files = globSync('**/*', { cwd: join(onFileFolder, '..'), withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) !== '.ts')
    .map((entry) => join(entry.parentPath, entry.name));
  const largest = { '.json': 10_000, '.webp': 32_000 };
  const tooLarge = files.filter((file) => {
    const most = Object.entries(largest).find(([ending]) => ending === extname(file))?.[1] ?? 0;
    return statSync(file).size > most;
  });
  expect(tooLarge).toStrictEqual([]);
  const sheets = files.filter((file) => extname(file) === '.webp');
  expect(sheets).toHaveLength(readHashes().size);
});
