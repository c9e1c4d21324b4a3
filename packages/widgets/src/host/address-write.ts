/**
 * Last write of a host to its address, as a widget means it: the address follows a moment later, and a text field
 * cannot wait for it. For hosts that keep a widget's view in their address.
 */
export interface AddressWrite<T> {
  readonly value: T;
  /** Number of the history entry that it makes; grows with every write. */
  readonly id: number;
  /** Key of the address at which it was written; undefined once it has arrived. */
  readonly after: string | undefined;
}

/** An address as the host's router says it. */
export interface AddressShown {
  readonly key: string;
  /** Id of the write that made it; undefined where a link or another part of the page did. */
  readonly id: number | undefined;
  /** Reached by back or forward. */
  readonly isBack: boolean;
}

let lastId = 0;

/**
 * Returns a write at an address. Ids grow from one load of the page to the next, because entries of the history outlive
 * it.
 */
export function writeAt<T>(key: string, value: T): AddressWrite<T> {
  lastId = Math.max(lastId + 1, Date.now());
  return { value, id: lastId, after: key };
}

/**
 * Returns the write that counts at an address: until it has arrived, and as long as the address is the one that it
 * made; otherwise undefined, and the address decides. Call it in every render and store nothing of it, because React
 * renders addresses that it drops.
 */
export function countsAt<T>(
  write: AddressWrite<T>,
  { key, id, isBack }: AddressShown,
): AddressWrite<T> | undefined {
  if (id === write.id) return write.after === undefined ? write : { ...write, after: undefined };
  const isEarlier = !isBack && id !== undefined && id < write.id;
  return write.after !== undefined && (key === write.after || isEarlier) ? write : undefined;
}
