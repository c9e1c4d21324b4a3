// @where Back office: reserves against debts: coverage, difference, when the books agree
import type { Reserve } from '@agio/api-client/contract';
import { useReserves, useReservesCsv } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Amount } from '@agio/ui/amount';
import { amountColumn, DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { StatusPill } from '@agio/ui/status-pill';
import { useMemo, useState } from 'react';
import { loadStateOf, useLoadNotes } from '../../../states/index.ts';
import { CsvButton } from '../../frame/list/csv-button.tsx';
import { usePollingFallback } from '../../frame/use-polling-fallback.ts';
import { walletMessages } from '../wallet-messages.ts';
import { ReserveHistory } from './reserve-history.tsx';
import { reservesMessages } from './reserves-messages.ts';

/** Most digits that an asset of the exchange has. */
const digits = 8;
const amounts = ['owed', 'hot', 'deposits', 'cold', 'inTransit', 'difference'] as const;
/** Width of the table, in rem, from which a column is shown. */
const shownFrom = {
  owed: undefined,
  hot: 62,
  deposits: 76,
  cold: 62,
  inTransit: 80,
  difference: 44,
} as const;

/** Holdings of each asset against what customers are owed, and the course of one of them. */
export function Reserves() {
  const t = useMessages(reservesMessages);
  const words = useMessages(walletMessages);
  const list = useReserves();
  usePollingFallback(list.mutate);
  const { download } = useReservesCsv();
  const [chosen, setChosen] = useState<string>();
  const assets = list.data?.assets ?? [];
  const state = loadStateOf(list, assets.length === 0);
  const notes = useLoadNotes(state, {
    error: t.error,
    stale: t.stale,
    loading: t.loading,
    empty: { title: t.empty },
  });
  const columns = useMemo(
    (): DataTableColumn<Reserve>[] => [
      {
        id: 'asset',
        header: t.asset,
        rowHeader: true,
        sortBy: ({ asset }) => asset,
        cell: (reserve) => <Name reserve={reserve} onOpen={setChosen} />,
      },
      ...amounts.map((id) =>
        amountColumn<Reserve>({
          id,
          header: { ...t, hot: words.list, inTransit: words.state.Broadcast }[id],
          width: '10rem',
          hideBelow: shownFrom[id],
          amount: ({ [id]: value }) => ({ value, maxDigits: digits }),
        }),
      ),
      {
        id: 'coverage',
        header: t.coverage,
        align: 'figures',
        width: '9rem',
        cell: (reserve) => <Coverage reserve={reserve} />,
      },
    ],
    [t, words],
  );
  const shown = assets.find(({ asset }) => asset === chosen) ?? assets[0];
  const isRight = assets.every(agrees);
  return (
    <div className="wg:flex wg:flex-col wg:gap-4">
      <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-2">
        <p className="wg:text-sm wg:text-fg-muted">{t.intro}</p>
        <output>
          {assets.length === 0 ? null : (
            <StatusPill tone={isRight ? 'success' : 'danger'}>
              {isRight ? t.agree : t.differ}
            </StatusPill>
          )}
        </output>
        <span className="wg:ms-auto wg:flex wg:flex-wrap wg:items-center wg:gap-2">
          {assets.length === 0 ? null : <CsvButton download={(options) => download({}, options)} />}
        </span>
      </div>
      <Panel aria-label={t.title}>
        <DataTable
          label={t.title}
          columns={columns}
          rows={assets}
          rowId={({ asset }) => asset}
          isSelected={({ asset }) => asset === shown?.asset}
          skeletonRows={12}
          cardsBelow={38}
          cardHeight={6}
          card={(reserve) => (
            <div className="wg:flex wg:min-h-20 wg:flex-col wg:gap-1 wg:px-4 wg:py-3 wg:text-sm">
              <span className="wg:flex wg:items-center wg:justify-between wg:gap-3">
                <Name reserve={reserve} onOpen={setChosen} />
                <Coverage reserve={reserve} />
              </span>
              <Line name={t.owed} value={reserve.owed} />
              <Line name={t.difference} value={reserve.difference} />
            </div>
          )}
          state={state}
          notes={notes}
          onRetry={() => void list.mutate()}
        />
      </Panel>
      {shown === undefined ? null : <ReserveHistory key={shown.asset} reserve={shown} />}
    </div>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <span className="wg:flex wg:flex-wrap wg:justify-between wg:gap-x-3">
      <span className="wg:text-fg-muted">{name}</span>
      <Amount value={value} maxDigits={digits} />
    </span>
  );
}

function Name({ reserve, onOpen }: { reserve: Reserve; onOpen: (asset: string) => void }) {
  const t = useMessages(reservesMessages);
  const { asset } = reserve;
  return (
    <span className="wg:flex wg:min-w-0 wg:items-center wg:gap-2.5">
      <AssetIcon symbol={asset} />
      <button
        type="button"
        aria-label={t.open({ name: asset })}
        className="wg:font-medium wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-accent"
        onClick={() => onOpen(asset)}
      >
        {asset}
      </button>
    </span>
  );
}

/** Coverage in percent: above a hundred there is more than is owed. */
function Coverage({ reserve }: { reserve: Reserve }) {
  const t = useMessages(reservesMessages);
  const { coveragePercent } = reserve;
  if (coveragePercent === null) return <span className="wg:text-fg-muted">—</span>;
  return (
    <span className={isCovered(reserve) ? 'wg:num' : 'wg:num wg:text-danger'}>
      <bdi dir="ltr">{t.percent({ percent: coveragePercent })}</bdi>
      {agrees(reserve) ? null : <span className="wg:sr-only">{t.differ}</span>}
    </span>
  );
}

const isCovered = ({ difference }: Pick<Reserve, 'difference'>): boolean =>
  Decimal.of(difference).gte(Decimal.of('0'));

/** Returns true if the difference is exactly the exchange's own funds, and not below zero. */
const agrees = (reserve: Reserve): boolean =>
  isCovered(reserve) && Decimal.of(reserve.difference).equals(Decimal.of(reserve.ownFunds));
