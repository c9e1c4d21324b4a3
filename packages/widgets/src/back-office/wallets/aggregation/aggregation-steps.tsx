import type { Aggregation } from '@agio/api-client/contract';
import { timeText } from '@agio/ui/data-table';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { Stepper } from '@agio/ui/stepper';
import { stepsDone } from '../model/aggregation.ts';
import { aggregationMessages } from '../wallet-messages.ts';

/** Progress of an aggregation: the person who did each step, or who may and until when. */
export function AggregationSteps({ aggregation }: { aggregation: Aggregation }) {
  const t = useMessages(aggregationMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const time = (iso: string) => timeText(iso, { locale, timeZone, short: true });
  const { token, state, proposedBy, approvedBy, createdAt, expiresAt } = aggregation;
  const { approvals = [], approvalsNeeded: needed = 1 } = aggregation;
  const given = approvals.length;
  const names = approvals.map(({ officer }) => officer);
  const done = stepsDone(aggregation);
  return (
    <Stepper
      label={t.steps({ token })}
      orientation="vertical"
      current={done}
      steps={[
        {
          id: 'proposed',
          label: t.proposed,
          hint: t.by({ name: proposedBy, time: time(createdAt) }),
        },
        {
          id: 'approved',
          label: done < 2 ? t.approve : t.approved,
          hint:
            (needed > 1 && given > 0
              ? `${t.approvals({ given, needed })} (${listOf(names, locale)})`
              : approvedBy) ??
            (state === 'Proposed'
              ? [
                  needed > 1 && t.approvals({ given, needed }),
                  t.another({ name: proposedBy, time: time(expiresAt) }),
                ]
                  .filter(Boolean)
                  .join('. ')
              : undefined),
        },
        {
          id: 'broadcast',
          label: t.broadcast,
          hint:
            state === 'Proposed'
              ? t.afterApproval
              : state === 'Approved'
                ? t.untilThen({ time: time(expiresAt) })
                : undefined,
        },
        { id: 'confirmed', label: t.confirmation, hint: done === 3 ? t.byNetwork : undefined },
      ]}
    />
  );
}
