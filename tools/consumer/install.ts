import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, type Outcome } from '../lib/outcome.ts';
import { root, run } from '../lib/run.ts';
import { type PackedPackage, packPackages } from '../pack/pack-packages.ts';

/** An app outside the workspace, installed and ready. */
export interface Consumer {
  folder: string;
  /** Runs a program in it. */
  check(command: string, ...args: string[]): Promise<Outcome>;
  remove(): void;
}

/** The version that the workspace itself uses, from its catalog. */
function versionOf(name: string): string {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const found = new RegExp(`^ {2}'?${name}'?: (\\S+)$`, 'm').exec(catalog)?.[1];
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const version = found ?? devDependencies[name];
  if (version === undefined) throw new Error(`The workspace has no ${name}.`);
  return version;
}

/**
 * Installs a folder's packages, ours from their tarballs: dependencies between them are not in a registry yet. Returns
 * false if that failed.
 */
export async function installFrom(
  folder: string,
  packed: readonly PackedPackage[],
): Promise<boolean> {
  const overrides = packed.map(({ name, tarball }) => `  '${name}': 'file:${tarball}'\n`);
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `pmOnFail: ignore\nallowBuilds:\n  esbuild: false\n  '@parcel/watcher': false\noverrides:\n${overrides.join('')}`,
  );
  const options = ['--prefer-offline', '--reporter=silent'];
  return (await run('pnpm', ['install', ...options], { cwd: folder })) === 0;
}

/** Packages that every host here is built with. */
const tools = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
];

/**
 * A fresh app in a folder of its own, outside the workspace, with packages of ours as the registry would give them.
 *
 * @param site the folder of tools/consumer with the app's files; its package.json, if any, names what only it needs
 * @param wanted our packages that it names itself: `@agio/ui`
 * @param others what it has besides, in the workspace's versions
 */
export async function installConsumer(
  site: string,
  wanted: readonly string[],
  others: readonly string[] = [],
): Promise<Consumer> {
  const packed = await packPackages();
  const folder = mkdtempSync(join(tmpdir(), 'agio-consumer-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, site), folder, { recursive: true });
  const tarballs = new Map(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const ownManifest = join(folder, 'package.json');
  const own = existsSync(ownManifest)
    ? (JSON.parse(readFileSync(ownManifest, 'utf8')) as { dependencies: Record<string, string> })
    : { dependencies: {} };
  const manifest = {
    name: 'a-host',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([
      ...wanted.map((name) => [name, tarballs.get(name)]),
      ...[...tools, ...others].map((name) => [name, versionOf(name)]),
      ...Object.entries(own.dependencies),
    ]) as Record<string, string>,
  };
  writeFileSync(ownManifest, JSON.stringify(manifest, null, 2));
  if (!(await installFrom(folder, packed))) {
    remove();
    throw new Error('The packages could not be installed in an app outside the workspace.');
  }
  return { folder, remove, check: (command, ...args) => check(command, args, { cwd: folder }) };
}
