import type * as v from 'valibot';
import { compileTheme } from '../compiler/compile-theme.ts';
import { suggestNames } from '../compiler/suggest-name.ts';
import { languageNames } from '../languages.ts';
import {
  checkSettings,
  didYouMean,
  isRecord,
  type KeyProblem,
  noPage,
  type Path,
  refusals,
  unknownKeys,
} from '../settings/check-settings.ts';
import { languageFile, words } from '../settings/parts.ts';
import { type BrandFile, brandDescriptions, brandFile } from './brand-file.ts';
import { faultsOfWords, type KnownWords } from './check-words.ts';
import { faultOfFont, faultOfImage, type ImageUse } from './images.ts';
import { type BrandProblem, Problems, themeFault } from './problems.ts';
import { BrandFolder } from './read-folder.ts';
import { type JsonFile, readJson } from './read-json.ts';

/** A brand's folder as it is built: what was read of it, without faults. */
export interface CheckedFolder {
  readonly brand: BrandFile;
  /** CSS of its theme; of its fonts too once it is built. */
  readonly css: string;
  /** Settings of the deployment; undefined where the folder has no `config.json`. */
  readonly config: Readonly<Record<string, unknown>> | undefined;
  /** Words in place of the app's own, by language. */
  readonly copy: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Languages of its own, by code. */
  readonly languages: Readonly<Record<string, v.InferOutput<typeof languageFile>>>;
  /** Images and fonts, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface FolderReport {
  readonly errors: readonly BrandProblem[];
  readonly warnings: readonly BrandProblem[];
  /** There when there is no error. */
  readonly folder: CheckedFolder | undefined;
}

/** Keys of the settings that the folder says elsewhere. */
const fromBrand = ['brand', 'brandIdentity', 'theme', 'languages', 'landing', 'defaultPair'];
const wellKnown = ['brand.json', 'config.json'];

/** Checks everything in a brand's folder. Reads files, writes none. */
export function checkFolder(root: string, known: KnownWords): FolderReport {
  const problems = new Problems();
  const folder = new BrandFolder(root, problems);
  const json = (name: string): JsonFile | undefined => {
    const bytes = folder.read(name, { file: name, key: '' }, problems);
    return bytes && readJson(name, bytes, problems);
  };
  const report = (
    file: string,
    { lineOf }: JsonFile,
    found: readonly KeyProblem[],
    isError: boolean,
  ) => {
    for (const { path, key, rule, way } of found) {
      const problem = { file, key, line: lineOf(path), rule, way };
      if (isError) problems.error(problem);
      else problems.warn(problem);
    }
  };
  const languages: Record<string, v.InferOutput<typeof languageFile>> = {};
  const copy: Record<string, Record<string, string>> = {};
  const files = new Map<string, Uint8Array>();

  for (const name of folder.names) {
    const [, code = ''] = /^languages\/([^/]+)\.json$/.exec(name) ?? [];
    if (code === '') continue;
    const read = json(name);
    if (!isCode(code, name, problems) || !read) continue;
    if (Object.hasOwn(languageNames, code))
      problems.error({
        file: name,
        key: '',
        rule: `is of a language that the product has (${languageNames[code]}).`,
        way: `Put your words into words/${code}.json.`,
      });
    const found = refusals(read.value, languageFile, languagePurposes);
    report(name, read, found, true);
    report(name, read, unknownKeys(read.value, languageFile), false);
    const own = (read.value as { words?: unknown }).words;
    if (isRecord(own)) reportWords(name, read, own, ['words']);
    if (found.length === 0) languages[code] = read.value as (typeof languages)[string];
  }

  for (const name of folder.names) {
    const [, code = ''] = /^words\/([^/]+)\.json$/.exec(name) ?? [];
    if (code === '') continue;
    const read = json(name);
    if (!isCode(code, name, problems) || !read) continue;
    const all = [...Object.keys(languageNames), ...Object.keys(languages)];
    if (!all.includes(code)) {
      const way = didYouMean(suggestNames(code, all)) || `Or bring it as languages/${code}.json.`;
      problems.error({ file: name, key: '', rule: 'is of a language that there is not.', way });
    }
    const { $schema: _, ...own } = read.value as Record<string, unknown>;
    const found = refusals(own, words, wordPurposes);
    report(name, read, found, true);
    reportWords(name, read, own, []);
    if (found.length === 0) copy[code] = own as Record<string, string>;
  }
  function reportWords(
    name: string,
    read: JsonFile,
    own: Record<string, unknown>,
    above: string[],
  ) {
    const { errors, warnings } = faultsOfWords(own, above, known);
    report(name, read, errors, true);
    report(name, read, warnings, false);
  }

  let brand: BrandFile | undefined;
  let variant: Pick<BrandFile, 'name' | 'prefix'> | undefined;
  let css = '';
  const brandJson = json('brand.json');
  if (brandJson) {
    const { value } = brandJson;
    const found = refusals(value, brandFile, brandDescriptions);
    report('brand.json', brandJson, found, true);
    report('brand.json', brandJson, unknownKeys(value, brandFile), false);
    ({ brand, css } = checkBrand(value as Record<string, unknown>, brandJson, found));
    const isVariant = !found.some(({ key }) => key === 'name' || key === 'prefix');
    if (isVariant && brand.prefix !== undefined) variant = brand;
  }

  /** Checks what the schema of `brand.json` cannot: colours, addresses, images, fonts. */
  function checkBrand(
    source: Record<string, unknown>,
    read: JsonFile,
    found: readonly KeyProblem[],
  ) {
    const isRight = (key: string) => !found.some(({ path }) => path[0] === key);
    const { name, extends: from, tokens = {} } = source;
    const theme = compileTheme({
      name: isRight('name') ? name : 'brand',
      ...(isRight('extends') && from !== undefined && { extends: from }),
      tokens,
    });
    report('brand.json', read, theme.report.errors.map(themeFault), true);
    report('brand.json', read, theme.report.warnings.map(themeFault), false);
    const prefix =
      isRight('prefix') && typeof source['prefix'] === 'string' ? source['prefix'] : '';
    const entries: readonly unknown[] = Array.isArray(source['navigation'])
      ? source['navigation']
      : [];
    const lost = [
      ...noPage(['landing'], source['landing'], prefix),
      ...entries.flatMap((entry, i) =>
        isRecord(entry) ? noPage(['navigation', i, 'path'], entry['path'], prefix) : [],
      ),
    ];
    report(
      'brand.json',
      read,
      lost.filter(({ path }) => isRight(String(path[0]))),
      false,
    );

    const whole = source as BrandFile;
    const images: [path: Path, file: string, use: ImageUse][] = [];
    if (isRight('logo') && 'src' in whole.logo) {
      images.push([['logo', 'src'], whole.logo.src, 'logo']);
      if (whole.logo.darkSrc !== undefined)
        images.push([['logo', 'darkSrc'], whole.logo.darkSrc, 'logo']);
    }
    if (isRight('icon') && whole.icon !== undefined) images.push([['icon'], whole.icon, 'icon']);
    if (isRight('socialImage') && whole.socialImage !== undefined)
      images.push([['socialImage'], whole.socialImage, 'socialImage']);
    if (isRight('manifest'))
      whole.manifest?.icons.forEach(({ src }, i) =>
        images.push([['manifest', 'icons', i, 'src'], src, 'manifest icon']),
      );
    for (const [path, file, use] of images) {
      const bytes = take(read, path, file);
      const fault = bytes && faultOfImage(file, bytes, use);
      if (fault?.isError) problems.error({ file, key: '', rule: fault.rule, way: fault.way });
      else if (fault) problems.warn({ file, key: '', rule: fault.rule, way: fault.way });
    }
    if (isRight('fonts'))
      whole.fonts?.forEach(({ family, src }, i) => {
        const bytes = take(read, ['fonts', i, 'src'], src);
        const fault = bytes && faultOfFont(src, bytes);
        if (fault) problems.error({ file: src, key: '', ...fault });
        const used = [tokens].flatMap((each) =>
          isRecord(each) ? [each['font-text'], each['font-display']] : [],
        );
        if (!used.some((list) => typeof list === 'string' && list.includes(family)))
          problems.warn({
            file: 'brand.json',
            key: `fonts[${i}].family`,
            line: read.lineOf(['fonts', i, 'family']),
            rule: `is "${family}", which no token names, so it is never seen.`,
            way: `Name it in a token: "font-display": "'${family}',system-ui,sans-serif".`,
          });
      });
    return { brand: whole, css: theme.css };
  }

  function take(read: JsonFile, path: Path, file: string): Uint8Array | undefined {
    const key = path.join('.');
    const bytes = folder.read(file, { file: 'brand.json', key, line: read.lineOf(path) }, problems);
    if (bytes) files.set(file, bytes);
    return bytes;
  }

  let config: Record<string, unknown> | undefined;
  if (folder.has('config.json')) {
    const read = json('config.json');
    if (read) {
      config = read.value as Record<string, unknown>;
      const own = Object.entries(languages).map(([code, { name }]) => ({
        code,
        name,
        words: '/x.json',
      }));
      const { errors, warnings } = checkSettings({
        ...config,
        ...(own.length > 0 && { languages: own }),
        // A fixed company may be the brand of this folder.
        ...(variant && {
          brand: variant.name,
          brandIdentity: { title: 'x', logo: { src: '/x' }, prefix: variant.prefix },
        }),
      });
      report('config.json', read, errors, true);
      report('config.json', read, warnings, false);
      for (const key of fromBrand.filter((each) => Object.hasOwn(config ?? {}, each)))
        problems.warn({
          file: 'config.json',
          key,
          line: read.lineOf([key]),
          rule: 'is said by the folder, and is written over.',
          way:
            key === 'languages'
              ? 'Take it out; languages/ has them.'
              : 'Take it out; brand.json has it.',
        });
    }
  } else
    problems.warn({
      file: '',
      key: '',
      rule: 'has no config.json, so that nothing says who signs users in.',
      way: 'Write one: { "identity": { "authority": "https://id.example", "clientId": "agio-app" } }.',
    });

  for (const name of folder.unused())
    problems.warn({
      file: name,
      key: '',
      rule: 'is named by nothing, and goes nowhere.',
      way: name.includes('/')
        ? 'Name it in brand.json, or take it out.'
        : didYouMean(suggestNames(name, wellKnown)) || 'Name it in brand.json, or take it out.',
    });
  const { errors, warnings } = problems;
  const checked =
    brand && errors.length === 0 ? { brand, css, config, copy, languages, files } : undefined;
  return { errors, warnings, folder: checked };
}

const wordPurposes = {
  '': 'Write texts of at most 2,000 characters under keys such as "shell.footer.copyright".',
};

const languagePurposes = {
  ...wordPurposes,
  name: 'Name of the language in the language itself, such as "Schwiizertüütsch".',
  words: 'Words by their keys: { "shell.footer.copyright": "…" }.',
};

function isCode(code: string, file: string, problems: Problems): boolean {
  if (/^[a-z]{2,3}$/.test(code)) return true;
  problems.error({
    file,
    key: '',
    rule: 'is not called by the code of a language.',
    way: 'Call it by two or three small letters, such as de.json.',
  });
  return false;
}
