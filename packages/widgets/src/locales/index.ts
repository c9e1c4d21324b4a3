/**
 * Areas of words: the file of a translation in which a namespace stands, for `createWords` of `@agio/ui/words`.
 *
 * @example
 * ```tsx
 * import { createWords } from '@agio/ui/words';
 * import { areasOf } from '@agio/widgets/locales';
 *
 * export const german = createWords({
 *   areasOf,
 *   fetchArea: async (area) =>
 *     area === 'ui'
 *       ? (await import('@agio/ui/locales/de.json')).default
 *       : (await import(`@agio/widgets/locales/de/${area}.json`)).default,
 * });
 * ```
 *
 * @module
 */

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
