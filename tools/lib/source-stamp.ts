import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Packages that the app is made of. */
const libraries = ['money', 'whitelabel-themes', 'ui', 'api-client', 'widgets'];
/** Published packages. */
export const publishedPackages = [...libraries, 'sandbox', 'create-agio'];

/** Returns the name in the registry of a published package: that of its folder in our scope, but for `npm create agio`. */
export const registryName = (folder: string): string =>
  folder === 'create-agio' ? folder : `@agio/${folder}`;
const aside = /(?:^|\/)(?:node_modules|dist|\.tsbuild)(?:\/|$)|\.(?:test|stories)\.tsx?$/;

/** Returns the stamp of the built app. The sandbox is there for stories only. */
export const appSourceStamp = () => sourceStamp([...libraries, 'exchange-app']);

/** One text for everything that a build of these packages is made of: it changes when, and only when, a build could. */
export function sourceStamp(packages: readonly string[]): string {
  const files = packages
    .flatMap((name) =>
      globSync(`packages/${name}/**/*.*`, { cwd: root, exclude: (path) => aside.test(path) }),
    )
    .filter((path) => !aside.test(path))
    .toSorted();
  const hash = createHash('sha256').update(process.version);
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json', ...files]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith('VITE_'))
    .toSorted()) {
    hash.update(`\0${name}=${process.env[name] ?? ''}`);
  }
  return hash.digest('hex');
}
