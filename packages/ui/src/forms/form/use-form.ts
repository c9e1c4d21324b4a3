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
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { type Fault, faultOf, type FormSchema, isWithin, readForm } from './faults.ts';
import { type KeepInput, useKeptInput } from './keep-input.ts';
import { useAfterPress } from './use-after-press.ts';

/** The result of a submit: nothing, or the faults that the server found. */
export type SubmitAnswer = void | readonly Fault[];

export interface FormOptions<Schema extends FormSchema> {
  /**
   * The rules; their messages are the codes of the faults. The set of fields must not change while the form is shown; the
   * requirements may, such as the current day.
   */
  schema: Schema;
  /** The initial value of every field; `''`, `false` or `[]` for an empty one. */
  initial: v.InferInput<Schema>;
  /**
   * The words of a fault, at its field and on the button. Undefined shows the message of the fault, or nothing.
   */
  faultText: (fault: Fault, place: 'field' | 'button') => string | undefined;
  /**
   * Called with the output of the schema. While a returned promise is pending, further submits are ignored. Faults that it
   * resolves to are shown at their fields until these change; the input stays. The caller handles a rejected promise, with
   * `error` of the form.
   */
  onSubmit: (output: v.InferOutput<Schema>) => SubmitAnswer | Promise<SubmitAnswer>;
  /** Stores the input over a sign-in and a reload. */
  keep?: KeepInput<keyof v.InferInput<Schema> & string> | undefined;
}

/** The props of a field: spread them over any field of this package. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
  /** The words of the fault, after the field was left or the form was sent. */
  error: ReactNode;
}

/** The props of a checkbox. */
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
  /** The input as typed. */
  readonly values: v.InferInput<Schema>;
  /** The current faults in the order of the schema. */
  readonly faults: readonly Fault[];
  /** The words of the first fault, for the submit button. */
  readonly reason: string | undefined;
  /** True while any field differs from its initial value. */
  readonly isDirty: boolean;
  /** True while a promise of `onSubmit` is pending. */
  readonly isSubmitting: boolean;
  /** The props of a field by its name, or of a nested one by its path: `['owners', 0, 'name']`. */
  field: {
    <Name extends keyof v.InferInput<Schema> & string>(
      name: Name,
    ): FieldBinding<v.InferInput<Schema>[Name]>;
    <const Path extends RequiredPath>(
      path: ValidPath<v.InferInput<Schema>, Path>,
    ): FieldBinding<PathValue<v.InferInput<Schema>, Path>>;
  };
  checkbox: (name: Names<Schema, boolean>) => CheckboxBinding;
  /** The props of {@link Form}: spread them over it. */
  readonly form: { readonly ref: RefObject<HTMLFormElement | null>; readonly onSubmit: () => void };
  /** For {@link useFormList}. */
  readonly store: FormStore<Schema>;
}

/**
 * The state of a form: its input and the faults that the schema finds in it. One render per typed key. The input is kept
 * after a refused answer, and with `keep` over a sign-in and a reload.
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
  const afterPress = useAfterPress();
  // A second press may come before the next render.
  const isSent = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (path: RequiredPath, value: unknown) => {
    const name = path.join('.');
    setRefused((now) => now.filter((fault) => !isWithin(fault.field, name)));
    setInput(store, { path, input: value } as never);
  };
  useKeptInput({ keep, values, isDirty, restore: (field, value) => change([field], value) });

  // After the fields are enabled again: a disabled one takes no focus.
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
      // Tabbing through an empty field shows no fault. A fault takes room: not while the button below is being pressed.
      onBlur: () => isEmpty(value) || afterPress(() => setLeft((now) => new Set(now).add(name))),
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

/** The items of a list in a form. */
export interface FormList<Item> {
  /** One React key per item, which stays with the item when it moves. */
  readonly keys: readonly string[];
  add: (item: Item) => void;
  remove: (index: number) => void;
}

/** A list in a form with items to add and remove; their fields come from {@link FormState.field}. */
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

/** `owners.0.name`, `owners.0` and `owners`. */
function pathsOf(field: string): string[] {
  const keys = field.split('.');
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
}

/** The control of the first fault, or of the nearest field around it. */
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
