import { formatDateTime, formatFiat, missing } from '@agio/money';
import type { ReactNode } from 'react';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { useLocale } from '../../foundations/language/language.tsx';
import { listOf } from '../../foundations/list-of/list-of.ts';
import { formatDate } from '../shared/format-date.ts';
import type { FormatProps } from '../shared/modal.tsx';
import { wordFor } from '../shared/words.ts';
import type { UserDetailsLabels } from './messages.ts';
import type { DetailedUser } from './user.ts';

interface OverviewProps extends FormatProps {
  user: DetailedUser;
  words: UserDetailsLabels;
}

/** The facts about a user, one per row. */
export function Overview({ user, words, locale: ownLocale, timeZone }: OverviewProps) {
  const locale = useLocale(ownLocale);
  const { currency } = user;
  const rows: [string, ReactNode][] = [
    [words.email, user.email],
    [words.coreId, user.coreId ?? missing],
    [words.userId, user.id],
    [words.tier, wordFor(words.tiers, user.tier)],
    [
      words.roles,
      listOf(
        user.roles.map((role) => wordFor(words.roleNames, role)),
        locale,
      ) || words.noRoles,
    ],
    [words.residence, user.residence ?? missing],
    [words.customerSince, formatDate(user.customerSince, { locale, timeZone })],
    [
      words.lastSeen,
      user.lastSeenAt === null
        ? words.never
        : formatDateTime(user.lastSeenAt, { locale, timeZone }),
    ],
    [words.validUntil, formatDate(user.documentExpirationDate, { locale, timeZone })],
    [
      words.portfolioValue,
      <span key="value" className="ui:num">
        {formatFiat(user.portfolioValue ?? '', { currency, display: 'code', locale })}
      </span>,
    ],
    ...(user.note === null ? [] : ([[words.note, user.note]] as [string, ReactNode][])),
  ];
  return (
    <KeyValueList>
      {rows.map(([term, value]) => (
        <KeyValue key={term} term={term}>
          <bdi>{value}</bdi>
        </KeyValue>
      ))}
    </KeyValueList>
  );
}
