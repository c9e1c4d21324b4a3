import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildPackages, packagesStamp } from '../lib/build-packages.ts';
import { root } from '../lib/run.ts';
import { publishedPackages } from '../lib/source-stamp.ts';

/** A package as the registry would get it. */
export interface PackedPackage {
  /** "@agio/ui" */
  name: string;
  /** "0.1.0" */
  version: string;
  /** Its folder in the checkout. */
  folder: string;
  /** The .tgz file. */
  tarball: string;
}

const target = join(root, '.cache/packed');

/** Builds and packs what is published; does nothing that is done already. */
export async function packPackages(): Promise<PackedPackage[]> {
  if ((await buildPackages()).failed > 0) throw new Error('The packages could not be built.');
  const stampFile = join(target, 'packed-from');
  const isPacked = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === packagesStamp();
  if (!isPacked) {
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
  }
  const packed = await Promise.all(
    publishedPackages.map(async (folderName) => {
      const folder = join(root, 'packages', folderName);
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        name: string;
        version: string;
      };
      if (!isPacked)
        await promisify(execFile)('pnpm', ['pack', '--pack-destination', target], { cwd: folder });
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      return { name, version, folder, tarball: join(target, file) };
    }),
  );
  writeFileSync(stampFile, packagesStamp());
  return packed;
}
