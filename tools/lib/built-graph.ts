import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestChunk } from 'vite';
import { builtAppFolder, builtGraphFolder } from './build-app.ts';
import type { ChunkPackages } from './chunk-modules.ts';

/** Files that a browser loads for one part of the built app, by Vite's manifest. */
export interface BuiltGraph {
  /** Files that are there before anything is asked for. */
  entry: ReadonlySet<string>;
  /**
   * Scripts of a dynamically imported module with everything that it imports, by its source path, or by the name of the
   * group that it was put into.
   */
  scriptsOf(source: string): ReadonlySet<string>;
  /** Source paths of the dynamically imported modules. */
  dynamic: string[];
  styles: ReadonlySet<string>;
  packages: ChunkPackages;
}

export function readBuiltGraph(): BuiltGraph {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(builtGraphFolder, name), 'utf8')) as unknown;
  const manifest = read('manifest.json') as Manifest;
  const chunk = (key: string): ManifestChunk => {
    const named = Object.values(manifest).filter(({ name }) => name === key);
    const found = manifest[key] ?? named[0];
    if (!found || (found === named[0] && named.length > 1))
      throw new Error(
        `The build has no, or more than one, "${key}". Its sources moved: adjust tools/tasks/size.ts.`,
      );
    return found;
  };
  const scriptsOf = (key: string, seen = new Set<string>()): Set<string> => {
    const { file, imports = [] } = chunk(key);
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const other of imports) scriptsOf(other, seen);
    return seen;
  };
  return {
    entry: scriptsOf('index.html'),
    scriptsOf: (source) => scriptsOf(source),
    dynamic: Object.entries(manifest)
      .filter(([, { isDynamicEntry }]) => isDynamicEntry)
      .map(([key]) => key),
    styles: new Set(Object.values(manifest).flatMap(({ css = [] }) => css)),
    packages: read('packages.json') as ChunkPackages,
  };
}

/** Bytes over the wire at gzip -9, each file by itself. */
export function packedSize(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files)
    bytes += gzipSync(readFileSync(join(builtAppFolder, file)), { level: 9 }).length;
  return bytes;
}
