import { useColdWallets, useHotWallets } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { StatePanel } from '@agio/ui/state-panel';
import { useCallback } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import type { AreaProps } from '../frame/model/areas.ts';
import { areaAddress } from '../frame/model/areas.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { WalletDetails } from './wallet-details.tsx';
import { walletMessages } from './wallet-messages.ts';
import { type WalletRow, WalletTable } from './wallet-table.tsx';
import { attentionQuery, needsAttention } from './model/aggregation.ts';
import { Reserves } from './reserves/reserves.tsx';

/** In place of the id of a wallet: balances against liabilities. */
const reservesItem = 'reserves';

/** The hot wallets, and beside them what is collected into one of them; in place of them where there is no room. */
export function Wallets({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(walletMessages);
  const list = useHotWallets();
  usePollingFallback(list.mutate);
  const cold = useColdWallets();
  usePollingFallback(cold.mutate);
  const wallets = list.data ?? [];
  const isFiltered = query === attentionQuery;
  const rows: readonly WalletRow[] = isFiltered
    ? wallets.filter(needsAttention)
    : [
        ...wallets,
        ...(cold.data ?? [])
          .filter(({ walletId }) => wallets.some(({ id }) => id === walletId))
          .map((each) => ({ ...each, mainAddress: each.address, addressCount: 0 }) as const),
      ];
  const state = loadStateOf(list, rows.length === 0);
  const notes = useLoadNotes(state, {
    error: t.error,
    stale: t.stale,
    loading: t.loading,
    empty: { title: isFiltered && wallets.length > 0 ? t.calm : t.empty },
  });
  const here = areaAddress(base, 'wallets');
  const addressOf = useCallback((id: string) => areaAddress(base, 'wallets', id), [base]);
  const open = wallets.find(({ id }) => id === item);
  const isReserves = item === reservesItem;
  const isBeside = !isReserves && item !== undefined && list.data !== undefined;
  return (
    <div className="wg:px-4 wg:py-5 wg:md:px-6">
      <header className="wg:mb-4 wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-3">
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <output className="wg:min-h-5 wg:text-sm wg:text-fg-muted">
          {list.data === undefined ? '' : t.count({ count: wallets.length })}
        </output>
        <span className="wg:ms-auto wg:flex wg:flex-wrap wg:items-center wg:gap-2">
          {isReserves ? null : (
            <Segmented
              size="sm"
              label={t.list}
              value={isFiltered ? 'attention' : 'all'}
              onValueChange={(value) =>
                onQueryChange(value === 'attention' ? attentionQuery : '', { isStep: true })
              }
            >
              <SegmentedItem value="all">{t.everything}</SegmentedItem>
              <SegmentedItem value="attention">{t.needsAttention}</SegmentedItem>
            </Segmented>
          )}
          <Segmented
            size="sm"
            label={t.title}
            value={isReserves ? reservesItem : 'wallets'}
            onValueChange={(value) => onGo(value === reservesItem ? addressOf(reservesItem) : here)}
          >
            <SegmentedItem value="wallets">{t.title}</SegmentedItem>
            <SegmentedItem value={reservesItem}>{t.reserves}</SegmentedItem>
          </Segmented>
        </span>
      </header>
      {isReserves ? <Reserves /> : null}
      <div
        hidden={isReserves}
        className={
          isBeside
            ? 'wg:grid wg:items-start wg:gap-4 wg:xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]'
            : ''
        }
      >
        <Panel aria-label={t.list} className={isBeside ? 'wg:max-xl:hidden' : ''}>
          <WalletTable
            wallets={rows}
            openId={item}
            state={state}
            notes={notes}
            onRetry={() => void list.mutate()}
            addressOf={addressOf}
          />
        </Panel>
        {!isBeside ? null : open === undefined ? (
          <StatePanel
            state="empty"
            title={t.noWallet}
            actions={
              <Button asChild size="sm">
                <WidgetLink href={here}>{t.back}</WidgetLink>
              </Button>
            }
          >
            {t.noWalletText}
          </StatePanel>
        ) : (
          <WalletDetails key={open.id} wallet={open} backHref={here} />
        )}
      </div>
    </div>
  );
}
