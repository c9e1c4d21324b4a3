// @where Widgets: drafts: typed text that is kept over a reload or a sign-in, as of a transfer
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Stores the input of a form over a sign-in or a reload. It belongs to one user: its owner empties it when another user
 * signs in. A host that unmounts its page before it leaves for a sign-in must ignore the `set(null)` that the unmount
 * causes.
 */
export interface InputStore {
  /** The stored input. Null, or anything that is no input, counts as nothing. */
  get: () => unknown;
  set: (kept: Readonly<Record<string, unknown>> | null) => void;
}

/** Parts of a form that are stored: the named fields alone, so that a secret is never stored. */
export interface KeepInput<Field extends string> {
  readonly store: InputStore;
  readonly fields: readonly Field[];
}

interface KeptInput {
  keep: KeepInput<string> | undefined;
  values: Readonly<Record<string, unknown>>;
  isDirty: boolean;
  restore: (field: string, value: unknown) => void;
}

/** Restores the stored input, stores every change, and clears the store when the form unmounts while its page stays. */
export function useKeptInput({ keep, values, isDirty, restore }: KeptInput): void {
  const latest = useRef({ keep, values, restore });
  useLayoutEffect(() => {
    latest.current = { keep, values, restore };
  });
  // In an effect before the first paint, because a server has no store.
  useLayoutEffect(() => {
    const { keep: from, values: empty, restore: put } = latest.current;
    const kept = from?.store.get();
    if (from === undefined || typeof kept !== 'object' || kept === null) return;
    for (const field of from.fields) {
      const value = (kept as Record<string, unknown>)[field];
      if (isSameKind(value, empty[field])) put(field, value);
    }
  }, []);
  useEffect(() => {
    if (keep === undefined || !isDirty) return;
    keep.store.set(Object.fromEntries(keep.fields.map((field) => [field, values[field]])));
  }, [keep, values, isDirty]);
  useEffect(() => () => latest.current.keep?.store.set(null), []);
}

/** A store can hold anything, so a restored value must have the type of its field. */
function isSameKind(value: unknown, empty: unknown): boolean {
  return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
}
