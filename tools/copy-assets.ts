// Copies folders of files that are read at run time into the package's finished dist folder, where the built modules look
// for them: `src/server/assets` → `dist/server/assets`.
import { cpSync } from 'node:fs';

for (const folder of process.argv.slice(2))
  cpSync(folder, folder.replace(/^src\//, 'dist/'), { recursive: true });
