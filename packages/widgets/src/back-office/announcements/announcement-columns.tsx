import type { StaffAnnouncement } from '@agio/api-client/contract';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { languageCalled } from '@agio/ui/languages';
import { listOf } from '@agio/ui/list-of';
import { LongText } from '@agio/ui/long-text';
import { ShortText } from '@agio/ui/short-text';
import { StatusPill } from '@agio/ui/status-pill';
import { useMemo } from 'react';
import { useHost } from '../../host/index.ts';
import { RowCard } from '../frame/list/row-card.tsx';
import { RowLink } from '../frame/list/row-link.tsx';
import { sortedDown } from '../frame/list/staff-columns.tsx';
import { changeTextMessages } from '../audit/change-text-messages.ts';
import { announcementMessages } from './announcements-messages.ts';

const tones = {
  Scheduled: 'info',
  Live: 'success',
  Over: 'neutral',
  Withdrawn: 'neutral',
  Unknown: 'neutral',
} as const;

/** State of an announcement. */
export function AnnouncementState({ state }: Pick<StaffAnnouncement, 'state'>) {
  const t = useMessages(announcementMessages);
  return <StatusPill tone={tones[state]}>{t.states[state]}</StatusPill>;
}

/** Customers who see an announcement; a part that is null or empty leaves none of them out. */
type Audience = Readonly<
  Record<'tiers' | 'countries', readonly string[] | null> & {
    brands?: readonly string[] | null | undefined;
  }
>;

/** Returns the customers who see an announcement in words. */
export function useAudienceText() {
  const t = useMessages(announcementMessages);
  const { value: words } = useMessages(changeTextMessages);
  const locale = useLocale();
  const { brands: titles } = useHost();
  return useMemo(() => {
    const countries = new Intl.DisplayNames(locale, { type: 'region' });
    const tierWords: Readonly<Record<string, string>> = words;
    return ({ tiers, countries: codes, brands }: Audience) => {
      const parts = [
        ...(tiers ?? []).map((tier) => tierWords[tier] ?? tier),
        ...(codes ?? []).map((code) => countries.of(code) ?? code),
        ...(brands ?? []).map((brand) => titles?.[brand]?.title ?? brand),
      ];
      return parts.length === 0 ? t.everyone : listOf(parts, locale);
    };
  }, [t, words, locale, titles]);
}

/** Returns the columns of the announcements. */
export function useAnnouncementColumns(): readonly DataGridColumn<StaffAnnouncement>[] {
  const t = useMessages(announcementMessages);
  const audience = useAudienceText();
  return useMemo(
    (): DataGridColumn<StaffAnnouncement>[] => [
      {
        id: 'text',
        header: t.one,
        rowHeader: true,
        size: 300,
        cell: ({ description, language }) => (
          <ShortText
            text={description}
            lang={language ?? undefined}
            className="wg:block wg:truncate"
          />
        ),
      },
      { id: 'type', header: t.type, size: 110, sortable: true, cell: ({ type }) => t.types[type] },
      {
        id: 'state',
        header: t.state,
        size: 130,
        cell: ({ state }) => <AnnouncementState state={state} />,
      },
      {
        id: 'from',
        header: t.from,
        ...sortedDown,
        size: 190,
        cell: ({ releasesAt }) => <TimeText iso={releasesAt} className="wg:text-fg-muted" />,
      },
      {
        id: 'until',
        header: t.until,
        ...sortedDown,
        size: 190,
        cell: ({ expiresAt }) => <TimeText iso={expiresAt} className="wg:text-fg-muted" />,
      },
      {
        id: 'audience',
        header: t.audience,
        optional: true,
        size: 180,
        cell: (each) => audience(each),
      },
    ],
    [t, audience],
  );
}

/** Announcement on a phone: a link to its details. */
export function AnnouncementCard({
  announcement: { description, language, type, state, releasesAt },
  href,
}: {
  announcement: StaffAnnouncement;
  href: string;
}) {
  const t = useMessages(announcementMessages);
  return (
    <RowCard
      title={
        <RowLink href={href}>
          <ShortText text={description} lang={language ?? undefined} length={60} />
        </RowLink>
      }
      more={<TimeText iso={releasesAt} short />}
      end={<AnnouncementState state={state} />}
      endMore={t.types[type]}
    />
  );
}

/** Texts of an announcement in every language that it has. */
export function AnnouncementTexts({ announcement }: { announcement: StaffAnnouncement }) {
  const { description, language, translations } = announcement;
  const all = [{ language: language ?? 'en', text: description }, ...translations];
  return (
    <dl className="wg:flex wg:flex-col wg:gap-3 wg:text-sm">
      {all.map(({ language: code, text }) => (
        <div key={code}>
          <dt lang={code} className="wg:text-xs wg:text-fg-muted">
            {languageCalled(code).name}
          </dt>
          <dd className="wg:wrap-anywhere">
            <LongText text={text} lang={code} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
