// @where Back office: similarity from which a name is a match of the screening
import type { matchReasons } from '@agio/api-client/contract';
import { type ScreeningEntry, screeningEntries } from '../../../catalog/screening-list.ts';
import { hashText } from '../../../random.ts';

/** Person or company that is looked for. */
export interface Subject {
  name: string;
  /** Undefined for a company, and where it is not known. */
  birthYear?: number | undefined;
}

export interface FoundMatch {
  id: string;
  entry: ScreeningEntry;
  subject: string;
  /** From 0 to 100. */
  score: number;
  reasons: (typeof matchReasons)[number][];
}

/** Score from which an entry is shown to an officer. */
const possibleFrom = 80;
/** Score from which an entry is the same person, if the year of birth is the same too. */
const sameFrom = 97;
/** Points that are taken off where the years of birth are unknown, differ by one, or by more. */
const off = { unknown: 5, oneYear: 8, more: 30 };
/** Similarity of a name that is a part of the other one: a second surname is left out. */
const ofPart = 0.9;

/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};

/** Returns the words of a name without accents and case, in the order of the alphabet: lists put the surname first. */
export const nameWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøßæœđðı]/g, (letter) => plainLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted();

/** Returns true if two names read alike. */
export const isSameName = (one: string, other: string): boolean =>
  nameWords(one).join(' ') === nameWords(other).join(' ');

/** Returns the entries of the list that are similar to a subject, the most similar first. */
export function matchesOf(subjects: readonly Subject[]): FoundMatch[] {
  const found = subjects.flatMap((subject) =>
    screeningEntries.flatMap((entry) => matchOf(subject, entry) ?? []),
  );
  return found.toSorted((one, other) => other.score - one.score);
}

/** Returns true if a match is the entry itself, not only similar. */
export const isSame = ({
  score,
  reasons,
}: {
  score: number;
  reasons: readonly string[];
}): boolean => score >= sameFrom && reasons.includes('SameBirthYear');

function matchOf(subject: Subject, entry: ScreeningEntry): FoundMatch | undefined {
  const ofName = similarity(subject.name, entry.name);
  const ofAlias = Math.max(0, ...entry.aliases.map((alias) => similarity(subject.name, alias)));
  const isByAlias = ofAlias > ofName;
  const best = Math.max(ofName, ofAlias);
  const [points, year] = yearOf(subject.birthYear, entry.birthYear);
  const score = Math.max(0, Math.round(best * 100) - points);
  if (score < possibleFrom) return undefined;
  const name = best === 1 ? 'Same' : 'Similar';
  return {
    id: `${entry.id}-${hashText(nameWords(subject.name).join(' ')).toString(36)}`,
    entry,
    subject: subject.name,
    score,
    reasons: [isByAlias ? `${name}Alias` : `${name}Name`, year],
  };
}

function yearOf(
  one: number | undefined,
  other: number | undefined,
): [points: number, reason: 'SameBirthYear' | 'OtherBirthYear' | 'NoBirthYear'] {
  if (one === undefined || other === undefined) return [off.unknown, 'NoBirthYear'];
  if (one === other) return [0, 'SameBirthYear'];
  return [Math.abs(one - other) === 1 ? off.oneYear : off.more, 'OtherBirthYear'];
}

/** Similarity of two names from 0 to 1: of their words, each with the word that is most like it. */
function similarity(one: string, other: string): number {
  const [longer, shorter] = [nameWords(one), nameWords(other)].toSorted(
    (a, b) => b.length - a.length,
  ) as [string[], string[]];
  if (shorter.length === 0) return 0;
  const left = [...longer];
  let sum = 0;
  for (const word of shorter) {
    const likeness = left.map(
      (each) => 1 - distance(word, each) / Math.max(word.length, each.length),
    );
    const best = likeness.indexOf(Math.max(...likeness));
    sum += likeness[best] ?? 0;
    left.splice(best, 1);
  }
  const isPart = shorter.length >= 2 && sum === shorter.length && left.length > 0;
  return Math.max(sum / longer.length, isPart ? ofPart : 0);
}

/** Number of letters to add, leave out or change until one word is the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [column, each] of Array.from(other).entries()) {
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === each ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
