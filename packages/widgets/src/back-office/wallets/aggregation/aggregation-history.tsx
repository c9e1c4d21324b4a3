import type { Aggregation } from '@agio/api-client/contract';
import { Amount } from '@agio/ui/amount';
import { Callout } from '@agio/ui/callout';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { exactText } from '../../../details/figure.tsx';
import { isMove, progressOf } from '../model/aggregation.ts';
import { aggregationMessages, walletMessages } from '../wallet-messages.ts';
import { AggregationPill } from '../wallet-cells.tsx';

/** Returns how an aggregation ended, what that means for the money, and the reasons; undefined if all of it arrived. */
function useEnding(): (aggregation: Aggregation) => string[] | undefined {
  const { ended: t } = useMessages(aggregationMessages);
  const locale = useLocale();
  const endingOf = (aggregation: Aggregation) => {
    const { token, state, approvedBy, transaction, endedBy, collected = '0' } = aggregation;
    switch (state) {
      case 'Expired':
        return approvedBy === null ? t.expired({ token }) : t.expiredApproved({ token });
      case 'Rejected':
        if (transaction !== null) return t.rejectedSent({ token });
        return endedBy == null ? t.rejected({ token }) : t.rejectedBy({ token, name: endedBy });
      case 'Withdrawn':
        return t.withdrawn({ token, name: endedBy ?? '' });
      case 'Failed':
        return isMove(aggregation) ? t.failedMove({ token }) : t.failed({ token });
      case 'PartlyFailed': {
        const { confirmed, failed } = progressOf(aggregation.sources);
        return t.partlyFailed({
          token,
          collected: exactText(collected, aggregation.asset, locale),
          confirmed,
          failed,
        });
      }
      default:
        return undefined;
    }
  };
  return (aggregation) => {
    const ending = endingOf(aggregation);
    const reasons = reasonsOf(aggregation).map((reason) => t.why({ reason }));
    return ending === undefined ? undefined : [ending, ...reasons];
  };
}

const paragraph = (text: string) => <p key={text}>{text}</p>;

/** The reasons of an ending: of who ended it, or of the network for the addresses that failed, each once. */
const reasonsOf = ({ reason, sources }: Aggregation): string[] => [
  ...new Set([reason, ...sources.map((source) => source.reason)].filter((each) => each != null)),
];

/** Reason for which the last aggregation of a wallet brought nothing or not all, if so, and the next step. */
export function LastEnding({ last }: { last: Aggregation | undefined }) {
  const { ended: t } = useMessages(aggregationMessages);
  const endingOf = useEnding();
  const ending = last && endingOf(last);
  if (last === undefined || ending === undefined) return null;
  const isFailure = last.state === 'PartlyFailed' || last.state === 'Failed';
  return (
    <Callout tone={isFailure || last.state === 'Rejected' ? 'danger' : 'warning'} live>
      {[...ending, isFailure && !isMove(last) ? t.rest : t.again].map(paragraph)}
    </Callout>
  );
}

/** Aggregations of a wallet that are over, newest first. */
export function AggregationHistory({ aggregations }: { aggregations: readonly Aggregation[] }) {
  const t = useMessages(aggregationMessages);
  const { kind: kinds } = useMessages(walletMessages).balanceHistory;
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
              {each.kind === 'ToCold' || each.kind === 'FromCold' ? (
                <span>{kinds[each.kind]}</span>
              ) : null}
              <Amount value={each.amount} maxDigits={18} unit={each.asset} className="wg:ms-auto" />
            </span>
            <span className="wg:flex wg:flex-wrap wg:justify-between wg:gap-x-3 wg:text-fg-muted">
              <span className="wg:wrap-anywhere">
                {each.approvedBy === null
                  ? t.proposer({ proposer: each.proposedBy })
                  : t.people({ proposer: each.proposedBy, approver: each.approvedBy })}
              </span>
              <TimeText iso={each.createdAt} short />
            </span>
            {each.proposalReason == null ? null : (
              <p className="wg:text-xs wg:wrap-anywhere wg:text-fg-muted">
                {t.ended.why({ reason: each.proposalReason })}
              </p>
            )}
            {ending === undefined ? null : (
              <div className="wg:text-xs wg:wrap-anywhere wg:text-fg-muted">
                {ending.map(paragraph)}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
