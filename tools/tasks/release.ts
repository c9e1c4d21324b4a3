// @where Tools: publishing of the packages: what is checked and in which order
import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { main } from '../lib/main.ts';
import { check, type Outcome, sum, verdict } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';
import { packApp } from '../pack/pack-app.ts';
import { type PackedPackage, packPackages } from '../pack/pack-packages.ts';
import { originOf, withOrigin } from '../pack/repository.ts';

/** Returns true if the registry has this version. */
async function isPublished({ name, version }: PackedPackage): Promise<boolean> {
  try {
    await promisify(execFile)('npm', ['view', `${name}@${version}`, 'version']);
    return true;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    if (stderr.includes('E404')) return false;
    throw error;
  }
}

/*
 * Publishes the packages that "npm run pack:check" judged, each version once. `--dry-run` sends nothing. Provenance, and
 * the repository in the manifest, are those of the workflow that publishes; elsewhere there are none.
 */
await main(async (args) => {
  const flags = [
    ...(args.includes('--dry-run') ? ['--dry-run'] : []),
    ...(process.env['GITHUB_ACTIONS'] && !args.includes('--dry-run') ? ['--provenance'] : []),
  ];
  const outcomes: Outcome[] = [];
  for (const one of [...(await packPackages()), await packApp()]) {
    if (await isPublished(one)) {
      console.log(`  ${one.name} ${one.version} is published already`);
      outcomes.push(verdict(true));
    } else {
      // In their order: each needs the ones before it.
      const origin = originOf(relative(root, one.folder));
      const { tarball } = origin === undefined ? one : await withOrigin(one, origin);
      outcomes.push(await check('npm', ['publish', tarball, '--access', 'public', ...flags]));
    }
  }
  return sum(outcomes);
});
