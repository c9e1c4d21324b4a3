// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { catalogueOf, termPlaces } from './foundations/language/catalogue.ts';
import type { Definition, Texts } from './foundations/language/messages.ts';
import * as terms from './foundations/terms/terms.ts';

const definitions = vi.hoisted((): Definition<Texts>[] => []);
vi.mock('./foundations/language/messages.ts', async (original) => {
  const real = await original<typeof import('./foundations/language/messages.ts')>();
  return {
    ...real,
    defineMessages: (namespace: string, texts: Texts) => {
      const definition = real.defineMessages(namespace, texts);
      definitions.push(definition);
      return definition;
    },
  };
});

// Every module of the package, and with it all that it says.
import.meta.glob(['./**/*.{ts,tsx}', '!./**/*.{test,stories}.{ts,tsx}', '!./**/testing/**'], {
  eager: true,
});

test('no two components have their words under one name', () => {
  const names = definitions.map(({ namespace }) => namespace);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a term is exported by its name, and said by a component', () => {
  const { common } = catalogueOf(definitions);
  expect(Object.entries(terms).filter(([name, text]) => !text.startsWith(`@${name} `))).toEqual([]);
  expect(Object.keys(terms).toSorted()).toEqual(Object.keys(common ?? {}).toSorted());
});

test('messages.json is all that the package says (npm run unit -- packages/ui/src/messages -u)', async () => {
  const all = JSON.stringify(catalogueOf(definitions), undefined, 2);
  await expect(`${all}\n`).toMatchFileSnapshot('../messages.json');
});

test('messages.terms.json has the term of each place (npm run unit -- packages/ui/src/messages -u)', async () => {
  const all = JSON.stringify(termPlaces(definitions), undefined, 2);
  await expect(`${all}\n`).toMatchFileSnapshot('../messages.terms.json');
});
