import type { Plugin } from 'vite';

/** Packages in each built script: `{ "assets/main-….js": ["react", "@agio/money", …] }`. */
export type ChunkPackages = Record<string, string[]>;

/** Writes `.vite/packages.json` beside Vite's manifest, which names files but not what is in them. */
export function chunkPackages(): Plugin {
  return {
    name: 'agio:chunk-packages',
    generateBundle(_options, bundle) {
      const packages: ChunkPackages = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        packages[chunk.fileName] = [...new Set(chunk.moduleIds.map(packageOf))].toSorted();
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/packages.json',
        source: JSON.stringify(packages),
      });
    },
  };
}

/** The npm package that a module file belongs to; for our own, the folder under packages/, of widgets with their area. */
function packageOf(id: string): string {
  const installed = id.split('node_modules/').at(-1);
  if (installed !== undefined && installed !== id) {
    return installed
      .split('/')
      .slice(0, installed.startsWith('@') ? 2 : 1)
      .join('/');
  }
  return /packages\/(widgets\/src\/[^/]+|[^/]+)\//.exec(id)?.[1] ?? id;
}
