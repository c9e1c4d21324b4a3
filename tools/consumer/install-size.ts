// @where Tools: size of an installation of the packages
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checked, type Outcome } from '../lib/outcome.ts';
import { packPackages } from '../pack/pack-packages.ts';
import { installFrom } from './install.ts';

/** MB (1,000,000 bytes) that the packages may bring into a host with React. */
const limit = 40;

/** The host's own. */
const ofHost = /^(?:react|react-dom|scheduler)@/;

/**
 * Installs packages of ours in an empty folder and checks the size of what came: their files and those of their
 * dependencies, each package once. The largest are printed.
 */
export async function installSize(wanted: readonly string[]): Promise<Outcome> {
  const packed = await packPackages();
  const folder = mkdtempSync(join(tmpdir(), 'agio-installed-'));
  try {
    const tarballs = packed.filter(({ name }) => wanted.includes(name));
    const dependencies = Object.fromEntries([
      ...tarballs.map(({ name, tarball }) => [name, `file:${tarball}`]),
      ...['react', 'react-dom'].map((name) => [name, '^19.0.0']),
    ]) as Record<string, string>;
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'a-host', private: true, dependencies }),
    );
    if (tarballs.length < wanted.length || !(await installFrom(folder, packed)))
      throw new Error('The packages could not be installed by themselves.');
    const store = join(folder, 'node_modules/.pnpm');
    const sizes = readdirSync(store)
      .filter((name) => name.includes('@') && !ofHost.test(name))
      .map((name) => ({ name: shortName(name), bytes: bytesIn(join(store, name)) }))
      .toSorted((a, b) => b.bytes - a.bytes);
    const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    const largest = sizes.slice(0, 8).map(({ name, bytes }) => `${name} ${megabytes(bytes)}`);
    return checked(
      `${wanted.length} packages with ${sizes.length - wanted.length} dependencies, installed: ${megabytes(all)} of ${limit} MB (${largest.join(', ')})`,
      all > limit * 1_000_000 ? ['over the limit'] : [],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const megabytes = (bytes: number) => (Math.round(bytes / 100_000) / 10).toString();

/** Returns the name of a package of pnpm's store: '@radix-ui+slot@1.5.0_react…' → '@radix-ui/slot'. */
const shortName = (stored: string) => stored.replace(/(?<=.)@.*$/, '').replace('+', '/');

/** Links to the packages beside it are not followed, which `readdirSync` would do with `recursive`. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + bytesIn(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
}
