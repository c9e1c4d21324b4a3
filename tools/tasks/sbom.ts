import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../lib/main.ts';
import { checked, sum, type Outcome } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';
import { bundled, sbomFaults, writeSboms } from '../pack/sbom.ts';

/** S62: what each published package and the app bring along, as CycloneDX files for who must keep such lists. */
export async function sbom(): Promise<Outcome> {
  const outcomes = (await writeSboms()).map(({ name, file, sbom: list }) => {
    const folder = name.replace('@agio/', '');
    const manifest = JSON.parse(
      readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
    ) as { dependencies?: Record<string, string> };
    const asked = [...Object.keys(manifest.dependencies ?? {}), ...(bundled[folder] ?? [])];
    const faults = sbomFaults(list, asked);
    return checked(`${name}: ${list.components.length} parts in ${file}`, faults);
  });
  return sum(outcomes);
}

if (import.meta.main) await main(sbom);
