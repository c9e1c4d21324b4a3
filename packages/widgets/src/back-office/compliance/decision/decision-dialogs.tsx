import type { ComplianceDetails, StaffRequest } from '@agio/api-client/contract';
import { useCaseFile, useExchangeInfo, useUserInformation } from '@agio/api-client/react';
import { formatFiat } from '@agio/money';
import { ComplianceApproveModal } from '@agio/ui/compliance-approve';
import { ComplianceRejectModal } from '@agio/ui/compliance-reject';
import { useLocale, useMessages } from '@agio/ui/language';
import { type ReactNode, useState } from 'react';
import { withReason } from '../../../intent/refusals.tsx';
import { useLatch } from '../../../states/index.ts';
import { caseFileMessages } from '../case-file/case-file-messages.ts';
import { DecisionEvidence, riskToConfirm } from './decision-evidence.tsx';
import { decisionMessages } from './decision-messages.ts';
import type { useDecisionDrafts } from '../../frame/decision-drafts.ts';
import { focusReason } from '../../frame/focus-reason.ts';
import { approvalStepOf } from './model/approval.ts';
import { targetTierOf } from './model/target-tier.ts';
import type { Decision } from './model/verdict.ts';

export interface DecisionDialogsProps {
  details: ComplianceDetails;
  request: StaffRequest;
  /** The dialog that is open. */
  open: Decision | undefined;
  onClose: () => void;
  /** Answers the words of a refusal; undefined: the dialog is over. */
  onDecide: (decision: Decision, comment: string) => Promise<ReactNode>;
  /** Reasons that were typed before. */
  drafts: Pick<ReturnType<typeof useDecisionDrafts<Decision>>, 'textOf' | 'keep'>;
  /** Called when a dialog closes, to place the focus. */
  onCloseAutoFocus: (event: Event) => void;
}

/** The three dialogs of a decision. Each sends at once: what it does stands in it, and what was typed is kept. */
export function DecisionDialogs({
  details,
  request,
  open,
  onClose,
  onDecide,
  drafts,
  onCloseAutoFocus,
}: DecisionDialogsProps) {
  const t = useMessages(decisionMessages);
  const { user, risk } = details;
  const [isSending, setSending] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();
  const changes = useLimitChanges(user.complianceTier, targetTierOf(request.requestType));
  const had = {
    Approve: useLatch(open === 'Approve'),
    Deny: useLatch(open === 'Deny'),
    RequestMoreData: useLatch(open === 'RequestMoreData'),
  };
  const target = targetTierOf(request.requestType) ?? user.complianceTier;
  const step = approvalStepOf(request, useUserInformation().data?.id);
  const { screening: s } = useMessages(caseFileMessages);
  const isUnresolved =
    useCaseFile(user.id).data?.screening?.matches.some(({ resolution }) => resolution === null) ===
    true;
  const isToConfirm = (risk?.score ?? 0) >= riskToConfirm && !isConfirmed;
  const close = () => {
    setProblem(undefined);
    setConfirmed(false);
    onClose();
  };
  const send = (decision: Decision) => async (comment: string) => {
    setProblem(undefined);
    setSending(true);
    const refusal = await onDecide(decision, comment);
    setSending(false);
    if (refusal === undefined) close();
    else setProblem(withReason(t.failed, refusal));
    return undefined;
  };
  const shared = (decision: Decision) => ({
    open: open === decision,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) close();
    },
    subject: {
      displayName: user.displayName,
      coreId: user.coreId,
      tier: user.complianceTier,
      requestId: request.id,
      requestType: request.requestType,
    },
    suggestions: Object.values(t.reasons[decision]),
    initial: { reason: drafts.textOf(decision) },
    onReasonChange: (text: string) => drafts.keep(decision, text),
    submitting: isSending,
    error: problem,
    onCloseAutoFocus,
    onOpenAutoFocus: focusReason,
  });
  return (
    <>
      {had.Approve ? (
        <ComplianceApproveModal
          {...shared('Approve')}
          targetTier={target}
          {...(step === 'first' && {
            labels: { ...t.first, submit: () => t.first.submit },
            suggestions: [],
          })}
          changes={changes}
          evidence={
            <DecisionEvidence
              details={details}
              request={request}
              isConfirmed={isConfirmed}
              onConfirm={setConfirmed}
            />
          }
          blocked={isUnresolved ? s.unresolved : isToConfirm ? t.evidence.toConfirm : undefined}
          onApprove={send('Approve')}
        />
      ) : null}
      {had.Deny ? <ComplianceRejectModal {...shared('Deny')} onReject={send('Deny')} /> : null}
      {had.RequestMoreData ? (
        <ComplianceRejectModal
          {...shared('RequestMoreData')}
          tone="primary"
          labels={t.ask}
          onReject={send('RequestMoreData')}
        />
      ) : null}
    </>
  );
}

/** Returns the withdrawal limits before and after the change of tier. */
function useLimitChanges(from: string, to: string | undefined) {
  const t = useMessages(decisionMessages);
  const locale = useLocale();
  const { data } = useExchangeInfo();
  const limitOf = (wanted: string | undefined) => {
    const limit = data?.tiers.find(({ tier }) => tier === wanted)?.withdrawPerDay;
    if (limit === undefined) return undefined;
    return limit === null
      ? t.none
      : formatFiat(limit, { currency: data?.limitsCurrency ?? 'CHF', locale });
  };
  const [before, after] = [limitOf(from), limitOf(to)];
  return before === undefined || after === undefined ? [] : [{ term: t.limit, before, after }];
}
