import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../lib/run.ts';
import { packPackages } from '../pack/pack-packages.ts';

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

/** A fresh app in a folder of its own, outside the workspace, with the packages as the registry would give them. */
export async function installConsumer(): Promise<{ folder: string; remove: () => void }> {
  const packed = await packPackages();
  const folder = mkdtempSync(join(tmpdir(), 'agio-consumer-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'tools/consumer/site'), folder, { recursive: true });
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const tools = [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'vite',
    '@vitejs/plugin-react',
    'tailwindcss',
    '@tailwindcss/vite',
    'typescript',
  ];
  const manifest = {
    name: 'a-host',
    private: true,
    type: 'module',
    dependencies: {
      '@agio/ui': tarballs['@agio/ui'],
      '@agio/whitelabel-themes': tarballs['@agio/whitelabel-themes'],
      ...Object.fromEntries(tools.map((name) => [name, versionOf(name)])),
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  // What one of our packages needs of another is not in a registry yet: it is taken from beside it.
  const overrides = Object.entries(tarballs).map(([name, file]) => `  '${name}': '${file}'\n`);
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `pmOnFail: ignore\nallowBuilds:\n  esbuild: false\n  '@parcel/watcher': false\noverrides:\n${overrides.join('')}`,
  );
  const code = await run('pnpm', ['install', '--prefer-offline', '--reporter=silent'], {
    cwd: folder,
  });
  if (code !== 0) {
    remove();
    throw new Error('The packages could not be installed in an app outside the workspace.');
  }
  return { folder, remove };
}
