// @where Tools: parts of a project that npm create agio makes
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Answers, faultOfFolder } from './answers.ts';
import { checkBrand, readBrand, writeBrand } from './brand-folder.ts';
import { type Languages, languageFiles } from './languages.ts';
import { gitignore, manifestOf, readmeOf } from './project-texts.ts';
import { Refusal } from './refusal.ts';
import type { Versions } from './versions.ts';

/** Sources of the projects, beside `src` and `dist`. */
export const templatesFolder = join(import.meta.dirname, '../templates');

/** Parts of a project that do not come from the answers. */
export interface Parts {
  versions: Versions;
  languages: Languages;
}

/**
 * Makes a project. It is written beside its place and moved there when it is whole, so that a refusal leaves nothing.
 *
 * @returns the absolute path of its folder
 * @throws Refusal
 */
export function createProject(answers: Answers, parts: Parts): string {
  const fault = faultOfFolder(answers.folder);
  if (fault !== undefined) throw new Refusal(fault);
  const target = resolve(answers.folder);
  const above = firstExisting(dirname(target));
  let draft: string;
  try {
    draft = mkdtempSync(join(above, '.create-agio-'));
  } catch (error) {
    throw new Refusal(`${above} cannot be written: ${(error as Error).message}`);
  }
  try {
    writeProject(draft, answers, parts);
    moveInto(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}

function firstExisting(folder: string): string {
  return existsSync(folder) ? folder : firstExisting(dirname(folder));
}

function writeProject(folder: string, given: Answers, { versions, languages }: Parts): void {
  const brand = join(folder, 'brand');
  writeBrand(brand, given);
  checkBrand(brand, given.brand === undefined);
  const said = readBrand(brand);
  const answers = {
    ...given,
    name: said.title,
    // A language of the brand's own has no words in the packages.
    languages: said.languages.filter((code) => Object.hasOwn(languages.own, code)),
    exchange: said.exchange || given.exchange,
  };
  cpSync(join(templatesFolder, 'shared'), folder, { recursive: true });
  cpSync(join(templatesFolder, answers.template), folder, { recursive: true });
  const inLanguages = join(folder, 'src/languages');
  mkdirSync(inLanguages);
  for (const [name, text] of Object.entries(languageFiles(answers.languages, languages)))
    writeFileSync(join(inLanguages, name), text);
  writeFileSync(join(folder, 'package.json'), manifestOf(answers, versions));
  writeFileSync(join(folder, 'README.md'), readmeOf(answers));
  writeFileSync(join(folder, '.gitignore'), gitignore);
}

/** Moves everything, or nothing. */
function moveInto(draft: string, target: string): void {
  const isNew = !existsSync(target);
  const moved: string[] = [];
  try {
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(draft)) {
      renameSync(join(draft, name), join(target, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) rmSync(join(target, name), { recursive: true, force: true });
    if (isNew) rmSync(target, { recursive: true, force: true });
    throw new Refusal(`${target} cannot be written: ${(error as Error).message}`);
  }
}
