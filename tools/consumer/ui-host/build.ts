// Builds the page once per host: the folders below dist/ have the names of the sheets they were built with.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = import.meta.dirname;
// Output of `agio-theme build brand.json`; its name has a hash.
const [theme = ''] = globSync('acme.*.css', { cwd: root });

for (const sheets of globSync('sheets/*.ts', { cwd: root })) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), tailwind()],
    resolve: { alias: { '#sheets': join(root, sheets), '#theme': join(root, theme) } },
    build: { outDir: join('dist', basename(sheets, '.ts')), emptyOutDir: true },
  });
}
