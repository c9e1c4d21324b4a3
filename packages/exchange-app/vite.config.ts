import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandOfBuild, builtBrand } from './vite-brand.ts';
import { documentsByPage } from './vite-documents.ts';
import type { Plugin } from 'vite';

/** Parts of every page with figures: in a file each, they would pack worse. Their own imports stay where the bundler puts them. */
const figures = new RegExp(
  [
    'money/src/(?:decimal|errors|format|locale|rounding|text)',
    'ui/src/data-display/(?:asset-icon|pair-icon|price|change|market-status|status-pill)/',
    'ui/src/(?:controls/segmented|forms/(?:field|text-field|search-field))/',
    'ui/src/(?:feedback/(?:state-panel|skeleton)|trading/connection-indicator)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Imports of each file, and theirs. */
const imports = new Map<string, ReadonlySet<string>>();

const noteImports: Plugin = {
  name: 'agio:note-imports',
  generateBundle(_, bundle) {
    const importsOf = (name: string, seen = new Set<string>()): Set<string> => {
      const file = bundle[name];
      if (seen.has(name) || file?.type !== 'chunk') return seen;
      seen.add(name);
      for (const each of file.imports) importsOf(each, seen);
      return seen;
    };
    const all = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = all
      .filter(({ isEntry }) => isEntry)
      .flatMap(({ fileName }) => [...importsOf(fileName)]);
    for (const { fileName } of all)
      imports.set(fileName, new Set([...entry, ...importsOf(fileName)]));
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), noteImports, brandOfBuild(), documentsByPage(builtBrand())],
  resolve: { conditions: ['@agio/source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    manifest: true,
    sourcemap: false,
    // Every browser that can run this knows modulepreload.
    modulePreload: {
      polyfill: false,
      // Beside a part that is fetched later, not once more what the file that asks for it has: lists of that are kilobytes.
      resolveDependencies: (_, wanted, { hostId }) =>
        wanted.filter((file) => !imports.get(hostId)?.has(file)),
    },
    // Inlined files would be `data:` addresses, which the content security policy does not allow for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Terms stand where they are used: a page does not load those of others, nor a file for them.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 2 },
            // Modules of every page in one file: two dozen small ones would pack worse.
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // The rest is split by the bundler, by the pages that load it.
            { name: 'figures', test: figures, includeDependenciesRecursively: false },
            {
              name: 'icons',
              test: /[\\/]lucide-react[\\/]/,
              minShareCount: 4,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
