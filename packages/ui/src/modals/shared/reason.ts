import * as v from 'valibot';

/** Fewest and most characters of a trimmed reason, as the server accepts them. */
export const reasonLimits = { min: 3, max: 500 } as const;

/** The schema of a reason, trimmed; where it is optional it may be empty. Faults: `empty`, `short`, `long`. */
export const reasonText = (required: boolean) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(({ length }) => length > 0 || !required, 'empty'),
    v.check(({ length }) => length === 0 || length >= reasonLimits.min, 'short'),
    v.maxLength(reasonLimits.max, 'long'),
  );
