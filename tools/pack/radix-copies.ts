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
