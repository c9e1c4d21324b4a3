import type { Aggregation } from '@agio/api-client/contract';
import type { AggregationRecord } from '../../records/money.ts';

export function endOf(sources: AggregationRecord['aggregation']['sources']): Aggregation['state'] {
  const confirmed = sources.filter(({ state }) => state === 'Confirmed').length;
  if (confirmed === sources.length) return 'Confirmed';
  return confirmed === 0 ? 'Failed' : 'PartlyFailed';
}

/** Says who acted first, and how, for an officer who comes second. */
export function whatHappened({
  state,
  approvedBy,
  endedBy,
  reason,
}: AggregationRecord['aggregation']): string {
  const why = reason == null ? '' : `: ${reason}`;
  switch (state) {
    case 'Proposed':
      return 'Nobody has approved it yet.';
    case 'Approved':
      return `${approvedBy ?? 'Somebody'} has approved it already.`;
    case 'Rejected':
      return `${endedBy ?? 'Somebody'} has rejected it${why}`;
    case 'Withdrawn':
      return `${endedBy ?? 'Somebody'} has withdrawn it${why}`;
    case 'Expired':
      return 'It has expired.';
    case 'Broadcast':
      return 'It is on the network already.';
    default:
      return 'It is over.';
  }
}

/** Returns the aggregation with the id of its proposer, who may not approve it. */
export const viewOf = ({ aggregation, proposerId }: AggregationRecord): Aggregation => ({
  ...aggregation,
  proposerId,
});

export function isOpen(state: Aggregation['state']): boolean {
  return state === 'Proposed' || state === 'Approved' || state === 'Broadcast';
}
