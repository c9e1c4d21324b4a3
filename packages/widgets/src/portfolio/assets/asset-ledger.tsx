// @where Widgets: price chart and latest entries in the details of an asset
import type { LedgerEntry } from '@agio/api-client';
import { useLedger } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { Change } from '@agio/ui/change';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { useHost, WidgetLink } from '../../host/index.ts';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { useDisplayDigits } from '../../amounts/use-display-digits.ts';
import { historyQueryOf } from '../../lists/history-choice.ts';
import { detailsMessages } from './details-messages.ts';

/** Entries that are shown; the history has the rest. */
const maxShown = 6;

/** Latest ledger entries of an asset. */
export function AssetLedger({ asset, isHidden }: { asset: string; isHidden: boolean }) {
  const { history: t } = useMessages(detailsMessages);
  const { links } = useHost();
  const ledger = useLedger({ asset, limit: maxShown });
  const { data } = ledger;
  const state = loadStateOf(ledger, data?.items.length === 0);
  const notes = useLoadNotes(state, {
    error: t.failed,
    loading: t.loading,
    empty: { title: t.empty },
  });
  return (
    <section aria-label={t.title}>
      <h3 className="wg:mb-1 wg:flex wg:text-sm wg:font-semibold">
        {t.title}
        {links.history === undefined ? null : (
          <WidgetLink
            href={links.history(historyQueryOf({ tab: 'all', filter: { asset } }))}
            className="wg:ms-auto wg:font-medium wg:text-accent wg:focus-ring"
          >
            {t.all}
          </WidgetLink>
        )}
      </h3>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void ledger.mutate()}
        skeleton={<Skeleton className="wg:h-4 wg:w-48" />}
      >
        <ul>
          {data?.items.slice(0, maxShown).map((entry) => (
            <Entry key={entry.id} entry={entry} asset={asset} isHidden={isHidden} />
          ))}
        </ul>
      </Loadable>
    </section>
  );
}

function Entry({
  entry: { type, time, changes },
  asset,
  isHidden,
}: {
  entry: LedgerEntry;
  asset: string;
  isHidden: boolean;
}) {
  const { history: t } = useMessages(detailsMessages);
  const { maxDigits } = useDisplayDigits()(asset);
  const change = changes.find((each) => each.asset === asset)?.change;
  return (
    <li className="wg:flex wg:items-center wg:gap-3 wg:py-1.5 wg:text-sm">
      <span className="wg:min-w-0">
        <span className="wg:block">{t.types[type]}</span>
        <span className="wg:block wg:text-xs wg:text-fg-muted">
          <TimeText iso={time} />
        </span>
      </span>
      <span className="wg:ms-auto wg:font-medium">
        <Change
          kind="amount"
          value={Decimal.parse(change)}
          digits={maxDigits}
          masked={isHidden}
          quiet
        />
      </span>
    </li>
  );
}
