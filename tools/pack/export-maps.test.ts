import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/run.ts';
import { publishedPackages } from '../lib/source-stamp.ts';

type Conditions = Record<string, string>;
interface Manifest {
  files: string[];
  publishConfig: { exports: Record<string, string | Conditions> };
}

describe.each(publishedPackages)('the published content of %s', (name) => {
  const folder = join(root, 'packages', name);
  const { files, publishConfig } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const entries = Object.entries(publishConfig.exports);
  const conditionsOf = (target: string | Conditions) =>
    typeof target === 'string' ? ['default'] : Object.keys(target);

  test('every entry can be required, imported and bundled: its last condition is the default', () => {
    const closed = entries.filter(([, target]) => conditionsOf(target).at(-1) !== 'default');
    expect(closed.map(([entry]) => entry)).toEqual([]);
  });

  test('every module and every sheet has types, which come first', () => {
    const untyped = entries.filter(
      ([entry, target]) => !entry.endsWith('.json') && conditionsOf(target)[0] !== 'types',
    );
    expect(untyped.map(([entry]) => entry)).toEqual([]);
  });

  test('the types of its sheets are in the tarball', () => {
    const types = entries.flatMap(([entry, target]) =>
      entry.endsWith('.css') && typeof target === 'object' ? [target['types'] ?? ''] : [],
    );
    const absent = types.filter(
      (file) => !existsSync(join(folder, file)) || !files.includes(file.replace('./', '')),
    );
    expect(absent).toEqual([]);
  });
});
