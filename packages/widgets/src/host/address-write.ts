/**
 * What a host wrote to its address last, as a widget means it: the address follows a moment later, and a text field cannot
 * wait for it. For hosts that keep what a widget shows in their address.
 */
export interface AddressWrite<T> {
  readonly value: T;
  /** Of the history entry that it makes; grows with every write. */
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

/** A write at an address. Ids grow from one load of the page to the next, too: entries of the history outlive it. */
export function writeAt<T>(key: string, value: T): AddressWrite<T> {
  lastId = Math.max(lastId + 1, Date.now());
  return { value, id: lastId, after: key };
}

/**
 * What counts of a write at an address: all of it until it has arrived, and as long as the address is the one that it
 * made; else undefined, and the address says what is shown. Ask in every render and remember nothing of it: React renders
 * addresses that it drops.
 */
export function countsAt<T>(
  write: AddressWrite<T>,
  { key, id, isBack }: AddressShown,
): AddressWrite<T> | undefined {
  if (id === write.id) return write.after === undefined ? write : { ...write, after: undefined };
  const isEarlier = !isBack && id !== undefined && id < write.id;
  return write.after !== undefined && (key === write.after || isEarlier) ? write : undefined;
}
