import type { Words } from '@agio/ui/words';
import { createInstance } from 'i18next';

/** One file for a language and area, each fetched when it is needed. The list of all is fetched with the first one. */
const files = import.meta.glob<Words>(
  [
    './locales/*/{boot,login}.json',
    '../../../../ui/locales/*.json',
    '../../../../widgets/locales/*/*.json',
  ],
  { import: 'default' },
);

/** Words of components and widgets, merged, as several areas have terms. `@agio/ui` fills their gaps. */
const i18n = createInstance({ fallbackLng: false, initAsync: false, nsSeparator: false });
void i18n.init();

/** Returns the loader of the words of an area; undefined where the language has none. */
export function fileOf(code: string, area: string): (() => Promise<Words>) | undefined {
  const folder = area === 'ui' ? `ui/locales/${code}` : `widgets/locales/${code}/${area}`;
  const load = files[`../../../../${folder}.json`];
  if (!load) return files[`./locales/${code}/${area}.json`];
  return async () => {
    const words = await load();
    i18n.addResourceBundle(code, 'translation', words, true, true);
    return words;
  };
}

/** Returns a text as it stands, in the plural form of a count. */
export function textOf(code: string, path: string, count?: number): string | undefined {
  const options = { lng: code, skipInterpolation: true, ...(count !== undefined && { count }) };
  return i18n.exists(path, options) ? i18n.t(path, options) : undefined;
}
