// @where Widgets: export of an account; data that “forget this device” removes
import { pendingSignInPrefix, storageKeys } from '@agio/api-client';

/** The name of a key of the product: see `storageKeys`. */
type KeptName = keyof typeof storageKeys;

/** Something that this browser keeps: by its name, a sign-in that has begun, or one of another version. */
export interface KeptItem {
  readonly key: string;
  readonly name: KeptName | 'signInUnderWay' | undefined;
}

/** A storage that can be listed, as the browser's own. */
type KeyStore = Pick<Storage, 'length' | 'key' | 'removeItem'>;
type AnyStore = () => object;
const isListed = (store: object): store is KeyStore => 'key' in store && 'removeItem' in store;

/** Begins every key of the product. */
const prefix = 'agio.';
const nameOf = new Map<string, KeptName>(
  Object.entries(storageKeys).map(([name, key]) => [key, name as KeptName]),
);

function keysIn(store: AnyStore): string[] {
  try {
    const kept = store();
    if (!isListed(kept)) return [];
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    // A storage that is switched off keeps nothing.
    return [];
  }
}

/**
 * Returns the items that the product keeps in these storages, as far as they can be listed, each key once, sorted by
 * name.
 */
export function keptIn(stores: readonly AnyStore[]): KeptItem[] {
  const keys = new Set(stores.flatMap(keysIn));
  return [...keys]
    .map((key) => ({
      key,
      name: key.startsWith(pendingSignInPrefix) ? ('signInUnderWay' as const) : nameOf.get(key),
    }))
    .toSorted((a, b) => (a.name ?? a.key).localeCompare(b.name ?? b.key, 'en'));
}

/**
 * Removes what the product keeps. The sign-in stays: the session removes it itself, and tells the other tabs and the
 * identity provider.
 */
export function forget(stores: readonly AnyStore[]): void {
  for (const store of stores)
    for (const key of keysIn(store)) {
      const kept = store();
      if (key !== storageKeys.tokens && isListed(kept)) kept.removeItem(key);
    }
}
