// Words and sentences that stand in several places with one meaning. A note beside one is for translators.
/**
 * Words that several components use with one meaning, each translated once.
 * @module
 */

export * from './accounts.ts';
export * from './everyday.ts';
export * from './trading.ts';
export * from './transfers.ts';
