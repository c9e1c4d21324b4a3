import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import { announcementDisplays } from './base/enums.ts';
import { id, listOf, nothing, openEnum, timestamp } from './base/primitives.ts';
import { textUpTo, url, words } from './base/texts.ts';

export const announcement = v.object({
  id,
  type: openEnum(announcementDisplays),
  description: words,
  /** Code of the language of the description; missing or null where it is not known. */
  language: v.optional(v.nullable(textUpTo(35))),
  /** https, or an address of the app that begins with one slash: a screen refuses anything else. */
  link: v.nullable(url),
  /** Shown from here … */
  releasesAt: timestamp,
  /** … until here. */
  expiresAt: timestamp,
  /** Names of the white-label variants whose readers see it; missing or null: all. */
  brands: v.optional(v.nullable(listOf(textUpTo(64), 50))),
});
export type Announcement = v.InferOutput<typeof announcement>;

export const announcements = {
  /** Announcements that are or will be shown. */
  list: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/v1/announcement',
    auth: 'optional',
    input: nothing,
    output: listOf(announcement, 500),
  }),
};
