import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../lib/main.ts';
import type { Outcome } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';
import { e2e } from './e2e.ts';

const folder = join(root, '.cache/reports/hostile');
/** Columns of the report, by count of the test. */
const columns = {
  page: 'page',
  as: 'as',
  targets: 'calls and messages',
  loads: 'loads',
  faults: 'faults',
  down: 'pages down',
  live: 'false “Live”',
  amount: 'wrong amounts',
  silent: 'silent sections',
};

/** Every call and hub message of three pages, wrong in every way at every field, in a real browser; a table of what was found. */
export async function hostile(args: readonly string[] = []): Promise<Outcome> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env['AGIO_HOSTILE'] = 'all';
  const outcome = await e2e(['hostile.spec.ts', ...args]);
  const rows = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>,
  );
  const keys = Object.keys(columns);
  const line = (cells: readonly unknown[]) => console.log(`| ${cells.map(String).join(' | ')} |`);
  line(Object.values(columns));
  line(keys.map(() => '---'));
  for (const row of rows) line(keys.map((key) => row[key]));
  return outcome;
}

if (import.meta.main) await main(hostile);
