/** A sheet of this package: imported for its effect, it has no names. */
export {};
