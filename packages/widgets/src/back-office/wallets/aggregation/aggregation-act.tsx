import type { Aggregation } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { Checkbox } from '@agio/ui/checkbox';
import { useLocale, useMessages } from '@agio/ui/language';
import { useState } from 'react';
import { useConfirmation } from '../../../intent/confirm-dialog.tsx';
import { exactText } from '../../../details/figure.tsx';
import { AggregationEnd } from './aggregation-end.tsx';
import { isMove, type Part } from '../model/aggregation.ts';
import { aggregationMessages } from '../wallet-messages.ts';

/** Acts of the reader on an aggregation, after a confirmation; otherwise says who can act. */
export function AggregationAct({
  aggregation,
  part,
  isBusy,
  isSending,
  onAct,
  ending,
  onEnd,
}: {
  aggregation: Aggregation;
  part: Part;
  /** An act is under way, or it is not known what became of one. */
  isBusy: boolean;
  isSending: boolean;
  onAct: (step: 'approve' | 'broadcast') => void;
  /** Way in which the reader can end it; undefined if there is none. */
  ending: 'reject' | 'withdraw' | undefined;
  onEnd: (how: 'reject' | 'withdraw', reason: string) => void;
}) {
  const t = useMessages(aggregationMessages);
  const locale = useLocale();
  const { ask, dialog } = useConfirmation();
  const [hasCompared, setCompared] = useState(false);
  const { token, destination, sources, asset } = aggregation;
  const amount = exactText(aggregation.amount, asset, locale);
  if (part === 'over') return null;
  const end =
    ending === undefined ? null : (
      <AggregationEnd
        aggregation={aggregation}
        how={ending}
        isBusy={isBusy}
        onEnd={(reason) => onEnd(ending, reason)}
      />
    );
  if (part !== 'approve' && part !== 'broadcast') {
    return (
      <>
        <Callout tone={part === 'ownProposal' ? 'warning' : 'info'}>
          {part === 'onNetwork' && isMove(aggregation) ? t.moveOnNetwork : t[part]}
        </Callout>
        {end}
      </>
    );
  }
  const isApproval = part === 'approve';
  const words = isApproval ? t.approveAct({ amount }) : t.broadcastAct({ amount });
  const act = async () => {
    const isConfirmed = await ask({
      title: isApproval ? t.approveSure({ token }) : t.broadcastSure({ token }),
      text: isApproval
        ? t.approveSureText({ amount, count: sources.length, address: destination })
        : t.broadcastSureText({ amount, address: destination }),
      cancel: t.cancel,
      confirm: words,
      tone: isApproval ? 'primary' : 'danger',
    });
    if (isConfirmed) onAct(part);
  };
  return (
    <>
      <Callout>{t.separate}</Callout>
      <Checkbox
        label={t.matches({ token })}
        checked={hasCompared}
        disabled={isBusy}
        onCheckedChange={setCompared}
      />
      <Button
        variant="primary"
        size="lg"
        block
        disabled={!hasCompared || (isBusy && !isSending)}
        loading={isSending}
        onClick={() => void act()}
      >
        {words}
      </Button>
      {end}
      {dialog}
    </>
  );
}
