import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

/* The one dependency that is bundled: a consumer's install would bring it without our patch. After tsup.config.ts. */
export default defineConfig({
  ...library(),
  sourcemap: false,
  entry: ['src/feedback/toaster/sonner.ts'],
  outDir: 'dist/feedback/toaster',
  bundle: true,
  clean: false,
  noExternal: ['sonner'],
  external: ['react', 'react-dom'],
  banner: { js: '/* Contains sonner 2.0.8, © 2023 Emil Kowalski, MIT: THIRD-PARTY-NOTICES.md */' },
});
