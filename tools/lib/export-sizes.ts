import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSize } from './import-size.ts';
import type { Outcome } from './outcome.ts';
import { root } from './run.ts';

/** For each entry of @agio/ui, the kB that it may cost, gzipped, without React and the chart library. */
const file = join(root, 'tools/export-budgets.json');

/** Room for a mended fault; more is a decision, and shows in the diff of the budgets. */
const budgetFor = (bytes: number) => Math.ceil((bytes * 1.1 + 200) / 100) / 10;

/**
 * Measures every entry of @agio/ui by itself, prints them beside their budgets and fails over any, or without one.
 * With `update` it writes the budgets from what is measured.
 */
export async function exportSizes(subpaths: readonly string[], update: boolean): Promise<Outcome> {
  const sizes = new Map<string, number>();
  for (const name of subpaths) {
    const code = `export * from '@agio/ui/${name}';`;
    sizes.set(name, await importSize(code, ['lightweight-charts']));
  }
  if (update) {
    const budgets = Object.fromEntries([...sizes].map(([name, bytes]) => [name, budgetFor(bytes)]));
    writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
  }
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const cells = [...sizes].map(([name, bytes]) => {
    const budget = budgets[name];
    const isOver = budget === undefined || bytes > budget * 1000;
    const used = String(Math.round(bytes / 100) / 10);
    return {
      isOver,
      text: `${isOver ? '✗' : ' '} ${name.padEnd(28)} ${used.padStart(5)} of ${budget ?? 'no budget'}`,
    };
  });
  const columns = 3;
  const height = Math.ceil(cells.length / columns);
  console.log(`\n  @agio/ui by entry, kB:`);
  for (let row = 0; row < height; row += 1) {
    const line = Array.from(
      { length: columns },
      (_, i) => cells[row + i * height]?.text.padEnd(50) ?? '',
    );
    console.log(line.join('').trimEnd());
  }
  const gone = Object.keys(budgets).filter((name) => !sizes.has(name));
  for (const name of gone) console.log(`✗ ${name} has a budget but is not an entry`);
  const failed = cells.filter(({ isOver }) => isOver).length + gone.length;
  if (failed > 0) console.log('  If this is intended: npm run size -- --update');
  const failures = [
    ...cells.filter(({ isOver }) => isOver).map(({ text }) => text.slice(2)),
    ...gone.map((name) => `${name} has a budget but is not an entry`),
  ];
  return { passed: cells.length + gone.length - failed, failed, failures };
}
