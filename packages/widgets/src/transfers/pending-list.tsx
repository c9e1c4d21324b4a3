import type { Transfer } from '@agio/api-client/contract';
import { useNetworks } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { messages } from './messages.ts';
import { TransferRow } from './transfer-row.tsx';

/** Transfers that are under way, live: each opens its steps. */
export function PendingList({
  transfers,
  isHidden,
}: {
  transfers: readonly Transfer[];
  isHidden: boolean;
}) {
  const { recent: t } = useMessages(messages);
  const { data: networks } = useNetworks();
  return (
    <Panel aria-label={t.pending}>
      <PanelHeader>
        <PanelTitle>{t.pending}</PanelTitle>
      </PanelHeader>
      <ul className="wg:px-4 wg:py-1">
        {transfers.map((transfer) => (
          <TransferRow
            key={transfer.id}
            isMixed
            transfer={transfer}
            isHidden={isHidden}
            network={networks?.find(
              ({ id, asset }) => id === transfer.network && asset === transfer.asset,
            )}
          />
        ))}
      </ul>
    </Panel>
  );
}
