import type { ComplianceCase } from '@agio/api-client/contract';
import type { Sandbox } from '@agio/sandbox';

const requestId = 'request-pending-1';

/** Returns what an officer does who looks at the request of `pending@agio.test` and decides about it. */
export const decide =
  (decision: 'Approve' | 'Deny' | 'RequestMoreData', comment: string) =>
  async (sandbox: Sandbox): Promise<void> => {
    const authorization = `Bearer ${sandbox.issueToken('officer@agio.test')}`;
    const office = 'http://exchange.test/back-api/backoffice/compliance';
    const queue = await sandbox.fetch(
      new Request(`${office}/users?limit=500`, { headers: { authorization } }),
    );
    const { items } = (await queue.json()) as { items: ComplianceCase[] };
    const seen = items.find(({ request }) => request.id === requestId)?.request;
    await sandbox.fetch(
      new Request(`${office}/resolve`, {
        method: 'PUT',
        headers: {
          authorization,
          'content-type': 'application/json-patch+json',
          'idempotency-key': decision,
        },
        body: JSON.stringify({
          requestId,
          decision,
          comment,
          seenDecidedAt: seen?.decidedAt ?? null,
          seenApprovalAt: seen?.firstApproval?.time ?? null,
        }),
      }),
    );
  };
