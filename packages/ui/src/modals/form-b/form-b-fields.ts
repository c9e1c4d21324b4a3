/** What form B asks for, as it is typed. `dateOfBirth` is an ISO day. */
export interface FormBValues {
  readonly fullName: string;
  readonly dateOfBirth: string;
  readonly nationality: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly relationship: string;
  /** The user's own name, typed as a signature. */
  readonly signature: string;
}

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

/** In the order of the form. */
export const formBFields = Object.keys(emptyFormB) as readonly (keyof FormBValues)[];

export type FormBFault = 'missing' | 'too-long' | 'no-date' | 'future' | 'too-old' | 'differs';

/** Characters that a field takes. */
export const FORM_B_MAX = 120;
const OLDEST_YEARS = 130;

/**
 * What is wrong, field by field, in the order of the form; empty when it can be sent. `today` is an ISO day, `signer` the
 * name that the signature must be.
 */
export function checkFormB(
  values: FormBValues,
  { today, signer }: { today: string; signer: string },
): Partial<Record<keyof FormBValues, FormBFault>> {
  const faults: Partial<Record<keyof FormBValues, FormBFault>> = {};
  for (const field of formBFields) {
    const value = values[field].trim();
    const fault =
      value === ''
        ? 'missing'
        : value.length > FORM_B_MAX
          ? 'too-long'
          : field === 'dateOfBirth'
            ? checkBirthday(value, today)
            : field === 'signature' && !sameName(value, signer)
              ? 'differs'
              : undefined;
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}

function checkBirthday(day: string, today: string): FormBFault | undefined {
  const time = Date.parse(day);
  // The engine takes February 30 for March 2.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return 'no-date';
  // Days of one form compare as texts.
  if (day > today) return 'future';
  const oldest = Number.parseInt(today.slice(0, 4), 10) - OLDEST_YEARS;
  return Number.parseInt(day.slice(0, 4), 10) < oldest ? 'too-old' : undefined;
}

/** Case, accents and spaces are not what makes a signature. */
function sameName(a: string, b: string): boolean {
  const plain = (name: string) =>
    name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(a) === plain(b);
}
