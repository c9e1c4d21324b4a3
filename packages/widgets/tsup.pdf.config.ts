import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

/*
 * The worker of PDFs as one file with pdf.js and its fonts in it: a bundler that knows no workers copies it as it is, and
 * it imports nothing. After tsup.config.ts.
 */
export default defineConfig({
  ...library(),
  sourcemap: false,
  entry: ['src/files/document-viewer/pdf/pdf-worker.ts'],
  outDir: 'dist/files/document-viewer/pdf',
  platform: 'browser',
  bundle: true,
  minify: true,
  clean: false,
  noExternal: [/./],
  // For Node alone; a worker that is not a module has none.
  define: { 'import.meta.url': '""' },
  banner: {
    js: '/* Contains pdf.js 6.5.438 and its fonts, © Mozilla and others, Apache-2.0: THIRD-PARTY-NOTICES.md */',
  },
  esbuildPlugins: [
    {
      // Resolves `?inline` files as Vite does.
      name: 'inlined-files',
      setup(build) {
        build.onResolve({ filter: /\?url&inline$/ }, ({ path }) => ({
          path: fileURLToPath(import.meta.resolve(path.replace(/\?.*$/, ''))),
          namespace: 'inlined',
        }));
        build.onLoad({ filter: /.*/, namespace: 'inlined' }, ({ path }) => ({
          contents: readFileSync(path),
          loader: 'dataurl',
        }));
      },
    },
  ],
});
