import type { Reserve } from '@agio/api-client/contract';
import { useReserveHistory } from '@agio/api-client/react';
import { Amount } from '@agio/ui/amount';
import { TimeText } from '@agio/ui/data-table';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { ValueChart } from '@agio/ui/value-chart';
import { loadStateOf, useLoadNotes } from '../../../states/index.ts';
import { walletMessages } from '../wallet-messages.ts';
import { reservesMessages } from './reserves-messages.ts';

/** Days of the history of reserves. */
const days = 30;
const head = 'wg:py-1.5 wg:ps-3 wg:text-figures wg:font-medium';
const cell = 'wg:py-1.5 wg:ps-3 wg:text-figures wg:whitespace-nowrap';

/** Coverage of one asset day by day, as a line and as a table, and what the exchange owns of it. */
export function ReserveHistory({ reserve }: { reserve: Reserve }) {
  const t = useMessages(reservesMessages);
  const { balanceHistory } = useMessages(walletMessages);
  const { asset } = reserve;
  const history = useReserveHistory(asset, days);
  const state = loadStateOf(history);
  const notes = useLoadNotes(state, { error: balanceHistory.error, stale: balanceHistory.stale });
  const records = history.data ?? [];
  const name = t.chart({ asset });
  const points = records.flatMap(({ time, coveragePercent }) =>
    coveragePercent === null ? [] : { time, value: coveragePercent },
  );
  return (
    <Panel aria-label={name}>
      <PanelHeader>
        <PanelTitle>{name}</PanelTitle>
      </PanelHeader>
      <div className="wg:flex wg:flex-col wg:gap-4 wg:p-4">
        <KeyValueList>
          <KeyValue term={t.difference}>
            <Amount value={reserve.difference} maxDigits={18} unit={asset} />
          </KeyValue>
          <KeyValue term={t.ownFunds}>
            <Amount value={reserve.ownFunds} maxDigits={18} unit={asset} />
          </KeyValue>
        </KeyValueList>
        <Loadable
          state={state}
          notes={notes}
          onRetry={() => void history.mutate()}
          skeleton={<Skeleton className="wg:h-40" />}
        >
          {points.length < 2 ? null : (
            <ValueChart
              name={name}
              points={points}
              format={(percent) => t.percent({ percent })}
              quiet={state.status === 'stale'}
              className="wg:h-40"
            />
          )}
          <table className="wg:w-full wg:text-sm">
            <caption className="wg:sr-only">{name}</caption>
            <thead className="wg:border-b wg:border-line wg:text-xs wg:text-fg-muted">
              <tr>
                <th scope="col" className="wg:py-1.5 wg:text-start wg:font-medium">
                  {t.date}
                </th>
                <th scope="col" className={head}>
                  {t.owed}
                </th>
                <th scope="col" className={`${head} wg:max-sm:hidden`}>
                  {t.difference}
                </th>
                <th scope="col" className={head}>
                  {t.coverage}
                </th>
              </tr>
            </thead>
            <tbody>
              {records.toReversed().map(({ time, owed, difference, coveragePercent }) => (
                <tr key={time}>
                  <th scope="row" className="wg:py-1.5 wg:text-start wg:font-normal">
                    <TimeText iso={time} short className="wg:text-fg-muted" />
                  </th>
                  <td className={cell}>
                    <Amount value={owed} maxDigits={8} />
                  </td>
                  <td className={`${cell} wg:max-sm:hidden`}>
                    <Amount value={difference} maxDigits={8} />
                  </td>
                  <td className={`${cell} wg:num`}>
                    {coveragePercent === null ? (
                      '—'
                    ) : (
                      <bdi dir="ltr">{t.percent({ percent: coveragePercent })}</bdi>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Loadable>
      </div>
    </Panel>
  );
}
