import {
  type FormStore,
  getInput,
  insert,
  type PathValue,
  remove,
  type RequiredPath,
  setInput,
  useFieldArray,
  useForm as useFormStore,
  type ValidArrayPath,
  type ValidPath,
} from '@formisch/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { type Fault, faultOf, type FormSchema, isWithin, readForm } from './faults.ts';
import { type KeepInput, useKeptInput } from './keep-input.ts';

/** What came of a form that was sent: nothing, or the faults that the server found in it. */
export type SubmitAnswer = void | readonly Fault[];

export interface FormOptions<Schema extends FormSchema> {
  /**
   * The rules, whose messages are the codes of the faults. Its fields stay the same while the form is shown; what they
   * are measured against may change, such as the day.
   */
  schema: Schema;
  /** What the fields begin with; empty ones with `''`, `false` or `[]`. */
  initial: v.InferInput<Schema>;
  /**
   * Words for a fault, at its field and on the button. Undefined: the fault's own message, or nothing is said there.
   */
  faultText: (fault: Fault, place: 'field' | 'button') => string | undefined;
  /**
   * Called with what the schema makes of the input, once: until a promise that it answers is settled nothing else is
   * sent. Faults that come back are shown at their fields, until these change; what was typed stays. A promise that is
   * rejected is the caller's: its words are an `error` of the form.
   */
  onSubmit: (output: v.InferOutput<Schema>) => SubmitAnswer | Promise<SubmitAnswer>;
  /** Keeps what is typed over a sign-in and a reload. */
  keep?: KeepInput<keyof v.InferInput<Schema> & string> | undefined;
}

/** What a field takes: spread it over any field of this package. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
  /** What is wrong, once the field was left or sent; undefined while there is nothing to say. */
  error: string | undefined;
}

/** What a checkbox takes. */
export interface CheckboxBinding {
  name: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

type Names<Schema extends FormSchema, Value> = {
  [Name in keyof v.InferInput<Schema>]: v.InferInput<Schema>[Name] extends Value ? Name : never;
}[keyof v.InferInput<Schema>] &
  string;

export interface FormState<Schema extends FormSchema> {
  /** As typed. */
  readonly values: v.InferInput<Schema>;
  /** What is wrong now, in the order of the schema. */
  readonly faults: readonly Fault[];
  /** Why it cannot be sent: the words of the first fault, for the submit button. */
  readonly reason: string | undefined;
  /** Whether anything differs from what the form began with. */
  readonly isDirty: boolean;
  /** A promise of `onSubmit` is not settled. */
  readonly isSubmitting: boolean;
  /** A field of the form by its name, or one inside it by its path: `['owners', 0, 'name']`. */
  field: {
    <Name extends keyof v.InferInput<Schema> & string>(
      name: Name,
    ): FieldBinding<v.InferInput<Schema>[Name]>;
    <const Path extends RequiredPath>(
      path: ValidPath<v.InferInput<Schema>, Path>,
    ): FieldBinding<PathValue<v.InferInput<Schema>, Path>>;
  };
  checkbox: (name: Names<Schema, boolean>) => CheckboxBinding;
  /** For {@link Form}: spread it over the form. */
  readonly form: { readonly ref: RefObject<HTMLFormElement | null>; readonly onSubmit: () => void };
  /** For {@link useFormList}. */
  readonly store: FormStore<Schema>;
}

/**
 * The state of a form: what was typed, and what follows from it by its schema. Renders once for a key that is typed.
 * Nothing that was typed is lost: not by a refused answer, and with `keep` not by a sign-in or a reload.
 */
export function useForm<Schema extends FormSchema>({
  schema,
  initial,
  faultText,
  onSubmit,
  keep,
}: FormOptions<Schema>): FormState<Schema> {
  const store = useFormStore({ schema, initialInput: initial as never });
  const values = getInput(store) as v.InferInput<Schema>;
  const { isDirty } = store;
  const { faults } = readForm(schema, values);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);
  // A second press comes before the next render.
  const isSent = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (path: RequiredPath, value: unknown) => {
    const name = path.join('.');
    setRefused((now) => now.filter((fault) => !isWithin(fault.field, name)));
    setInput(store, { path, input: value } as never);
  };
  useKeptInput({ keep, values, isDirty, restore: (field, value) => change([field], value) });

  // When the fields are unlocked again: a locked one takes no focus.
  useEffect(() => {
    if (refused.length > 0 && !isSubmitting) focusFirst(form.current, refused);
  }, [refused, isSubmitting]);

  async function settle(answer: Promise<SubmitAnswer>) {
    isSent.current = true;
    setSubmitting(true);
    try {
      setRefused((await answer) ?? []);
    } finally {
      isSent.current = false;
      setSubmitting(false);
    }
  }

  function submit() {
    if (isSent.current) return;
    const read = readForm(schema, getInput(store));
    if (read.output === undefined) {
      setLeft(new Set(read.faults.flatMap((fault) => pathsOf(fault.field))));
      focusFirst(form.current, read.faults);
      return;
    }
    const answer = onSubmit(read.output);
    if (answer instanceof Promise) void settle(answer);
    else setRefused(answer ?? []);
  }

  const field = (of: string | RequiredPath) => {
    const path: RequiredPath = typeof of === 'string' ? [of] : of;
    const name = path.join('.');
    const value = valueAt(values, path);
    const fault = faultOf(refused, name) ?? (left.has(name) ? faultOf(faults, name) : undefined);
    return {
      name,
      value,
      error: fault && (faultText(fault, 'field') ?? fault.message),
      onValueChange: (next: unknown) => change(path, next),
      // An empty field is not told off when one only passes through it.
      onBlur: () => isEmpty(value) || setLeft((now) => new Set(now).add(name)),
    };
  };

  const [first] = faults;
  return {
    values,
    faults,
    reason: first && faultText(first, 'button'),
    isDirty,
    isSubmitting,
    field: field as FormState<Schema>['field'],
    checkbox: (name) => ({
      name,
      checked: values[name] === true,
      onCheckedChange: (checked) => change([name], checked),
    }),
    form: { ref: form, onSubmit: submit },
    store,
  };
}

/** The items of a list in a form, with what a row of them needs. */
export interface FormList<Item> {
  /** One for each item, the same wherever it moves. */
  readonly keys: readonly string[];
  add: (item: Item) => void;
  remove: (index: number) => void;
}

/** A list of a form whose items are added and removed; their fields are those of {@link FormState.field}. */
export function useFormList<Schema extends FormSchema, const Path extends RequiredPath>(
  { store }: Pick<FormState<Schema>, 'store'>,
  path: ValidArrayPath<v.InferInput<Schema>, Path>,
): FormList<PathValue<v.InferInput<Schema>, [...Path, number]>> {
  const { items } = useFieldArray(store, { path });
  return {
    keys: items,
    add: (item) => insert(store, { path, initialInput: item as never }),
    remove: (at) => remove(store, { path, at }),
  };
}

const isEmpty = (value: unknown) =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0);

function valueAt(values: unknown, path: RequiredPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<string | number, unknown>> | undefined)?.[key],
    values,
  );
}

/** `owners.0.name` with all that it is inside of. */
function pathsOf(field: string): string[] {
  const keys = field.split('.');
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
}

/** The control of the first fault, or of what holds it. */
function focusFirst(form: HTMLFormElement | null, [first]: readonly Fault[]): void {
  if (first === undefined || form === null) return;
  const control = [...form.elements].find(
    (each) =>
      each instanceof HTMLElement &&
      'name' in each &&
      typeof each.name === 'string' &&
      each.name !== '' &&
      (isWithin(first.field, each.name) || isWithin(each.name, first.field)),
  );
  if (control instanceof HTMLElement) control.focus();
}
