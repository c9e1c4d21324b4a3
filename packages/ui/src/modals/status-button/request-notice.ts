/** The notices of the header about a compliance request. */
export type RequestNotice = 'rejected' | 'more-data' | 'pending';

/**
 * The notice of the status button for a request (spec §4, Approval request flow): a rejection until it is acknowledged, a
 * request for more data (also by a request that the desk opened), or a pending review. Undefined in any other state: there is no button.
 */
export function requestNotice(
  request:
    | { statusType: string; acknowledgedAt: string | null; comment?: string | null | undefined }
    | null
    | undefined,
): RequestNotice | undefined {
  switch (request?.statusType) {
    case 'Denied':
      return request.acknowledgedAt === null ? 'rejected' : undefined;
    case 'RequestedMoreData':
      return 'more-data';
    // A request that the desk opened says what it is about; one that the user is still preparing does not.
    case 'Open':
      return request.comment ? 'more-data' : undefined;
    case 'PendingForReview':
      return 'pending';
    default:
      return undefined;
  }
}
