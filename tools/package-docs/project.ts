// The compiler's own view of a package. TypeScript 7 answers questions about types through `typescript/unstable/sync`, a
// program that runs beside this one; its name says that it may change with a version, so it is used in this folder only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  type Project,
  type Symbol as TypeSymbol,
  SymbolFlags,
} from 'typescript/unstable/sync';
import { root } from '../lib/run.ts';

/** Sources of a package as the compiler sees them. */
export interface PackageProject {
  readonly name: string;
  readonly project: Project;
  readonly checker: Checker;
  /** Returns true if a file, by its path from the root, is one of its sources. */
  readonly has: (path: string) => boolean;
  /** Returns a file of the workspace by its path from the root. */
  readonly file: (path: string) => SourceFile;
  readonly close: () => void;
}

/**
 * Opens a package in the compiler. Ends with `close`: it is a process of its own.
 *
 * @param settings those of its modules for browsers, or `tsconfig.node.json`
 */
export function openPackage(name: string, settings = 'tsconfig.json'): PackageProject {
  const api = new API({ cwd: root });
  const config = join(root, 'packages', name, settings);
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project === undefined) throw new Error(`${config} is no project of the compiler.`);
  return {
    name,
    project,
    checker: project.checker,
    has: (path) => project.program.getSourceFile(join(root, path)) !== undefined,
    file: (path) => {
      const source = project.program.getSourceFile(join(root, path));
      if (source === undefined) throw new Error(`${path} is not a source of ${name}.`);
      return source;
    },
    close: () => api.close(),
  };
}

/** An entry of a package: the name in an import, and the source that it leads to. */
export interface Entry {
  /** Its subpath without `./`; empty for the package itself. */
  readonly name: string;
  /** Path of its source from the root, or of the file itself where it is no module. */
  readonly file: string;
}

/** Returns the published entries of a package, in the order of its export map. */
export function entriesOf(packageName: string): Entry[] {
  const { exports, publishConfig } = JSON.parse(
    readFileSync(join(root, 'packages', packageName, 'package.json'), 'utf8'),
  ) as {
    exports: Record<string, string | Record<string, string>>;
    publishConfig: { exports: object };
  };
  return Object.entries(exports)
    .filter(([path]) => path in publishConfig.exports && path !== './package.json')
    .map(([path, target]) => ({
      name: path.replace(/^\.\/?/, ''),
      file: join(
        'packages',
        packageName,
        typeof target === 'string' ? target : (target['@agio/source'] ?? target['default'] ?? ''),
      ),
    }));
}

export const isModule = ({ file }: Entry) => /\.tsx?$/.test(file);

/** Returns what a module gives to others, each with the symbol that it stands for. */
export function exportsOf({ checker, file }: PackageProject, path: string) {
  const symbol = checker.getSymbolAtLocation(file(path));
  if (symbol === undefined) return [];
  return checker.getExportsOfModule(symbol).map((each) => ({
    name: each.name,
    symbol: each.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each,
  }));
}

/** Returns the declaration of a value. */
export function declarationOf(
  { project }: PackageProject,
  { valueDeclaration }: TypeSymbol,
): Node | undefined {
  return valueDeclaration?.resolve(project);
}

/** Names of links in doc comments are for editors; a page says the name. */
export const withoutLinks = (text: string) =>
  text.replaceAll(/\{@link(?:code|plain)? ([^}|\s]+)(?:[|\s]+[^}]*)?\}/g, '`$1`');

/** Returns the first sentence of a doc comment, on one line. */
export function firstSentence(comment: string): string {
  const [paragraph = ''] = withoutLinks(comment).split(/\n\s*\n/);
  const line = paragraph.replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s+[A-Z`]|$)/.exec(line)?.[0] ?? line;
}
