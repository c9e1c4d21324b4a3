import * as v from 'valibot';

/** Fields that a list sorts by at once, at most. */
export const mostSorts = 4;

/**
 * The order of a list as one text: the fields that sort, the first one first, each from small to large or, with a `-`
 * before it, from large to small (`-amount,time`). Figures sort as figures and words of the contract in its own order; what
 * has no value comes last in both directions. Entries that are equal in all of them stand by their ids.
 */
export const sortBy = (fields: readonly string[]) => {
  const field = `-?(?:${fields.join('|')})`;
  return v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(new RegExp(`^${field}(?:,${field}){0,${mostSorts - 1}}$`)),
  );
};
