import { marketStatuses } from '@agio/api-client/contract';
import { useAssets, useInstruments, useNetworks } from '@agio/api-client/react';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { useMarketStatusLabels } from '@agio/ui/market-status';
import { PairIcon } from '@agio/ui/pair-icon';
import { SearchField } from '@agio/ui/search-field';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { Select } from '@agio/ui/select-field';
import { useRef } from 'react';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { areaAddress, type AreaProps } from '../frame/model/areas.ts';
import { useKeys, useRowKeys } from '../frame/use-keys.ts';
import { AssetEditor } from './asset-editor.tsx';
import { EditorFrame } from './editor.tsx';
import { MarketEditor } from './market-editor.tsx';
import { AssetList, MarketList } from './markets-list.tsx';
import { marketsMessages } from './markets-messages.ts';
import {
  isFound,
  type MarketsView,
  readMarketsView,
  shelves,
  writeMarketsView,
} from './model/markets-view.ts';

const none: never[] = [];

/** Markets and assets: find one, change its rules or its status, see whom that concerns before. */
export function MarketsArea({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(marketsMessages);
  const view = readMarketsView(query);
  const instruments = useInstruments();
  const assets = useAssets();
  const networks = useNetworks();
  const root = useRef<HTMLDivElement>(null);
  const isMarkets = view.shelf === 'markets';
  const read = isMarkets ? instruments : assets;
  const markets = (instruments.data ?? none).filter(
    ({ symbol, baseAsset, quoteAsset, status }) =>
      (view.status === undefined || status === view.status) &&
      isFound(view.search, symbol, ...namesOf(assets.data, baseAsset, quoteAsset)),
  );
  const shownAssets = (assets.data ?? none).filter(({ id, name }) =>
    isFound(view.search, id, name),
  );
  const count = isMarkets ? markets.length : shownAssets.length;
  const state = loadStateOf(read, count === 0 && 'noMatch');
  const addressOf = (id: string | undefined) =>
    areaAddress(base, 'markets', id, writeMarketsView(view));
  const change = (next: Partial<MarketsView>, how?: { isStep?: boolean }) =>
    onQueryChange(writeMarketsView({ ...view, ...next }), how);
  useRowKeys(root, 'data-row');
  useKeys({ u: () => item !== undefined && onGo(addressOf(undefined)) });
  const notes = useLoadNotes(state, {
    error: t.error,
    loading: t.loading,
    stale: t.stale,
    empty: {
      title: t.noMatch,
      text: t.noMatchText,
      actions: (
        <Button size="sm" onClick={() => change({ search: '', status: undefined })}>
          {t.clear}
        </Button>
      ),
    },
  });
  const list = {
    state,
    notes,
    onRetry: () => void read.mutate(),
    open: item,
    addressOf,
  };
  return (
    <div ref={root} className="wg:flex wg:min-w-0 wg:flex-col wg:lg:flex-row">
      <div className={`wg:min-w-0 wg:flex-1 ${item === undefined ? '' : 'wg:max-lg:hidden'}`}>
        <header className="wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-3 wg:px-4 wg:pt-5 wg:md:px-6">
          <h1 className="wg:display wg:text-2xl">{t.title}</h1>
          <Segmented
            label={t.lists}
            value={view.shelf}
            // Another list has other rows: what was open and filtered is of the one before.
            onValueChange={(next) => {
              const shelf = shelves.find((each) => each === next) ?? 'markets';
              onGo(
                areaAddress(base, 'markets', undefined, writeMarketsView({ shelf, search: '' })),
              );
            }}
          >
            {shelves.map((shelf) => (
              <SegmentedItem key={shelf} value={shelf}>
                {t.shelf[shelf]}
              </SegmentedItem>
            ))}
          </Segmented>
        </header>
        <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-3 wg:px-4 wg:py-3 wg:md:px-6">
          <SearchField
            label={t.search}
            placeholder={t.search}
            value={view.search}
            maxLength={100}
            onValueChange={(search) => change({ search })}
            className="wg:w-full wg:sm:w-64"
          />
          {isMarkets ? (
            <StatusChoice
              value={view.status}
              onChange={(status) => change({ status }, { isStep: true })}
            />
          ) : null}
        </div>
        <div className="wg:border-t wg:border-line">
          {isMarkets ? (
            <MarketList markets={markets} {...list} />
          ) : (
            <AssetList assets={shownAssets} networks={networks.data ?? none} {...list} />
          )}
        </div>
      </div>
      {item === undefined || read.data === undefined ? null : isMarkets ? (
        <OpenMarket id={item} closeHref={addressOf(undefined)} />
      ) : (
        <OpenAsset id={item} closeHref={addressOf(undefined)} />
      )}
    </div>
  );
}

interface OpenProps {
  id: string;
  closeHref: string;
}

function OpenMarket({ id, closeHref }: OpenProps) {
  const t = useMessages(marketsMessages);
  const { data } = useInstruments();
  const instrument = data?.find((each) => each.id === id);
  if (instrument === undefined) return <Missing id={id} closeHref={closeHref} />;
  const { baseAsset, quoteAsset, symbol, marketType } = instrument;
  return (
    <EditorFrame
      icon={<PairIcon base={baseAsset} quote={quoteAsset} size="lg" />}
      title={symbol}
      text={t.marketType[marketType]}
      closeHref={closeHref}
    >
      <MarketEditor key={id} instrument={instrument} />
    </EditorFrame>
  );
}

function OpenAsset({ id, closeHref }: OpenProps) {
  const t = useMessages(marketsMessages);
  const { data } = useAssets();
  const networks = useNetworks();
  const asset = data?.find((each) => each.id === id);
  if (asset === undefined) return <Missing id={id} closeHref={closeHref} />;
  return (
    <EditorFrame
      icon={<AssetIcon symbol={id} size="lg" />}
      title={id}
      text={`${asset.name} · ${t.assetKind[asset.kind]}`}
      closeHref={closeHref}
    >
      {networks.error === undefined ? null : (
        <div className="wg:p-4">
          <Callout tone="danger">{t.error}</Callout>
        </div>
      )}
      {networks.data === undefined ? null : (
        <AssetEditor
          key={id}
          asset={asset}
          networks={networks.data.filter((network) => network.asset === id)}
        />
      )}
    </EditorFrame>
  );
}

function Missing({ id, closeHref }: OpenProps) {
  const t = useMessages(marketsMessages);
  return (
    <EditorFrame icon={null} title={id} text="" closeHref={closeHref}>
      <p className="wg:p-4">{t.notFound({ name: id })}</p>
    </EditorFrame>
  );
}

const all = '';

function StatusChoice({
  value,
  onChange,
}: {
  value: MarketsView['status'];
  onChange: (status: MarketsView['status']) => void;
}) {
  const t = useMessages(marketsMessages);
  const labels = useMarketStatusLabels();
  const options = marketStatuses.map((status) => ({
    value: status as string,
    label: labels[status.toLowerCase() as 'open' | 'halted' | 'paused'],
  }));
  return (
    <span className="wg:flex wg:items-center wg:gap-1 wg:text-sm">
      <span aria-hidden className="wg:text-fg-muted">
        {t.status}
      </span>
      <Select
        label={t.status}
        variant="inline"
        aria-label={`${t.status}: ${options.find((each) => each.value === value)?.label ?? t.all}`}
        options={[{ value: all, label: t.all }, ...options]}
        value={value ?? all}
        onValueChange={(next) => onChange(marketStatuses.find((each) => each === next))}
      />
    </span>
  );
}

const namesOf = (
  assets: readonly { id: string; name: string }[] | undefined,
  ...ids: readonly string[]
): string[] => (assets ?? []).flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
