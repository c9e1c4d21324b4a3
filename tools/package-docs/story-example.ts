// Examples of components from their first stories, as code for a host: imports by entry, values in place of `args`.
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isCallExpression,
  isIdentifier,
  isImportDeclaration,
  isJsxAttribute,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { root } from '../lib/run.ts';
import type { Entry } from './project.ts';

/** Most lines of an example: more is a page of its own, not a first look. */
const mostLines = 70;

/** Returns the file of stories beside an entry. */
export function storiesOf(entry: Entry): string | undefined {
  const beside = entry.file.replace(/\.tsx?$/, '.stories.tsx');
  if (existsSync(join(root, beside))) return beside;
  const [first] = globSync(join(dirname(entry.file), '*.stories.tsx'), { cwd: root }).toSorted();
  return first;
}

/** Names that a piece of code uses, without those of members. */
function namesIn(node: Node, names = new Set<string>()): Set<string> {
  if (isIdentifier(node)) names.add(node.text);
  node.forEachChild((child) => {
    const isMember =
      (isPropertyAccessExpression(node) && child === node.name) ||
      (isPropertyAssignment(node) && child === node.name) ||
      (isJsxAttribute(node) && child === node.name);
    if (!isMember) namesIn(child, names);
  });
  return names;
}

const nameOf = (node: Node) => (node as { name?: Node }).name?.getText().replaceAll(/^'|'$/g, '');

const propertiesOf = (node: Node | undefined) =>
  node !== undefined && isObjectLiteralExpression(node) ? node.properties : [];

function property(node: Node | undefined, name: string): Node | undefined {
  const found = propertiesOf(node).find((each) => nameOf(each) === name);
  return found !== undefined && isPropertyAssignment(found) ? found.initializer : undefined;
}

interface Stories {
  /** Statements at the top of the file by the names that they declare. */
  readonly declared: ReadonlyMap<string, Node>;
  /** Imported names with the module and the words of their import. */
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly words: string }>;
  readonly meta: Node | undefined;
  readonly story: Node | undefined;
}

/** Returns a file of the workspace by its path. */
type Load = (path: string) => SourceFile;

function readStories(file: SourceFile, load: Load): Stories {
  const declared = new Map<string, Node>();
  const imported = new Map<string, { from: string; words: string }>();
  let meta: Node | undefined;
  let story: Node | undefined;
  for (const statement of file.statements) {
    if (isImportDeclaration(statement)) {
      const said = statement.moduleSpecifier.getText().slice(1, -1);
      const from = said.startsWith('.') ? join(dirname(file.fileName), said) : said;
      // Samples that several files of stories share are part of the example.
      if (from.startsWith('/') && from.includes('/testing/')) {
        const shared = readStories(load(from.slice(root.length + 1)), load);
        for (const [name, node] of shared.declared) declared.set(name, node);
        for (const [name, one] of shared.imported) imported.set(name, one);
        continue;
      }
      const text = statement.getText();
      const isType = text.startsWith('import type');
      for (const words of (/\{([^}]*)\}/.exec(text)?.[1] ?? '').split(',')) {
        const one = words.trim();
        const name = /(\w+)$/.exec(one)?.[1];
        if (name !== undefined) imported.set(name, { from, words: isType ? `type ${one}` : one });
      }
      continue;
    }
    if (isVariableStatement(statement)) {
      const [declaration] = statement.declarationList.declarations;
      const name = declaration?.name?.getText() ?? '';
      const value = declaration?.initializer;
      const bare = value !== undefined && isSatisfiesExpression(value) ? value.expression : value;
      if (name === 'meta') meta = bare;
      else {
        if (statement.getText().startsWith('export')) story ??= bare;
        declared.set(name, statement);
      }
      continue;
    }
    const name = nameOf(statement);
    if (name !== undefined) declared.set(name, statement);
  }
  return { declared, imported, meta, story };
}

const withoutSpies = (text: string) =>
  text
    .replaceAll(/\bfn\(\)/g, '() => {}')
    .replaceAll(/\bfn\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g, '$1');

/** Returns the merged `args` of a story: by name, their source; spreads as they stand. */
function argsOf({ meta, story }: Stories): Map<string, Node> {
  const args = new Map<string, Node>();
  for (const each of [meta, story].flatMap((node) => [...propertiesOf(property(node, 'args'))]))
    args.set(nameOf(each) ?? each.getText(), each);
  return args;
}

/** Returns an argument as an attribute of JSX. */
function attribute(name: string, node: Node): string {
  if (isShorthandPropertyAssignment(node)) return `${name}={${name}}`;
  if (!isPropertyAssignment(node) || node.initializer === undefined) return `{${node.getText()}}`;
  const text = withoutSpies(node.initializer.getText());
  if (text === 'true') return name;
  return /^'[^'\\"]*'$/.test(text) ? `${name}="${text.slice(1, -1)}"` : `${name}={${text}}`;
}

function element(tag: string, args: ReadonlyMap<string, Node>): string {
  const children = args.get('children');
  const inner =
    children !== undefined && isPropertyAssignment(children)
      ? withoutSpies(children.initializer?.getText() ?? '').replace(
          /^\((<[^]*>)\s*\)$|^\(\s*(<[^]*>)\s*\)$/,
          '$1$2',
        )
      : undefined;
  const attributes = [...args]
    .filter(([name]) => name !== 'children')
    .map(([name, node]) => attribute(name, node));
  const line = [tag, ...attributes].join(' ');
  const head = line.length < 78 ? line : `${tag}\n  ${attributes.join('\n  ')}\n`;
  if (inner === undefined || inner === 'null') return `<${head}${head.endsWith('\n') ? '' : ' '}/>`;
  const text = /^'([^'\\<{]*)'$/.exec(inner)?.[1] ?? (inner.startsWith('<') ? inner : `{${inner}}`);
  return `<${head}>${text}</${tag}>`;
}

/** Returns the code of a render function with the arguments in place of `{...args}`. */
function rendered(render: Node, args: ReadonlyMap<string, Node>): string | undefined {
  if (!isArrowFunction(render) || render.body.kind === SyntaxKind.Block) return undefined;
  const body = render.body.getText().replace(/^\(\s*|\s*\)$/g, '');
  const parameter = render.parameters[0]?.name?.getText();
  if (parameter === undefined) return body;
  const attributes = [...args]
    .filter(([name]) => name !== 'children' || !body.includes('</'))
    .map(([name, node]) => attribute(name, node));
  const filled = body.replaceAll(`{...${parameter}}`, attributes.join(' '));
  return new RegExp(`\\b${parameter}\\b(?!=)`).test(filled) ? undefined : filled;
}

/** The package that an example is of. */
export interface Place {
  readonly packageName: string;
  readonly entries: readonly Entry[];
  /** Returns the entry that gives a name to others. */
  readonly giving: (name: string) => Entry | undefined;
}

/** Returns an import line for each module, or undefined where a name comes from our own tests. */
function importsFor(
  { imported }: Stories,
  names: ReadonlySet<string>,
  { entries, packageName, giving }: Place,
): string[] | undefined {
  const lines = new Map<string, string[]>();
  for (const [name, { from, words }] of imported) {
    if (!names.has(name)) continue;
    let module = from;
    if (from.startsWith('/')) {
      const entry = entries.find((each) => join(root, each.file) === from) ?? giving(name);
      if (entry === undefined) return undefined;
      module = `@agio/${packageName}/${entry.name}`;
    } else if (from.startsWith('storybook') || from.startsWith('@storybook')) return undefined;
    lines.set(module, [...(lines.get(module) ?? []), words]);
  }
  return [...lines].map(([from, words]) => `import { ${words.join(', ')} } from '${from}';`);
}

/** Returns a module with the declarations and imports that a piece of code needs. */
function moduleOf(
  stories: Stories,
  jsx: string,
  seeds: Iterable<string>,
  place: Place,
): string | undefined {
  const names = new Set(seeds);
  const needed = new Set<Node>();
  for (const name of names) {
    const declaration = stories.declared.get(name);
    if (declaration === undefined || needed.has(declaration)) continue;
    needed.add(declaration);
    for (const each of namesIn(declaration)) names.add(each);
  }
  names.delete('fn');
  const imports = importsFor(stories, names, place);
  if (imports === undefined) return undefined;
  const declarations = [...stories.declared.values()]
    .filter((each, at, all) => needed.has(each) && all.indexOf(each) === at)
    .map((each) => withoutSpies(each.getText().replace(/^export /, '')));
  const name = stories.declared.has('Example') ? 'Sample' : 'Example';
  const body = jsx.includes('\n')
    ? `(\n${jsx.replaceAll(/^(?=.)/gm, '  ')}\n)`
    : jsx.length > 60
      ? `(\n  ${jsx}\n)`
      : jsx;
  const parts = [imports.join('\n'), ...declarations, `export const ${name} = () => ${body};`];
  const code = parts.filter((part) => part !== '').join('\n\n');
  return code.split('\n').length > mostLines ? undefined : code;
}

/** Returns attempts at an example, the fullest first. The first that compiles is the one. */
export function storyExamples(file: SourceFile, load: Load, place: Place): string[] {
  const stories = readStories(file, load);
  const args = argsOf(stories);
  const component = property(stories.meta, 'component');
  const render = property(stories.story, 'render') ?? property(stories.meta, 'render');
  const tag = component === undefined ? '' : component.getText().replace(/<.*/s, '');
  const argNames = (kept: Iterable<Node>) => [...kept].flatMap((node) => [...namesIn(node)]);
  const attempts: (string | undefined)[] = [];
  const attempt = (jsx: string | undefined, names: string[]) =>
    attempts.push(jsx === undefined ? undefined : moduleOf(stories, jsx, names, place));
  if (render !== undefined && !isCallExpression(render))
    attempt(rendered(render, args), [...namesIn(render), ...argNames(args.values())]);
  if (tag !== '') {
    attempt(element(tag, args), [tag, ...argNames(args.values())]);
    const plain = new Map(
      [...args].filter(([, node]) => moduleOf(stories, '', namesIn(node), place)),
    );
    attempt(element(tag, plain), [tag, ...argNames(plain.values())]);
  }
  return attempts.filter((each) => each !== undefined);
}

/** Returns the comment of the stories as a whole: when to use a component, and its keys. */
export function commentOfStories(file: SourceFile): string {
  const before = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const meta\b/.exec(file.text)?.[1] ?? '';
  return before.replaceAll(/^[ \t]*\* ?/gm, '').trim();
}
