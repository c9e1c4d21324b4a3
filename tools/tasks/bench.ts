import { globSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../lib/main.ts';
import { verdict } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';

/* Runs every bench/<what>.bench.ts, here and in the packages: each exports run(), which measures and prints. One after the
   other, because two measurements at once measure each other. An argument narrows it: npm run bench -- book. What follows
   is for the bench: npm run bench -- first-load --before ../earlier-dist */

await main(async ([wanted = '', ...rest]) => {
  const files = globSync('{packages/*/,}bench/*.bench.ts', { cwd: root })
    .filter((file) => file.includes(wanted))
    .toSorted();
  if (files.length === 0) {
    console.error(`No benchmark has "${wanted}" in its name.`);
    return verdict(false);
  }
  for (const file of files) {
    console.log(`\n${file}`);
    const bench = (await import(join(root, file))) as {
      run: (args: readonly string[]) => Promise<void> | void;
    };
    await bench.run(rest);
  }
  return undefined;
});
