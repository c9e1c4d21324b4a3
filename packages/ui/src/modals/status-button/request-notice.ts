/** The notices of the header about a compliance request. */
export type RequestNotice = 'rejected' | 'more-data' | 'pending';

/**
 * Returns the notice of a request: a rejection until it is acknowledged, documents to
 * give (a request that the desk opened, with a comment or without, or one of which it wants more), or a pending review.
 * Undefined in any other state: there is no button.
 *
 * @param request `acknowledgedAt` undefined: not known, as in the user information; a rejection counts as new
 */
export function requestNotice(
  request: { statusType: string; acknowledgedAt?: string | null | undefined } | null | undefined,
): RequestNotice | undefined {
  switch (request?.statusType) {
    case 'Denied':
      return request.acknowledgedAt ? undefined : 'rejected';
    case 'Open':
    case 'RequestedMoreData':
      return 'more-data';
    case 'PendingForReview':
      return 'pending';
    default:
      return undefined;
  }
}
