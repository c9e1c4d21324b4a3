/** One thing that is wrong in an answer or a message. */
export interface Mutation {
  /** Place: `items[0].price`; empty for the whole. */
  path: string;
  kind: MutationKind;
  /** The whole, with this one thing wrong, as the text that a server sends. Made when it is read: some are long. */
  readonly json: string;
}

export const mutationKinds = [
  'missing',
  'null',
  'wrong type',
  'negative',
  'zero',
  'huge',
  'exponent',
  'not a number',
  'fraction',
  'too long',
  'markup',
  'empty',
  'unknown',
  'another time',
  'too many',
  'duplicated',
  'reordered',
  'more fields',
] as const;
export type MutationKind = (typeof mutationKinds)[number];

type Step = string | number;

/** Length of a field that no caller needs. */
const LONG = 20_000;
/** More than any list may have, but for the levels of a book; and no more text than a server would send. */
const MANY = 6_000;
const HEAVY = 3_000_000;

/**
 * Every way in which a value of JSON can be wrong, one at a time: each field of each object, and of each list the first
 * entry and the list itself. It looks at the value alone, so a call that is added is attacked as soon as it answers.
 */
export function mutationsOf(whole: unknown): Mutation[] {
  const found: Mutation[] = [];
  const add = (path: readonly Step[], kind: MutationKind, value: unknown) =>
    found.push({
      path: nameOf(path),
      kind,
      get json() {
        return JSON.stringify(withPart(whole, path, value));
      },
    });
  visit(whole, [], (path, part) => {
    if (path.length > 0) add(path, 'null', null);
    if (typeof path.at(-1) === 'string') add(path, 'missing', undefined);
    add(path, 'wrong type', typeof part === 'string' ? { text: part } : 'nonsense');
    for (const [kind, value] of ofType(part)) add(path, kind, value);
  });
  return found;
}

function ofType(part: unknown): [MutationKind, unknown][] {
  if (Array.isArray(part)) return ofList(part);
  switch (typeof part) {
    case 'string':
      return ofText(part);
    case 'number':
      return [
        ['negative', -1],
        ['fraction', part + 0.5],
        ['huge', 1e300],
        ['wrong type', String(part)],
      ];
    case 'object':
      return part === null ? [] : [['more fields', withHostileFields(part)]];
    default:
      return [];
  }
}

function ofText(text: string): [MutationKind, unknown][] {
  const always: [MutationKind, unknown][] = [
    ['too long', 'W'.repeat(LONG)],
    ['empty', ''],
    ['markup', '<img src=x onerror="throw 1">\u202e'],
  ];
  if (/^-?\d+(\.\d+)?$/.test(text))
    return [
      ...always,
      ['wrong type', 12.5],
      ['negative', '-5'],
      ['zero', '0'],
      ['huge', '9'.repeat(400)],
      ['huge', `${'9'.repeat(29)}.99`],
      ['exponent', '1e400'],
      ['not a number', 'NaN'],
    ];
  if (/^\d{4}-\d\d-\d\dT/.test(text))
    return [
      ...always,
      ['another time', '1970-01-01T00:00:00.000Z'],
      ['another time', '9999-12-31T23:59:59.999Z'],
      ['not a number', '2026-02-31T00:00:00.000Z'],
    ];
  return [...always, ['unknown', 'Quantum']];
}

function ofList(list: readonly unknown[]): [MutationKind, unknown][] {
  const all: [MutationKind, unknown][] = [['empty', []]];
  if (list.length === 0) return all;
  const most = Math.ceil((HEAVY * list.length) / JSON.stringify(list).length);
  const many = Array.from(
    { length: Math.min(MANY, most) },
    (_, index) => list[index % list.length],
  );
  return [
    ...all,
    ['duplicated', [...list, ...list]],
    ['reordered', list.toReversed()],
    ['too many', many],
  ];
}

/**
 * Adds hostile names as own fields, like `JSON.parse` does: assigned, they would reach the prototype of this object.
 */
function withHostileFields(part: object): object {
  const more = {
    ...part,
    addedLater: { by: 'a server' },
    toString: 'x',
    constructor: { name: 'x' },
  };
  return Object.defineProperty(more, '__proto__', {
    value: { polluted: true },
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function visit(
  part: unknown,
  path: readonly Step[],
  each: (path: readonly Step[], part: unknown) => void,
): void {
  each(path, part);
  if (Array.isArray(part)) {
    // A pair, as a level of a book is, has two meanings; of a list one entry stands for all.
    const looked = isPair(part) ? part : part.slice(0, 1);
    looked.forEach((item, index) => visit(item, [...path, index], each));
  } else if (typeof part === 'object' && part !== null) {
    for (const [key, value] of Object.entries(part)) visit(value, [...path, key], each);
  }
}

const isPair = (list: readonly unknown[]) =>
  list.length === 2 && list.every((item) => typeof item === 'string');

/** A copy with one part in place of another; an `undefined` field is left out. */
function withPart(whole: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((item, index): unknown =>
      index === step ? withPart(item, rest, value) : item,
    );
  const object = whole as Record<string, unknown>;
  return { ...object, [step]: withPart(object[step], rest, value) };
}

const nameOf = (path: readonly Step[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

const figure = /^-?\d+(\.\d+)?$/;

/** Every figure that stands in a value of JSON as text, with those in lists and objects in it. */
export function figuresIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    if (figure.test(value)) found.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) figuresIn(part, found);
  }
  return found;
}
