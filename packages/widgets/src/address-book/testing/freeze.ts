import type { Sandbox } from '@agio/sandbox';

/** Freezes the account of `trader@agio.test`, as an administrator would while a dialog is open. */
export async function freeze(sandbox: Sandbox): Promise<void> {
  const answer = await sandbox.fetch(
    new Request('http://exchange.test/back-api/api/v3/users/status', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${sandbox.issueToken('admin@agio.test')}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify({
        userId: 'trader',
        status: 'Frozen',
        comment: 'A test',
        seenStatus: 'Active',
      }),
    }),
  );
  if (!answer.ok) throw new Error(await answer.text());
}
