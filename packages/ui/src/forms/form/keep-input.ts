import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Where a form keeps what is typed while its page is away, for a sign-in or a reload. It belongs to one user: whoever
 * gives it empties it when another one comes. A host that takes its page down before it leaves for a sign-in ignores
 * `set(null)` meanwhile.
 */
export interface InputStore {
  /** What was kept; null or anything else that is no input for nothing. */
  get: () => unknown;
  set: (kept: Readonly<Record<string, unknown>> | null) => void;
}

/** What a form keeps. Only the named fields are kept, so that a secret never is. */
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

/** Puts back what was kept, keeps what is typed, and forgets it when the form goes while its page stays. */
export function useKeptInput({ keep, values, isDirty, restore }: KeptInput): void {
  const latest = useRef({ keep, values, restore });
  useLayoutEffect(() => {
    latest.current = { keep, values, restore };
  });
  // Before the first paint and not while rendering: a server has no store.
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

/** A store can hold anything: what is put back into a field is of the field's kind. */
function isSameKind(value: unknown, empty: unknown): boolean {
  return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
}
