import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { useSetting } from '../host/index.ts';
import { hideBalances } from '../preferences/index.ts';
import { Section } from '../states/index.ts';
import { rangeMessages } from '../words/range-messages.ts';
import { RangeSwitch } from '../details/range-switch.tsx';
import { messages } from './messages.ts';
import { TotalPanel } from './total-panel.tsx';
import { usePortfolioNotes } from './portfolio-notes.tsx';
import { usePortfolioPast } from './use-portfolio-past.ts';
import { usePortfolioValues } from './use-portfolio-values.ts';

const PastChart = lazyPart(() => import('./value-panel.tsx'), 'PastChart');

/** The total value of the portfolio with its course beside it, alone, as for the head of another page. */
export function PortfolioTotal() {
  const t = useMessages(messages);
  const { spoken } = useMessages(rangeMessages);
  const values = usePortfolioValues();
  const { state, overview, rows, currency, onRetry } = values;
  const past = usePortfolioPast(values);
  const [isHidden, setHidden] = useSetting(hideBalances);
  const notes = usePortfolioNotes(state);
  if (state.status === 'error' || state.status === 'notAllowed')
    return (
      <Panel aria-label={t.total}>
        <Loadable className="wg:min-h-49" state={state} notes={notes} onRetry={onRetry} />
      </Panel>
    );
  return (
    <TotalPanel
      overview={overview}
      rows={rows}
      currency={currency}
      isStale={state.status === 'stale'}
      isHidden={isHidden}
      onHiddenChange={setHidden}
      change={past.change && { ...past.change, range: spoken[past.range] }}
      tools={
        <div className="wg:flex wg:min-w-0 wg:flex-1 wg:basis-80 wg:flex-col wg:items-end wg:gap-2">
          <RangeSwitch range={past.range} onRangeChange={past.onRangeChange} />
          <div className="wg:min-h-28 wg:w-full">
            <Section isQuiet>
              <Suspense>
                <PastChart isLow {...{ past, currency, isHidden }} />
              </Suspense>
            </Section>
          </div>
        </div>
      }
    />
  );
}
