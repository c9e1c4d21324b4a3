import type { AuditEntry } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { useState } from 'react';
import { caseMessages } from './case-messages.ts';
import { MoreButton } from '../frame/more-button.tsx';
import { HistoryEntries } from '../audit/history-entries.tsx';

/** Entries that are shown at first. */
const first = 8;

/** Acts on this case with their actors, newest first, with the changes. */
export function CaseHistory({ entries }: { entries: readonly AuditEntry[] }) {
  const { history: t } = useMessages(caseMessages);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, first);
  const rest = entries.length - shown.length;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      {entries.length === 0 ? (
        <p className="wg:p-4 wg:text-sm wg:text-fg-muted">{t.empty}</p>
      ) : (
        <HistoryEntries entries={shown} />
      )}
      {rest > 0 ? (
        <MoreButton label={t.more({ count: rest })} onMore={() => setWhole(true)} />
      ) : null}
    </Panel>
  );
}
