import type { ComplianceDetails, StaffRequest } from '@agio/api-client/contract';
import { useExchangeInfo, useUserInformation } from '@agio/api-client/react';
import { formatFiat } from '@agio/money';
import { ComplianceApproveModal } from '@agio/ui/compliance-approve';
import { ComplianceRejectModal } from '@agio/ui/compliance-reject';
import { useLocale, useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { useState } from 'react';
import { useLatch } from '../provider/index.ts';
import { caseMessages } from './case-messages.ts';
import { decisionMessages } from './decision-messages.ts';
import { beginWithReason } from './begin-with-reason.ts';
import { approvalStepOf } from './model/approval.ts';
import { targetTierOf } from './model/target-tier.ts';
import type { Decision } from './model/verdict.ts';
import { type Look, SecondLook } from './second-look.tsx';

export interface DecisionDialogsProps {
  details: ComplianceDetails;
  request: StaffRequest;
  /** The dialog that is open. */
  open: Decision | undefined;
  onClose: () => void;
  /** Answers the words of a refusal; undefined: the dialog is over. */
  onDecide: (decision: Decision, comment: string) => Promise<string | undefined>;
  /** Where the focus goes when a dialog closes. */
  onCloseAutoFocus: (event: Event) => void;
}

interface Asked {
  decision: Decision;
  comment: string;
  look: Look;
  /** Ends the dialog's waiting. */
  settle: () => void;
}

/** The three dialogs of a decision; each asks once more before anything is sent, and keeps what was typed. */
export function DecisionDialogs({
  details: { user },
  request,
  open,
  onClose,
  onDecide,
  onCloseAutoFocus,
}: DecisionDialogsProps) {
  const t = useMessages(decisionMessages);
  const { tier: tiers } = useMessages(caseMessages);
  const [asked, setAsked] = useState<Asked>();
  const [problem, setProblem] = useState<string>();
  const changes = useLimitChanges(user.complianceTier, targetTierOf(request.requestType));
  const had = {
    Approve: useLatch(open === 'Approve'),
    Deny: useLatch(open === 'Deny'),
    RequestMoreData: useLatch(open === 'RequestMoreData'),
  };
  const target = targetTierOf(request.requestType) ?? user.complianceTier;
  const step = approvalStepOf(request, useUserInformation().data?.id);
  const ask = (decision: Decision) => (comment: string) =>
    new Promise<undefined>((resolve) => {
      setProblem(undefined);
      const isFirst = decision === 'Approve' && step === 'first';
      const subject = { name: cutText(user.displayName, 60), tier: tiers[target] };
      const first = request.firstApproval?.officer;
      const look: Look = {
        title: isFirst ? t.sureFirst(subject) : t.sure[decision](subject),
        effects:
          decision === 'Approve' && step === 'second' && first !== undefined
            ? [t.firstBy({ name: cutText(first, 60) })]
            : undefined,
        quote: comment === '' ? undefined : (isFirst ? t.sureFirstQuote : t.sureQuote)({ comment }),
        text: isFirst ? t.sureFirstText : t.sureText,
        confirm: isFirst ? t.approveFirst : t.act[decision],
        isDanger: decision === 'Deny',
      };
      setAsked({ decision, comment, look, settle: () => resolve(undefined) });
    });
  const send = async () => {
    if (!asked) return;
    setAsked(undefined);
    const refusal = await onDecide(asked.decision, asked.comment);
    asked.settle();
    setProblem(refusal === undefined ? undefined : t.failed({ reason: refusal }));
    if (refusal === undefined) onClose();
  };
  const shared = (decision: Decision) => ({
    open: open === decision,
    onOpenChange: (isOpen: boolean) => {
      if (isOpen) return;
      setProblem(undefined);
      onClose();
    },
    subject: {
      displayName: user.displayName,
      coreId: user.coreId,
      tier: user.complianceTier,
      requestId: request.id,
      requestType: request.requestType,
    },
    suggestions: Object.values(t.reasons[decision]),
    error: problem,
    onCloseAutoFocus,
    onOpenAutoFocus: beginWithReason,
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
          onApprove={ask('Approve')}
        />
      ) : null}
      {had.Deny ? <ComplianceRejectModal {...shared('Deny')} onReject={ask('Deny')} /> : null}
      {had.RequestMoreData ? (
        <ComplianceRejectModal
          {...shared('RequestMoreData')}
          tone="primary"
          labels={t.ask}
          onReject={ask('RequestMoreData')}
        />
      ) : null}
      <SecondLook
        look={asked?.look}
        onBack={() => {
          asked?.settle();
          setAsked(undefined);
        }}
        onSend={() => void send()}
      />
    </>
  );
}

/** What the new tier lets somebody withdraw, before and after. */
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
