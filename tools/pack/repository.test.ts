import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { originOf, withOrigin } from './repository.ts';

const env = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'acme/exchange' };

test('a package comes from the repository whose workflow publishes it, and from none elsewhere', () => {
  expect(originOf('packages/ui', {})).toBeUndefined();
  expect(originOf('packages/ui', env)).toEqual({
    repository: {
      type: 'git',
      url: 'git+https://git.example/acme/exchange.git',
      directory: 'packages/ui',
    },
    homepage: 'https://git.example/acme/exchange/tree/HEAD/packages/ui#readme',
    bugs: { url: 'https://git.example/acme/exchange/issues' },
  });
});

test('the packed manifest says so, and every file is still there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agio-origin-'));
  try {
    const sources = join(folder, 'package');
    mkdirSync(join(sources, 'dist'), { recursive: true });
    writeFileSync(join(sources, 'dist/index.js'), 'export {};\n');
    const manifest = { name: '@acme/parts', version: '1.2.3', files: ['dist'] };
    writeFileSync(join(sources, 'package.json'), JSON.stringify(manifest));
    const tarball = join(folder, 'acme-parts-1.2.3.tgz');
    execFileSync('tar', ['--create', '--gzip', '--file', tarball, 'package'], { cwd: folder });
    const packed = { name: '@acme/parts', version: '1.2.3', folder: sources, tarball };
    const again = await withOrigin(packed, originOf('packages/parts', env)!);
    const read = (...args: string[]) =>
      execFileSync('tar', [...args, '--file', again.tarball], { encoding: 'utf8' });
    expect(read('--list').trim().split('\n').toSorted()).toEqual([
      'package/dist/index.js',
      'package/package.json',
    ]);
    const file = execFileSync(
      'tar',
      ['--extract', '--to-stdout', '--file', again.tarball, 'package/package.json'],
      { encoding: 'utf8' },
    );
    expect(JSON.parse(file)).toMatchObject({
      ...manifest,
      repository: { directory: 'packages/parts' },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
