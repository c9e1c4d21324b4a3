import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const packageFolder = resolve(import.meta.dirname, '..');

/** Every source file that a consumer of the entry loads sooner or later. */
function reachableFrom(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const text = readFileSync(entry, 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    reachableFrom(resolve(dirname(entry), path), seen);
  }
  return seen;
}

test('R33 nothing that a consumer can load reaches the mock connection', () => {
  const { exports } = JSON.parse(readFileSync(resolve(packageFolder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { '@agio/source': string }>;
  };
  // A file of data, such as the OpenAPI document, is named by its path and imports nothing.
  const entries = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [resolve(packageFolder, entry['@agio/source'])],
  );
  const files = entries.flatMap((entry) => [...reachableFrom(entry)]);
  expect(files.filter((file) => file.includes('/realtime/')).length).toBeGreaterThan(20);
  expect(files.filter((file) => /\/testing\/|\.test\./.test(file))).toEqual([]);
});

test('R33 neither the mock connection nor a test is built', () => {
  const { exclude } = JSON.parse(
    readFileSync(resolve(packageFolder, 'tsconfig.build.json'), 'utf8'),
  ) as { exclude: string[] };
  expect(exclude).toEqual(expect.arrayContaining(['src/**/testing/**', 'src/**/*.test.ts']));
});

test('SignalR is loaded with the first connection and not before', () => {
  const entry = resolve(packageFolder, 'src/realtime/index.ts');
  const loaded = [...reachableFrom(entry)].map((file) => readFileSync(file, 'utf8'));
  const statically = loaded.flatMap((text) => [
    ...text.matchAll(/^import (?!type)[^;]*'[^']*\/signalr\.ts'/gm),
  ]);
  expect(statically).toEqual([]);
  expect(loaded.some((text) => text.includes("import('./signalr.ts')"))).toBe(true);
  const naming = loaded.filter((text) => text.includes("'@microsoft/signalr'"));
  expect(naming).toHaveLength(1);
});
