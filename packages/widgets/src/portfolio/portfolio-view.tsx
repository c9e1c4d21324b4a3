import { Button } from '@agio/ui/button';
import { Checkbox } from '@agio/ui/checkbox';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { SearchField } from '@agio/ui/search-field';
import { Loadable } from '@agio/ui/loadable';
import { StateStrip } from '@agio/ui/state-panel';
import { formatFiat } from '@agio/money';
import { Info } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocale, useMessages } from '@agio/ui/language';
import { MissingStrip, Section, useLoadNotes } from '../provider/index.ts';
import { messages } from './messages.ts';
import { AllocationPanel } from './allocation-panel.tsx';
import { AssetsTable } from './assets-table.tsx';
import { filterRows, smallBalance } from './model/portfolio-rows.ts';
import { MarketsButton, usePortfolioNotes } from './portfolio-notes.tsx';
import { TotalPanel } from './total-panel.tsx';
import type { PortfolioValues } from './use-portfolio-values.ts';

export interface PortfolioViewProps
  extends
    Pick<PortfolioValues, 'state' | 'currency' | 'rows' | 'onRetry'>,
    Partial<Pick<PortfolioValues, 'overview' | 'namesError'>> {
  isHidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
  hideSmall: boolean;
  onHideSmallChange: (hide: boolean) => void;
}

/** The balances of the user with their values. */
export function PortfolioView(props: PortfolioViewProps) {
  const { state, currency, overview, rows, isHidden, onHiddenChange, onRetry } = props;
  const t = useMessages(messages);
  const notes = usePortfolioNotes(state);
  const panels = (
    <div className="wg:grid wg:gap-4 wg:lg:grid-cols-[minmax(0,1fr)_25rem]">
      <Section>
        <TotalPanel
          overview={overview}
          rows={rows}
          currency={currency}
          isStale={state.status === 'stale'}
          isHidden={isHidden}
          onHiddenChange={onHiddenChange}
        />
      </Section>
      <Section>
        <AllocationPanel rows={rows} isLoading={state.status === 'loading'} />
      </Section>
      <Section>
        <AssetsPanel {...props} />
      </Section>
    </div>
  );
  return (
    <div
      data-widget="portfolio"
      className="wg:mx-auto wg:w-full wg:max-w-page wg:px-4 wg:py-6 wg:md:px-6"
    >
      <h1 className="wg:sr-only">{t.title}</h1>
      {state.status === 'error' || state.status === 'notAllowed' ? (
        <Panel aria-label={t.title}>
          <Loadable className="wg:min-h-80" state={state} notes={notes} onRetry={onRetry} />
        </Panel>
      ) : (
        // While loading, the panels render their own skeletons.
        panels
      )}
    </div>
  );
}

function AssetsPanel({
  state,
  currency,
  rows,
  isHidden,
  hideSmall,
  onHideSmallChange,
  onRetry,
  namesError,
}: PortfolioViewProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const shown = useMemo(() => filterRows(rows, { search, hideSmall }), [rows, search, hideSmall]);
  const unpriced = useMemo(() => rows.filter((row) => row.value === null).length, [rows]);
  const limit = formatFiat(smallBalance, { currency, display: 'code', locale });
  const showAll = () => {
    setSearch('');
    onHideSmallChange(false);
  };
  const isLoaded = state.status !== 'loading';
  const isEmpty = isLoaded && rows.length === 0;
  const isLeftOut = isLoaded && rows.length > 0 && shown.length === 0;
  const notes = useLoadNotes(state, {
    error: t.loadError,
    loading: t.loading,
    stale: t.stale,
    empty: isEmpty
      ? {
          ...t.empty,
          actions: <MarketsButton variant="primary" size="sm" />,
        }
      : {
          ...t.noMatch,
          actions: (
            <Button size="sm" onClick={showAll}>
              {t.noMatch.clear}
            </Button>
          ),
        },
  });
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
              labels={{ clear: t.clearSearch }}
              className="wg:w-full wg:sm:w-56"
            />
            <Checkbox
              className="wg:sm:ms-auto"
              checked={hideSmall}
              onCheckedChange={onHideSmallChange}
              label={
                <>
                  {t.hideSmall} <span className="wg:text-fg-muted">{t.smallLimit({ limit })}</span>
                </>
              }
            />
          </>
        )}
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
      />
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
