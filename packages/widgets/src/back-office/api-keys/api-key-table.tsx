import type { ApiKey } from '@agio/api-client/contract';
import { ApiKeyPill, keyState } from '@agio/ui/api-keys';
import { Button } from '@agio/ui/button';
import {
  DataTable,
  type DataTableColumn,
  type LoadNotes,
  type LoadState,
} from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { ShortText } from '@agio/ui/short-text';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { KeyChoice } from '../../api-keys/api-key-draft.ts';
import { WidgetLink } from '../../host/index.ts';
import { apiKeyMessages } from './api-key-messages.ts';
import { useDateFormat } from '../frame/use-date-format.ts';

export interface ApiKeyTableProps {
  keys: readonly ApiKey[];
  now: number;
  state: LoadState;
  notes: LoadNotes;
  onRetry: () => void;
  addressOf: (id: string) => string;
  onChoose: (choice: KeyChoice) => void;
}

const link =
  'wg:block wg:truncate wg:font-medium wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-accent';

/** The keys, each a link to its details, with buttons that replace and end it; cards on a phone. */
export function ApiKeyTable({ keys, now, addressOf, onChoose, ...rest }: ApiKeyTableProps) {
  const t = useMessages(apiKeyMessages);
  const locale = useLocale();
  const columns = useMemo((): DataTableColumn<ApiKey>[] => {
    const name = (key: ApiKey) => <Name apiKey={key} addressOf={addressOf} />;
    return [
      { id: 'name', header: t.name, rowHeader: true, sortBy: (key) => key.name, cell: name },
      {
        id: 'key',
        header: t.key,
        width: '9.5rem',
        hideBelow: 80,
        className: 'wg:num',
        cell: ({ prefix }) => <bdi>{prefix}…</bdi>,
      },
      {
        id: 'may',
        header: t.may,
        width: '9rem',
        hideBelow: 54,
        cell: ({ permissions }) =>
          listOf(
            permissions.map((each) => t.permission[each]),
            locale,
          ),
      },
      {
        id: 'from',
        header: t.from,
        width: '9.5rem',
        hideBelow: 71,
        cell: (key) => <Addresses apiKey={key} />,
      },
      {
        id: 'lastUsed',
        header: t.lastUsed,
        width: '9.5rem',
        hideBelow: 62,
        sortBy: ({ lastUsedAt }) => (lastUsedAt === null ? undefined : Date.parse(lastUsedAt)),
        sortFirst: 'descending',
        cell: ({ lastUsedAt }) => <Day iso={lastUsedAt} otherwise={t.never} />,
      },
      {
        id: 'expires',
        header: t.expires,
        width: '9.5rem',
        hideBelow: 71,
        sortBy: ({ expiresAt }) => (expiresAt === null ? undefined : Date.parse(expiresAt)),
        cell: ({ expiresAt }) => <Day iso={expiresAt} otherwise={t.noExpiry} />,
      },
      {
        id: 'state',
        header: t.stateName,
        width: '9.5rem',
        cell: (key) => <ApiKeyPill apiKey={key} now={now} />,
      },
      {
        id: 'actions',
        header: t.actions,
        headerHidden: true,
        align: 'end',
        width: '11rem',
        skeleton: 'none',
        cell: (key) => <Acts apiKey={key} now={now} onChoose={onChoose} />,
      },
    ];
  }, [t, locale, now, addressOf, onChoose]);
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={keys}
      rowId={({ id }) => id}
      density="tall"
      skeletonRows={4}
      cardHeight={7}
      card={(key) => (
        <div className="wg:flex wg:min-h-22 wg:items-center wg:gap-3 wg:px-4 wg:py-3 wg:text-sm">
          <div className="wg:flex wg:min-w-0 wg:flex-1 wg:flex-col wg:gap-1">
            <Name apiKey={key} addressOf={addressOf} />
            <span className="wg:num wg:truncate wg:text-fg-muted">
              <bdi>{key.prefix}…</bdi>
            </span>
            <span>
              <ApiKeyPill apiKey={key} now={now} />
            </span>
          </div>
          <Acts apiKey={key} now={now} onChoose={onChoose} />
        </div>
      )}
      {...rest}
    />
  );
}

function Name({
  apiKey: { id, name },
  addressOf,
}: {
  apiKey: ApiKey;
  addressOf: (id: string) => string;
}) {
  const t = useMessages(apiKeyMessages);
  return (
    <WidgetLink href={addressOf(id)} aria-label={t.open({ name })} className={link}>
      <bdi>{name}</bdi>
    </WidgetLink>
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

function Acts({
  apiKey,
  now,
  onChoose,
}: Pick<ApiKeyTableProps, 'now' | 'onChoose'> & { apiKey: ApiKey }) {
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
