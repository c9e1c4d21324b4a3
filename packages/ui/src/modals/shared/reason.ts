import * as v from 'valibot';

/** Characters of a reason that the server takes, after trimming. */
export const reasonLimits = { min: 3, max: 500 } as const;

/** A reason that a user will read; sent trimmed. Where it is not required it may be empty. Faults: `empty`, `short`, `long`. */
export const reasonText = (required: boolean) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(({ length }) => length > 0 || !required, 'empty'),
    v.check(({ length }) => length === 0 || length >= reasonLimits.min, 'short'),
    v.maxLength(reasonLimits.max, 'long'),
  );
