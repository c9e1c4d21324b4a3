import { expect, test } from 'vitest';
import { contentFaults } from './contents.ts';

const good = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/a.js', 'dist/a.d.ts'];
const packed = (...more: string[]) => [...good, ...more].map((file) => `package/${file}`);

test('modules, their source maps, declarations, sheets and fonts are what a consumer gets', () => {
  expect(contentFaults(packed('dist/a.js.map', 'dist/styles.css', 'dist/fonts/a.woff2'))).toEqual(
    [],
  );
});

test('the sources of a made project are for its developer', () => {
  expect(contentFaults(packed('templates/vite/src/main.tsx'))).toEqual([]);
  expect(contentFaults(packed('dist/templates/main.tsx'))).toHaveLength(1);
});

test('a package without its readme, licence or changelog is not whole', () => {
  expect(contentFaults(['package/package.json', 'package/README.md'])).toEqual([
    'LICENSE is missing',
    'CHANGELOG.md is missing',
  ]);
});

test.each([
  'dist/a.d.ts.map',
  'src/a.js',
  'dist/a.test.js',
  'dist/a.stories.d.ts',
  'dist/testing/a.js',
  'dist/a.ts',
  'tsconfig.tsbuildinfo',
])('%s does not leave the house', (file) => {
  expect(contentFaults(packed(file))).toEqual([`${file} is not for consumers`]);
});
