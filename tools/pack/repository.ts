// @where Tools: addresses of the repository in published manifests
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PackedPackage } from './pack-packages.ts';

/** Fields of a manifest that say where a package comes from. */
export interface Origin {
  repository: { type: 'git'; url: string; directory: string };
  homepage: string;
  bugs: { url: string };
}

/**
 * Returns where a package comes from, as the workflow says that publishes it; undefined elsewhere. No manifest of the
 * checkout has it: a copy of the repository at another address publishes its own. The registry refuses a statement of
 * provenance whose repository is not that of the manifest.
 *
 * @param folder the package's folder in the repository: `packages/ui`
 */
export function originOf(
  folder: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Origin | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env;
  if (!server || !name) return undefined;
  const page = `${server}/${name}`;
  return {
    repository: { type: 'git', url: `git+${page}.git`, directory: folder },
    homepage: `${page}/tree/HEAD/${folder}#readme`,
    bugs: { url: `${page}/issues` },
  };
}

/** Packs a package again with its origin in the manifest, in a folder beside the tarball. */
export async function withOrigin(packed: PackedPackage, origin: Origin): Promise<PackedPackage> {
  const run = promisify(execFile);
  const target = join(dirname(packed.tarball), 'with-origin');
  const unpacked = join(target, basename(packed.tarball, '.tgz'));
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  await run('tar', ['--extract', '--file', packed.tarball, '--directory', unpacked]);
  const folder = join(unpacked, 'package');
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...origin }, null, 2)}\n`);
  const options = ['--silent', '--ignore-scripts', '--pack-destination', target];
  await run('npm', ['pack', ...options], { cwd: folder });
  return { ...packed, tarball: join(target, basename(packed.tarball)) };
}
