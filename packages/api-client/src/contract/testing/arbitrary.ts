import fc from 'fast-check';
import * as v from 'valibot';
import { nonNegativeDecimal, positiveDecimal, rate, signedDecimal } from '../base/figures.ts';
import { timestamp } from '../base/primitives.ts';

/** The parts of a valibot schema that say what fits. */
interface Described {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  items?: v.GenericSchema[];
  options?: unknown[];
  literal?: unknown;
  wrapped?: v.GenericSchema;
  fallback?: unknown;
  pipe?: readonly Step[];
}

/** A part of a pipe: a check, or a schema with a pipe of its own. */
interface Step {
  type: string;
  requirement?: unknown;
  pipe?: readonly Step[];
}

export interface Choices {
  /** Values of open enumerations: those that are known, by default. */
  openEnum?: (known: readonly unknown[]) => fc.Arbitrary<unknown>;
}

/**
 * Values that fit a schema of the contract.
 * @throws Error for a schema of a kind that the contract did not use when this was written
 */
export function arbitraryOf(schema: v.GenericSchema, choices: Choices = {}): fc.Arbitrary<unknown> {
  const of = (part: v.GenericSchema) => arbitraryOf(part, choices);
  const described = schema as unknown as Described;
  const { type, entries, item, items, options, wrapped } = described;
  if (type === 'picklist' && described.fallback !== undefined) {
    const known = (options ?? []).filter((option) => option !== described.fallback);
    return choices.openEnum?.(known) ?? fc.constantFrom(...known);
  }
  switch (type) {
    case 'object': {
      const record = fc.record(
        Object.fromEntries(Object.entries(entries ?? {}).map(([key, part]) => [key, of(part)])),
      );
      // A rule between fields: some of what fits each of them fits all.
      return described.pipe ? record.filter((value) => v.is(schema, value)) : record;
    }
    case 'array':
      return fc
        .array(of(item!), { minLength: 1, maxLength: 3 })
        .filter((value) => isWithoutRepeats(schema, value));
    case 'tuple':
      return fc.tuple(...(items ?? []).map(of));
    case 'nullable':
      return fc.option(of(wrapped!), { nil: null, freq: 3 });
    case 'optional':
      return of(wrapped!);
    case 'union':
    case 'variant':
      // A number that may arrive as text.
      if (requirement(described, 'max_value') !== undefined) return wholeNumber(described);
      return fc.oneof(...(options as v.GenericSchema[]).map(of));
    case 'picklist':
      return fc.constantFrom(...(options ?? []));
    case 'literal':
      return fc.constant(described.literal);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'number':
      return wholeNumber(described);
    case 'string':
      return text(described);
    case 'blob':
      return fc.constant(new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
    default:
      throw new Error(`There is no arbitrary for a schema of type ${type}.`);
  }
}

/** Returns true if each entry that has an id, or the like, is there once. */
function isWithoutRepeats(schema: v.GenericSchema, value: unknown[]): boolean {
  const parsed = v.safeParse(schema, value);
  return parsed.success && (parsed.output as unknown[]).length === value.length;
}

/** The checks of a schema, in their order. */
function stepsOf(schema: { pipe?: readonly Step[] }): readonly Step[] {
  return (schema.pipe ?? []).flatMap((step) => (step.pipe ? stepsOf(step) : [step]));
}

function requirement(schema: Described, type: string): unknown {
  return stepsOf(schema).find((step) => step.type === type)?.requirement;
}

function wholeNumber(schema: Described): fc.Arbitrary<number> {
  return fc.integer({
    min: (requirement(schema, 'min_value') as number | undefined) ?? 0,
    max: (requirement(schema, 'max_value') as number | undefined) ?? 1_000_000,
  });
}

const regexOf = (schema: v.GenericSchema) => requirement(schema as unknown as Described, 'regex');

const fraction = fc.stringMatching(/^(?:\.\d{1,18})?$/);
const above = (least: bigint) =>
  fc
    .tuple(fc.bigInt({ min: least, max: 10n ** 24n }), fraction)
    .map(([whole, digits]) => `${whole}${digits}`);

/** Figures by the regular expression that tells them apart. */
const figures = new Map<unknown, fc.Arbitrary<string>>([
  [
    regexOf(signedDecimal),
    fc.tuple(fc.constantFrom('', '-'), above(1n)).map(([sign, text]) => sign + text),
  ],
  [regexOf(nonNegativeDecimal), above(0n)],
  [regexOf(positiveDecimal), above(1n)],
  [regexOf(rate), fraction.map((digits) => `0${digits}`)],
]);

const moment = fc
  .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
  .map((date) => date.toISOString());

function text(schema: Described): fc.Arbitrary<string> {
  const regex = requirement(schema, 'regex') as RegExp | undefined;
  if (schemaIs(schema, timestamp)) return moment;
  if (stepsOf(schema).some(({ type }) => type === 'iso_date'))
    return moment.map((iso) => iso.slice(0, 10));
  const figure = figures.get(regex);
  if (figure) return figure;
  if (regex) return fc.stringMatching(regex);
  if (stepsOf(schema).some(({ type }) => type === 'email'))
    return fc.stringMatching(/^[a-z]{1,20}@[a-z]{2,20}\.[a-z]{2,6}$/);
  const exact = requirement(schema, 'length') as number | undefined;
  return fc
    .string({
      minLength: exact ?? (requirement(schema, 'min_length') as number | undefined) ?? 0,
      maxLength:
        exact ?? Math.min((requirement(schema, 'max_length') as number | undefined) ?? 30, 30),
      unit: 'grapheme-ascii',
    })
    .map((words) => words.replaceAll(/^\s|\s$/g, 'x'));
}

function schemaIs(schema: Described, other: v.GenericSchema): boolean {
  const kinds = (one: Described) =>
    stepsOf(one)
      .map(({ type }) => type)
      .join(' ');
  return kinds(schema) === kinds(other as unknown as Described);
}
