import { clsx } from 'clsx';

/**
 * Joins class names and drops falsy ones. It merges nothing: our utilities are in a lower cascade layer than the host's,
 * so a `className` of the host wins.
 */
export const cn = clsx;
