// Marks what runs in the browser: bundlers for server components want "use client" on the file itself. That is every
// component, and every module that takes hooks from React, SWR, or those of our packages that have them. Not those that
// only pass on: a boundary may not `export *`. Runs in the package's folder, after tsup.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const takesHooks =
  /^import\b[^;]*\bfrom ["'](?:react|react-dom|swr(?:\/\w+)?|@agio\/ui\/[\w-]+|@agio\/api-client\/react)["']/m;

for (const file of globSync('dist/**/*.js')) {
  const code = readFileSync(file, 'utf8');
  const source = file.replace(/^dist/, 'src').replace(/\.js$/, '.tsx');
  if (!existsSync(join(source)) && !takesHooks.test(code)) continue;
  // On the first line: the source map counts lines.
  writeFileSync(file, `"use client"; ${code}`);
}
