// Imports every module that the published packages offer, as they are built, in a process without a DOM. Prints one
// line of JSON: how many, how many of them are marked "use client", and which could not be imported.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const packages = join(import.meta.dirname, '../../packages');
const failed: string[] = [];
let imported = 0;
let marked = 0;

for (const name of process.argv.slice(2)) {
  const { publishConfig } = JSON.parse(
    readFileSync(join(packages, name, 'package.json'), 'utf8'),
  ) as { publishConfig: { exports: Record<string, string | { default: string }> } };
  for (const [subpath, target] of Object.entries(publishConfig.exports)) {
    if (typeof target === 'string' || !target.default.endsWith('.js')) continue; // a schema or a sheet
    const file = join(packages, name, target.default);
    try {
      if (readFileSync(file, 'utf8').startsWith('"use client"')) marked += 1;
      await import(pathToFileURL(file).href);
      imported += 1;
    } catch (error) {
      failed.push(
        `${name}${subpath.slice(1)}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
console.log(JSON.stringify({ imported, marked, failed }));
