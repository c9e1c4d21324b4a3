import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { createPersisted } from '@agio/widgets/host';

/** The important notice (spec §4, Login 6): each sign-in makes it due until it was read. */
export const importantNotice = createPersisted(
  storageKeys.importantNoticeSeen,
  v.picklist(['unseen', 'due', 'seen']),
  'unseen',
);

/** True if the notices over the desk, which needs its height, are one line with their number. */
export const noticesFolded = createPersisted(storageKeys.noticesFolded, v.boolean(), true);
