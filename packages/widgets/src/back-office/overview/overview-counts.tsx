import type { Overview } from '@agio/api-client/contract';
import { formatCompact } from '@agio/money';
import { Change } from '@agio/ui/change';
import { useLocale, useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { WidgetLink } from '../../host/index.ts';
import { countedAddress } from './model/overview-rows.ts';
import { overviewMessages } from './overview-messages.ts';

type Count = Overview['counts']['orders'] & { value?: string };

const kinds = ['orders', 'trades', 'customers', 'deposits', 'withdrawals'] as const;

/** Number of events in 24 hours, and the difference from the 24 hours before. */
export function OverviewCounts({
  base,
  counts,
  currency,
}: Pick<Overview, 'counts' | 'currency'> & { base: string }) {
  const { counts: t } = useMessages(overviewMessages);
  const locale = useLocale();
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <dl className="wg:grid wg:grid-cols-2 wg:gap-4 wg:p-4 wg:xl:grid-cols-5">
        {kinds.map((kind) => {
          const { count, before, value }: Count = counts[kind];
          const href = countedAddress(base, kind);
          return (
            <div key={kind}>
              <dt className="wg:text-xs wg:text-fg-muted">
                <WidgetLink
                  href={href}
                  className="wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring"
                >
                  {t[kind]}
                </WidgetLink>
              </dt>
              <dd className="wg:mt-1">
                <span className="wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-2">
                  <span className="wg:num wg:text-xl wg:font-semibold">{count}</span>
                  {value === undefined || count === 0 ? null : (
                    <span className="wg:num wg:text-sm wg:text-fg-muted">
                      {formatCompact(value, { locale })} {currency}
                    </span>
                  )}
                </span>
                <span className="wg:mt-0.5 wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-1.5 wg:text-xs wg:text-fg-muted">
                  <Change value={String(count - before)} kind="amount" digits={0} arrow quiet />
                  {t.before({ count: before })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
