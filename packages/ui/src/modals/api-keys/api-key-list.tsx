import { formatDateTime } from '@agio/money';
import { KeyRound, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { StatusPill } from '../../data-display/status-pill/status-pill.tsx';
import { Loadable, type LoadNotes } from '../../feedback/loadable/loadable.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
  useTimeZone,
} from '../../foundations/language/language.tsx';
import { listOf } from '../../foundations/list-of/list-of.ts';
import { type LoadState, stateOfList } from '../../foundations/load-state.ts';
import * as terms from '../../foundations/terms/terms.ts';
import type { FormatProps } from '../shared/modal.tsx';
import { wordFor, type Words } from '../shared/words.ts';
import { keyState, type ListedApiKey } from './key-state.ts';
import { permissionMessages } from './permission-messages.ts';

export const messages = defineMessages('apiKeys', {
  title: terms.apiKeys,
  list: terms.apiKeys,
  count_one: terms.keys_one,
  count_other: terms.keys_other,
  create: terms.createKey,
  createTitle: 'Create API key',
  any: 'Any address',
  lastUsed: 'Last used {{time}}',
  never: 'Never used',
  /** Time at which an API key ends. */
  until: 'Expires {{time}}',
  /** State of an API key that works only after an administrator has approved it. */
  awaits: 'Awaits approval',
  states: {
    active: terms.active,
    expires_one: terms.expiresInDays_one,
    expires_other: terms.expiresInDays_other,
    expired: terms.expired,
    revoked: terms.revoked,
  },
  replace: terms.replace,
  replaceKey: terms.replaceNamed,
  revoke: terms.revoke,
  revokeKey: terms.revokeNamed,
  empty: terms.noApiKeysYet,
  emptyMore:
    'An API key lets a program use the exchange for you, within the permissions you give it.',
  loading: 'Loading keys',
  failed: terms.apiKeysNotLoaded,
});

type ListWords = MessagesOf<typeof messages> & { permissions: Words };

/** Acts on a key of the list, by its id. There is no button for one that is left out. */
interface KeyActs {
  /** Opens the details. */
  onOpen?: ((id: string) => void) | undefined;
  /** Makes a new key in place of this one. */
  onReplace?: ((id: string) => void) | undefined;
  /** Ends the key. */
  onRevoke?: ((id: string) => void) | undefined;
}

export interface ApiKeyListProps extends KeyActs, FormatProps {
  /** Undefined until they are loaded. */
  keys: readonly ListedApiKey[] | undefined;
  /**
   * The state of the keys: loading, ready, out of date, missing, or not allowed for this reader; derived from `keys` by
   * default.
   * @default ready, or loading while `keys` is undefined
   */
  state?: LoadState | undefined;
  /** The words of the states, in place of the list's own. */
  notes?: LoadNotes | undefined;
  /** Loads the keys again. */
  onRetry?: (() => void) | undefined;
  /** Milliseconds since 1970; the reader's clock by default. */
  now?: (() => number) | undefined;
  labels?: Partial<MessagesOf<typeof messages>> | undefined;
}

/** API keys with their state, permissions, addresses, last use and end. */
export function ApiKeyList({
  keys,
  state = stateOfList(keys),
  notes,
  onRetry,
  now = Date.now,
  labels,
  ...row
}: ApiKeyListProps) {
  const words: ListWords = {
    permissions: useMessages(permissionMessages),
    ...useMessages(messages, labels),
  };
  return (
    <Loadable
      state={state}
      onRetry={onRetry}
      notes={{
        ...notes,
        loading: notes?.loading ?? words.loading,
        error: { title: words.failed, ...notes?.error },
        empty: {
          icon: <KeyRound aria-hidden size={16} strokeWidth={1.5} />,
          title: words.empty,
          text: words.emptyMore,
          ...notes?.empty,
        },
      }}
      skeleton={<Skeletons />}
    >
      <ul data-slot="api-keys" aria-label={words.list} className="ui:flex ui:flex-col">
        {keys?.map((key) => (
          <KeyRow key={key.id} apiKey={key} {...{ words, now }} {...row} />
        ))}
      </ul>
    </Loadable>
  );
}

const tones = {
  active: 'success',
  awaits: 'warning',
  expires: 'warning',
  expired: 'danger',
  revoked: 'neutral',
} as const;

export interface ApiKeyPillProps {
  apiKey: Pick<ListedApiKey, 'expiresAt' | 'revokedAt' | 'approvedBy'>;
  /** Milliseconds since 1970. */
  now: number;
  labels?: Partial<MessagesOf<typeof messages>> | undefined;
}

/** State of a key, and how long it is valid. */
export function ApiKeyPill({ apiKey, now, labels }: ApiKeyPillProps) {
  const { states, awaits } = useMessages(messages, labels);
  const state = keyState(apiKey, now);
  return (
    <StatusPill
      tone={tones[state.kind]}
      icon={
        state.kind === 'expires' ? (
          <TriangleAlert aria-hidden size={12} strokeWidth={1.5} />
        ) : undefined
      }
    >
      {state.kind === 'expires'
        ? states.expires({ count: state.days })
        : { ...states, awaits }[state.kind]}
    </StatusPill>
  );
}

const rowName = 'ui:min-w-0 ui:text-base ui:font-medium ui:[overflow-wrap:anywhere]';

interface KeyRowProps extends KeyActs, FormatProps {
  apiKey: ListedApiKey;
  words: ListWords;
  now: () => number;
}

function KeyRow({ apiKey, words, now, onOpen, onReplace, onRevoke, ...format }: KeyRowProps) {
  const locale = useLocale(format.locale);
  const timeZone = useTimeZone(format.timeZone);
  const timeOf = (iso: string) => formatDateTime(iso, { locale, timeZone });
  const { id, name, prefix, permissions, allowedAddresses, expiresAt } = apiKey;
  const { lastUsedAt, lastUsedFrom } = apiKey;
  const [time] = useState(now);
  const state = keyState(apiKey, time);
  const works = state.kind === 'active' || state.kind === 'expires';
  const may = listOf(
    permissions.map((each) => wordFor(words.permissions, each)),
    locale,
  );
  return (
    <li
      data-slot="api-key"
      className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-4 ui:gap-y-1.5 ui:border-b ui:border-line-overlay ui:py-3 ui:first:pt-0 ui:last:border-b-0"
    >
      <div className="ui:min-w-48 ui:flex-1 ui:text-sm">
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-2 ui:gap-y-1">
          {onOpen === undefined ? (
            <bdi className={rowName}>{name}</bdi>
          ) : (
            <button
              type="button"
              data-slot="api-key-name"
              className={`${rowName} ui:hit-area ui:cursor-pointer ui:text-start ui:focus-ring ui:hover:underline`}
              onClick={() => onOpen(id)}
            >
              <bdi>{name}</bdi>
            </button>
          )}
          <ApiKeyPill apiKey={apiKey} now={time} labels={words} />
        </div>
        <div className="ui:text-fg-muted">
          <bdi className="ui:num">{prefix}…</bdi> · {may} ·{' '}
          {lastUsedAt === null ? words.never : words.lastUsed({ time: timeOf(lastUsedAt) })}
          {lastUsedFrom ? (
            <>
              {' '}
              · <bdi className="ui:num">{lastUsedFrom}</bdi>
            </>
          ) : null}
          {works && expiresAt !== null ? ` · ${words.until({ time: timeOf(expiresAt) })}` : null}
        </div>
        <div className="ui:text-fg-muted">
          {allowedAddresses.length === 0 ? (
            <span className={state.kind === 'revoked' ? undefined : 'ui:text-warning'}>
              {words.any}
            </span>
          ) : (
            <bdi className="ui:num ui:[overflow-wrap:anywhere] ui:whitespace-normal!">
              {allowedAddresses.join(', ')}
            </bdi>
          )}
        </div>
      </div>
      <div className="ui:flex ui:gap-2">
        {onReplace === undefined || !works ? null : (
          <Button
            size="sm"
            variant="outline"
            aria-label={words.replaceKey({ name })}
            onClick={() => onReplace(id)}
          >
            {words.replace}
          </Button>
        )}
        {onRevoke === undefined || state.kind === 'revoked' ? null : (
          <Button
            size="sm"
            variant="danger-soft"
            aria-label={words.revokeKey({ name })}
            onClick={() => onRevoke(id)}
          >
            {words.revoke}
          </Button>
        )}
      </div>
    </li>
  );
}

function Skeletons() {
  return (
    <div className="ui:flex ui:flex-col ui:gap-6">
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className="ui:flex ui:flex-col ui:gap-2">
          <Skeleton className="ui:h-5 ui:w-48" />
          <Skeleton className="ui:h-4 ui:w-full ui:max-w-96" />
        </div>
      ))}
    </div>
  );
}
