import * as v from 'valibot';

/** Characters that a field takes. */
const maxLength = 120;
const oldestYears = 130;

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'missing'),
  v.maxLength(maxLength, 'too-long'),
);

/**
 * What form B asks for, in its order; sent trimmed. `today` is an ISO day, `signer` the name that the signature must be.
 */
export const formB = ({ today, signer }: { today: string; signer: string }) =>
  v.object({
    fullName: text,
    /** An ISO day. */
    dateOfBirth: v.pipe(
      text,
      v.check(isDay, 'no-date'),
      // Days of one form compare as texts.
      v.check((day) => day <= today, 'future'),
      v.check((day) => yearOf(day) >= yearOf(today) - oldestYears, 'too-old'),
    ),
    nationality: text,
    street: text,
    postalCode: text,
    city: text,
    country: text,
    relationship: text,
    /** The user's own name, typed as a signature. */
    signature: v.pipe(
      text,
      v.check((name) => isSameName(name, signer), 'differs'),
    ),
  });

/** What form B says; `dateOfBirth` is an ISO day, `signature` the user's own name. */
export type FormBValues = Readonly<v.InferOutput<ReturnType<typeof formB>>>;

export type FormBFault = 'missing' | 'too-long' | 'no-date' | 'future' | 'too-old' | 'differs';

export const emptyFormB: FormBValues = {
  fullName: '',
  dateOfBirth: '',
  nationality: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  relationship: '',
  signature: '',
};

/** The engine takes February 30 for March 2. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}

const yearOf = (day: string) => Number.parseInt(day.slice(0, 4), 10);

/** Case, accents and spaces are not what makes a signature. */
function isSameName(a: string, b: string): boolean {
  const plain = (name: string) =>
    name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(a) === plain(b);
}
