import type { Sandbox } from '@agio/sandbox';

/** The newcomer comes by the invitation with this code. */
export async function comeByInvitation(sandbox: Sandbox, code: string): Promise<void> {
  await sandbox.fetch(
    new Request(`http://exchange.test/frontoffice/api/profile?referralCode=${code}`, {
      headers: { authorization: `Bearer ${sandbox.issueToken('newcomer@agio.test')}` },
    }),
  );
}
