import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.ts';

/** A component whose pictures differ, with the file of its stories, from the root. */
export interface Differing {
  title: string;
  storyFile: string;
}

/**
 * Returns the origin of a change: of the components whose pictures differ, those that show none of the others. A button
 * that grew changes every dialog with a button in it; this answers the button.
 */
export function origins(
  differing: readonly Differing[],
  importsOf: (file: string) => readonly string[] = importsInSource,
): string[] {
  const known = new Map<string, readonly string[]>();
  const reach = (file: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [file];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const imports = known.get(next) ?? importsOf(next);
      known.set(next, imports);
      waiting.push(...imports);
    }
    return seen;
  };
  const parts = differing.map(({ title, storyFile }) => ({
    title,
    component: storyFile.replace(/\.stories\.tsx$/, '.tsx'),
    shows: reach(storyFile),
  }));
  return parts
    .filter(
      ({ component, shows }) =>
        !parts.some(
          (other) =>
            other.component !== component &&
            shows.has(other.component) &&
            !other.shows.has(component),
        ),
    )
    .map(({ title }) => title);
}

/** The files of the house that a file imports, from the root; what comes from elsewhere is left out. */
function importsInSource(file: string): string[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const source = readFileSync(path, 'utf8');
  const specifiers = [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)];
  return specifiers.flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    const component = /^@agio\/ui\/([\w-]+)$/.exec(specifier)?.[1];
    const target = component === undefined ? undefined : uiSource(component);
    return target ?? [];
  });
}

let uiExports: Record<string, string | { '@agio/source'?: string }> | undefined;

function uiSource(component: string): string | undefined {
  uiExports ??= (
    JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
      exports: NonNullable<typeof uiExports>;
    }
  ).exports;
  const target = uiExports[`./${component}`];
  const source = typeof target === 'object' ? target['@agio/source'] : undefined;
  return source === undefined ? undefined : join('packages/ui', source);
}
