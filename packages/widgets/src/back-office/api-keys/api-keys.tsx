// @where Back office: API keys of staff
import type { ApiKey } from '@agio/api-client/contract';
import { useApiKeys } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { Plus } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../../states/lazy-part.ts';
import { loadStateOf, useLatch, useLoadNotes } from '../../states/index.ts';
import { apiKeyMessages } from './api-key-messages.ts';
import { ApiKeyTable } from './api-key-table.tsx';
import type { AreaProps } from '../frame/model/areas.ts';
import { areaAddress } from '../frame/model/areas.ts';
import { useMinuteClock } from '../frame/use-minute-clock.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';

const ApiKeyCreate = lazyPart(() => import('./api-key-create.tsx'), 'ApiKeyCreate');
const ApiKeyRevoke = lazyPart(() => import('./api-key-revoke.tsx'), 'ApiKeyRevoke');
const ApiKeysDetailsModal = lazyPart(
  () => import('@agio/ui/api-keys-details'),
  'ApiKeysDetailsModal',
);

/** In the query while the form is open, so that it is open again after a sign-in that the exchange asks for. */
const creating = 'create';

/** Keys for programs: what they may do, from where and until when; to create and to revoke. */
export function ApiKeys({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(apiKeyMessages);
  const list = useApiKeys();
  const now = useMinuteClock();
  usePollingFallback(list.mutate);
  const keys = list.data ?? [];
  const state = loadStateOf(list, keys.length === 0);
  const isCreating = new URLSearchParams(query).has(creating);
  const hadForm = useLatch(isCreating);
  const [revoking, setRevoking] = useState<ApiKey>();
  const hadRevoke = useLatch(revoking !== undefined);
  const opened = keys.find(({ id }) => id === item);
  const hadDetails = useLatch(opened !== undefined);
  const [last, setLast] = useState(opened);
  if (opened !== undefined && opened !== last) setLast(opened);
  const here = areaAddress(base, 'api-keys');
  const addressOf = useCallback((id: string) => areaAddress(base, 'api-keys', id), [base]);
  const create = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
      onClick={() => onQueryChange(`${creating}=1`)}
    >
      {t.create}
    </Button>
  );
  const notes = useLoadNotes(state, {
    error: t.error,
    stale: t.stale,
    loading: t.loading,
    empty: { title: t.empty, text: t.emptyText },
  });
  return (
    <div className="wg:px-4 wg:py-5 wg:md:px-6">
      <header className="wg:mb-4 wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-2">
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <output className="wg:min-h-5 wg:flex-1 wg:text-sm wg:text-fg-muted">
          {list.data === undefined ? '' : t.count({ count: keys.length })}
        </output>
        {create}
      </header>
      <Callout className="wg:mb-4">{t.acting}</Callout>
      {item !== undefined && list.data !== undefined && opened === undefined ? (
        <Callout tone="warning" live className="wg:mb-4">
          {t.noKey}
        </Callout>
      ) : null}
      <Panel aria-label={t.list}>
        <ApiKeyTable
          keys={keys}
          now={now}
          state={state}
          notes={notes}
          onRetry={() => void list.mutate()}
          addressOf={addressOf}
          onRevoke={setRevoking}
        />
      </Panel>
      <Suspense>
        {hadForm ? <ApiKeyCreate isOpen={isCreating} onClose={() => onQueryChange('')} /> : null}
        {hadRevoke ? (
          <ApiKeyRevoke apiKey={revoking} onClose={() => setRevoking(undefined)} />
        ) : null}
        {hadDetails && last !== undefined ? (
          <ApiKeysDetailsModal
            open={opened !== undefined}
            onOpenChange={(open) => !open && onGo(here)}
            apiKey={{
              ...last,
              key: last.id,
              owner: last.owner?.name,
              createdBy: last.createdBy?.name,
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
