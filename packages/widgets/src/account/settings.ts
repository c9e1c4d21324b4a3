import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting } from '../host/index.ts';

/** Id of the request whose rejection the reader has confirmed. */
export const requestSeen = defineSetting<string | null>(
  storageKeys.pendingRequestSeen,
  v.nullable(v.string()),
  null,
);

/**
 * State of the claim dialog: it opens without a press once. `hiddenOn` is the day
 * on which its banner is hidden, as `2026-11-22`.
 */
export const claimRewards = defineSetting<{ isShown: boolean; hiddenOn?: string | undefined }>(
  storageKeys.claimRewards,
  v.object({ isShown: v.boolean(), hiddenOn: v.optional(v.string()) }),
  { isShown: true },
);
