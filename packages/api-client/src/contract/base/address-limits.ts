// @where Client: longest name, memo and address of the address book
/** Limits of an address book: most characters of what an entry says, and most entries of a book and of an import. */
export const addressLimits = { name: 60, memo: 100, address: 200, entries: 100 } as const;
