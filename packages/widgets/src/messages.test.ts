import { catalogueOf, type Definition, type Texts } from '@agio/ui/language';
import components from '@agio/ui/messages.json' with { type: 'json' };
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('./**/{messages,*-messages}.ts', {
  eager: true,
});
const definitions = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((each) => typeof each === 'object' && each !== null && 'namespace' in each)
  .map((each) => each as Definition<Texts>);

const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./**/{messages,*-messages}.ts', '!./*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

test('the words of an area stand in its messages.ts, and beside it those that are fetched later', () => {
  const others = Object.entries(sources).filter(([, source]) => source.includes('defineMessages'));
  expect(others.map(([path]) => path)).toEqual([]);
});

test('messages.json is all that the package says (npm run unit -- packages/widgets/src/messages -u)', async () => {
  const all = JSON.stringify(catalogueOf(definitions, components), undefined, 2);
  await expect(`${all}\n`).toMatchFileSnapshot('../messages.json');
});
