// @where Tools: files of the published app
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildApp, builtAppFolder } from '../lib/build-app.ts';
import { root } from '../lib/run.ts';
import type { PackedPackage } from './pack-packages.ts';

/**
 * Builds and packs the app: `site` with its files and `deploy` with the recipes, and no dependency, as everything is in
 * the files. It is put together apart: the manifest of its sources is private, so that those are never published.
 */
export async function packApp(): Promise<PackedPackage> {
  await buildApp();
  const folder = join(root, 'packages/exchange-app');
  const { name, version, description, keywords, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<'name' | 'version' | 'description' | 'license', string> & { keywords: string[] };
  const target = join(root, '.cache/packed-app');
  const staged = join(target, 'package');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  cpSync(builtAppFolder, join(staged, 'site'), { recursive: true });
  cpSync(join(root, 'deploy'), join(staged, 'deploy'), { recursive: true });
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(folder, file), join(staged, file));
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  const files = ['CHANGELOG.md', 'deploy', 'site'];
  const exports = { './package.json': './package.json' };
  const publishConfig = { access: 'public' };
  const facts = { name, version, description, keywords, license };
  const manifest = { ...facts, type: 'module', files, exports, publishConfig };
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: staged,
  });
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  return { name, version, folder, tarball: join(target, file) };
}
