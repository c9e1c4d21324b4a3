import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lib/run.ts';
import { publishedPackages } from '../lib/source-stamp.ts';

/** A software bill of materials, as far as it is looked at here: CycloneDX 1.6. */
export interface Sbom {
  bomFormat: string;
  metadata: { component: { group?: string; name: string; version: string } };
  components: {
    group?: string;
    name: string;
    version: string;
    purl?: string;
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  }[];
}

export interface WrittenSbom {
  /** "@agio/ui" */
  name: string;
  file: string;
  sbom: Sbom;
}

/** What is published, and the app, which is deployed. */
const subjects = [
  { folders: publishedPackages, type: 'library' },
  { folders: ['exchange-app'], type: 'application' },
] as const;

/** Writes what each published package, and the app, brings into production. Everything is known from the lockfile. */
export async function writeSboms(folder = join(root, '.cache/sbom')): Promise<WrittenSbom[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { folders, type } of subjects) {
    const filters = folders.flatMap((name) => ['--filter', `./packages/${name}`]);
    const options = ['--sbom-format=cyclonedx', '--sbom-spec-version=1.6', `--sbom-type=${type}`];
    const target = ['--prod', '--split', '--out', join(folder, '%s.cdx.json')];
    // oxlint-disable-next-line no-await-in-loop -- both read the same store
    await promisify(execFile)('pnpm', [...filters, 'sbom', ...options, ...target], { cwd: root });
  }
  return subjects
    .flatMap(({ folders }) => folders)
    .map((name) => {
      const file = join(folder, `agio-${name}.cdx.json`);
      return { name: `@agio/${name}`, file, sbom: JSON.parse(readFileSync(file, 'utf8')) as Sbom };
    });
}

const nameOf = ({ group, name }: { group?: string; name: string }) =>
  group === undefined ? name : `${group}/${name}`;

/**
 * What the list lacks.
 *
 * @param dependencies the names of what the package's manifest asks for at run time
 */
export function sbomFaults(sbom: Sbom, dependencies: readonly string[]): string[] {
  const listed = new Set(sbom.components.map(nameOf));
  return [
    ...(sbom.bomFormat === 'CycloneDX' ? [] : [`${sbom.bomFormat} is not CycloneDX`]),
    ...dependencies.filter((name) => !listed.has(name)).map((name) => `${name} is not in it`),
    ...sbom.components.flatMap((component) => {
      const { version, purl, licenses = [] } = component;
      const lacks = [
        ...(version === '' ? ['version'] : []),
        ...(purl === undefined ? ['package URL'] : []),
        ...(licenses.length === 0 ? ['licence'] : []),
      ];
      return lacks.map((what) => `${nameOf(component)} has no ${what}`);
    }),
  ];
}
