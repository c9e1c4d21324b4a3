import type { Words } from '@agio/ui/words';

/** One file for a language and area, each fetched when it is needed. The list of all is fetched with the first one. */
const files = import.meta.glob<Words>(
  [
    './locales/*/{boot,login}.json',
    '../../../../ui/locales/*.json',
    '../../../../widgets/locales/*/*.json',
  ],
  { import: 'default' },
);

/** Returns the loader of the words of an area; undefined where the language has none. */
export const fileOf = (code: string, area: string): (() => Promise<Words>) | undefined =>
  files[`./locales/${code}/${area}.json`] ??
  files[
    `../../../../${area === 'ui' ? `ui/locales/${code}` : `widgets/locales/${code}/${area}`}.json`
  ];
