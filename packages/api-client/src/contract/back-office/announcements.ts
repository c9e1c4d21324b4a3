// @where Back office: announcements, with their languages, longest text, audience and schedule
import * as v from 'valibot';
import { announcement } from '../announcements.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { announcementDisplays, tiers } from '../base/enums.ts';
import { count } from '../base/figures.ts';
import {
  closedEnum,
  id,
  listOf,
  openEnum,
  page,
  pageQuery,
  queryInteger,
  timestamp,
} from '../base/primitives.ts';
import { sortBy } from '../base/sort.ts';
import { isSeen, name, textUpTo, url, words } from '../base/texts.ts';
import { adminsOnly, backOffice } from './staff.ts';

/** States of an announcement: three follow from its times, one from an act of staff. */
export const announcementStates = ['Scheduled', 'Live', 'Over', 'Withdrawn'] as const;

/** Columns by which announcements can be sorted. */
export const announcementSorts = ['type', 'from', 'until', 'changed'] as const;

/** Longest text of an announcement, in one language. */
export const longestAnnouncement = 500;

const languageCode = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
  v.maxLength(35),
);

/** Readers who see it; a part that is null leaves none of them out. Guests have neither tier nor country. */
const audience = {
  tiers: v.nullable(v.pipe(v.array(closedEnum(tiers)), v.minLength(1), v.maxLength(10))),
  /** Codes of countries of residence, such as `CH`. */
  countries: v.nullable(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), v.minLength(1), v.maxLength(250)),
  ),
  /** Names of white-label variants. */
  brands: v.nullable(v.pipe(v.array(textUpTo(64)), v.minLength(1), v.maxLength(50))),
};

export const staffAnnouncement = v.object({
  ...announcement.entries,
  /** Texts for readers of other languages than that of the description, which all others get. */
  translations: listOf(v.object({ language: textUpTo(35), text: words }), 50, 'language'),
  tiers: v.nullable(listOf(openEnum(tiers), 10)),
  countries: v.nullable(listOf(textUpTo(2), 250)),
  state: openEnum(announcementStates),
  /** Counts its changes. A change names the one that its author has seen. */
  version: count,
  /** The latest act of staff; null for one that the exchange began with. */
  changed: v.nullable(v.object({ officerId: id, officer: name, time: timestamp })),
});
export type StaffAnnouncement = v.InferOutput<typeof staffAnnouncement>;

const seenVersion = queryInteger(0, 1_000_000);

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(longestAnnouncement),
  v.check(
    (words) => isSeen(words.replaceAll('\n', '')),
    'must not contain characters that cannot be seen',
  ),
);

export const newAnnouncement = v.object({
  type: closedEnum(announcementDisplays),
  /** In English. */
  description: text,
  translations: listOf(v.object({ language: languageCode, text }), 50, 'language'),
  /** An https address, or one of the app, such as `/markets`. */
  link: v.nullable(v.pipe(url, v.regex(/^(?:https:\/\/[^/\\\s]\S*|\/(?:[^/\\\s]\S*)?)$/))),
  releasesAt: timestamp,
  expiresAt: timestamp,
  ...audience,
});
export type NewAnnouncement = v.InferOutput<typeof newAnnouncement>;

/**
 * Announcements to customers, which `announcements.list` answers in the language of each reader. Extensions: the
 * specification has no calls to make them.
 */
export const backOfficeAnnouncements = {
  /** List announcements, the latest first unless sorted; the oldest that are over are not kept. */
  list: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/announcements`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: v.object({
      /** A part of its text in any language. */
      search: v.optional(textUpTo(200)),
      state: v.optional(closedEnum(announcementStates)),
      type: v.optional(closedEnum(announcementDisplays)),
      sort: v.optional(sortBy(announcementSorts)),
      ...pageQuery,
    }),
    output: page(staffAnnouncement),
  }),
  /** Read one announcement with its texts, audience and state. */
  details: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/announcements/{id}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: v.object({ id }),
    output: staffAnnouncement,
  }),
  /**
   * Publish an announcement under an id that its author makes, or change one. `seenVersion` is 0 for a new one; after
   * any other change since then it is refused with 409 and the name of who made it. Readers hear of it at once, or at
   * its release.
   */
  publish: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/announcements/{id}`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    idempotent: true,
    input: v.object({
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
      seenVersion,
      ...newAnnouncement.entries,
    }),
    output: staffAnnouncement,
  }),
  /** End one now, or take back one that is to come. One that is over stays as it is. No sign-in of lately is asked. */
  withdraw: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/announcements/{id}/withdraw`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    idempotent: true,
    input: v.object({ id, seenVersion }),
    output: staffAnnouncement,
  }),
};
