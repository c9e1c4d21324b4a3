import { formatDateTime } from '@agio/money';
import { KeyRound, Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { StatusPill } from '../../data-display/status-pill/status-pill.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { Loadable, type LoadNotes } from '../../feedback/loadable/loadable.tsx';
import type { InputStore, SubmitAnswer } from '../../forms/form/form.tsx';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
  useTimeZone,
} from '../../foundations/language/language.tsx';
import { listOf } from '../../foundations/list-of/list-of.ts';
import { type LoadState, stateOfList } from '../../foundations/load-state.ts';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import {
  type FormatProps,
  Modal,
  ModalBody,
  ModalError,
  ModalFooter,
  type ModalProps,
  type SubmitProps,
} from '../shared/modal.tsx';
import { wordFor } from '../shared/words.ts';
import type { NewApiKey } from './api-key-form.ts';
import { CreateKeyForm, createKeyMessages, type CreateKeyLabels } from './create-key-form.tsx';
import { permissionMessages } from './permission-messages.ts';
import { keyState, type ListedApiKey } from './key-state.ts';
import * as terms from '../../foundations/terms/terms.ts';

export { type ApiKeyPermission, apiKeyPermissions, type NewApiKey } from './api-key-form.ts';
export { type KeyState, keyState, type ListedApiKey } from './key-state.ts';

const messages = defineMessages('apiKeys', {
  title: terms.apiKeys,
  list: terms.apiKeys,
  count_one: terms.keys_one,
  count_other: terms.keys_other,
  create: terms.createKey,
  createTitle: 'Create API key',
  any: 'Any address',
  lastUsed: 'Last used {{time}}',
  never: 'Never used',
  states: {
    active: terms.active,
    expires_one: terms.expiresInDays_one,
    expires_other: terms.expiresInDays_other,
    expired: terms.expired,
    revoked: terms.revoked,
  },
  revoke: terms.revoke,
  revokeKey: terms.revokeNamed,
  empty: terms.noApiKeysYet,
  emptyMore:
    'An API key lets a program use the exchange for you, within the permissions you give it.',
  loading: 'Loading keys',
  failed: terms.apiKeysNotLoaded,
});
export type ApiKeysLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages> &
  CreateKeyLabels;

export interface ApiKeysModalProps extends ModalProps, SubmitProps, FormatProps {
  /** Undefined until they are loaded. */
  keys: readonly ListedApiKey[] | undefined;
  /**
   * The state of the keys: loading, ready, out of date, missing, or not allowed for this reader; derived from `keys` by
   * default. A fault of a new key goes into `error`.
   */
  state?: LoadState | undefined;
  /** The words of the states, in place of the modal's own. */
  notes?: LoadNotes | undefined;
  /** Loads the keys again. */
  onRetry?: (() => void) | undefined;
  /** Opens on the form instead of the list. */
  defaultView?: 'list' | 'create' | undefined;
  /**
   * Creates the key. Show the answer in `ApiKeysDetailsModal`, as its secret is sent only once. The promise may resolve to
   * the faults that the server found in the fields.
   */
  onCreate: (key: NewApiKey) => SubmitAnswer | Promise<SubmitAnswer>;
  /** Stores the input of a new key over a sign-in and a reload. */
  store?: InputStore | undefined;
  /** Called with the id of the key to revoke; without it there is no button. */
  onRevoke?: ((id: string) => void) | undefined;
  /** Milliseconds since 1970; the reader's clock by default. */
  now?: (() => number) | undefined;
  labels?: Partial<ApiKeysLabels> | undefined;
}

/** The API keys with their permissions, addresses and end, and a form for a new one. */
export function ApiKeysModal({
  keys,
  state = stateOfList(keys),
  notes,
  onRetry,
  defaultView = 'list',
  onCreate,
  store,
  onRevoke,
  submitting = false,
  error,
  now = Date.now,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels,
  onOpenChange,
  ...modal
}: ApiKeysModalProps) {
  const words: ApiKeysLabels = {
    permissions: useMessages(permissionMessages),
    ...useMessages(createKeyMessages),
    ...useMessages(overlayMessages),
    ...useMessages(messages, labels),
  };
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const [view, setView] = useState(defaultView);
  const creating = view === 'create';
  return (
    <Modal
      heading={creating ? words.createTitle : words.title}
      closeLabel={words.close}
      size={creating ? 'lg' : 'xl'}
      busy={submitting}
      onOpenChange={(open) => {
        // The next opening starts in the default view.
        if (!open) setView(defaultView);
        onOpenChange(open);
      }}
      {...modal}
    >
      {creating ? (
        <CreateKeyForm
          {...{ words, submitting, error, now, onCreate, store }}
          // Opened with the form, there is no list to go back to.
          onCancel={() => (defaultView === 'create' ? onOpenChange(false) : setView('list'))}
        />
      ) : (
        <>
          <ModalBody className="ui:min-h-60">
            <Loadable
              state={state}
              onRetry={onRetry}
              notes={{
                loading: words.loading,
                ...notes,
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
                  <KeyRow
                    key={key.id}
                    {...{ apiKey: key, words, onRevoke, now, locale, timeZone }}
                  />
                ))}
              </ul>
            </Loadable>
            <ModalError>{error}</ModalError>
          </ModalBody>
          <ModalFooter start={keys === undefined ? undefined : words.count({ count: keys.length })}>
            <Button
              variant="primary"
              icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
              onClick={() => setView('create')}
            >
              {words.create}
            </Button>
          </ModalFooter>
        </>
      )}
    </Modal>
  );
}

const tones = {
  active: 'success',
  expires: 'warning',
  expired: 'danger',
  revoked: 'neutral',
} as const;

interface KeyRowProps extends FormatProps {
  apiKey: ListedApiKey;
  words: ApiKeysLabels;
  onRevoke: ((id: string) => void) | undefined;
  now: () => number;
}

function KeyRow({ apiKey, words, onRevoke, now, locale: ownLocale, timeZone }: KeyRowProps) {
  const locale = useLocale(ownLocale);
  const { id, name, prefix, permissions, allowedAddresses, lastUsedAt } = apiKey;
  const [time] = useState(now);
  const state = keyState(apiKey, time);
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
          <bdi className="ui:min-w-0 ui:text-base ui:font-medium ui:[overflow-wrap:anywhere]">
            {name}
          </bdi>
          <StatusPill
            tone={tones[state.kind]}
            icon={
              state.kind === 'expires' ? (
                <TriangleAlert aria-hidden size={12} strokeWidth={1.5} />
              ) : undefined
            }
          >
            {state.kind === 'expires'
              ? words.states.expires({ count: state.days })
              : words.states[state.kind]}
          </StatusPill>
        </div>
        <div className="ui:text-fg-muted">
          <bdi className="ui:num">{prefix}…</bdi> · {may} ·{' '}
          {lastUsedAt === null
            ? words.never
            : words.lastUsed({ time: formatDateTime(lastUsedAt, { locale, timeZone }) })}
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
