import type { ReactNode } from 'react';
import * as v from 'valibot';

/** A fault in a form, as data. The component that shows it chooses the words. */
export interface Fault {
  /** Path of the field: `name`, `owners.0.name`. Empty for a fault of the whole form. */
  readonly field: string;
  /** The message of the broken rule in the schema (`missing`), or a code of the server. */
  readonly code: string;
  /** The requirement of the rule, such as the most characters. */
  readonly requirement?: unknown;
  /** The input of the rule, such as the one invalid address of a list. */
  readonly input?: unknown;
  /** The server's own words, for a code for which the form has none. */
  readonly message?: ReactNode;
}

type Entries = Record<string, unknown>;

/** The schema of a form: an object, optionally with checks over several fields and a transformation. */
export type FormSchema = v.GenericSchema<Entries, Entries>;

/** The result of a schema: the faults in the order of the schema, or the output to send. */
export interface FormReading<Output> {
  readonly faults: readonly Fault[];
  /** Undefined while there is a fault. */
  readonly output: Output | undefined;
}

/** Parses the input by the schema. Each field has at most one fault: the first rule that it breaks. */
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

/** Returns true if `part` is the field or lies inside it: `addresses.2` is in `addresses`. */
export function isWithin(part: string, field: string): boolean {
  return part === field || part.startsWith(`${field}.`);
}

/** The first fault of a field or of a part of it. */
export function faultOf(faults: readonly Fault[], field: string): Fault | undefined {
  return faults.find((fault) => isWithin(fault.field, field));
}
