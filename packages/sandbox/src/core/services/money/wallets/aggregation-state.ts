import type { Aggregation } from '@agio/api-client/contract';
import { treasuryPolicy } from '../../../catalog/treasury-policy.ts';
import type { AggregationRecord } from '../../../records/money.ts';
import { type Refusal, refuse } from '../../../refusal.ts';

export function endOf(sources: AggregationRecord['aggregation']['sources']): Aggregation['state'] {
  const confirmed = sources.filter(({ state }) => state === 'Confirmed').length;
  if (confirmed === sources.length) return 'Confirmed';
  return confirmed === 0 ? 'Failed' : 'PartlyFailed';
}

/** Returns the refusal for an officer who comes second: it says who acted first, and how. */
export function actedFirst({
  state,
  approvedBy,
  endedBy,
  reason,
}: AggregationRecord['aggregation']): Refusal {
  const name = (state === 'Approved' ? approvedBy : endedBy) ?? 'Somebody';
  switch (state) {
    case 'Proposed':
      return refuse('aggregationNotApproved', 'token');
    case 'Approved':
      return refuse('aggregationApproved', 'token', { name });
    case 'Rejected':
      return refuse('aggregationRejected', 'token', { name, reason: reason ?? '' });
    case 'Withdrawn':
      return reason == null
        ? refuse('aggregationWithdrawn', 'token', { name })
        : refuse('aggregationWithdrawnFor', 'token', { name, reason });
    case 'Expired':
      return refuse('aggregationExpired', 'token');
    case 'Broadcast':
      return refuse('aggregationBroadcast', 'token');
    default:
      return refuse('aggregationOver', 'token');
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

/** Returns true for a move between a hot wallet and its cold storage. */
export function isMove<Kind extends Pick<Aggregation, 'kind'>>(
  aggregation: Kind,
): aggregation is Kind & { kind: 'ToCold' | 'FromCold' } {
  return aggregation.kind === 'ToCold' || aggregation.kind === 'FromCold';
}

/** Time within which a proposed collection must be approved, and then broadcast, in milliseconds. */
const collectionLasts = 60 * 60_000;

/** Returns the milliseconds within which it must be approved, and then broadcast. */
export const approvalLasts = (aggregation: Pick<Aggregation, 'kind'>): number =>
  isMove(aggregation) ? treasuryPolicy.approvalMs : collectionLasts;
