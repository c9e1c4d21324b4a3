import { globSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../lib/main.ts';
import { verdict } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';

/* Runs every bench/<what>.bench.ts, here and in the packages: each exports run(), which measures and prints. One after the
   other, because two measurements at once measure each other. An argument narrows it: npm run bench -- book */

await main(async ([wanted = '']) => {
  const files = globSync('{packages/*/,}bench/*.bench.ts', { cwd: root })
    .filter((file) => file.includes(wanted))
    .toSorted();
  if (files.length === 0) {
    console.error(`No benchmark has "${wanted}" in its name.`);
    return verdict(false);
  }
  for (const file of files) {
    console.log(`\n${file}`);
    const bench = (await import(join(root, file))) as { run: () => Promise<void> | void };
    await bench.run();
  }
  return undefined;
});
