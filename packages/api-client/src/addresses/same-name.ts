const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns whether two names of addresses read the same: capitals, spaces and the coding of letters do not count. */
export const isSameName = (a: string, b: string): boolean => plain(a) === plain(b);
