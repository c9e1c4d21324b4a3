import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.ts';
import { viteBuild } from './vite-build.ts';

/**
 * Returns the gzipped growth of a consumer's bundle when it runs `code`: minified, React and `aside` not counted, nor
 * parts that are loaded later. The code is resolved as if it stood in the exchange app.
 */
export async function importSize(
  code: string,
  aside: readonly (string | RegExp)[] = [],
): Promise<number> {
  const entry = 'virtual:measured';
  const result = await viteBuild({
    configFile: false,
    root: join(root, 'packages/exchange-app'),
    logLevel: 'error',
    resolve: { conditions: ['@agio/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'agio:measured',
        resolveId: (id) =>
          id === entry ? join(root, 'packages/exchange-app/src/measured.ts') : undefined,
        load: (id) => (id.endsWith('/src/measured.ts') ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      // Vite's own helper for preloading is the app's, not the library's.
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react(?:-dom)?(?:\/|$)/, ...aside],
        output: { format: 'es' },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const scripts = new Map(
    outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
  const seen = new Set<string>();
  const visit = (file: string): number => {
    const chunk = scripts.get(file);
    if (!chunk || seen.has(file)) return 0;
    seen.add(file);
    const own = gzipSync(chunk.code, { level: 9 }).length;
    return chunk.imports.reduce((bytes, other) => bytes + visit(other), own);
  };
  return [...scripts.values()]
    .filter(({ isEntry }) => isEntry)
    .reduce((bytes, { fileName }) => bytes + visit(fileName), 0);
}
