import type { AddressBookEntry } from '@agio/api-client/contract';
import type { Sandbox } from '@agio/sandbox';

const path = 'http://exchange.test/frontoffice/api';

/** Sends an amount of the trader that the exchange holds until an officer decides. */
export async function sendHeld(sandbox: Sandbox): Promise<void> {
  const headers = {
    authorization: `Bearer ${sandbox.issueToken('trader@agio.test')}`,
    'content-type': 'application/json-patch+json',
  };
  const book = await sandbox.fetch(new Request(`${path}/address-book`, { headers }));
  const entries = (await book.json()) as AddressBookEntry[];
  const entry = entries.find(({ name }) => name === 'Northbank Custody');
  if (entry === undefined) throw new Error('The trader has no such address.');
  const { asset, network, address, memo } = entry;
  const answer = await sandbox.fetch(
    new Request(`${path}/wallet/withdrawal`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ asset, network, address, memo, amount: '14000' }),
    }),
  );
  if (!answer.ok) throw new Error(await answer.text());
}
