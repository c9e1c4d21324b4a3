import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

/* sonner.ts is bundled by tsup.sonner.config.ts. */
export default defineConfig(library({ exclude: ['src/feedback/toaster/sonner.ts'] }));
