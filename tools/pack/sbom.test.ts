import { expect, test } from 'vitest';
import { sbomFaults, type Sbom } from './sbom.ts';

const part = {
  name: 'clsx',
  version: '2.1.1',
  purl: 'pkg:npm/clsx@2.1.1',
  licenses: [{ license: { id: 'MIT' } }],
};
const sbom: Sbom = {
  bomFormat: 'CycloneDX',
  metadata: { component: { group: '@agio', name: 'ui', version: '0.1.0' } },
  components: [part, { ...part, group: '@agio', name: 'money' }],
};

test('S62 a list of parts is whole when it has all that the manifest asks for, each with its licence', () => {
  expect(sbomFaults(sbom, ['clsx', '@agio/money'])).toEqual([]);
});

test('S62 a missing part is named', () => {
  const { licenses: _, ...unlicensed } = part;
  expect(sbomFaults({ ...sbom, components: [unlicensed] }, ['clsx', 'radix-ui'])).toEqual([
    'radix-ui is not in it',
    'clsx has no licence',
  ]);
});
