// Writes the pages of a package into its `dist`: `node ../../tools/package-docs/write.ts`, in its folder, at the end of its
// build. Nothing of it is checked in.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packagePages } from './pages.ts';

const { files, broken } = await packagePages(basename(process.cwd()));
rmSync('dist/docs', { recursive: true, force: true });
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join('dist', path)), { recursive: true });
  writeFileSync(join('dist', path), text);
}
for (const [name, fault] of broken) console.warn(`${name} has no example. ${fault}`);
