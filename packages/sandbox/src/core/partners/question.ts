import type { Language } from '../language/language.ts';
import type { Account, Visit } from '../records/people.ts';

/** A page of a partner: it asks one question and has a button for each answer. */
export interface Question {
  partner: string;
  content(language: Language): QuestionContent;
  owner: Account | undefined;
  visit: Visit | undefined;
  /** Keeps who opened the page. */
  open(visit: Visit): void;
  /** Returns the next address of the user: a page of the partner, or the app; undefined when it was too late. */
  decide(answer: string): string | undefined;
  /** The result when there is nothing left to decide, for the browser that opened the page, also after a second press. */
  over?:
    | { href: string; content(language: Language): { title: string; lead: string; link: string } }
    | undefined;
}

export interface QuestionContent {
  title: string;
  lead: string;
  lines: string[];
  /** A picture under the lines: markup of our own. */
  picture?: string;
  /** Texts of the buttons, by the answer that they send. */
  answers: readonly [answer: string, label: string][];
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
