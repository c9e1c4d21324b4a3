import * as v from 'valibot';

/** What is wrong with a form, as data: the words are chosen where they are shown. */
export interface Fault {
  /** The field, by its path: `name`, `owners.0.name`. Empty where the form as a whole is wrong. */
  readonly field: string;
  /** What is wrong: the message of the rule in the schema (`missing`), or a code of the server. */
  readonly code: string;
  /** What the rule asks for, for example the most characters. */
  readonly requirement?: unknown;
  /** What the rule was applied to, for example the one address of a list that is none. */
  readonly input?: unknown;
  /** What the server said of it in words, for a code that the form has none for. */
  readonly message?: string | undefined;
}

type Entries = Record<string, unknown>;

/** A schema of a form: an object, possibly followed by checks over several fields or by a transformation. */
export type FormSchema = v.GenericSchema<Entries, Entries>;

/** A form as its schema reads it: every fault in the order of the schema, or what is to be sent. */
export interface FormReading<Output> {
  readonly faults: readonly Fault[];
  /** Undefined while there is a fault. */
  readonly output: Output | undefined;
}

/** Reads what was typed by the schema. A field has one fault at a time: the first rule that it breaks. */
export function readForm<Schema extends FormSchema>(
  schema: Schema,
  input: unknown,
): FormReading<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, input, { abortPipeEarly: true });
  return read.success
    ? { faults: [], output: read.output }
    : { faults: read.issues.map(toFault), output: undefined };
}

function toFault(issue: v.BaseIssue<unknown>): Fault {
  const { message: code, requirement, input } = issue;
  return { field: v.getDotPath(issue) ?? '', code, requirement, input };
}

/** Whether `part` is the field or something inside it: `addresses.2` is in `addresses`. */
export function isWithin(part: string, field: string): boolean {
  return part === field || part.startsWith(`${field}.`);
}

/** The first fault of a field or of anything inside it. */
export function faultOf(faults: readonly Fault[], field: string): Fault | undefined {
  return faults.find((fault) => isWithin(fault.field, field));
}
