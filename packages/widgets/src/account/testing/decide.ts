import type { Sandbox } from '@agio/sandbox';

/** What an officer decides about the request of `pending@agio.test`. */
export const decide =
  (decision: 'Approve' | 'Deny' | 'RequestMoreData', comment: string) => (sandbox: Sandbox) =>
    void sandbox.fetch(
      new Request('http://exchange.test/back-api/backoffice/compliance/resolve', {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${sandbox.issueToken('officer@agio.test')}`,
          'content-type': 'application/json-patch+json',
          'idempotency-key': decision,
        },
        body: JSON.stringify({
          requestId: 'request-pending-1',
          decision,
          comment,
          seenDecidedAt: null,
          seenApprovalAt: null,
        }),
      }),
    );
