import type { Aggregation } from '@agio/api-client/contract';
import { Amount } from '@agio/ui/amount';
import { Callout } from '@agio/ui/callout';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { aggregationMessages } from './wallet-messages.ts';
import { AggregationPill } from './wallet-parts.tsx';

/** What ended an aggregation half-way, and what that means for the money; undefined of one that arrived. */
function useEnding(): (aggregation: Aggregation) => string | undefined {
  const { ended: t } = useMessages(aggregationMessages);
  return ({ token, state, approvedBy, transaction }) => {
    if (state === 'Expired') {
      return approvedBy === null ? t.expired({ token }) : t.expiredApproved({ token });
    }
    if (state !== 'Rejected') return undefined;
    return transaction === null ? t.rejected({ token }) : t.rejectedSent({ token });
  };
}

/** Why the last aggregation of a wallet brought nothing, where it did not. */
export function LastEnding({ last }: { last: Aggregation | undefined }) {
  const { ended: t } = useMessages(aggregationMessages);
  const endingOf = useEnding();
  const ending = last && endingOf(last);
  return ending === undefined ? null : (
    <Callout tone={last?.state === 'Rejected' ? 'danger' : 'warning'} live>
      {ending} {t.again}
    </Callout>
  );
}

/** Aggregations of a wallet that are over, newest first. */
export function AggregationHistory({ aggregations }: { aggregations: readonly Aggregation[] }) {
  const t = useMessages(aggregationMessages);
  const endingOf = useEnding();
  if (aggregations.length === 0) {
    return <p className="wg:text-sm wg:text-fg-muted">{t.historyEmpty}</p>;
  }
  return (
    <ul aria-label={t.history} className="wg:flex wg:flex-col wg:text-sm">
      {aggregations.map((each) => {
        const ending = endingOf(each);
        return (
          <li
            key={each.id}
            className="wg:flex wg:flex-col wg:gap-1 wg:border-b wg:border-line wg:py-2.5 wg:last:border-b-0"
          >
            <span className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-1">
              <bdi className="wg:num wg:font-medium">{each.token}</bdi>
              <AggregationPill state={each.state} />
              <Amount value={each.amount} maxDigits={18} unit={each.asset} className="wg:ms-auto" />
            </span>
            <span className="wg:flex wg:flex-wrap wg:justify-between wg:gap-x-3 wg:text-fg-muted">
              <span className="wg:wrap-anywhere">
                <bdi>{each.proposedBy}</bdi>, <bdi>{each.approvedBy ?? t.nobody}</bdi>
              </span>
              <TimeText iso={each.createdAt} short />
            </span>
            {ending === undefined ? null : (
              <span className="wg:text-xs wg:text-fg-muted">{ending}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
