// @where Widgets: form B (legal entity): fields, lengths, shares of owners
import * as v from 'valibot';
import { isSameName } from '../../foundations/same-name/same-name.ts';

/** Most characters of a field. */
const maxLength = 120;
/** Greatest age of a person whose birth date is taken. */
const oldestYears = 130;

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'missing'),
  v.maxLength(maxLength, 'too-long'),
);

/**
 * The schema of form B, in the order of its fields; the output is trimmed. `today` is an ISO date, `signer` is the name
 * that the signature must repeat.
 */
export const formB = ({ today, signer }: { today: string; signer: string }) =>
  v.object({
    fullName: text,
    /** ISO date. */
    dateOfBirth: v.pipe(
      text,
      v.check(isDay, 'no-date'),
      // ISO dates compare as text.
      v.check((day) => day <= today, 'future'),
      v.check((day) => yearOf(day) >= yearOf(today) - oldestYears, 'too-old'),
    ),
    nationality: text,
    street: text,
    postalCode: text,
    city: text,
    country: text,
    relationship: text,
    /** The user's own name, as a signature. */
    signature: v.pipe(
      text,
      v.check((name) => isSameName(name, signer), 'differs'),
    ),
  });

/** The output of form B; `dateOfBirth` is an ISO date, `signature` the user's own name. */
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

/** Returns true if the day exists: `Date` reads February 30 as March 2. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}

const yearOf = (day: string) => Number.parseInt(day.slice(0, 4), 10);
