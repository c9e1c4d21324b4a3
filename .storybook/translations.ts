import type { Plugin } from 'vite';
import { coverage } from '../tools/languages/coverage.ts';

/** State of a translation, as the page “Languages” shows it. */
export interface Translation {
  language: string;
  messages: number;
  /** In percent. */
  complete: number;
  stale: number;
  faults: number;
  /** Number of files by reader. */
  readers: Readonly<Record<string, number>>;
}

const name = 'virtual:translations';

/** Serves the state of all translations as a module: it is in files that a browser does not read. */
export const translations = (): Plugin => ({
  name: 'agio-translations',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export default ${JSON.stringify(
          coverage().map(
            ({ language, messages, complete, stale, faults, readers }): Translation => ({
              language,
              messages,
              complete,
              stale: stale.length,
              faults: faults.length,
              readers,
            }),
          ),
        )}`
      : undefined,
});
