import { globSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
// Output of `agio-theme build brand.json`; its name has a hash.
const [theme = ''] = globSync('acme.*.css', { cwd: root });

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '#theme': join(root, theme) } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'parts.html', 'looks.html'] },
  },
});
