import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { Section } from '../states/index.ts';
import { rangeMessages } from '../words/range-messages.ts';
import { RangeSwitch } from '../details/range-switch.tsx';
import { AllocationPanel } from './allocation-panel.tsx';
import { AssetsPanel } from './assets/assets-panel.tsx';
import { messages } from './messages.ts';
import type { AssetAction } from './model/asset-actions.ts';
import type { PortfolioRow } from './model/portfolio-rows.ts';
import { usePortfolioNotes } from './portfolio-notes.tsx';
import { TotalPanel } from './total-panel.tsx';
import type { PortfolioPast } from './use-portfolio-past.ts';
import type { PortfolioValues } from './use-portfolio-values.ts';
import { PastChart } from './value-panel.tsx';
import { WaysToStart } from './ways-to-start.tsx';

const AssetDetails = lazyPart(() => import('./assets/asset-details.tsx'), 'AssetDetails');

export interface PortfolioViewProps
  extends
    WidgetPlace,
    Pick<PortfolioValues, 'state' | 'currency' | 'rows' | 'onRetry'>,
    Partial<Pick<PortfolioValues, 'overview' | 'namesError'>> {
  past: PortfolioPast;
  /** Over the assets: what is on its way. */
  pending?: ReactNode;
  /** Returns the actions for an asset. */
  actionsOf: (row: PortfolioRow) => readonly AssetAction[];
  isHidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
  hideSmall: boolean;
  onHideSmallChange: (hide: boolean) => void;
}

/** The balances of the user with their values and gains, now and over time. */
export function PortfolioView(props: PortfolioViewProps) {
  const { state, currency, overview, rows, past, actionsOf, isHidden, onHiddenChange, onRetry } =
    props;
  const t = useMessages(messages);
  const { spoken } = useMessages(rangeMessages);
  const notes = usePortfolioNotes(state);
  const { opened, isOpen, open, close } = useOpened();
  const isEmpty = overview !== undefined && rows.length === 0;
  const row = rows.find(({ asset }) => asset === opened);
  return (
    <div
      data-widget="portfolio"
      {...placeOf('wg:mx-auto wg:w-full wg:max-w-page wg:px-4 wg:py-6 wg:md:px-6', props)}
    >
      <h1 className="wg:sr-only">{t.title}</h1>
      {state.status === 'error' || state.status === 'notAllowed' ? (
        <Panel aria-label={t.title}>
          <Loadable className="wg:min-h-80" state={state} notes={notes} onRetry={onRetry} />
        </Panel>
      ) : (
        // While loading, the panels render their own skeletons.
        <div className="wg:grid wg:gap-4 wg:lg:grid-cols-[minmax(0,1fr)_25rem]">
          <Section>
            <TotalPanel
              overview={overview}
              rows={rows}
              currency={currency}
              isStale={state.status === 'stale'}
              isHidden={isHidden}
              onHiddenChange={onHiddenChange}
              change={past.change && { ...past.change, range: spoken[past.range] }}
              tools={
                <RangeSwitch
                  range={past.range}
                  onRangeChange={past.onRangeChange}
                  className="wg:max-sm:order-last"
                />
              }
              chart={
                <Section className="wg:h-56">
                  <PastChart past={past} currency={currency} isHidden={isHidden} />
                </Section>
              }
            />
          </Section>
          <Section>
            {isEmpty ? (
              <WaysToStart />
            ) : (
              <AllocationPanel rows={rows} isLoading={state.status === 'loading'} />
            )}
          </Section>
          <Section isQuiet>{props.pending}</Section>
          <Section>
            <AssetsPanel {...props} onOpen={open} />
          </Section>
        </div>
      )}
      {row === undefined ? null : (
        <Section isQuiet>
          <Suspense>
            <AssetDetails
              row={row}
              actions={actionsOf(row)}
              isOpen={isOpen}
              onClose={close}
              {...{ currency, isHidden }}
            />
          </Suspense>
        </Section>
      )}
    </div>
  );
}

/** The asset whose details are open; it stays while they close, and its figures go on while they are looked at. */
function useOpened() {
  const [opened, setOpened] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((asset: string) => {
    setOpened(asset);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { opened, isOpen, open, close };
}
