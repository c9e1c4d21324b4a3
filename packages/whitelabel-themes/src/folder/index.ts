/**
 * The check of a brand's folder, for programs: the same as `agio-theme check`.
 *
 * @module
 */
export { checkFolder, type CheckedFolder, type FolderReport } from './check-folder.ts';
export type { KnownWords } from './check-words.ts';
export { knownWords } from './known-words.ts';
export { type BrandProblem, lineOf } from './problems.ts';
