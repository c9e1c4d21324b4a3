// Writes the sheet of the shipped brands, the one of the test brand and the JSON schema of a theme into src/generated:
// committed, so that nothing needs a build in development; a test compares them. With a folder as argument it writes
// there what is published, and the fonts.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectWords } from '../src/folder/known-words.ts';
import { designFiles, generatedFiles } from '../src/generated-files.ts';

const [target] = process.argv.slice(2);
const folder = target ?? join(import.meta.dirname, '../src/generated');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(generatedFiles())) {
  if (target === undefined || name !== 'stress.css') writeFileSync(join(folder, name), text);
}
if (target !== undefined) {
  // The list of every word that a brand may change: of what the other packages say, which are built later.
  const words = collectWords(join(import.meta.dirname, '../..'));
  writeFileSync(join(folder, 'words.json'), JSON.stringify(words));
  for (const [name, text] of Object.entries(designFiles())) writeFileSync(join(target, name), text);
  cpSync(join(import.meta.dirname, '../src/fonts'), join(target, 'fonts'), { recursive: true });
}
