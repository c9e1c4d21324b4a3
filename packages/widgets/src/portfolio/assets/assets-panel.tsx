import { formatFiat } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Checkbox } from '@agio/ui/checkbox';
import { useLocale, useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { SearchField } from '@agio/ui/search-field';
import { sentence } from '@agio/ui/sentence';
import { StateStrip } from '@agio/ui/state-panel';
import { Info } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MissingStrip, useLoadNotes } from '../../states/index.ts';
import { MoneyButtons } from './action-links.tsx';
import { AssetsTable } from './assets-table.tsx';
import { CostMethodMenu } from './cost-method.tsx';
import { messages } from '../messages.ts';
import { filterRows, smallBalance } from '../model/portfolio-rows.ts';
import { MarketsButton } from '../portfolio-notes.tsx';
import type { PortfolioViewProps } from '../portfolio-view.tsx';
import { SmallBalances } from './small-balances.tsx';

/** The balances by asset, with what finds some of them and what can be done with them. */
export function AssetsPanel(props: PortfolioViewProps & { onOpen: (asset: string) => void }) {
  const { state, currency, overview, rows, isHidden, hideSmall, onHideSmallChange } = props;
  const { actionsOf, onOpen, onRetry, namesError } = props;
  const t = useMessages(messages);
  const [search, setSearch] = useState('');
  const shown = useMemo(() => filterRows(rows, { search, hideSmall }), [rows, search, hideSmall]);
  const unpriced = useMemo(() => rows.filter((row) => row.value === null).length, [rows]);
  const isLoaded = state.status !== 'loading';
  const isEmpty = isLoaded && rows.length === 0;
  const isLeftOut = isLoaded && rows.length > 0 && shown.length === 0;
  const notes = useLoadNotes(state, {
    error: t.loadError,
    loading: t.loading,
    stale: t.stale,
    empty: isEmpty
      ? { ...t.empty, actions: <MarketsButton variant="primary" size="sm" /> }
      : {
          ...t.noMatch,
          actions: (
            <Button
              size="sm"
              onClick={() => {
                setSearch('');
                onHideSmallChange(false);
              }}
            >
              {t.noMatch.clear}
            </Button>
          ),
        },
  });
  const gains = overview?.gains;
  return (
    <Panel aria-label={t.assets} className="wg:lg:col-span-2">
      <PanelHeader>
        <PanelTitle>{t.assets}</PanelTitle>
        {isEmpty ? null : (
          <>
            <SearchField
              label={t.search}
              placeholder={t.search}
              value={search}
              onValueChange={setSearch}
              className="wg:w-full wg:sm:w-56"
            />
            <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-4 wg:gap-y-2 wg:sm:ms-auto">
              <SmallSwitch {...{ currency, hideSmall, onHideSmallChange }} />
              {gains === undefined && isLoaded ? null : <CostMethodMenu method={gains?.method} />}
            </div>
          </>
        )}
        <MoneyButtons />
      </PanelHeader>
      <AssetsTable
        rows={shown}
        currency={currency}
        state={
          isEmpty ? { status: 'empty' } : isLeftOut ? { status: 'empty', reason: 'noMatch' } : state
        }
        notes={notes}
        onRetry={onRetry}
        isHidden={isHidden}
        hasGains={gains !== undefined || !isLoaded}
        actionsOf={actionsOf}
        onOpen={onOpen}
      />
      {state.status === 'ready' ? (
        <SmallBalances {...{ rows, currency, isHidden, actionsOf }} />
      ) : null}
      {namesError && rows.length > 0 ? (
        <MissingStrip error={namesError} onRetry={onRetry}>
          {t.namesMissing}
        </MissingStrip>
      ) : null}
      {state.status !== 'stale' && unpriced > 0 ? (
        <StateStrip icon={<Info size={14} strokeWidth={1.5} aria-hidden />}>
          {t.partial({ count: unpriced })}
        </StateStrip>
      ) : null}
    </Panel>
  );
}

function SmallSwitch({
  currency,
  hideSmall,
  onHideSmallChange,
}: Pick<PortfolioViewProps, 'currency' | 'hideSmall' | 'onHideSmallChange'>) {
  const t = useMessages(messages);
  const locale = useLocale();
  const limit = formatFiat(smallBalance, { currency, display: 'code', locale });
  return (
    <Checkbox
      checked={hideSmall}
      onCheckedChange={onHideSmallChange}
      label={sentence(t.hideSmall({ limit }), {
        limit: (words) => <span className="wg:text-fg-muted">{words}</span>,
      })}
    />
  );
}
