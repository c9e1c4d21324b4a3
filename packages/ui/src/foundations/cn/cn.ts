import { clsx } from 'clsx';

/**
 * Joins class names, dropping what is falsy. Nothing is merged: our utilities live in a lower layer than the host's, so
 * a `className` wins by the cascade.
 */
export const cn = clsx;
