import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checked, type Outcome } from '../lib/outcome.ts';

/** Radix keeps open layers, focus and directions in module state: a consumer must have each of them once. */
export function checkRadixCopies(folder: string): Outcome {
  const copies = radixCopies(readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8'));
  const twice = [...copies].filter(([, versions]) => versions.length > 1);
  return checked(`one copy of each of ${copies.size} radix packages`, [
    ...(copies.has('@radix-ui/react-dismissable-layer') ? [] : ['no layer of Radix at all']),
    ...twice.map(([name, versions]) => `${name}: ${versions.join(' and ')}`),
  ]);
}

/**
 * Radix packages of which the lockfile holds more than one copy. Two copies of a layer do not know each other's open
 * dialogs, focus and directions: Escape closes both, the focus is fought over, the page stays locked.
 */
export function radixCopies(lockfile: string): Map<string, string[]> {
  const [, snapshots] = lockfile.split(/^snapshots:$/m);
  if (snapshots === undefined) throw new Error('The lockfile has no part called "snapshots".');
  const copies = [...snapshots.matchAll(/^ {2}'(@radix-ui\/[\w-]+)@([^']+)':/gm)];
  return new Map(
    [...Map.groupBy(copies, ([, name]) => name ?? '')].map(([name, found]) => [
      name,
      found.map(([, , version]) => version ?? ''),
    ]),
  );
}
