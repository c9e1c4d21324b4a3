import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

export default defineConfig(
  library({
    exclude: [
      'src/design-tokens/**',
      'src/generated-files.ts',
      'src/json-schemas.ts',
      'src/brands/stress.ts',
    ],
  }),
);
