import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../core/index.ts';
import { SettingError } from './options.ts';

const ownFolder = join(import.meta.dirname, '../../locales');

/**
 * Reads the translations of the server's texts from the files `<language>.json` of a folder.
 *
 * @throws Error that names the file, if one is no JSON
 */
export function readTranslations(folder = ownFolder): Record<string, Texts> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    files
      .filter((file) => /^[a-z]{2,3}\.json$/.test(file))
      .map((file) => {
        const text = readFileSync(join(folder, file), 'utf8');
        try {
          return [file.replace('.json', ''), JSON.parse(text) as Texts];
        } catch (cause) {
          throw new Error(`${join(folder, file)} is no JSON.`, { cause });
        }
      }),
  );
}

/**
 * Returns the languages that the app offers.
 *
 * @param asked their codes, or `all`
 * @throws SettingError where there is no translation
 */
export function offeredLanguages(
  asked: readonly string[],
  translations: Readonly<Record<string, Texts>>,
): string[] {
  const known = ['en', ...Object.keys(translations).toSorted()];
  if (asked.includes('all')) return known;
  const unknown = asked.find((code) => !known.includes(code));
  if (unknown === undefined) return [...new Set(['en', ...asked])];
  throw new SettingError(
    `AGIO_LANGUAGES names "${unknown}"; it must be all, or some of ${known.join(', ')}, with commas between them.`,
  );
}
