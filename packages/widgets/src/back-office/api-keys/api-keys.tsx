// @where Back office: API keys of staff
import { useApiKeys } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useKeyChoice } from '../../api-keys/api-key-draft.ts';
import { ApiKeyDialogs } from '../../api-keys/api-key-dialogs.tsx';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { apiKeyMessages } from './api-key-messages.ts';
import { ApiKeyTable } from './api-key-table.tsx';
import type { AreaProps } from '../frame/model/areas.ts';
import { areaAddress } from '../frame/model/areas.ts';
import { useMinuteClock } from '../frame/use-minute-clock.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';

/** In the query while the form is open, so that it is open again after a sign-in that the exchange asks for. */
const creating = 'create';

/** Keys for programs: what they may do, from where and until when; to create, to replace and to revoke. */
export function ApiKeys({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(apiKeyMessages);
  const list = useApiKeys();
  const now = useMinuteClock();
  usePollingFallback(list.mutate);
  const keys = list.data ?? [];
  const state = loadStateOf(list, keys.length === 0);
  const isCreating = new URLSearchParams(query).has(creating);
  const [choice, setChoice] = useKeyChoice();
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
      {item !== undefined && list.data !== undefined && keys.every(({ id }) => id !== item) ? (
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
          onChoose={setChoice}
        />
      </Panel>
      <ApiKeyDialogs
        whose="staff"
        keys={keys}
        isCreating={isCreating}
        onCreateClose={() => onQueryChange('')}
        choice={choice ?? (item === undefined ? undefined : { act: 'open', id: item })}
        onChoose={(next) => {
          // Details have an address; nothing is done over them.
          if (item !== undefined) onGo(here);
          setChoice(next);
        }}
      />
    </div>
  );
}
