// Entries of a package, each with one sentence about it from its source.
import { codeOf, readComponents, type ComponentDoc } from './read-components.ts';
import {
  type Entry,
  entriesOf,
  exportsOf,
  firstSentence,
  isModule,
  openPackage,
  type PackageProject,
} from './project.ts';

/** An entry with all that can be said of it. */
export interface EntryDoc extends Entry {
  /** One sentence. */
  readonly description: string;
  /** All that the comment of its module says; empty without one. */
  readonly about: string;
  /** The code of the module's `@example`. */
  readonly example: string | undefined;
  /** The component that it is for; undefined for one with components of equal weight, or without any. */
  readonly main: string | undefined;
  /** Its components, the main one first. */
  readonly components: readonly ComponentDoc[];
  /** The rest of its values: functions, hooks, constants. */
  readonly others: readonly { readonly name: string; readonly description: string }[];
}

/** Files without a comment of their own, as the tables say them. */
const files: Readonly<Record<string, string>> = {
  'asyncapi.json': 'Both hubs, as AsyncAPI 3.',
  'figma-variables.json': 'The tokens as variables of Figma, with modes for brands and schemes.',
  'fonts.css': 'The faces of the brands, cut by script.',
  'locales/*.json': 'All texts in one language.',
  'messages.json': 'All texts in English, by namespace and key, for translators.',
  'messages.notes.json': 'Notes for translators on short or ambiguous texts.',
  'messages.terms.json': 'Terms that several components use, with the texts that contain them.',
  'openapi.json': 'Every call, as OpenAPI 3.1.',
  'registry/*.json': 'Blocks as items of a shadcn registry; `registry.json` lists them.',
  'styles.css': 'The sheet, in cascade layers.',
  'styles.unlayered.css': 'The same sheet without layers, beside rules about elements.',
  'tailwind.css': 'The tokens as theme and utilities of Tailwind 4; emits no rule by itself.',
  'theme.schema.json': 'JSON schema of a theme, for editors.',
  'config.schema.json': 'JSON schema of `/config.json`, for editors.',
  'brand.schema.json': 'JSON schema of the `brand.json` of a folder, for editors.',
  'words.json': 'Every word of the app in English, by its key.',
  'themes.css': 'The values of the shipped brands, schemes and settings.',
  'tokens.json': 'The tokens of each brand and scheme in the DTCG format of 2025.',
};

const moduleComment = /\/\*\*((?:(?!\*\/)[\s\S])*?)@module\b[^*]*\*\//;

/** Returns the comment of a module, which is the one that says `@module`: its words, and the code of its example. */
function commentOfModule(text: string): { about: string; example: string | undefined } {
  const [, comment = ''] = moduleComment.exec(text) ?? [];
  const [about = '', example] = comment.replaceAll(/^[ \t]*\* ?/gm, '').split('@example');
  return { about: about.trim(), example: codeOf(example) };
}

const pascal = (name: string) =>
  name.replaceAll(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Names under which the main thing of an entry may stand: `select-field` gives `SelectField`, `api-keys` a modal. */
function isMain(entry: string, name: string): boolean {
  const plain = pascal(entry);
  return [plain, `${plain}Modal`, `${plain}Dialog`, `${plain}Panel`].some(
    (each) => each.toLowerCase() === name.toLowerCase(),
  );
}

/** Returns the main one of some names: the one like the entry, else the one that its example begins with. */
function mainOf(entry: string, names: readonly string[], example = ''): string | undefined {
  const shown = [...example.matchAll(/<([A-Z]\w+)/g)]
    .map(([, name]) => name)
    .find((name) => names.includes(name ?? ''));
  const like = names.find((name) => isMain(entry, name)) ?? names.find((name) => name === shown);
  return like ?? (names.length === 1 ? names[0] : undefined);
}

function readEntry(sources: PackageProject, entry: Entry): EntryDoc {
  if (!isModule(entry))
    return {
      ...entry,
      description: files[entry.name] ?? '',
      about: '',
      example: undefined,
      main: undefined,
      components: [],
      others: [],
    };
  const own = commentOfModule(sources.file(entry.file).text);
  const found = readComponents(sources, entry.file);
  const main = mainOf(
    entry.name,
    found.map(({ name }) => name),
    own.example,
  );
  const components = found.toSorted((a, b) => Number(b.name === main) - Number(a.name === main));
  const others = exportsOf(sources, entry.file)
    .filter(
      ({ name, symbol }) => symbol.valueDeclaration && !components.some((c) => c.name === name),
    )
    .map(({ name, symbol }) => ({
      name,
      description: firstSentence(sources.checker.getDocumentationCommentOfSymbol(symbol)),
    }))
    .toSorted((a, b) => Number(isMain(entry.name, b.name)) - Number(isMain(entry.name, a.name)));
  const first = components[0] ?? others.find((each) => isMain(entry.name, each.name)) ?? others[0];
  return {
    ...entry,
    description: firstSentence(own.about === '' ? (first?.description ?? '') : own.about),
    ...own,
    main,
    components,
    others,
  };
}

/** Returns the published entries of a package. */
export function readEntries(packageName: string): EntryDoc[] {
  const sources = openPackage(packageName);
  let forNode: PackageProject | undefined;
  try {
    return entriesOf(packageName).map((entry) => {
      if (!isModule(entry) || sources.has(entry.file)) return readEntry(sources, entry);
      forNode ??= openPackage(packageName, 'tsconfig.node.json');
      return readEntry(forNode, entry);
    });
  } finally {
    sources.close();
    forNode?.close();
  }
}
