import { type Announcement, storageKeys } from '@agio/api-client';
import { useAnnouncements } from '@agio/api-client/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { defineSetting, useHost, useSetting } from '../host/index.ts';

/** Ids of the announcements that were seen. */
const announcementsSeen = defineSetting<readonly string[]>(
  storageKeys.announcementsSeen,
  v.array(v.string()),
  [],
);

/** Limits what is stored as seen. */
const maxKept = 500;
const none: never[] = [];

/** The current announcements of one kind of display. */
export interface Announced {
  /** From its release until its end, newest first. */
  announced: Announcement[];
  /** Announcements that were not seen in this browser. */
  unseen: Announcement[];
  markSeen: () => void;
  /** The answer of the exchange, which also has past and future announcements. */
  answer: ReturnType<typeof useAnnouncements>;
}

/**
 * Returns the current announcements of one kind of display. Renders again when one begins or ends.
 *
 * @param isOwn true for those that are for named variants only, this one among them
 */
export function useAnnounced(type: Announcement['type'], isOwn = false): Announced {
  const answer = useAnnouncements();
  const data = answer.data ?? none;
  const { brand } = useHost();
  const [seen, setSeen] = useSetting(announcementsSeen);
  const now = useTimeAt(data.flatMap(timesOf));
  const announced = data
    .filter((each) => {
      const [from, until] = timesOf(each);
      return each.type === type && isFor(each, brand, isOwn) && from <= now && now < until;
    })
    .toSorted((a, b) => timesOf(b)[0] - timesOf(a)[0])
    .slice(0, maxKept);
  const known = new Set(seen);
  const unseen = announced.filter(({ id }) => !known.has(id));
  return {
    announced,
    unseen,
    answer,
    markSeen: () => {
      if (unseen.length === 0) return;
      // Ids that the exchange no longer lists are dropped.
      const listed = new Set(data.map(({ id }) => id));
      setSeen([...seen.filter((id) => listed.has(id)), ...unseen.map(({ id }) => id)]);
    },
  };
}

/** Returns true where readers of this variant get the announcement (ux-review L11). */
const isFor = ({ brands }: Announcement, brand: string | undefined, isOwn: boolean): boolean =>
  brands ? brand === undefined || brands.includes(brand) : !isOwn;

/** Release and end, in milliseconds since 1970. */
const timesOf = ({ releasesAt, expiresAt }: Announcement): [from: number, until: number] => [
  Date.parse(releasesAt),
  Date.parse(expiresAt),
];

/** The longest delay of a timer, in milliseconds; longer ones end at once. */
const longestTimer = 2 ** 31 - 1;

/** The time in milliseconds since 1970, updated at the next of these moments. */
function useTimeAt(moments: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - now, longestTimer));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}

/** The first items of a list; each call of `more` adds `step` items. `more` is undefined once all are shown. */
export function useFirst<T>(
  list: readonly T[],
  step: number,
): { first: readonly T[]; more: (() => void) | undefined } {
  const [count, setCount] = useState(step);
  return {
    first: list.slice(0, count),
    more: list.length > count ? () => setCount(count + step) : undefined,
  };
}
