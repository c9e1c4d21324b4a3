// @where Tools: rules of the house: sizes of folders and files, imports, comments, titles
// The rules of the house that no compiler holds: how large a folder and a file may be, and which room may know another.
// Each has its exceptions of today in a list, and a list may only get shorter.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const isSource = (file: string) =>
  !/\.(?:test|stories|bench)\.|\.d\.ts$|\/(?:testing|generated|dist|node_modules)\//.test(file);

const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'tools/**/*.ts'], { cwd: root })
  .filter(isSource)
  .toSorted()
  .map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text, lines: text.split('\n').length - 1 };
  });

/** Returns the files that a source imports by a relative path. */
function importsOf({ file, text }: { file: string; text: string }): string[] {
  const specifiers = text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g);
  return [...specifiers].map(([, path = '']) => normalize(join(dirname(file), path)));
}

test('a folder holds at most 22 sources', () => {
  const counts = Map.groupBy(sources, ({ file }) => dirname(file));
  const large = [...counts].filter(([, files]) => files.length > 22).map(([folder]) => folder);
  // One file per command of package.json.
  expect(large.toSorted()).toEqual(['tools/tasks']);
});

test('a file has at most 300 lines', () => {
  const large = sources.filter(({ lines }) => lines > 300).map(({ file }) => file);
  expect(large.toSorted()).toEqual([
    'packages/ui/src/trading/price-chart/chart-handle.ts',
    'tools/tasks/size.ts',
  ]);
});

test('a file of at most 30 lines has two importers, or is an index, words, or an entry', () => {
  const importers = Map.groupBy(
    sources.flatMap((source) => importsOf(source).map((target) => ({ target, by: source.file }))),
    ({ target }) => target,
  );
  const tiny = sources.filter(
    ({ file, lines }) =>
      lines <= 30 &&
      !/(?:^|\/)(?:index|messages)\.tsx?$|-messages\.ts$|\.config\.ts$/.test(file) &&
      importers.get(file)?.length === 1,
  );
  expect(tiny.length).toBeLessThanOrEqual(118);
});

test('no utility begins with *: its rule would be held against every element of a page (0163)', () => {
  const wide = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:ui|wg):(?:[^\s'"`]*:)?\*{1,2}:[^\s'"`]+/g)].map(
      ([each]) => `${file}: ${each}`,
    ),
  );
  expect(wide).toEqual([]);
});

/** Rooms of widgets that every area may use; none of them knows an area. */
const foundations = new Set(
  'host provider preferences states intent lists details words amounts files api-keys notify testing'.split(
    ' ',
  ),
);

test('an area of widgets knows of another one only what its index offers, at any depth', () => {
  const home = 'packages/widgets/src';
  const areaOf = (file: string) => relative(home, file).split('/')[0] ?? '';
  const inside = sources
    .filter(({ file }) => file.startsWith(`${home}/`) && relative(home, file).includes('/'))
    .flatMap((source) =>
      importsOf(source)
        .filter((target) => areaOf(target) !== areaOf(source.file))
        .filter(
          (target) =>
            !foundations.has(areaOf(target)) &&
            (foundations.has(areaOf(source.file)) ||
              relative(home, target) !== `${areaOf(target)}/index.ts`),
        )
        .map((target) => `${relative(home, source.file)} → ${relative(home, target)}`),
    );
  expect(inside).toEqual([]);
});

/** Returns the groups of files that import each other in a circle (Tarjan's strongly connected components). */
function circlesOf(): string[][] {
  const graph = new Map(sources.map((source) => [source.file, importsOf(source)]));
  const circles: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const path: string[] = [];
  const visit = (file: string) => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    path.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue;
      if (!index.has(target)) visit(target);
      if (path.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles;
}

test('no circle of imports has more than five files', () => {
  expect(circlesOf().filter((circle) => circle.length > 5)).toEqual([]);
});

/** All code: sources, tests, stories, benchmarks and their helpers. */
const files = globSync('{packages,tools,e2e,bench,.storybook}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/{node_modules,dist,generated}/**'],
})
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Sentences that begin with one of these make the reader turn them around. */
const riddles = /^(?:What|Whether|Of|By|As|Not|Without)\b/;
/** Questions, with which a title may begin, as a condition of what it says. */
const questions = /^(?:How|Who|Why)\b/;
/** Words that hide who acts. */
const hidden = /\b(?:nobody|somebody|whoever)\b/i;

function commentsOf(text: string): string[] {
  const blocks = [...text.matchAll(/\/\*\*?([\s\S]*?)\*\//g)].map(([, body = '']) =>
    body.replaceAll(/^\s*\* ?/gm, '').trim(),
  );
  const lines = [...text.matchAll(/(?<!:)\/\/ ?(.*)/g)].map(([, body = '']) => body.trim());
  return [...blocks, ...lines];
}

/** Returns the titles of tests and groups, without the ids of their rules. */
function titlesOf(text: string): string[] {
  const titles = text.matchAll(
    /(?:\b(?:test|testAlone|it|describe|bench)(?:\.\w+)*|\))\(\s*(['"`])(.+?)\1/gs,
  );
  return [...titles].map(([, , title = '']) => title.replace(/^(?:[A-Z]\d\d[-– ,]*)+/, ''));
}

test('a comment begins with a verb or a noun', () => {
  const turned = files.flatMap(({ text }) =>
    commentsOf(text).filter((each) => riddles.test(each) || questions.test(each)),
  );
  expect(turned).toEqual([]);
});

test('a comment says who acts', () => {
  const veiled = files.flatMap(({ text }) => commentsOf(text).filter((each) => hidden.test(each)));
  expect(veiled).toEqual([]);
});

test('the title of a test begins with its subject and says who acts', () => {
  const riddle = new RegExp(riddles, 'i');
  const veiled = /\b(?:nobody|somebody|whoever|told|asked)\b/i;
  const turned = files
    .filter(({ file }) => /\.(?:test|spec|bench)\.|\/(?:conformance|every-call)\//.test(file))
    .flatMap(({ text }) => titlesOf(text).filter((each) => riddle.test(each) || veiled.test(each)));
  expect(turned).toEqual([]);
});
