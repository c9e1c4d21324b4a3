import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lib/run.ts';
import { publishedPackages, registryName } from '../lib/source-stamp.ts';

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

/** Published packages, and the app, which is deployed. */
const subjects = [
  { folders: publishedPackages, type: 'library' },
  { folders: ['exchange-app'], type: 'application' },
] as const;

/** Bundled packages, by package: the `tsup.*.config.ts` of each. */
export const bundled: Readonly<Record<string, readonly string[]>> = {
  'api-client': ['@microsoft/signalr', 'jwt-decode', 'oidc-client-ts'],
  ui: ['sonner'],
  widgets: ['pdfjs-dist'],
};

/** Writes what each published package, and the app, brings into production. Everything is known from the lockfile. */
export async function writeSboms(folder = join(root, '.cache/sbom')): Promise<WrittenSbom[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { folders, type } of subjects) {
    const filters = folders.flatMap((name) => ['--filter', `./packages/${name}`]);
    const options = ['--sbom-format=cyclonedx', '--sbom-spec-version=1.6', `--sbom-type=${type}`];
    const target = ['--prod', '--split', '--out', join(folder, '%s.cdx.json')];
    await promisify(execFile)('pnpm', [...filters, 'sbom', ...options, ...target], { cwd: root });
  }
  return subjects
    .flatMap(({ folders }) => folders)
    .map((name) => {
      const file = join(
        folder,
        `${registryName(name).replace('@', '').replace('/', '-')}.cdx.json`,
      );
      const sbom = withBundled(JSON.parse(readFileSync(file, 'utf8')) as Sbom, name);
      writeFileSync(file, JSON.stringify(sbom, undefined, 2));
      return { name: registryName(name), file, sbom };
    });
}

/**
 * Adds packages that a build copies into a file of ours: they are no dependency any more, and are in there all the
 * same.
 */
function withBundled(sbom: Sbom, name: string): Sbom {
  const listed = new Set(sbom.components.map(nameOf));
  const components = Object.entries(bundled)
    .filter(([from]) => from === name || listed.has(registryName(from)))
    .flatMap(([from, names]) => names.map((each) => ({ from, each })))
    .filter(({ each }) => !listed.has(each))
    .map(({ from, each }) => {
      const file = join(root, 'packages', from, 'node_modules', each, 'package.json');
      const { version, license } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const [name, group] = each.split('/').toReversed();
      return {
        type: 'library',
        ...(group === undefined ? {} : { group }),
        name: name ?? each,
        version: version ?? '',
        purl: `pkg:npm/${each.replace('@', '%40')}@${version}`,
        licenses: license === undefined ? [] : [{ license: { id: license } }],
      };
    });
  return { ...sbom, components: [...sbom.components, ...components] };
}

const nameOf = ({ group, name }: { group?: string; name: string }) =>
  group === undefined ? name : `${group}/${name}`;

/**
 * Returns the faults of the list.
 *
 * @param dependencies the names of the run-time dependencies in the package's manifest
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
