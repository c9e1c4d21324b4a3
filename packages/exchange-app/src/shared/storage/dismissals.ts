import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { createPersisted } from '@agio/widgets/provider';

/**
 * The important notice (spec §4, Login 6): a sign-in makes it due unless it was read; closed without reading it comes
 * again with the next sign-in.
 */
export const importantNotice = createPersisted(
  storageKeys.importantNoticeSeen,
  v.picklist(['unseen', 'due', 'seen']),
  'unseen',
);

/**
 * Whether the dialog of the rewards still has to open by itself: once (spec §4, Activity and review states). And the day,
 * as `2026-11-22`, for which its banner is hidden.
 */
export const claimRewards = createPersisted(
  storageKeys.claimRewards,
  v.object({ isShown: v.boolean(), hiddenOn: v.optional(v.string()) }),
  { isShown: true },
);

/** Ids of the announcements that were looked at. */
export const announcementsSeen = createPersisted(
  storageKeys.announcementsSeen,
  v.array(v.string()),
  [],
);

/** Ids of the announcements over the page that were closed. */
export const announcementsDismissed = createPersisted(
  storageKeys.announcementsDismissed,
  v.array(v.string()),
  [],
);

/** Id of the request whose rejection was read (spec §4, Approval request flow). */
export const requestSeen = createPersisted(
  storageKeys.pendingRequestSeen,
  v.nullable(v.string()),
  null,
);
