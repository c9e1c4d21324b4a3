import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting } from '../../host/index.ts';
import { displays } from './model/announcement-form.ts';

const list = v.array(v.string());

/** The announcement that was typed and not published, with its id and the version that its author has seen. For this tab. */
export const announcementDraft = defineSetting(
  storageKeys.announcementDraft,
  v.nullable(
    v.object({
      id: v.string(),
      isNew: v.boolean(),
      seenVersion: v.number(),
      form: v.object({
        type: v.picklist(displays),
        texts: v.record(v.string(), v.string()),
        link: v.string(),
        from: v.string(),
        until: v.string(),
        tiers: list,
        countries: list,
        brands: list,
      }),
    }),
  ),
  null,
  'session',
);
