import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { createPersisted } from '@agio/widgets/host';

/** True if the notices over the desk, which needs its height, are one line with their number. */
export const noticesFolded = createPersisted(storageKeys.noticesFolded, v.boolean(), true);
