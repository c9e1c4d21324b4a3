import {
  englishMessages,
  languagesOnFile,
  type Message,
  placesOfTerms,
  translationsOf,
} from './catalogue.ts';
import { type Fault, faultsOfLanguage } from './checks.ts';
import { readState, type Reviewed, staleIn } from './state.ts';

/** State of a translation. */
export interface Coverage {
  readonly language: string;
  readonly files: number;
  readonly messages: number;
  /** In percent, rounded down. */
  readonly complete: number;
  readonly missing: number;
  readonly stale: readonly Message[];
  readonly faults: readonly Fault[];
  /** Number of files by reader. */
  readonly readers: Readonly<Partial<Record<Reviewed, number>>>;
}

/** Returns the state of translations, by default of all on file. */
export function coverage(
  languages: readonly string[] = languagesOnFile(),
  messages: readonly Message[] = englishMessages(),
): Coverage[] {
  const termOf = placesOfTerms();
  const state = readState();
  const files = [...new Set(messages.map(({ file }) => file))];
  return languages.map((language) => {
    const faults = faultsOfLanguage(language, messages, translationsOf(language, messages), termOf);
    const missing = faults.filter(({ fault }) => fault === 'missing').length;
    const readers: Partial<Record<Reviewed, number>> = {};
    for (const file of files) {
      const reader = state.reviewed[language]?.[file] ?? 'none';
      readers[reader] = (readers[reader] ?? 0) + 1;
    }
    return {
      language,
      files: files.length,
      messages: messages.length - missing,
      complete: Math.floor((100 * (messages.length - missing)) / messages.length),
      missing,
      stale: staleIn(language, messages, state),
      faults,
      readers,
    };
  });
}
