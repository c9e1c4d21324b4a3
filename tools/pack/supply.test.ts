import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/run.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: root })];

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const manifest = (file: string) => JSON.parse(read(file)) as Manifest;

describe('S62 the installed packages are those that were reviewed', () => {
  test('S62 every package of the lockfile has a checksum', () => {
    const resolutions = read('pnpm-lock.yaml').match(/^ {4}resolution: .*$/gm) ?? [];
    expect(resolutions.length).toBeGreaterThan(100);
    expect(resolutions.filter((each) => !/\{integrity: sha512-[\w+/=]+\}/.test(each))).toEqual([]);
  });

  test('S62 no install script runs, neither of a dependency nor of our own', () => {
    const decided = /^allowBuilds:\n((?: {2}.+\n)+)/m.exec(read('pnpm-workspace.yaml'))?.[1] ?? '';
    expect(decided).not.toBe('');
    expect(
      decided
        .trim()
        .split('\n')
        .filter((line) => !line.endsWith(': false')),
    ).toEqual([]);
    for (const file of manifests) {
      const names = Object.keys(manifest(file).scripts ?? {});
      expect(names.filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
    }
  });

  test.each(manifests)('S62 %s names one version of each package, not a range', (file) => {
    const { dependencies, devDependencies } = manifest(file);
    const open = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(\d+\.\d+\.\d+[\w.-]*|catalog:|workspace:.*)$/.test(version),
    );
    expect(open).toEqual([]);
  });

  const workflows = globSync('.github/workflows/*.yml', { cwd: root });

  test.each(workflows)('S62 %s runs actions of one commit each, and may write nothing', (file) => {
    const text = read(file);
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(text).not.toMatch(/(?:contents|packages|actions|pull-requests): write/);
    const actions = text.match(/uses: .*/g) ?? [];
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((each) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v/.test(each))).toEqual(
      [],
    );
  });
});
