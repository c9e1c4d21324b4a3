import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting } from '../../host/index.ts';

const draft = v.object({
  userId: v.string(),
  kind: v.picklist(['status', 'tier']),
  /** The status or tier as the officer saw it. */
  from: v.string(),
  /** The new status or tier. */
  to: v.string(),
  reason: v.string(),
});
export type AccountActionDraft = v.InferOutput<typeof draft>;

/**
 * The change for which the officer had to sign in again: when they are back it is looked at once more, and not chosen again.
 * For this tab.
 */
export const accountActionDraft = defineSetting(
  storageKeys.accountChangeDraft,
  v.nullable(draft),
  null,
  'session',
);
