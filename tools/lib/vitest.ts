import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './outcome.ts';
import { outcomeOf, readVitestReport } from './reports.ts';
import { lastLines, root, run } from './run.ts';

/** Runs projects of vitest.config.ts once. Faults outside of a test count as one failed test. */
export async function vitest(
  projects: readonly string[],
  args: readonly string[],
): Promise<Outcome> {
  const folder = join(root, '.cache/reports');
  const file = join(folder, `${projects.join('+')}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const { hear, tail } = lastLines();
  const flags = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ];
  const code = await run('vitest', flags, { onOutput: hear });
  return outcomeOf(file, { code, tail: tail() }, readVitestReport);
}
