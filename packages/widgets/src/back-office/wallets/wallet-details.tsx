import { hasRole } from '@agio/api-client';
import type { HotWallet } from '@agio/api-client/contract';
import { useUserInformation, useWalletBalances } from '@agio/api-client/react';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Callout } from '@agio/ui/callout';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useHost, WidgetLink } from '../../host/index.ts';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { AggregationAct } from './aggregation/aggregation-act.tsx';
import { AggregationFacts } from './aggregation/aggregation-facts.tsx';
import { AggregationHistory, LastEnding } from './aggregation/aggregation-history.tsx';
import { AggregationPropose } from './aggregation/aggregation-propose.tsx';
import { AggregationSources } from './aggregation/aggregation-sources.tsx';
import { AggregationSteps } from './aggregation/aggregation-steps.tsx';
import { endingFor, fullnessOf, isMove, isOpen, partOf } from './model/aggregation.ts';
import {
  type AggregationStep,
  useAggregationActions,
} from './aggregation/use-aggregation-actions.ts';
import { ColdStorage } from './treasury/cold-storage.tsx';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { WalletBounds } from './wallet-bounds.tsx';
import { WalletHistory } from './wallet-history.tsx';
import { aggregationMessages, walletMessages } from './wallet-messages.ts';
import { AggregationPill } from './wallet-cells.tsx';

/** Two people work on an aggregation at once: each sees the other's step after as long at most, in milliseconds. */
const refreshMs = 3000;

/** Collection into one wallet: the open aggregation or a proposal, and earlier aggregations. */
export function WalletDetails({
  wallet,
  backHref,
}: {
  wallet: HotWallet;
  /** To the list alone. */
  backHref: string;
}) {
  const words = useMessages(walletMessages);
  const t = useMessages(aggregationMessages);
  const { notices } = useHost();
  const { data: me } = useUserInformation();
  const balances = useWalletBalances(wallet.id);
  usePollingFallback(balances.mutate, refreshMs);
  const { state, isBusy, send, look } = useAggregationActions(wallet.id, me?.id, balances.mutate);
  const loadState = loadStateOf(balances);
  const notes = useLoadNotes(loadState, { error: words.detailsError, stale: words.stale });
  const { sources = [], aggregations = [] } = balances.data ?? {};
  const collections = aggregations.filter((each) => !isMove(each));
  const open = collections.find(isOpen);
  const over = aggregations.filter((each) => !isOpen(each));
  const isAdmin = me !== undefined && hasRole(me, 'admin');
  const acts = { isSending: state.status === 'sending', isBusy };
  const acting = useRef<HTMLDivElement>(null);
  const run = async (step: AggregationStep, title: string) => {
    if (!(await send(step))) return;
    notices.success({ id: 'aggregation', title, closesAfter: 5000 });
    // The button of the act is gone: keys go on from its place.
    acting.current?.focus();
  };
  const fullness = fullnessOf(wallet);
  return (
    <Panel aria-label={t.title({ name: wallet.name })} data-aggregation={open?.token}>
      <PanelHeader className="wg:flex-nowrap">
        <AssetIcon symbol={wallet.asset} size="lg" />
        <div className="wg:min-w-0 wg:flex-1">
          <PanelTitle className="wg:break-words">{t.title({ name: wallet.name })}</PanelTitle>
          <output className="wg:flex wg:items-center wg:gap-2 wg:text-sm">
            {open === undefined ? null : (
              <>
                <bdi className="wg:num wg:text-fg-muted">{open.token}</bdi>
                <AggregationPill state={open.state} />
              </>
            )}
          </output>
        </div>
        <IconButton asChild label={words.back}>
          <WidgetLink href={backHref}>
            <X size={16} strokeWidth={1.5} aria-hidden />
          </WidgetLink>
        </IconButton>
      </PanelHeader>
      <Loadable
        state={loadState}
        notes={notes}
        onRetry={() => void balances.mutate()}
        skeleton={<Skeleton className="wg:m-4 wg:h-96" />}
      >
        <div className="wg:flex wg:flex-col wg:gap-4 wg:p-4">
          <WalletBounds wallet={wallet} />
          {fullness === 'normal' ? null : (
            <Callout tone={fullness === 'high' ? 'warning' : 'danger'}>{words[fullness]}</Callout>
          )}
          <div ref={acting} tabIndex={-1} className="wg:flex wg:flex-col wg:gap-4 wg:outline-none">
            {open === undefined ? (
              <>
                <LastEnding last={collections[0]} />
                <h3 className="wg:text-sm wg:font-semibold">{t.proposeTitle}</h3>
                <AggregationPropose
                  wallet={wallet}
                  sources={sources}
                  mayPropose={isAdmin}
                  onPropose={(asset, reason) =>
                    void run(
                      { kind: 'propose', asset, reason, known: aggregations },
                      t.done.propose,
                    )
                  }
                  {...acts}
                />
              </>
            ) : (
              <>
                <AggregationSteps aggregation={open} />
                <AggregationFacts aggregation={open} />
                <AggregationSources
                  sources={open.sources}
                  asset={open.asset}
                  feeAsset={open.feeAsset}
                />
                <AggregationAct
                  // A comparison is valid for one step of one aggregation.
                  key={`${open.token} ${open.state}`}
                  aggregation={open}
                  part={partOf(open, { id: me?.id, isAdmin })}
                  onAct={(kind) => void run({ kind, token: open.token }, t.done[kind](open))}
                  ending={endingFor(open, { id: me?.id, isAdmin })}
                  onEnd={(kind, reason) =>
                    void run({ kind, token: open.token, reason }, t.done[kind](open))
                  }
                  {...acts}
                />
              </>
            )}
            <IntentStatus state={state} onLook={() => void look()} />
          </div>
          <ColdStorage
            wallet={wallet}
            aggregations={aggregations}
            reader={{ id: me?.id, isAdmin }}
            refresh={balances.mutate}
          />
          <WalletHistory wallet={wallet} />
          <section aria-label={t.history} className="wg:border-t wg:border-line wg:pt-4">
            <h3 className="wg:mb-1 wg:text-sm wg:font-semibold">{t.history}</h3>
            <AggregationHistory aggregations={over} />
          </section>
        </div>
      </Loadable>
    </Panel>
  );
}
