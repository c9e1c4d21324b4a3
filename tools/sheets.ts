// Writes the two sheets of a published package of components. Runs in the package's folder, last.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { unlayer } from './lib/unlayer.ts';

const sheet = 'dist/styles.css';
execFileSync('tailwindcss', ['--input', 'src/styles.css', '--output', sheet, '--minify'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
writeFileSync('dist/styles.unlayered.css', unlayer(readFileSync(sheet, 'utf8')));
