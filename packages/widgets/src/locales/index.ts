import { wordAreas } from '../words/areas.ts';

export { wordAreas };

/** File of `locales/<language>`. */
export type WordArea = keyof typeof wordAreas;

const areaOf = new Map(
  (Object.keys(wordAreas) as WordArea[]).flatMap((area) =>
    wordAreas[area].map((namespace): [string, WordArea] => [namespace, area]),
  ),
);

/**
 * Returns the areas that the words of a namespace stand in, with those of its terms; `ui` is the file of `@agio/ui`. For
 * `createWords` of `@agio/ui/words`.
 */
export function areasOf(namespace: string): ('ui' | WordArea)[] {
  const area = areaOf.get(namespace);
  if (area === undefined) return ['ui'];
  // Terms of the staff stand there.
  return area === 'operations' ? ['ui', 'common', 'people', area] : ['ui', 'common', area];
}
