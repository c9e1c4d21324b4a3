import { useExchangeInfo } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { useHost } from '../../host/index.ts';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { DocumentExpiry } from '../expiry/document-expiry.tsx';
import { messages } from '../messages.ts';
import { tierColumns } from '../model/tiers.ts';
import { TierCards } from './tier-cards.tsx';
import { TierTable } from './tier-table.tsx';
import { UpgradePanel } from './upgrade-panel.tsx';
import { useProgressSummary } from '../steps/use-progress-summary.ts';
import { useVerification } from '../use-verification.ts';

/** The tiers side by side: what each allows and asks for, where the reader stands, and the way to the next one. */
export function TiersOverview() {
  const t = useMessages(messages);
  const { currency } = useHost();
  const info = useExchangeInfo({ currency });
  const { account, state, loadState: ownState } = useVerification();
  const lead = useProgressSummary(account, state);
  const loadState = loadStateOf(info);
  const notes = useLoadNotes(loadState, { error: t.table.error });
  const columns = tierColumns(account.standing?.complianceTier, state);
  const shown = info.data && { info: info.data, columns };
  const head = (
    <div>
      <h1 className="wg:display wg:text-2xl">{t.title}</h1>
      <p className="wg:mt-1 wg:text-fg-muted">{lead}</p>
    </div>
  );
  // Everything at once: how long each part becomes is not known before, and what stands below would move.
  const isKnown =
    ownState.status !== 'loading' && (ownState.status !== 'ready' || account.standing);
  if (loadState.status === 'loading' || !isKnown) {
    return (
      <>
        {head}
        <Panel aria-label={t.table.label} aria-busy>
          <Skeleton className="wg:m-4 wg:h-120" />
        </Panel>
      </>
    );
  }
  return (
    <>
      {head}
      <DocumentExpiry />
      <UpgradePanel />
      <Panel aria-label={t.table.label}>
        <Loadable state={loadState} notes={notes} onRetry={() => void info.mutate()}>
          {shown ? (
            <>
              <TierTable {...shown} />
              <TierCards {...shown} />
              {info.data?.limitsSetIn !== undefined &&
              info.data.limitsSetIn !== info.data.limitsCurrency ? (
                <p className="wg:border-t wg:border-line wg:px-4 wg:py-2.5 wg:text-xs wg:text-fg-muted">
                  {t.table.converted({
                    own: info.data.limitsSetIn,
                    currency: info.data.limitsCurrency,
                  })}
                </p>
              ) : null}
            </>
          ) : null}
        </Loadable>
      </Panel>
      <details className="wg:rounded-panel wg:border wg:border-line wg:bg-surface-1 wg:px-4 wg:py-3">
        <summary className="wg:cursor-pointer wg:font-medium wg:focus-ring">
          {t.downgrade.title}
        </summary>
        <p className="wg:mt-2 wg:max-w-[70ch] wg:text-fg-muted">{t.downgrade.text}</p>
      </details>
    </>
  );
}
