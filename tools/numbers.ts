// @where Tools: list of limits, times and sizes
// Writes docs/numbers.md: the limits, times and sizes that have a name in the sources, each with its meaning and file.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const document = join(root, 'docs/numbers.md');

const places = ['packages/*/src/**/*.{ts,tsx}', 'e2e/playwright.config.ts', 'tools/**/*.ts'];
const skipped = /\/(?:dist|generated|node_modules|testing)\/|\.(?:test|stories|bench)\.tsx?$/;

const comment = String.raw`(?:^ *\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\n)?`;
const amount = String.raw`'-?\d[\d_.]*'`;
const value = String.raw`(?<value>\[?[-\d_.,*\s]*\d[-\d_.,*n\s]*\]?|${amount}|Decimal\.of\(${amount}\))`;
const head = String.raw`^(?:export )?const (?<name>\w+)(?:: [^=\n]+)? = `;

/** A constant with a number, numbers or a decimal amount, and the comment over it. */
const constant = new RegExp(`${comment}${head}${value}(?: as const)?;`, 'gm');
/** A constant with fields. */
const table = new RegExp(
  String.raw`${comment}${head}(?:Object\.freeze\()?\{\n(?<fields>[^]*?)^\}`,
  'gm',
);
const field = new RegExp(
  String.raw`${comment}^ {2}(?<name>\w+): ${value},(?: \/\/ (?<aside>.*))?$`,
  'gm',
);

/** A field of a type, which says what the field of a constant of that type means. */
const typed = new RegExp(String.raw`${comment}^ {2}(?<name>\w+)\??: .+;$`, 'gm');

/** Names of numbers that are nothing but the number. */
const units =
  /^(?:hundredth|hundred|half|ten|thousand|million|second|minute|hour|day|week|dayMs|daySeconds|mebibyte|KILO|DAY|(?:zero|point|minus)Code)$/;

type Groups = Record<string, string | undefined>;

interface Found {
  name: string;
  value: string;
  meaning: string;
}

/** Returns the constants and the fields of constants, by the number that each is. */
function numbersOf(source: string): Found[] {
  const types = new Map(
    [...source.matchAll(typed)].map(({ groups }) => [groups?.['name'], groups?.['comment']]),
  );
  const found = (groups: Groups = {}, owner: Groups = {}): Found => ({
    name: [owner['name'], groups['name']].filter(Boolean).join('.'),
    value: (groups['value'] ?? '').replaceAll(/Decimal\.of\(|[')]/g, '').replaceAll(/\s+/g, ' '),
    meaning: sentence(
      groups['comment'] ??
        groups['aside'] ??
        (owner['name'] === undefined ? undefined : types.get(groups['name'])) ??
        owner['comment'] ??
        '',
    ),
  });
  return [
    ...[...source.matchAll(constant)].map(({ index, groups }) => ({ index, ...found(groups) })),
    ...[...source.matchAll(table)].flatMap(({ index, groups = {} }) =>
      [...(groups['fields'] ?? '').matchAll(field)].map((one) => ({
        index: index + one.index / source.length,
        ...found(one.groups, groups),
      })),
    ),
  ]
    .filter(({ name }) => !units.test(name))
    .toSorted((one, other) => one.index - other.index);
}

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
      numbersOf(readFileSync(join(root, file), 'utf8')).map((one) => ({ file, ...one })),
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
