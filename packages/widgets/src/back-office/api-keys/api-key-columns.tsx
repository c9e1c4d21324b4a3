import type { ApiKey } from '@agio/api-client/contract';
import { ApiKeyPill, keyState } from '@agio/ui/api-keys';
import { Button } from '@agio/ui/button';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { ShortText } from '@agio/ui/short-text';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { KeyChoice } from '../../api-keys/api-key-draft.ts';
import { apiKeyMessages } from './api-key-messages.ts';
import { RowLink } from '../frame/list/row-link.tsx';
import { sorted, sortedDown } from '../frame/list/staff-columns.tsx';
import { useDateFormat } from '../frame/use-date-format.ts';

interface Choices {
  now: number;
  addressOf: (id: string) => string;
  onChoose: (choice: KeyChoice) => void;
}

/** Returns the columns of the keys: each a link to its details, with buttons that replace and end it. */
export function useKeyColumns({
  now,
  addressOf,
  onChoose,
}: Choices): readonly DataGridColumn<ApiKey>[] {
  const t = useMessages(apiKeyMessages);
  const locale = useLocale();
  return useMemo(
    (): DataGridColumn<ApiKey>[] => [
      {
        id: 'name',
        header: t.name,
        rowHeader: true,
        sortable: true,
        size: 170,
        cell: ({ id, name }) => (
          <RowLink href={addressOf(id)} label={t.open({ name })} inGrid>
            <bdi>{name}</bdi>
          </RowLink>
        ),
      },
      {
        id: 'key',
        header: t.key,
        size: 150,
        optional: true,
        className: 'wg:num',
        cell: ({ prefix }) => <bdi>{prefix}…</bdi>,
      },
      {
        id: 'may',
        header: t.may,
        size: 150,
        optional: true,
        cell: ({ permissions }) =>
          listOf(
            permissions.map((each) => t.permission[each]),
            locale,
          ),
      },
      {
        id: 'from',
        header: t.from,
        size: 150,
        optional: true,
        cell: (key) => <Addresses apiKey={key} />,
      },
      {
        id: 'lastUsed',
        header: t.lastUsed,
        ...sortedDown,
        size: 140,
        cell: ({ lastUsedAt }) => <Day iso={lastUsedAt} otherwise={t.never} />,
      },
      {
        id: 'expires',
        header: t.expires,
        ...sorted,
        size: 140,
        cell: ({ expiresAt }) => <Day iso={expiresAt} otherwise={t.noExpiry} />,
      },
      {
        id: 'state',
        header: t.stateName,
        size: 150,
        cell: (key) => <ApiKeyPill apiKey={key} now={now} />,
      },
      {
        id: 'actions',
        header: t.actions,
        align: 'end',
        size: 180,
        cell: (key) => <Acts apiKey={key} now={now} onChoose={onChoose} />,
      },
    ],
    [t, locale, now, addressOf, onChoose],
  );
}

/** Key on a phone: a link to its details, with its buttons. */
export function KeyCard({
  apiKey: { id, name, prefix },
  apiKey,
  now,
  addressOf,
  onChoose,
}: Choices & { apiKey: ApiKey }) {
  const t = useMessages(apiKeyMessages);
  return (
    <div className="wg:flex wg:min-h-22 wg:items-center wg:gap-3 wg:px-4 wg:py-3 wg:text-sm">
      <div className="wg:flex wg:min-w-0 wg:flex-1 wg:flex-col wg:gap-1">
        <RowLink href={addressOf(id)} label={t.open({ name })}>
          <bdi>{name}</bdi>
        </RowLink>
        <span className="wg:num wg:truncate wg:text-fg-muted">
          <bdi>{prefix}…</bdi>
        </span>
        <span>
          <ApiKeyPill apiKey={apiKey} now={now} />
        </span>
      </div>
      <Acts apiKey={apiKey} now={now} onChoose={onChoose} />
    </div>
  );
}

function Addresses({ apiKey: { allowedAddresses, revokedAt } }: { apiKey: ApiKey }) {
  const t = useMessages(apiKeyMessages);
  const [first, ...rest] = allowedAddresses;
  if (first === undefined) {
    return (
      <span
        className={`wg:inline-flex wg:items-center wg:gap-1 ${revokedAt === null ? 'wg:text-warning' : 'wg:text-fg-muted'}`}
      >
        {revokedAt === null ? <TriangleAlert size={14} strokeWidth={1.5} aria-hidden /> : null}
        {t.any}
      </span>
    );
  }
  return (
    <ShortText
      text={rest.length === 0 ? first : t.moreAddresses({ address: first, count: rest.length })}
      length={24}
      className="wg:num wg:text-fg-muted"
    />
  );
}

/** The day, with its year: a key lives for years. The time is in the details. */
function Day({ iso, otherwise }: { iso: string | null; otherwise: string }) {
  const dayOf = useDateFormat();
  return (
    <span className="wg:text-fg-muted">
      {iso === null ? otherwise : <time dateTime={iso}>{dayOf(iso)}</time>}
    </span>
  );
}

function Acts({ apiKey, now, onChoose }: Pick<Choices, 'now' | 'onChoose'> & { apiKey: ApiKey }) {
  const t = useMessages(apiKeyMessages);
  const { id, name, revokedAt } = apiKey;
  if (revokedAt !== null) return null;
  return (
    // Above the link, which covers the whole row.
    <span className="wg:relative wg:inline-flex wg:gap-2 wg:max-sm:flex-col">
      {['expired', 'awaits'].includes(keyState(apiKey, now).kind) ? null : (
        <Button
          size="sm"
          variant="outline"
          aria-label={t.replaceKey({ name })}
          onClick={() => onChoose({ act: 'replace', id })}
        >
          {t.replace}
        </Button>
      )}
      <Button
        size="sm"
        variant="danger-soft"
        aria-label={t.revokeKey({ name })}
        onClick={() => onChoose({ act: 'revoke', id })}
      >
        {t.revoke}
      </Button>
    </span>
  );
}
