import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Versions of packages in a made project, by name: `^0.2.0`. */
export type Versions = Readonly<Record<string, string>>;

/** Returns the versions that this package was built beside (scripts/generate.ts). */
export const builtVersions = (): Versions =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'versions.json'), 'utf8')) as Versions;

/** Returns the version of this package. */
export function ownVersion(): string {
  const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
