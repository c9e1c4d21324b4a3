/** What of a typed text the exchange is asked for. */
export interface Asks {
  readonly users: boolean;
  /** By its id, as a whole. */
  readonly order: boolean;
  /** By a part of an id, an address or a transaction. */
  readonly transfers: boolean;
}

/** A letter alone is in everybody's name, and less than four characters are in every address. */
export function asksFor(text: string): Asks {
  return {
    users: text.length >= 2 && text.length <= 100,
    order: /^[\w.:@-]{4,64}$/.test(text),
    transfers: /^\S{4,100}$/.test(text),
  };
}
