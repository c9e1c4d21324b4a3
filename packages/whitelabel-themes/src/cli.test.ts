import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileTheme } from './compiler/compile-theme.ts';

const cli = join(import.meta.dirname, 'cli.ts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agio-theme-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (theme: unknown) => {
  const file = join(folder, 'brand.json');
  writeFileSync(file, typeof theme === 'string' ? theme : JSON.stringify(theme));
  return file;
};
const good = { name: 'acme', tokens: { accent: { light: '#7a1fa2', dark: '#e0a6ff' } } };

test('build writes one file named by its content', () => {
  const out = join(folder, 'themes');
  execFileSync(process.execPath, [cli, 'build', write(good), '--out', out]);
  const [file = '', ...others] = readdirSync(out);
  expect(others).toEqual([]);
  expect(file).toMatch(/^acme\.[0-9a-f]{8}\.css$/);
  expect(readFileSync(join(out, file), 'utf8')).toBe(compileTheme(good).css);
  execFileSync(process.execPath, [cli, 'build', write(good), '--out', out]);
  expect(readdirSync(out)).toEqual([file]);
});

test('a bad theme ends with 1, names token, value and rule, and writes nothing', () => {
  const out = join(folder, 'themes');
  const bad = { ...good, tokens: { 'radius-control': 'huge' } };
  const { status, stderr } = spawnSync(process.execPath, [cli, 'build', write(bad), '--out', out], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('radius-control · "huge" · Expected a length');
  expect(readdirSync(folder)).toEqual(['brand.json']);
});

test('what is no JSON, or not there, or not asked right, is said in a sentence', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
  expect(run('check', write('{')).stderr).toMatch(/could not be read as JSON/);
  expect(run('check', join(folder, 'none.json')).status).toBe(1);
  expect(run('paint').stderr).toMatch(/^Usage: agio-theme check/);
});
