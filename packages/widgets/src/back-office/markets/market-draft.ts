import { storageKeys } from '@agio/api-client';
import { marketStatuses } from '@agio/api-client/contract';
import type { KeepInput } from '@agio/ui/form';
import * as v from 'valibot';
import { defineSetting } from '../../host/index.ts';
import { shelves } from './model/markets-view.ts';

const draft = v.object({
  shelf: v.picklist(shelves),
  id: v.string(),
  /** Typed values by field; untouched fields are left out and stay as the exchange has them. */
  fields: v.record(v.string(), v.union([v.string(), v.boolean()])),
  /** New status of a market. */
  status: v.optional(v.picklist(marketStatuses)),
  /** It was looked at once more and sent, with this reason. */
  sent: v.optional(v.object({ reason: v.string() })),
});
export type MarketDraft = v.InferOutput<typeof draft>;

/** The change of a market or an asset for which an administrator had to sign in again. For this tab. */
export const marketDraft = defineSetting(
  storageKeys.marketDraft,
  v.nullable(draft),
  null,
  'session',
);

/** Puts what was typed into the form as it opens. */
export const restoredFrom = <Field extends string>(
  given: MarketDraft | undefined,
  fields: readonly Field[],
): KeepInput<Field> | undefined =>
  given && { store: { get: () => given.fields, set: () => undefined }, fields };

/** Returns the typed values of some fields of a form. */
export const typedIn = <
  Form extends Readonly<Record<Field, string | boolean>>,
  Field extends string,
>(
  form: Form,
  fields: readonly Field[],
): MarketDraft['fields'] => Object.fromEntries(fields.map((field) => [field, form[field]]));
