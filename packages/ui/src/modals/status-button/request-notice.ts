/** The notices of the header about a compliance request. */
export type RequestNotice = 'rejected' | 'more-data' | 'pending';

/**
 * The notice of the status button for a request (spec §4, Approval request flow): a rejection until it is acknowledged, a
 * request for more data, or a pending review. Undefined in any other state: there is no button.
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
