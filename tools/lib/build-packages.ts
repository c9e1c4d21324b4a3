import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { check, verdict, type Outcome } from './outcome.ts';
import { root } from './run.ts';
import { publishedPackages, sourceStamp } from './source-stamp.ts';

/** Builds what is published, each package as its own script says (scripts, declarations, styles), unless it is built. */
export async function buildPackages(): Promise<Outcome> {
  const stampFile = join(root, '.cache/packages-built-from');
  const stamp = packagesStamp();
  const isBuilt =
    publishedPackages.every((name) => existsSync(join(root, 'packages', name, 'dist'))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp;
  if (isBuilt) return verdict(true);
  rmSync(stampFile, { force: true }); // an interrupted build must not look finished
  const outcome = await check('pnpm', ['--recursive', 'run', 'build']);
  if (outcome.failed > 0) return outcome;
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return outcome;
}

/** One text for the sources of the published packages and the tools that build them. */
export function packagesStamp(): string {
  const hash = createHash('sha256').update(sourceStamp(publishedPackages));
  // Stories and the page of keys are what the pages of components are made of.
  const madeOf = [
    'tools/{*,package-docs/*}.ts',
    'packages/{ui,widgets}/src/**/*.stories.tsx',
    '.storybook/pages/accessibility.mdx',
  ];
  for (const file of globSync(madeOf, { cwd: root }).toSorted()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
