import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

export default defineConfig({
  ...library(),
  sourcemap: false, // a program that is run, not built into another
  platform: 'node',
});
