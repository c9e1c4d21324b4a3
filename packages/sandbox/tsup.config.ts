import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

export default defineConfig({
  ...library({ exclude: ['src/server/every-call/**'] }),
  sourcemap: false, // a program that is run, not built into another
  platform: 'node', // imports of `node:sqlite` keep their prefix
});
