import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

export default defineConfig({
  ...library({ exclude: ['src/server/every-call/**'] }),
  platform: 'node', // imports of `node:sqlite` keep their prefix
});
