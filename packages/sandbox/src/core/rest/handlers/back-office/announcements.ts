import { announcementDisplays, type announcementSorts } from '@agio/api-client/contract';
import type { AnnouncementRecord } from '../../../records/tables.ts';
import { type SortKeys, sortedPage, wordKey } from '../../../services/sorting.ts';
import { staffAnnouncement, stateOf } from '../../../services/staff/announcements.ts';
import type { AreaHandlers } from '../../context.ts';

export const backOfficeAnnouncements: AreaHandlers<'backOfficeAnnouncements'> = {
  list: ({ announcements, now }, { search = '', state, type, sort = '-from', cursor, limit }) => {
    const wanted = search.trim().toLowerCase();
    const found = [...announcements.all()].filter(
      (record) =>
        (state === undefined || stateOf(record, now) === state) &&
        (type === undefined || record.type === type) &&
        [record.id, record.description, ...Object.values(record.translations ?? {})].some((text) =>
          text.toLowerCase().includes(wanted),
        ),
    );
    const { items, ...page } = sortedPage(found, keys, { sort, cursor, limit });
    return { ...page, items: items.map((record) => staffAnnouncement(record, now)) };
  },

  details: ({ announcements, now }, { id }) => staffAnnouncement(announcements.find(id), now),

  publish: (context, { id, ...announcement }) =>
    staffAnnouncement(
      context.announcements.publish(context.actor(), id, announcement),
      context.now,
    ),

  withdraw: (context, { id, seenVersion }) =>
    staffAnnouncement(
      context.announcements.withdraw(context.actor(), id, seenVersion),
      context.now,
    ),
};

const keys: SortKeys<(typeof announcementSorts)[number], AnnouncementRecord> = {
  type: ({ type }) => wordKey(announcementDisplays, type),
  from: ({ releasesAt }) => releasesAt,
  until: ({ expiresAt }) => expiresAt,
  changed: ({ changed }) => changed?.time ?? null,
};
