import { useUserInformation } from '@agio/api-client/react';
import type { ComplianceDetails, StaffRequest } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Check, CircleHelp, X } from 'lucide-react';
import { lazyPart } from '../../../states/lazy-part.ts';
import { Section, useLatch } from '../../../states/index.ts';
import { caseMessages } from '../case-messages.ts';
import { decisionMessages } from './decision-messages.ts';
import { DecisionStatus } from './decision-status.tsx';
import { approvalStepOf } from './model/approval.ts';
import { targetTierOf } from './model/target-tier.ts';
import { type Decision, isUndecided } from './model/verdict.ts';
import { useDecide } from './use-decide.ts';
import { useDecisionDrafts } from '../../frame/decision-drafts.ts';
import { paletteMessages } from '../../frame/palette-messages.ts';
import { useItemActions } from '../../frame/use-item-actions.tsx';
import { useKeys } from '../../frame/use-keys.ts';

const DecisionDialogs = lazyPart(() => import('./decision-dialogs.tsx'), 'DecisionDialogs');

export interface CaseDecisionProps {
  details: ComplianceDetails;
  /** Takes in the case as it was just read. */
  onRead: (found: ComplianceDetails) => unknown;
  nextHref: string | undefined;
  queueHref: string;
}

/** Approve, reject or ask for more: at the end of the view, by buttons or by `a`, `r` and `m`. */
export function CaseDecision({ details, onRead, nextHref, queueHref }: CaseDecisionProps) {
  const t = useMessages(decisionMessages);
  const { tier: tiers } = useMessages(caseMessages);
  const { user, request } = details;
  const { state, sent, isOld, decide, look, reset } = useDecide(user.id, onRead);
  /** With the request as the officer saw it when the dialog opened: what comes meanwhile, they have not seen. */
  const [open, setOpen] = useState<{ decision: Decision; request: StaffRequest }>();
  const hadDialog = useLatch(open !== undefined);
  const drafts = useDecisionDrafts<Decision>(request?.id ?? '');
  const isDone = state.status === 'done';
  const forgetDrafts = useEffectEvent(() => drafts.forget());
  useEffect(() => {
    if (isDone) forgetDrafts();
  }, [isDone]);
  const root = useRef<HTMLElement>(null);
  const next = useRef<HTMLSpanElement>(null);
  const givenId = useId();
  const officerId = useUserInformation().data?.id;
  const mayDecide =
    request !== null && isUndecided(request) && state.status !== 'unknown' && !isOld;
  const step = request === null ? 'only' : approvalStepOf(request, officerId);
  const isGiven = step === 'given';
  const begin = (decision: Decision) => {
    if (!mayDecide || request === null || open !== undefined) return;
    if (decision === 'Approve' && isGiven) return;
    reset();
    setOpen({ decision, request });
  };
  useKeys({
    a: () => begin('Approve'),
    r: () => begin('Deny'),
    m: () => begin('RequestMoreData'),
  });
  const target = request === null ? undefined : targetTierOf(request.requestType);
  const tier = target === undefined ? undefined : { tier: tiers[target] };
  const approve =
    step === 'first'
      ? t.approveFirst
      : tier === undefined
        ? t.act.Approve
        : step === 'only'
          ? t.approveTier(tier)
          : t.approveSecond(tier);
  const { case: heading } = useMessages(paletteMessages);
  useItemActions(heading, [
    mayDecide && !isGiven && { label: approve, icon: Check, onSelect: () => begin('Approve') },
    mayDecide && { label: t.act.Deny, icon: X, onSelect: () => begin('Deny') },
    mayDecide && {
      label: t.act.RequestMoreData,
      icon: CircleHelp,
      onSelect: () => begin('RequestMoreData'),
    },
  ]);
  // A dialog that is open stays, with what is typed in it, when another officer is first: sending it says who was.
  const isIdle = state.status === 'idle' || state.status === 'refused';
  if (!mayDecide && isIdle && open === undefined) return null;
  return (
    <section
      ref={root}
      aria-label={t.label}
      tabIndex={-1}
      className="wg:sticky wg:bottom-0 wg:z-10 wg:-mx-4 wg:flex wg:flex-col wg:gap-3 wg:border-t wg:border-line wg:bg-surface-1 wg:px-4 wg:py-3 wg:outline-none wg:md:-mx-6 wg:md:px-6"
    >
      <DecisionStatus
        state={state}
        sent={sent}
        officerId={officerId}
        name={user.displayName}
        nextHref={nextHref}
        queueHref={queueHref}
        next={next}
        onLook={() => void look()}
      />
      {mayDecide ? (
        <div className="wg:flex wg:flex-wrap wg:items-center wg:justify-end wg:gap-2">
          {isGiven ? (
            <p id={givenId} className="wg:me-auto wg:min-w-0 wg:text-sm wg:text-fg-muted">
              {t.given}
            </p>
          ) : null}
          <Button
            variant="danger-soft"
            aria-keyshortcuts="r"
            className="wg:max-sm:flex-1"
            onClick={() => begin('Deny')}
          >
            {t.act.Deny}
          </Button>
          <Button
            aria-keyshortcuts="m"
            className="wg:max-sm:flex-1"
            onClick={() => begin('RequestMoreData')}
          >
            {t.act.RequestMoreData}
          </Button>
          <Button
            variant="primary"
            aria-keyshortcuts="a"
            aria-disabled={isGiven || undefined}
            aria-describedby={isGiven ? givenId : undefined}
            // Its words are the longest: on a phone it has a row of its own.
            className="wg:max-sm:w-full"
            onClick={() => begin('Approve')}
          >
            {approve}
          </Button>
        </div>
      ) : null}
      {hadDialog && request !== null ? (
        <Section isQuiet>
          <Suspense>
            <DecisionDialogs
              details={details}
              request={open?.request ?? request}
              open={open?.decision}
              onClose={() => setOpen(undefined)}
              onDecide={(decision, comment) => decide(open?.request ?? request, decision, comment)}
              drafts={drafts}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                // After a decision that was made there is one thing to do.
                (next.current?.querySelector('a') ?? root.current)?.focus();
              }}
            />
          </Suspense>
        </Section>
      ) : null}
    </section>
  );
}
