import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { hideBalances, useSetting } from '../provider/index.ts';
import { messages } from './messages.ts';
import { TotalPanel } from './total-panel.tsx';
import { usePortfolioNotes } from './portfolio-notes.tsx';
import { usePortfolioValues } from './use-portfolio-values.ts';

/** The total value of the portfolio and its change in 24 hours, alone, as for the head of another page. */
export function PortfolioTotal() {
  const t = useMessages(messages);
  const { state, overview, rows, currency, onRetry } = usePortfolioValues();
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
    />
  );
}
