// A button that shows an icon alone says what it does to the pointer too. `IconButton` does so by itself; a button of its
// own make that has a name beside its content needs a `title`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** These show a text besides, which says what they do. */
const withText = [
  'packages/ui/src/forms/select-field/list-button.tsx',
  'packages/ui/src/trading/price-chart/orders/order-labels.tsx',
  'packages/widgets/src/address-book/address-table.tsx',
  'packages/widgets/src/back-office/wallets/reserves/reserves.tsx',
  'packages/widgets/src/history/history-parts.tsx',
  'packages/widgets/src/orders/details/details-button.tsx',
  'packages/widgets/src/orders/details/replaced-by.tsx',
  'packages/widgets/src/ramp/ramp-orders.tsx',
];

/** The opening tags of the buttons in a file, up to the first `>` that closes one. */
function* buttonsIn(text: string): Generator<string> {
  for (const { index } of text.matchAll(/<button\b/g)) {
    let depth = 0;
    let end = index;
    while (depth > 0 || text[end] !== '>' || text[end - 1] === '=') {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    }
    yield text.slice(index, end);
  }
}

test('every button that shows an icon alone has a tooltip', () => {
  const files = globSync('packages/{ui,widgets,exchange-app}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.|\/testing\//.test(file),
  );
  const silent = files.filter((file) =>
    [...buttonsIn(readFileSync(join(root, file), 'utf8'))].some(
      (button) => button.includes('aria-label') && !button.includes('title='),
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(silent.toSorted()).toEqual(withText);
});
