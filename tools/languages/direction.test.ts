import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.ts';

test('a name that fills a line is aligned as the text around it, whatever its own direction', () => {
  const names = globSync('packages/*/src/**/*.tsx', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/<bdi\b[^>]*className="([^"]*)"/g)].map(
      ([, classes = '']) => `${path}: ${classes}`,
    ),
  );
  expect(names.length).toBeGreaterThan(20);
  const filling = names.filter((each) => /:(?:block|flex-1)\b/.test(each));
  expect(filling.length).toBeGreaterThan(3);
  expect(filling.filter((each) => !each.includes(':match-parent'))).toEqual([]);
});
