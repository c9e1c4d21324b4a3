// @where Languages: of which English a translation is, and who read it
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Message } from './catalogue.ts';

/** Reader of the translation of a file after its translator. */
export type Reviewed = 'none' | 'second reader' | 'native';

interface State {
  /** Readers, by language and file. */
  reviewed: Record<string, Record<string, Reviewed>>;
  /**
   * Hash of the English text that the translations are of, by file and key. Where the text changed and some languages are
   * behind, they are named after it: `3f9a1c de fr`.
   */
  english: Record<string, Record<string, string>>;
}

const path = join(import.meta.dirname, 'state.json');

export const readState = (): State => JSON.parse(readFileSync(path, 'utf8')) as State;
export const writeState = (state: State): void => {
  const sorted = Object.fromEntries(
    Object.entries(state.english).map(([file, texts]) => [
      file,
      Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
  writeFileSync(path, `${JSON.stringify({ ...state, english: sorted }, undefined, 2)}\n`);
};

export const hashOf = ({ english }: Message): string =>
  createHash('sha256').update(Object.values(english).join('\n')).digest('hex').slice(0, 6);

/** Returns the messages whose translation into a language is of another English text than that of today. */
export function staleIn(language: string, messages: readonly Message[], state: State): Message[] {
  return messages.filter((message) => {
    const [hash, ...behind] = (state.english[message.file]?.[message.key] ?? '').split(' ');
    return hash !== hashOf(message) || behind.includes(language);
  });
}

/**
 * Notes that a language has the messages in the English of today; the other languages stay behind where the text is new.
 *
 * @param all languages on file
 */
export function settle(
  language: string,
  messages: readonly Message[],
  state: State,
  all: readonly string[],
): void {
  for (const message of messages) {
    const texts = (state.english[message.file] ??= {});
    const [hash, ...behind] = (texts[message.key] ?? '').split(' ');
    const late = hash === hashOf(message) ? behind : all;
    texts[message.key] = [hashOf(message), ...late.filter((each) => each !== language)].join(' ');
  }
}
