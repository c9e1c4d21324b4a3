// @where Tools: imports that lint allows
// Allowed imports (.oxlintrc.json): each rule is shown a file that breaks it, and the same file as it may be.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Cases by the importing file: a refused import, and an allowed one. */
const cases: readonly (readonly [file: string, refused: string, allowed: string])[] = [
  ['packages/money/src/a.ts', 'react', './decimal.ts'],
  ['packages/whitelabel-themes/src/a.ts', '@agio/money', './contract.ts'],
  ['packages/ui/src/forms/a/a.ts', '@agio/api-client', '@agio/money'],
  ['packages/ui/src/forms/a/b.ts', 'react-router', 'react'],
  ['packages/ui/src/forms/a/c.ts', '@agio/widgets/book', '../field/field.tsx'],
  ['packages/api-client/src/react/a.ts', '@agio/ui/button', 'react'],
  ['packages/api-client/src/react/b.ts', '@agio/sandbox', '@agio/money'],
  ['packages/sandbox/src/server/a.ts', '@agio/ui/button', 'node:fs'],
  ['packages/sandbox/src/core/a.ts', 'node:fs', '@agio/api-client/contract'],
  ['packages/widgets/src/book/a.ts', '@agio/exchange-app', '@agio/ui/button'],
  ['packages/widgets/src/book/b.ts', 'i18next', '@agio/api-client/react'],
  ['packages/widgets/src/book/d.ts', '@agio/ui/src/button.tsx', '../amounts/market-values.ts'],
  ['packages/exchange-app/src/features/a/a.ts', '../markets/filter-address.ts', './b.ts'],
  [
    'packages/exchange-app/src/features/a/b.ts',
    '../../features/markets/filter-address.ts',
    '../../config/use-config.ts',
  ],
  ['packages/exchange-app/src/shell/a.ts', '../features/markets/markets-page.tsx', '../pages.ts'],
  ['packages/exchange-app/src/shell/frame/a.ts', '@agio/ui/src/button.tsx', '@agio/ui/button'],
  ['packages/exchange-app/src/shared/user/a.ts', '../../shell/shell.tsx', '../storage/b.ts'],
  ['packages/exchange-app/src/shared/user/b.ts', '../../pages.ts', '../../config/use-config.ts'],
  [
    'packages/exchange-app/src/config/a.ts',
    '../features/markets/markets-page.tsx',
    '@agio/whitelabel-themes',
  ],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  // Types are off: rules about imports need none.
  const rules = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
    '"typeAware": true',
    '"typeAware": false',
  );
  writeFileSync(join(folder, '.oxlintrc.json'), rules);
  for (const [file, refused, allowed] of cases) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export * from '${refused}';\nexport * from '${allowed}';\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every rule about imports refuses what breaks it, and nothing else', () => {
  let said = '';
  try {
    execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], { cwd: folder });
  } catch (error) {
    said = String((error as { stdout: unknown }).stdout);
  }
  const { diagnostics } = JSON.parse(said) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  const refused = diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`);
  expect(refused.toSorted()).toEqual(cases.map(([file]) => `${file}:1`).toSorted());
});
