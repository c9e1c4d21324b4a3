import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { main } from '../lib/main.ts';
import { checked, sum, type Outcome } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';
import { publishedPackages } from '../lib/source-stamp.ts';
import { contentFaults } from '../pack/contents.ts';
import { packApp } from '../pack/pack-app.ts';
import { checkRadixCopies } from '../pack/radix-copies.ts';
import { packPackages, type PackedPackage } from '../pack/pack-packages.ts';
import { sbom } from './sbom.ts';

/*
 * Checks that the published packages are whole: packed like for the registry, then judged the way consumers find them.
 */

const program = promisify(execFile);

/** Everything that a consumer wants is in it, and nothing that is ours. */
async function contentsOf({ name, tarball }: PackedPackage): Promise<Outcome> {
  const { stdout } = await program('tar', ['--list', '--file', tarball]);
  const files = stdout.trim().split('\n');
  const faults = contentFaults(files);
  const size = Math.round(statSync(tarball).size / 1000);
  return checked(`${name}: ${files.length} files in ${size} kB`, faults);
}

/** The manifest and the files that it names agree. */
async function manifestOf({ name, tarball }: PackedPackage): Promise<Outcome> {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) },
    strict: true,
  });
  const faults = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? '');
  return checked(`${name}: publint`, faults);
}

/** Every way of resolving types finds the right ones, those of the sheets too. */
async function typesOf({ name, tarball }: PackedPackage): Promise<Outcome> {
  const looks = ['--format', 'ascii', '--no-color', '--no-emoji'];
  try {
    await program('attw', [tarball, '--profile', 'esm-only', ...looks]);
    return checked(`${name}: types as consumers resolve them`);
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    return checked(`${name}: types as consumers resolve them`, stdout.split('\n'));
  }
}

/** Every entry can be imported where there is no DOM: by a server that renders, and by one with server components. */
async function onServer(): Promise<Outcome> {
  const entries = join(root, 'tools/pack/import-entries.ts');
  const references = join(root, 'tools/pack/client-references.ts');
  const ways: [what: string, flags: string[]][] = [
    ['on a server', []],
    ['by server components', ['--conditions=react-server', '--import', references]],
  ];
  const outcomes = await Promise.all(
    ways.map(async ([what, flags]) => {
      const { stdout } = await program('node', [...flags, entries, ...publishedPackages], {
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      const { imported, marked, failed } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
        imported: number;
        marked: number;
        failed: string[];
      };
      const isEmpty = imported === 0 || marked === 0;
      return checked(
        `${imported} modules imported ${what}, ${marked} of them marked for the browser`,
        isEmpty ? [...failed, 'nothing was imported, or nothing is marked'] : failed,
      );
    }),
  );
  return sum(outcomes);
}

export async function packCheck(): Promise<Outcome> {
  const packed = await packPackages();
  const outcomes: Outcome[] = [];
  for (const one of packed) {
    // One after the other: each has its own lines, and attw takes a core.
    outcomes.push(await contentsOf(one), await manifestOf(one), await typesOf(one));
  }
  const app = await packApp();
  outcomes.push(await contentsOf(app), await manifestOf(app));
  return sum([...outcomes, await onServer(), checkRadixCopies(root), await sbom()]);
}

if (import.meta.main) await main(packCheck);
