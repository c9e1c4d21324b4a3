import { expect, test } from 'vitest';

interface Definition {
  namespace: string;
  texts: object;
}

const files = import.meta.glob<Record<string, unknown>>('./**/messages.ts', { eager: true });
const definitions = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((each) => typeof each === 'object' && each !== null && 'namespace' in each)
  .map((each) => each as Definition)
  .toSorted((a, b) => a.namespace.localeCompare(b.namespace, 'en'));

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/messages.ts', '!./*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('what an area says stands in its messages.ts', () => {
  const others = Object.entries(sources).filter(([, source]) => source.includes('defineMessages'));
  expect(others.map(([path]) => path)).toEqual([]);
});

test('messages.json is all that the package says (npm run unit -- packages/widgets/src/messages -u)', async () => {
  const all = Object.fromEntries(definitions.map(({ namespace, texts }) => [namespace, texts]));
  expect(Object.keys(all)).toHaveLength(definitions.length);
  await expect(`${JSON.stringify(all, undefined, 2)}\n`).toMatchFileSnapshot('../messages.json');
});
