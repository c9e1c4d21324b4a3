import { join } from 'node:path';
import { SettingError } from '@agio/sandbox/server';
import { soak } from '../../packages/sandbox/soak/run.ts';
import { main } from '../lib/main.ts';
import { verdict } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';

/*
 * Checks if the server grows while it works: npm run soak -- 10 for ten minutes in place of sixty. With --snapshot the
 * heap at the end goes into .cache/soak.heapsnapshot.
 */
await main(async (args) => {
  const minutes = Number(args.find((arg) => !arg.startsWith('--')) ?? 60);
  if (!(minutes > 0)) throw new SettingError('Say for how many minutes: npm run soak -- 10');
  const snapshot = args.includes('--snapshot') ? join(root, '.cache/soak.heapsnapshot') : undefined;
  return verdict(await soak(minutes, snapshot));
});
