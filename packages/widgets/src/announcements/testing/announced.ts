import type { Announcement } from '@agio/api-client';

const day = 24 * 60 * 60 * 1000;

/** An announcement that began a day ago and ends in a day; at the reader's clock, which judges it. */
export const announcement = (fields: Partial<Announcement> = {}): Announcement => ({
  id: 'a1',
  type: 'Board',
  description: 'Deposits on the Core network will pause on Sunday from 06:00 to 06:30 UTC.',
  link: 'https://agio.example/status',
  releasesAt: new Date(Date.now() - day).toISOString(),
  expiresAt: new Date(Date.now() + day).toISOString(),
  ...fields,
});

/** An exchange that announces this and nothing else. */
export const announcing = (...announcements: Announcement[]) => ({
  answer: ({ url }: Request) =>
    new URL(url).pathname.endsWith('/announcement') ? Response.json(announcements) : undefined,
});
