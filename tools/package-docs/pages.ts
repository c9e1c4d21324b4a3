// @where Tools: Markdown of components and llms.txt in the packages
// One page of Markdown for each entry of a package with components, and the index of them for models (llmstxt.org).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../lib/run.ts';
import { faultsOf } from './compiling.ts';
import { keysByEntry } from './keys.ts';
import { exportsOf, isModule, openPackage, withoutLinks } from './project.ts';
import type { ComponentDoc, PropDoc } from './read-components.ts';
import { type EntryDoc, readEntries } from './read-entries.ts';
import { commentOfStories, storiesOf, storyExamples } from './story-example.ts';

/** Packages whose components have pages. */
export const packagesWithPages = ['ui', 'widgets'];

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** Returns the default of a prop: as its comment says it, else as the source does if that is a plain value. */
function defaultOf({ saidDefault, sourceDefault }: PropDoc): string {
  const told = saidDefault ?? (/^[\w'[\]{}.-]+$/.test(sourceDefault ?? '') ? sourceDefault : '');
  if (told === undefined || told === '') return '';
  return / [a-z]/.test(told) && !told.startsWith('{') ? told : code(told);
}

/** Props of a dependency stand in a table where we say what they do; the others are named. */
const isTold = ({ declaredIn, description }: PropDoc) =>
  declaredIn !== 'dependency' || (description !== '' && !/`true`|handler/.test(description));

function propsTable({ props, takesAttributes }: ComponentDoc): string[] {
  const told = props.filter(isTold);
  const named = props.filter((prop) => !isTold(prop));
  const rows = told.map(
    (prop) =>
      `| ${code(prop.name)}${prop.isOptional ? '' : ' (required)'} | ${cell(code(prop.type))} | ${cell(defaultOf(prop))} | ${cell(prop.description)} |`,
  );
  const rest = [
    ...(takesAttributes ? ['every attribute of its element, `className` and `ref`'] : []),
    ...(named.length > 0 ? [named.map(({ name }) => code(name)).join(', ')] : []),
  ];
  return [
    ...(rows.length > 0
      ? ['| prop | type | default | description |', '| --- | --- | --- | --- |', ...rows, '']
      : []),
    ...(rest.length > 0 ? [`Takes besides: ${rest.join('; ')}.`, ''] : []),
    ...(rows.length + rest.length === 0 ? ['No props.', ''] : []),
  ];
}

/** Words that a page of components has besides those of the components. */
interface Sources {
  readonly packageName: string;
  readonly examples: ReadonlyMap<string, string>;
  readonly comments: ReadonlyMap<string, string>;
  readonly keys: ReadonlyMap<string, string>;
}

/** Returns the keys of an entry; a modal of the library is a dialog. */
const keysOf = ({ name, file }: EntryDoc, keys: ReadonlyMap<string, string>) =>
  keys.get(name) ?? (/\/modals\/.*(?<!banner)\.tsx$/.test(file) ? keys.get('dialog') : undefined);

/** Returns the page of an entry with components. */
function pageOf(entry: EntryDoc, { packageName, examples, comments, keys }: Sources): string {
  const { name, components, others } = entry;
  const main = components.find((each) => each.name === entry.main);
  const parts = components.filter((each) => each !== main);
  const imported = `@agio/${packageName}/${name}`;
  const comment = comments.get(name) ?? '';
  const key = /^\| *key\b/im.test(comment) ? undefined : keysOf(entry, keys);
  const example = examples.get(name);
  const functions = others.filter(({ description }) => description !== '');
  return [
    `# ${main?.name ?? name}`,
    '',
    // The page of the stories says the same in more words.
    ...(entry.about === '' || comment !== '' ? [] : [entry.about, '']),
    ...(main === undefined ? [] : [main.description, '']),
    ...(comment === '' || comment === main?.description ? [] : [comment, '']),
    '```tsx',
    `import { ${(main ?? parts[0])?.name ?? ''} } from '${imported}';`,
    '```',
    '',
    ...(packageName === 'widgets'
      ? [
          'Stands inside `ExchangeProvider` of `@agio/api-client/react` and `WidgetsProvider` of `@agio/widgets/provider`.',
          '',
        ]
      : []),
    ...(key === undefined ? [] : ['## Keys', '', `${key}.`, '']),
    ...(main === undefined ? [] : ['## Props', '', ...propsTable(main)]),
    ...(example === undefined ? [] : ['## Example', '', '```tsx', example.trim(), '```', '']),
    ...(parts.length === 0
      ? []
      : [main === undefined ? '## Components' : `## Further components of \`${imported}\``, '']),
    ...parts.flatMap((part) => [
      `### ${part.name}`,
      '',
      ...(part.description === '' ? [] : [part.description, '']),
      ...propsTable(part),
    ]),
    ...(functions.length === 0 ? [] : ['## Functions and values', '']),
    ...functions.map((each) => `- \`${each.name}\`: ${each.description}`),
    ...(functions.length === 0 ? [] : ['']),
  ].join('\n');
}

/** Returns the index of the pages, in the form of llmstxt.org. */
function indexOf(packageName: string, entries: readonly EntryDoc[]): string {
  const { description } = JSON.parse(
    readFileSync(join(root, 'packages', packageName, 'package.json'), 'utf8'),
  ) as { description: string };
  const line = (entry: EntryDoc, title: string, target: string) =>
    `- [${title}](${target}): ${entry.description}`;
  const withPage = entries.filter(({ components }) => components.length > 0);
  const without = entries.filter((entry) => entry.components.length === 0);
  return [
    `# @agio/${packageName}`,
    '',
    `> ${description}`,
    '',
    'Import each component from its own entry. The README has the installation, the sheets and the languages.',
    '',
    '## Components',
    '',
    ...withPage.map((entry) => line(entry, entry.main ?? entry.name, `docs/${entry.name}.md`)),
    '',
    '## Functions and files',
    '',
    ...without.map((entry) => `- \`@agio/${packageName}/${entry.name}\`: ${entry.description}`),
    '',
    '## Optional',
    '',
    '- [README](../README.md): installation, sheets, languages and an example',
    '- [CHANGELOG](../CHANGELOG.md): changes of each version',
    '',
  ].join('\n');
}

/** Returns an example for each entry: its own, else the first of its stories that compiles. */
async function examplesOf(packageName: string, entries: readonly EntryDoc[]) {
  const sources = openPackage(packageName);
  const comments = new Map<string, string>();
  const attempts = new Map<string, string[]>();
  try {
    const giving = new Map(
      entries
        .filter(isModule)
        .toReversed()
        .flatMap((entry) => exportsOf(sources, entry.file).map(({ name }) => [name, entry])),
    );
    const place = { packageName, entries, giving: (name: string) => giving.get(name) };
    for (const entry of entries) {
      const stories = entry.components.length > 0 ? storiesOf(entry) : undefined;
      const own = entry.example ?? entry.components[0]?.example;
      if (own !== undefined) attempts.set(entry.name, [own]);
      else if (stories !== undefined && existsSync(join(root, stories)))
        attempts.set(entry.name, storyExamples(sources.file(stories), sources.file, place));
      if (stories !== undefined && packageName === 'ui')
        comments.set(entry.name, withoutLinks(commentOfStories(sources.file(stories))));
    }
  } finally {
    sources.close();
  }
  const named = [...attempts].flatMap(([name, list]) =>
    list.map((text, at): [string, string] => [`${name}.${at}`, text]),
  );
  const faults = faultsOf(packageName, Object.fromEntries(named));
  const examples = new Map<string, string>();
  const broken = new Map<string, string>();
  for (const [name, list] of attempts) {
    const good = list.find((_, at) => !faults.has(`${name}.${at}`));
    if (good === undefined) broken.set(name, faults.get(`${name}.0`) ?? 'It has no story.');
    else examples.set(name, (await format('example.tsx', good, style)).code);
  }
  return { examples, comments, broken };
}

const style = { printWidth: 100, singleQuote: true };

/** Pages of a package by their path in it, with the examples that are missing and why. */
export interface PackagePages {
  readonly files: Readonly<Record<string, string>>;
  readonly entries: readonly EntryDoc[];
  readonly broken: ReadonlyMap<string, string>;
}

/** Returns the pages of a package and their index, by path below `dist`. */
export async function packagePages(packageName: string): Promise<PackagePages> {
  const entries = readEntries(packageName);
  const { examples, comments, broken } = await examplesOf(packageName, entries);
  const sources = { packageName, examples, comments, keys: keysByEntry() };
  const pages = entries
    .filter(({ components }) => components.length > 0)
    .map((entry): [string, string] => [`docs/${entry.name}.md`, pageOf(entry, sources)]);
  return {
    files: { 'llms.txt': indexOf(packageName, entries), ...Object.fromEntries(pages) },
    entries,
    broken,
  };
}
