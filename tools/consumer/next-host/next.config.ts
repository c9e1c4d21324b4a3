import { globSync } from 'node:fs';
import type { NextConfig } from 'next';

// Output of `agio-theme build brand.json`; its name has a hash.
const [theme = ''] = globSync('acme.*.css', { cwd: import.meta.dirname });

const config: NextConfig = {
  turbopack: { root: import.meta.dirname, resolveAlias: { '#theme': `./${theme}` } },
};

export default config;
