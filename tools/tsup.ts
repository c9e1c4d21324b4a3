// Common build of the published packages: one file out per file in, as ES modules, so that a consumer's
// bundler takes only what is imported. A package's build is `tsup && tsc -p tsconfig.build.json &&
// node ../../tools/js-specifiers.ts`: JavaScript, declarations, and the specifiers of both.

/** The tsup options of a published package. `exclude` takes further globs that are not to be published. */
export function library({ exclude = [] }: { exclude?: readonly string[] } = {}) {
  return {
    entry: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.{test,stories,bench}.{ts,tsx}',
      '!src/**/*.d.ts',
      '!src/**/testing/**',
      ...exclude.map((glob) => `!${glob}`),
    ],
    format: 'esm' as const,
    target: 'es2023',
    platform: 'neutral' as const,
    bundle: false,
    splitting: false,
    sourcemap: true,
    dts: false,
    clean: true,
    silent: true,
  };
}
