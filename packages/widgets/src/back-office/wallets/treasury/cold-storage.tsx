import type { Aggregation, HotWallet } from '@agio/api-client/contract';
import { useColdWallets } from '@agio/api-client/react';
import { Amount } from '@agio/ui/amount';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { useRef, useState } from 'react';
import { useHost } from '../../../host/index.ts';
import { IntentStatus } from '../../../intent/intent-status.tsx';
import { usePollingFallback } from '../../frame/use-polling-fallback.ts';
import { AggregationAct } from '../aggregation/aggregation-act.tsx';
import { AggregationFacts } from '../aggregation/aggregation-facts.tsx';
import { LastEnding } from '../aggregation/aggregation-history.tsx';
import { AggregationSteps } from '../aggregation/aggregation-steps.tsx';
import { useAggregationActions } from '../aggregation/use-aggregation-actions.ts';
import { endingFor, isMove, isOpen, type MoveKind, partOf } from '../model/aggregation.ts';
import { AggregationPill, WholeAddress } from '../wallet-cells.tsx';
import { aggregationMessages, walletMessages } from '../wallet-messages.ts';
import { MoveDialog, type MoveDraft } from './move-dialog.tsx';

/** Cold storage of a hot wallet: balance and address, and the open move between the two or a proposal of one. */
export function ColdStorage({
  wallet,
  aggregations,
  reader,
  refresh,
}: {
  wallet: HotWallet;
  aggregations: readonly Aggregation[];
  reader: { readonly id: string | undefined; readonly isAdmin: boolean };
  /** Reads the wallet again. */
  refresh: () => unknown;
}) {
  const words = useMessages(walletMessages);
  const t = useMessages(aggregationMessages);
  const { notices } = useHost();
  const cold = useColdWallets();
  usePollingFallback(cold.mutate);
  const own = cold.data?.find(({ walletId }) => walletId === wallet.id);
  const { state, isBusy, send, look } = useAggregationActions(wallet.id, reader.id, refresh);
  const [asked, setAsked] = useState<MoveKind>();
  const [draft, setDraft] = useState<MoveDraft>();
  const root = useRef<HTMLElement>(null);
  const moves = aggregations.filter(isMove);
  const open = moves.find(isOpen);
  const run = async (step: Parameters<typeof send>[0], title: string) => {
    if (!(await send(step))) return false;
    notices.success({ id: 'treasury', title, closesAfter: 5000 });
    // The button of the act is gone: keys go on from the section.
    root.current?.focus();
    return true;
  };
  const propose = async (kind: MoveKind, made: MoveDraft) => {
    setAsked(undefined);
    const step = { kind: 'move', way: kind, ...made, known: aggregations } as const;
    // Typed values stay until the exchange has them.
    if (await run(step, t.done.propose)) setDraft(undefined);
  };
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={words.coldStorage}
      className="wg:flex wg:flex-col wg:gap-4 wg:border-t wg:border-line wg:pt-4 wg:outline-none"
    >
      <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-2">
        <h3 className="wg:text-sm wg:font-semibold">{words.coldStorage}</h3>
        {open === undefined ? null : (
          <output className="wg:flex wg:items-center wg:gap-2 wg:text-sm">
            <bdi className="wg:num wg:text-fg-muted">{open.token}</bdi>
            <AggregationPill state={open.state} />
          </output>
        )}
      </div>
      <KeyValueList>
        <KeyValue term={words.balance}>
          {own === undefined ? (
            cold.error === undefined ? (
              '…'
            ) : (
              <span className="wg:text-warning">{t.sponsorFailed}</span>
            )
          ) : (
            <Amount value={own.balance} maxDigits={18} unit={own.asset} />
          )}
        </KeyValue>
        {own === undefined || open !== undefined ? null : (
          <KeyValue term={t.source}>
            <WholeAddress name={t.source} address={own.address} />
          </KeyValue>
        )}
      </KeyValueList>
      {open === undefined ? (
        <>
          <LastEnding last={moves[0]} />
          {reader.isAdmin ? (
            <div className="wg:flex wg:flex-wrap wg:gap-2">
              {(['ToCold', 'FromCold'] as const).map((kind) => (
                <Button key={kind} disabled={isBusy} onClick={() => setAsked(kind)}>
                  {words.balanceHistory.kind[kind]}
                </Button>
              ))}
            </div>
          ) : (
            <Callout tone="info">{t.byAdministrators}</Callout>
          )}
        </>
      ) : (
        <>
          <AggregationSteps aggregation={open} />
          <AggregationFacts aggregation={open} />
          <AggregationAct
            // A comparison is valid for one step of one proposal.
            key={`${open.token} ${open.state}`}
            aggregation={open}
            part={partOf(open, reader)}
            onAct={(kind) => void run({ kind, token: open.token }, t.done[kind](open))}
            ending={endingFor(open, reader)}
            onEnd={(kind, reason) =>
              void run({ kind, token: open.token, reason }, t.done[kind](open))
            }
            isSending={state.status === 'sending'}
            isBusy={isBusy}
          />
        </>
      )}
      <IntentStatus state={state} onLook={() => void look()} />
      {asked === undefined ? null : (
        <MoveDialog
          key={asked}
          wallet={wallet}
          kind={asked}
          draft={draft}
          onSend={(made) => void propose(asked, made)}
          onDraft={setDraft}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
