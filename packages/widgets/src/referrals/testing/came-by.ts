import type { Sandbox } from '@agio/sandbox';

/** The newcomer comes by the invitation with this code. */
export async function comeByInvitation(sandbox: Sandbox, code: string): Promise<void> {
  await sandbox.fetch(
    new Request('http://exchange.test/frontoffice/api/v2/invitation', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${sandbox.issueToken('newcomer@agio.test')}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify({ code }),
    }),
  );
}
