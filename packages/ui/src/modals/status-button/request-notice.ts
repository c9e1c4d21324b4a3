/** What the header says of a compliance request. */
export type RequestNotice = 'rejected' | 'more-data' | 'pending';

/**
 * Whether the header shows the status button for a request, and which of its texts (spec §4, Approval request flow): a
 * rejection until it is acknowledged, a request for more data, a review that is going on. Nothing for any other state.
 */
export function requestNotice(
  request: { statusType: string; acknowledgedAt: string | null } | null | undefined,
): RequestNotice | undefined {
  switch (request?.statusType) {
    case 'Denied':
      return request.acknowledgedAt === null ? 'rejected' : undefined;
    case 'RequestedMoreData':
      return 'more-data';
    case 'PendingForReview':
      return 'pending';
    default:
      return undefined;
  }
}
