import type { HotWallet, WalletMove } from '@agio/api-client/contract';
import { useWalletHistory } from '@agio/api-client/react';
import { formatSigned } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { Button } from '@agio/ui/button';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { Skeleton } from '@agio/ui/skeleton';
import { ValueChart } from '@agio/ui/value-chart';
import { useState } from 'react';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { exactText } from '../../details/figure.tsx';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { walletMessages } from './wallet-messages.ts';

/** Changes that the table has at most. */
const maxShown = 50;
const head = 'wg:py-1.5 wg:ps-3 wg:text-figures wg:font-medium';
const cell = 'wg:py-1.5 wg:ps-3 wg:text-figures wg:whitespace-nowrap';

/** Balance of a wallet over the last days, as a line, and as a table of its changes. */
export function WalletHistory({ wallet }: { wallet: HotWallet }) {
  const { balanceHistory: t } = useMessages(walletMessages);
  const locale = useLocale();
  const [days, setDays] = useState(7);
  const [isTable, setTable] = useState(false);
  const history = useWalletHistory(wallet.id, days);
  usePollingFallback(history.mutate);
  const state = loadStateOf(history);
  const notes = useLoadNotes(state, { error: t.error, stale: t.stale });
  const { points = [], moves = [] } = history.data ?? {};
  return (
    <section aria-label={t.title} className="wg:border-t wg:border-line wg:pt-4">
      <div className="wg:mb-2 wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-2">
        <h3 className="wg:text-sm wg:font-semibold">{t.title}</h3>
        <Segmented
          size="sm"
          label={t.days}
          value={String(days)}
          onValueChange={(value) => setDays(value === '30' ? 30 : 7)}
        >
          <SegmentedItem value="7">{t.week}</SegmentedItem>
          <SegmentedItem value="30">{t.month}</SegmentedItem>
        </Segmented>
      </div>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void history.mutate()}
        skeleton={<Skeleton className="wg:h-40" />}
      >
        <ValueChart
          name={t.chart({ name: wallet.name, count: days })}
          points={points}
          format={(value) => exactText(value, wallet.asset, locale)}
          quiet={state.status === 'stale'}
          className="wg:h-40"
        />
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isTable}
          className="wg:mt-1 wg:self-start"
          onClick={() => setTable(!isTable)}
        >
          {isTable ? t.hide : t.show}
        </Button>
        {!isTable ? null : moves.length === 0 ? (
          <p className="wg:text-sm wg:text-fg-muted">{t.none}</p>
        ) : (
          <Moves moves={moves} />
        )}
      </Loadable>
    </section>
  );
}

function Moves({ moves }: { moves: readonly WalletMove[] }) {
  const { balanceHistory: t } = useMessages(walletMessages);
  const locale = useLocale();
  return (
    <div>
      <table className="wg:w-full wg:text-sm">
        <caption className="wg:sr-only">{t.table}</caption>
        <thead className="wg:border-b wg:border-line wg:text-xs wg:text-fg-muted">
          <tr>
            <th scope="col" className="wg:py-1.5 wg:text-start wg:font-medium">
              {t.time}
            </th>
            <th scope="col" className="wg:py-1.5 wg:ps-3 wg:text-start wg:font-medium">
              {t.what}
            </th>
            <th scope="col" className={head}>
              {t.amount}
            </th>
            <th scope="col" className={`${head} wg:max-sm:hidden`}>
              {t.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.slice(0, maxShown).map(({ id, time, kind, change, balance }) => (
            <tr key={id}>
              <th scope="row" className="wg:py-1.5 wg:text-start wg:font-normal">
                <TimeText iso={time} short className="wg:text-fg-muted" />
              </th>
              <td className="wg:py-1.5 wg:ps-3">{t.kind[kind]}</td>
              <td className={`${cell} wg:num`}>
                <bdi dir="ltr">{formatSigned(change, { locale, maxDigits: 8 })}</bdi>
              </td>
              <td className={`${cell} wg:max-sm:hidden`}>
                <Amount value={balance} maxDigits={8} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {moves.length > maxShown ? (
        <p className="wg:pt-1 wg:text-xs wg:text-fg-muted">{t.more({ count: maxShown })}</p>
      ) : null}
    </div>
  );
}
