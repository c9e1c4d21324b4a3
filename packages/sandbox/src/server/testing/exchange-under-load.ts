/**
 * A child process for the restart tests: places and cancels orders as fast as it can, and prints a line for each
 * command only after its acknowledgement. It never ends by itself.
 */
import { createSandbox } from '../../core/index.ts';
import { sqliteStore } from '../sqlite-store.ts';

const [path = '', run = ''] = process.argv.slice(2);
const sandbox = createSandbox({ store: sqliteStore(path), seed: 3 });
const authorization = `Bearer ${sandbox.issueToken('trader@agio.test')}`;
const base = 'http://sandbox/frontoffice/api';
const book = (await send('GET', `${base}/address-book?asset=USDC`)) as { address: string }[];

async function send(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await sandbox.fetch(
    new Request(url, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return answer.status === 200 ? await answer.json() : undefined;
}

const hub = sandbox.connectHub('market');
await hub.start();
for (let turn = 0; ; turn += 1) {
  const { asks } = await hub.invoke<{ asks: [string, string][] }>('BookSnapshot', 'XCB-CTN');
  const order = {
    clientOrderId: `${run}-${turn}`,
    market: 'XCB-CTN',
    side: 'Buy',
    type: 'Limit',
    price: turn % 3 === 0 ? asks[0]?.[0] : '5.5',
    amount: '1.01',
  };
  const placed = (await send('POST', `${base}/order`, order)) as { id: string } | undefined;
  if (placed !== undefined) process.stdout.write(`${JSON.stringify(placed)}\n`);
  if (turn % 5 === 4 && placed !== undefined) {
    const cancelled = await send('DELETE', `${base}/orders/${placed.id}`);
    if (cancelled !== undefined) process.stdout.write(`${JSON.stringify(cancelled)}\n`);
  }
  if (turn % 12 === 6) {
    const transfer = await send('POST', `${base}/wallet/withdrawal`, {
      clientTransferId: `${run}-${turn}`,
      asset: 'USDC',
      network: 'stellar',
      address: book[0]?.address,
      memo: '8840291736',
      amount: '5.5',
    });
    if (transfer !== undefined) process.stdout.write(`${JSON.stringify(transfer)}\n`);
  }
  // Lets the market move in between.
  if (turn % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}
