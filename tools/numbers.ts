// @where Tools: list of limits, times and sizes
// Writes docs/numbers.md: the limits, times and sizes that have a name in the sources, each with its meaning and file.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const document = join(root, 'docs/numbers.md');

const places = ['packages/*/src/**/*.{ts,tsx}', 'e2e/playwright.config.ts', 'tools/**/*.ts'];
const skipped = /\/(?:dist|generated|node_modules|testing)\/|\.(?:test|stories|bench)\.tsx?$/;

/** A constant with a number, or numbers, and the comment over it. */
const constant =
  /(?:\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\n)?^(?:export )?const (?<name>\w+)(?:: [^=\n]+)? = (?<value>\[?[-\d_.,*\s]*\d[-\d_.,*n\s]*\]?)(?: as const)?;/gm;

/** Returns the first sentence of a comment, on one line. */
const sentence = (comment: string) =>
  (/^.*?[.:](?= |$)/.exec(comment.replaceAll(/\s*\n?\s*\*\s+/g, ' ').trim())?.[0] ?? comment)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .replace(/:$/, '.')
    .trim();

const sectionOf = (file: string) => /^packages\/([\w-]+)/.exec(file)?.[1] ?? 'tools';

/** Returns the document. */
export function numbers(): string {
  const found = globSync(places, { cwd: root })
    .filter((file) => !skipped.test(file))
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(constant)].map(({ groups = {} }) => {
        const { name = '', value = '', comment = '' } = groups;
        return { file, name, value: value.replaceAll(/\s+/g, ' '), meaning: sentence(comment) };
      }),
    );
  const sections = [...Map.groupBy(found, ({ file }) => sectionOf(file))].map(
    ([section, rows]) =>
      `## ${section}\n\n| name | value | meaning | file |\n| --- | --- | --- | --- |\n${rows
        .map(
          ({ file, name, value, meaning }) =>
            `| \`${name}\` | ${value.replaceAll('**', '^').replaceAll('*', '×').replaceAll('_', ' ')} | ${meaning} | ${file.replace(/^packages\/[\w-]+\/src\//, '')} |`,
        )
        .join('\n')}\n`,
  );
  return `# Limits, times and sizes

Every number that has a name in the sources, written by \`node tools/map.ts\`. Names that end with \`Ms\` are milliseconds.

${sections.join('\n')}`;
}

/** Writes the document. */
export const writeNumbers = (): void => writeFileSync(document, numbers());
