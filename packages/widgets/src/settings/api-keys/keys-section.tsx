import { useOwnApiKeys } from '@agio/api-client/react';
import { ApiKeyList } from '@agio/ui/api-keys';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useHasNewKey, useKeyChoice } from '../../api-keys/api-key-draft.ts';
import { ApiKeyDialogs } from '../../api-keys/api-key-dialogs.tsx';
import { useHost, WidgetLink } from '../../host/index.ts';
import { useAccountLoadState, useLoadNotes } from '../../states/index.ts';
import { messages } from '../messages.ts';
import { SettingsPanel } from '../settings-panel.tsx';

/** The reader's own API keys: to create, to look at, to replace and to revoke. */
export function KeysSection() {
  const { sections, keys: t } = useMessages(messages);
  const { links } = useHost();
  const list = useOwnApiKeys();
  const keys = list.data ?? [];
  const state = useAccountLoadState(list, list.data?.length === 0);
  const notes = useLoadNotes(state, { error: t.error, signedOut: { title: t.signedOut } });
  const [choice, setChoice] = useKeyChoice();
  const [isCreating, setCreating] = useState(useHasNewKey());
  return (
    <SettingsPanel title={sections.keys}>
      {state.status === 'notAllowed' ? null : (
        <div className="wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-x-6 wg:gap-y-2.5 wg:px-4 wg:py-3.5">
          {links.apiReference === undefined ? null : (
            <WidgetLink
              href={links.apiReference}
              className="wg:text-sm wg:text-accent wg:focus-ring wg:hover:underline"
            >
              {t.docs}
            </WidgetLink>
          )}
          <Button
            size="sm"
            variant="primary"
            icon={<Plus aria-hidden size={14} strokeWidth={1.5} />}
            onClick={() => setCreating(true)}
          >
            {t.create}
          </Button>
        </div>
      )}
      <div className="wg:border-t wg:border-line wg:px-4 wg:py-3.5 wg:first-of-type:border-t-0">
        <ApiKeyList
          keys={list.data}
          state={state}
          notes={notes}
          onRetry={() => void list.mutate()}
          onOpen={(id) => setChoice({ act: 'open', id })}
          onReplace={(id) => setChoice({ act: 'replace', id })}
          onRevoke={(id) => setChoice({ act: 'revoke', id })}
        />
      </div>
      <ApiKeyDialogs
        whose="own"
        keys={keys}
        isCreating={isCreating}
        onCreateClose={() => setCreating(false)}
        choice={choice}
        onChoose={setChoice}
      />
    </SettingsPanel>
  );
}
