import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from '../lib/run.ts';
import { hashOf, onFileFolder } from './picture-hashes.ts';

const cache = join(root, '.cache/visual');
/** Pictures that this checkout has seen, each by its hash. */
const seen = join(cache, 'pictures');
const base = join(cache, 'base');

const pathOf = (hash: string) => join(seen, `${hash}.png`);

/** Keeps a picture for the run in which the next one differs from it. */
export function keep(hash: string, png: Buffer): void {
  if (existsSync(pathOf(hash))) return;
  mkdirSync(seen, { recursive: true });
  writeFileSync(pathOf(hash), png);
}

/** The picture with this hash, if this checkout has seen it. */
export function kept(hash: string): Buffer | undefined {
  const png = existsSync(pathOf(hash)) ? readFileSync(pathOf(hash)) : undefined;
  // A run that was stopped may have left half of one.
  return png !== undefined && isWhole(png, hash) ? png : undefined;
}

function isWhole(png: Buffer, hash: string): boolean {
  try {
    return hashOf(png) === hash;
  } catch {
    return false;
  }
}

/** Forgets all pictures but these. */
export function keepOnly(hashes: ReadonlySet<string>): void {
  for (const name of globSync('*.png', { cwd: seen }))
    if (!hashes.has(name.replace(/\.png$/, ''))) rmSync(join(seen, name), { force: true });
}

/** The commit that last wrote what is on file; undefined where the checkout does not have it, as a shallow one. */
export function baseCommit(): string | undefined {
  const folder = relative(root, onFileFolder);
  try {
    const commit = git('log', '-1', '--format=%H', '--', folder).toString().trim();
    return commit === '' ? undefined : commit;
  } catch {
    return undefined;
  }
}

/** The folder of the Storybook of that commit, built once. */
export async function storybookOf(commit: string): Promise<string> {
  const built = join(base, commit);
  if (existsSync(join(built, 'index.json'))) return built;
  rmSync(base, { recursive: true, force: true });
  const tree = join(base, 'tree');
  mkdirSync(tree, { recursive: true });
  console.log(`Earlier pictures are taken again, from ${commit.slice(0, 8)} …`);
  execFileSync('tar', ['-x', '-C', tree], { input: git('archive', commit) });
  const task = ['tools/run.mjs', 'storybook:build', '--test', '--quiet', '--loglevel', 'error'];
  const code = await run('node', [...task, '--disable-telemetry'], { cwd: tree });
  if (code !== 0) throw new Error(`The Storybook of ${commit.slice(0, 8)} could not be built.`);
  renameSync(join(tree, 'storybook-static'), built);
  rmSync(tree, { recursive: true, force: true });
  return built;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] });
