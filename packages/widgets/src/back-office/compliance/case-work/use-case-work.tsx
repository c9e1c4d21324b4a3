import { type ComplianceCase, mostAssigned } from '@agio/api-client/contract';
import { useOfficerLoads, useUserInformation } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { Suspense, useEffect, useRef, useState } from 'react';
import { IntentStatus } from '../../../intent/intent-status.tsx';
import { lazyPart } from '../../../states/lazy-part.ts';
import { decisionMessages } from '../decision/decision-messages.ts';
import { tradingMessages } from '../../frame/trading-messages.ts';
import { canMove, movesTo, type Reassignment, undoing } from './assignments.ts';
import { latestOf, TakeNextButton, useTakeNext } from './take-next.tsx';
import { type Reassigned as Outcome, useReassign } from './use-reassign.ts';
import { workMessages } from './work-messages.ts';
import { Workload } from './workload.tsx';

const AssignDialog = lazyPart(() => import('./assign-dialog.tsx'), 'AssignDialog');

/** Returns the parts of the queue by which officers share it: the next case, selected cases, and the load of each. */
export function useCaseWork(onTaken: (userId: string) => void) {
  const t = useMessages(workMessages);
  const { lost, notArrived } = useMessages(decisionMessages);
  const { data: loads } = useOfficerLoads();
  const ownId = useUserInformation().data?.id;
  const next = useTakeNext(ownId, onTaken);
  const reassign = useReassign();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [toAssign, setToAssign] = useState<readonly ComplianceCase[]>();
  const { state, sent, isBusy } = reassign;
  const send = async (change: Reassignment) => {
    next.reset();
    await reassign.send({ ...change, moves: change.moves.slice(0, mostAssigned) });
    setSelected(new Set());
  };
  const act = (cases: readonly ComplianceCase[], kind: 'take' | 'handBack') => {
    const moves = movesTo(cases, kind, { own: ownId ?? '' });
    return (
      <Button
        size="sm"
        disabled={isBusy || moves.length === 0}
        onClick={() => void send({ act: kind, moves, name: '' })}
      >
        {t[kind]({ count: moves.length })}
      </Button>
    );
  };
  const words = { lost, notArrived };
  return {
    status: (
      <>
        <IntentStatus
          state={next.state}
          words={words}
          onLook={() => void next.look()}
          done={next.isNoneLeft ? <Callout live>{t.nothingLeft}</Callout> : null}
        />
        <IntentStatus
          state={state}
          words={words}
          onLook={() => void reassign.look()}
          done={
            sent === undefined || state.status !== 'done' ? null : (
              <Reassigned
                key={JSON.stringify(sent.moves.map(({ found }) => found.request.id)) + sent.act}
                sent={sent}
                result={state.result ?? { done: sent.moves, failed: [] }}
                onUndo={(moves) => void send({ act: 'undo', moves: undoing(moves), name: '' })}
              />
            )
          }
        />
      </>
    ),
    lead: <Workload loads={loads} />,
    button: <TakeNextButton intent={next} latest={latestOf(loads, ownId)?.requestId} />,
    list: {
      selected,
      onSelectedChange: setSelected,
      canSelect: (found: ComplianceCase) => canMove(found, ownId),
      bulkActions: (cases: readonly ComplianceCase[]) => (
        <>
          {act(cases, 'take')}
          <Button size="sm" disabled={isBusy} onClick={() => setToAssign(cases)}>
            {t.assign({ count: cases.length })}
          </Button>
          {act(cases, 'handBack')}
        </>
      ),
    },
    dialog:
      toAssign === undefined || loads === undefined ? null : (
        <Suspense>
          <AssignDialog
            cases={toAssign}
            loads={loads}
            ownId={ownId}
            onAssign={({ officerId, officer }) => {
              setToAssign(undefined);
              const moves = movesTo(toAssign, 'assign', { own: ownId ?? '', officer: officerId });
              void send({ act: 'assign', moves, name: officer });
            }}
            onClose={() => setToAssign(undefined)}
          />
        </Suspense>
      ),
  };
}

/** Outcome of the last change: how many cases, those that were refused by name, and a button that undoes it. */
function Reassigned({
  sent: { act, name },
  result: { done, failed },
  onUndo,
}: {
  sent: Reassignment;
  result: Outcome;
  onUndo: (moves: Outcome['done']) => void;
}) {
  const t = useMessages(workMessages);
  const { cancel } = useMessages(tradingMessages);
  const root = useRef<HTMLDivElement>(null);
  // The bar with the pressed button is gone.
  useEffect(() => root.current?.focus(), []);
  return (
    <Callout
      ref={root}
      tabIndex={-1}
      live
      tone={failed.length === 0 ? 'success' : 'warning'}
      title={done.length === 0 ? undefined : t.done[act]({ count: done.length, name })}
      actions={
        act === 'undo' || done.length === 0 ? undefined : (
          <Button size="sm" onClick={() => onUndo(done)}>
            {t.undo}
          </Button>
        )
      }
    >
      {failed.length === 0 ? undefined : (
        <>
          <b className="wg:block wg:font-semibold">{t.failed({ count: failed.length })}</b>
          <ul>
            {failed.map(({ found, reason }) => (
              <li key={found.request.id}>{cancel.failedOf({ id: found.displayName, reason })}</li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  );
}
