// Sources import each other as `./x.ts`, or name the file of a worker so; what is published must say `./x.js`. Neither
// esbuild without bundling nor tsc in declarations rewrites that, so it is done once, for both, in the package's finished
// dist folder.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const relative = /(\b(?:from|import|new URL)\s*\(?\s*)(["'])(\.{1,2}\/[^"'\n]+?)\.tsx?\2/g;

for (const file of globSync('dist/**/*.{js,d.ts}')) {
  const text = readFileSync(file, 'utf8');
  const rewritten = text.replaceAll(relative, '$1$2$3.js$2');
  if (rewritten !== text) writeFileSync(file, rewritten);
}
