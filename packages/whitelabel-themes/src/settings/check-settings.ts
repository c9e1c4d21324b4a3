import * as v from 'valibot';
import { BRANDS } from '../brands/index.ts';
import { suggestNames } from '../compiler/suggest-name.ts';
import { languageNames } from '../languages.ts';
import { describe, descriptions } from './describe.ts';
import { isPage } from './pages.ts';
import { settingsSchema } from './schema.ts';

export { pageAddresses } from './pages.ts';

/** Place of a key in a file. */
export type Path = readonly (string | number)[];

/** A fault of a file: the place, the reason, and the way out. */
export interface KeyProblem {
  /** Path of the key, such as `brandIdentity.navigation[0].label`; `''` is the whole file. */
  readonly key: string;
  readonly path: Path;
  readonly rule: string;
  /** The nearest key or value, or what is right there; a sentence, or empty. */
  readonly way: string;
}

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  value?: Schema;
  options?: readonly Schema[];
  pipe?: readonly Schema[];
};

/** Returns the schema inside of what makes it optional, or checks it further. */
function core(schema: Schema): Schema {
  const inner = schema.wrapped ?? schema.pipe?.[0];
  return inner === undefined || inner === schema ? schema : core(inner);
}

/** Returns the path of a key as it is written in code: `navigation[0].label`. */
export const keyOf = (path: Path): string =>
  path
    .map((part) =>
      typeof part === 'number'
        ? `[${part}]`
        : /^[\w$-]+$/.test(part)
          ? `.${part}`
          : `[${JSON.stringify(part)}]`,
    )
    .join('')
    .replace(/^\./, '');

const at = (path: Path) => ({ path, key: keyOf(path) });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const didYouMean = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Did you mean ${names.slice(0, 3).join(' or ')}?`;

/** Returns a warning for each key that means nothing to a schema. */
export function unknownKeys(
  value: unknown,
  schema: v.GenericSchema,
  path: Path = [],
): KeyProblem[] {
  const { type, entries, item, options, value: each } = core(schema as Schema);
  if (Array.isArray(value))
    return item ? value.flatMap((one, i) => unknownKeys(one, item, [...path, i])) : [];
  if (!isRecord(value)) return [];
  if (type === 'union' && options !== undefined) {
    const fitting = options.find((one) => v.is(one, value));
    return fitting ? unknownKeys(value, fitting, path) : [];
  }
  if (entries === undefined)
    return each && isRecord(value)
      ? Object.entries(value).flatMap(([key, inner]) => unknownKeys(inner, each, [...path, key]))
      : [];
  const names = Object.keys(entries);
  return Object.entries(value).flatMap(([key, inner]) => {
    const inside = [...path, key];
    if (Object.hasOwn(entries, key)) return unknownKeys(inner, entries[key] as Schema, inside);
    if (key === '$schema' && path.length === 0) return [];
    const near = didYouMean(suggestNames(key, names));
    return [
      { ...at(inside), rule: 'is no setting, and changes nothing.', way: near || 'Leave it out.' },
    ];
  });
}

/** Sentences for the reasons that the schemas name by a word, and the names among which the nearest is sought. */
const reasons: Readonly<Record<string, readonly [rule: string, near?: readonly string[]]>> = {
  unfit: ['does not fit here.'],
  hidden: ['has characters that hide, turn or break text.'],
  twice: ['names the same one twice.'],
  reserved: ['is an address that the app or a shipped brand has.'],
  noSuchBrand: [
    'is no brand that ships, and brandIdentity has no title and logo to make it one of your own.',
    BRANDS,
  ],
  prefixOfShipped: ['is only for a brand of your own: give "brand" a name of your own.'],
  noSuchCompany: ['is no company.', ['default', ...BRANDS.filter((name) => name !== 'agio')]],
  noSuchLanguage: [
    'is no language that the app has or "languages" brings.',
    Object.keys(languageNames),
  ],
  languageThere: ['is the code of a language that is there; "copy" changes its words.'],
};

/** Returns the refusals of a schema, each with its place and a way out. */
export function refusals(
  value: unknown,
  schema: v.GenericSchema,
  purposes: Readonly<Record<string, string>> = descriptions,
): KeyProblem[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => {
    const path = (issue.path ?? []).map((part) =>
      part.type === 'array' ? Number(part.key) : String(part.key),
    );
    const place = at(path);
    const { key } = place;
    const way = describe(key, purposes);
    const given = describeValue(issue.input);
    if (issue.received === 'undefined' && issue.kind === 'schema')
      return { ...place, rule: 'is missing.', way };
    const near = (names: readonly string[]) =>
      typeof issue.input === 'string' ? didYouMean(suggestNames(issue.input, names)) : '';
    const taken = [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
    if (issue.type === 'picklist' && taken.length > 0)
      return {
        ...place,
        rule: `is ${given}, not one of ${taken.join(', ')}.`,
        way: near(taken) || way,
      };
    const [reason, names = []] = reasons[issue.message] ?? [];
    if (reason !== undefined)
      return { ...place, rule: `is ${given}: it ${reason}`, way: near(names) || way };
    if (issue.kind === 'schema')
      return { ...place, rule: `is ${given}, not ${nameOfType(issue.expected ?? '')}.`, way };
    const limits: Readonly<Record<string, string>> = {
      max_length: 'longer than',
      min_length: 'shorter than',
      max_value: 'more than',
      min_value: 'less than',
    };
    const limit = limits[issue.type];
    const rule =
      limit === undefined
        ? `is ${given}: ${issue.message}.`
        : `is ${limit} ${String((issue as { requirement?: unknown }).requirement)}.`;
    return { ...place, rule, way };
  });
}

/** Returns a value as a sentence has it: short, on one line. */
function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const nameOfType = (expected: string): string =>
  ({
    string: 'a text',
    boolean: 'true or false',
    number: 'a number',
    Object: 'an object',
    Array: 'a list',
  })[expected] ?? expected;

/**
 * Returns a warning for each key of `/config.json` that means nothing to the app, and each address in it that the app does
 * not have. Such a file starts the app all the same: an older build must start with a newer file.
 */
export function settingsWarnings(served: Readonly<Record<string, unknown>>): KeyProblem[] {
  const { landing, brandIdentity } = served;
  const identity = isRecord(brandIdentity) ? brandIdentity : {};
  const prefix = typeof identity['prefix'] === 'string' ? identity['prefix'] : '';
  const entries: readonly unknown[] = Array.isArray(identity['navigation'])
    ? identity['navigation']
    : [];
  return [
    ...unknownKeys(served, settingsSchema),
    ...noPage(['landing'], landing, prefix),
    ...entries.flatMap((entry, i) =>
      isRecord(entry)
        ? noPage(['brandIdentity', 'navigation', i, 'path'], entry['path'], prefix)
        : [],
    ),
  ];
}

/** Returns a warning of an address that leads to no page, with those that are like it. */
export function noPage(path: Path, address: unknown, prefix: string): KeyProblem[] {
  if (typeof address !== 'string' || address.startsWith('https://')) return [];
  const { found, near } = isPage(address, prefix);
  if (found) return [];
  return [
    {
      ...at(path),
      rule: `the app has no page ${address}.`,
      way: didYouMean(near) || 'Take an address that the app has, such as /markets.',
    },
  ];
}

/** Returns the refusals and warnings of the settings in a `/config.json`. */
export function checkSettings(value: unknown): { errors: KeyProblem[]; warnings: KeyProblem[] } {
  if (!isRecord(value))
    return {
      errors: [{ ...at([]), rule: 'is no JSON object.', way: 'Begin with { "identity": { … } }.' }],
      warnings: [],
    };
  return { errors: refusals(value, settingsSchema), warnings: settingsWarnings(value) };
}
