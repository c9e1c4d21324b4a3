import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting } from '../provider/index.ts';

const draft = v.object({
  userId: v.string(),
  kind: v.picklist(['status', 'tier', 'address']),
  /** The new status or tier, or the id of the address. */
  to: v.string(),
  reason: v.string(),
});
export type ChangeDraft = v.InferOutput<typeof draft>;

/** The change for which the officer had to sign in again: its dialog opens as it was when they are back. For this tab. */
export const changeDraft = defineSetting(
  storageKeys.accountChangeDraft,
  v.nullable(draft),
  null,
  'session',
);
