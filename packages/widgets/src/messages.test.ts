import { expect, test } from 'vitest';

interface Texts {
  [key: string]: string | Texts;
}

interface Definition {
  namespace: string;
  texts: Texts;
}

const files = import.meta.glob<Record<string, unknown>>('./**/{messages,*-messages}.ts', {
  eager: true,
});
const definitions = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((each) => typeof each === 'object' && each !== null && 'namespace' in each)
  .map((each) => each as Definition)
  .toSorted((a, b) => a.namespace.localeCompare(b.namespace, 'en'));

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
  const all: Texts = {};
  for (const { namespace, texts } of definitions) add(all, structuredClone({ [namespace]: texts }));
  await expect(`${JSON.stringify(all, undefined, 2)}\n`).toMatchFileSnapshot('../messages.json');
});

/** An area may say a part of its words beside the rest, but none twice. */
function add(all: Texts, texts: Texts) {
  for (const [key, text] of Object.entries(texts)) {
    const before = all[key];
    if (before === undefined) all[key] = text;
    else if (typeof before === 'object' && typeof text === 'object') add(before, text);
    else throw new Error(`"${key}" is said twice.`);
  }
}
