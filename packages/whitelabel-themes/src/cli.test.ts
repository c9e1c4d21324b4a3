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

test('a file that begins with the mark of its byte order is read like any other', () => {
  const out = join(folder, 'themes');
  const file = write(`\uFEFF${JSON.stringify(good)}`);
  execFileSync(process.execPath, [cli, 'build', file, '--out', out]);
  expect(readdirSync(out)).toHaveLength(1);
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

const run = (...args: string[]) =>
  spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });

test('--help says what there is, and ends with 0', () => {
  for (const way of [['--help'], ['-h'], ['help'], ['check', '--help']]) {
    const { status, stdout, stderr } = run(...way);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /agio-theme check <folder>[^]*agio-theme check <config\.json>[^]*agio-theme build <theme\.json>/,
    );
  }
});

test('--version is that of the package', () => {
  expect(run('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('a file that is no JSON, missing, or not writable ends with 1 and a sentence', () => {
  const file = write(good);
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{');
  const cases = [
    [['check', join(folder, 'none.json')], /^There is no file .*none\.json\.$/],
    [['build', file, '--out', file], /cannot be written: EEXIST/],
    [['check', broken], /is not JSON: .* at position 1/],
  ] as const;
  for (const [args, sentence] of cases) {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(sentence.source, 'm'));
    expect(stderr).not.toContain('    at ');
  }
});

test('wrong arguments end with 2, the reason, and the place of help', () => {
  const cases = [
    [[], /^Give a command:/],
    [['paint', 'x.json'], /^There is no "paint"\./],
    [['check'], /^"check" takes one folder or file\./],
    [['build', 'a.json', 'b.json'], /^"build" takes one folder or file, not 2\./],
    [['check', '--colour', 'x.json'], /^Unknown option '--colour'/],
    [['build', 'x.json', '--out'], /^Option '--out <value>' argument missing/],
  ] as const;
  for (const [args, sentence] of cases) {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(/"agio-theme --help" says how\.\n$/);
  }
});
