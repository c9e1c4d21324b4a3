// Doc comments of published packages end up in their declarations, where a consumer's editor shows them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/run.ts';
import { publishedPackages } from './lib/source-stamp.ts';

const aside = /\.(?:test|stories|bench)\.|\/testing\//;

test('no doc comment of a published package names a section of the specification, which its reader does not have', () => {
  const files = globSync(`packages/{${publishedPackages.join()}}/src/**/*.{ts,tsx}`, { cwd: root });
  const named = files
    .filter((file) => !aside.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\/\*\*[\s\S]*?\*\//g)]
        .filter(([comment]) => /\bspec(?:\s|\*)+§/i.test(comment))
        .map(([comment]) => `${file}: ${comment}`),
    );
  expect(files.length).toBeGreaterThan(500);
  expect(named).toEqual([]);
});
