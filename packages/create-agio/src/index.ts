/**
 * The programs as functions: a project, and a block in one.
 *
 * @module
 */
export type { Answers, Template } from './answers.ts';
export { addBlock, type Block, blocks, registryItem } from './blocks.ts';
export { createProject, type Parts } from './create-project.ts';
export { builtLanguages, type Languages, type OwnWords } from './languages.ts';
export { Refusal } from './refusal.ts';
export { builtVersions, type Versions } from './versions.ts';
