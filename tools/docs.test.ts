// Documents: every path, link and command that they name exists, and their sentences say who acts.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedPackages, registryName } from './lib/source-stamp.ts';

const root = join(import.meta.dirname, '..');
const documents = globSync(
  ['*.md', '.changeset/*.md', 'docs/**/*.md', 'packages/*/README.md', '.storybook/**/*.mdx'],
  { cwd: root },
).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const files = globSync('{.storybook,bench,deploy,docs,e2e,packages,tools}/**/*', {
  cwd: root,
  exclude: ['**/{node_modules,dist,.cache}/**'],
});
/** Files that a build or a reader makes. */
const made = new Set([
  '.agio/',
  'ui.json',
  'config.json',
  'words.json',
  'styles.unlayered.css',
  'dist/llms.txt',
  'tokens.json',
  'figma-variables.json',
  'components.json',
  'registry.json',
]);
const commands = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

/** Returns the parts of a text in backticks, without blocks of code. */
function codeIn(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

test('every file and folder that a document names exists', () => {
  const named = /^[\w.-]+(?:\/[\w.@-]+)*(?:\/|\.(?:tsx?|mjs|css|json|md|txt|template))$/;
  const missing = documents.flatMap(({ file, text }) =>
    codeIn(text)
      .filter((name) => named.test(name) && !made.has(name))
      .filter((name) =>
        name.endsWith('/')
          ? !files.some((each) => `/${each}/`.includes(`/${name}`))
          : !files.some((each) => `/${each}`.endsWith(`/${name}`)) && !existsSync(join(root, name)),
      )
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every link of a document leads to a file', () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(?:https?:|\?)/.test(target))
      .filter((target) => !existsSync(join(root, dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test('Getting started names every published package', () => {
  const text = documents.find(({ file }) => file.endsWith('getting-started.mdx'))?.text ?? '';
  const unnamed = publishedPackages.filter(
    (name) => !text.includes(`| \`${registryName(name)}\` `),
  );
  expect(unnamed).toEqual([]);
});

test('every command that a document names is in package.json', () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|start|test)\b/g)]
      .map(([, command = 'start']) => command)
      .filter((command) => !commands.includes(command))
      .map((command) => `${file}: ${command}`),
  );
  expect(missing).toEqual([]);
});

test('a document says who acts, and its headings are no questions', () => {
  const riddles = documents.flatMap(({ file, text }) =>
    [
      ...text.matchAll(/\b(?:nobody|somebody|whoever)\b|^#+ (?:What|Whether|Who|Where|How)\b.*/gim),
    ].map(([riddle]) => `${file}: ${riddle}`),
  );
  expect(riddles).toEqual([]);
});
