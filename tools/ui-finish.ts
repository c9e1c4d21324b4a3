// What the published @agio/ui has besides its modules: the two sheets.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unlayer } from './lib/unlayer.ts';

const root = join(import.meta.dirname, '../packages/ui');
const dist = join(root, 'dist');

const sheet = join(dist, 'styles.css');
execFileSync('tailwindcss', ['--input', 'src/styles.css', '--output', sheet, '--minify'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
writeFileSync(join(dist, 'styles.unlayered.css'), unlayer(readFileSync(sheet, 'utf8')));
