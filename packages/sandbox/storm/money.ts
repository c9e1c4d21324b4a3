import { randomUUID } from 'node:crypto';
import type {
  AddressBookEntry,
  RampOrder,
  RampQuote,
  SwapQuote,
  SwapRecord,
  Transfer,
} from '@agio/api-client/contract';
import { networks } from '../src/core/catalog/networks.ts';
import { samplePdf } from '../src/core/seed/sample-document.ts';
import { makeAddress } from '../src/core/services/money/addresses/address-format.ts';
import type { Dice } from './dice.ts';
import type { Person } from './person.ts';
import type { Command, Storm } from './storm.ts';

const api = '/frontoffice/api';

export function noteTransfer(storm: Storm, owner: string, transfer: Transfer): void {
  const { id, clientTransferId, type, asset, network, amount, fee, address } = transfer;
  storm.claims.add('transfer', owner, id, {
    clientTransferId,
    type,
    asset,
    network,
    amount,
    fee,
    address,
  });
}

function noteAddress(storm: Storm, owner: string, entry: AddressBookEntry): void {
  const { id, asset, network, address } = entry;
  storm.claims.add('address', owner, id, { asset, network, address });
}

/** Uploads a document; answers its id. */
export async function upload(
  storm: Storm,
  person: Person,
  documentType: string,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const boundary = `storm-${randomUUID()}`;
  const head = (text: string) => `--${boundary}\r\nContent-Disposition: form-data; ${text}\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${head('name="documentType"')}\r\n${documentType}\r\n`),
    Buffer.from(
      `${head('name="file"; filename="paper.pdf"')}Content-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await person.send('POST', `${api}/v1/file-transfer/upload`, { body, headers });
  if (answer?.status !== 200) return undefined;
  const { fileId, fileName, fileSize } = answer.json as {
    fileId: string;
    fileName: string;
    fileSize: number;
  };
  storm.claims.add('document', person.id, fileId, { fileName, fileSize });
  return fileId;
}

async function withdraw(storm: Storm, person: Person, dice: Dice): Promise<void> {
  const book = await person.send('GET', `${api}/address-book`);
  if (book?.status !== 200) return;
  const entry = dice.any(book.json as AddressBookEntry[]);
  const rules = networks.find(({ asset, id }) => asset === entry?.asset && id === entry.network);
  if (entry === undefined || rules === undefined) return;
  const body = {
    clientTransferId: randomUUID(),
    asset: entry.asset,
    network: entry.network,
    address: entry.address,
    ...(rules.memoLabel === null || dice.chance(10) ? {} : { memo: entry.memo ?? '1234567890' }),
    amount: dice.chance(85)
      ? rules.minWithdrawal
      : dice.pick(['0.00000001', '9999999', rules.minDeposit]),
  };
  const answer = await person.send('POST', `${api}/wallet/withdrawal`, { body, once: true });
  if (answer?.status === 200) noteTransfer(storm, person.id, answer.json as Transfer);
  if (dice.chance(20)) await person.send('POST', `${api}/wallet/withdrawal`, { body, once: true });
}

async function swap(storm: Storm, person: Person, dice: Dice): Promise<void> {
  const [fromAsset, toAsset] = dice.pick([
    ['XCB', 'USDC'],
    ['USDC', 'BTC'],
    ['USDC', 'XCB'],
    ['ETH', 'USDC'],
    ['USDC', 'USDC'],
    ['NOPE', 'USDC'],
  ] as const);
  const fromAmount = dice.pick(['6', '25', '0.01', '0.000001', '10000000', '1.0000000001']);
  const query = new URLSearchParams({ fromAsset, toAsset, fromAmount });
  const answer = await person.send('GET', `${api}/quote?${query.toString()}`);
  if (answer?.status !== 200 || dice.chance(30)) return;
  const { id } = answer.json as SwapQuote;
  const taken = await person.send('GET', `${api}/swap?quoteId=${id}`, { once: true });
  if (taken?.status !== 200) return;
  const record = taken.json as SwapRecord;
  const { toAmount, fee } = record.quote;
  storm.claims.add('swap', person.id, record.id, {
    status: record.status,
    fromAmount: record.quote.fromAmount,
    toAmount,
    fee,
  });
}

async function buyWithFiat(storm: Storm, person: Person, dice: Dice): Promise<void> {
  const sells = dice.chance(30);
  const query = new URLSearchParams({
    side: sells ? 'Sell' : 'Buy',
    country: dice.chance(95) ? 'CH' : 'XX',
    currency: 'CHF',
    asset: dice.pick(['USDC', 'BTC', 'ETH']),
    paymentMethod: dice.pick(['bank', 'card', 'twint']),
    ...(sells
      ? { assetAmount: dice.pick(['0.05', '60', '1']) }
      : { fiatAmount: dice.pick(['60', '150', '1', '99999999']) }),
  });
  const quotes = await person.send('GET', `${api}/ramp/quotes?${query.toString()}`);
  const quote = quotes?.status === 200 ? dice.any(quotes.json as RampQuote[]) : undefined;
  if (quote === undefined) return;
  const answer = await person.send('POST', `${api}/ramp/orders`, {
    body: { quoteId: quote.id },
    once: true,
  });
  if (answer?.status !== 200) return;
  const order = answer.json as RampOrder;
  const { fiatAmount, assetAmount, asset, provider } = order.quote;
  const { reference } = order;
  storm.claims.add('ramp', person.id, order.id, {
    reference,
    fiatAmount,
    assetAmount,
    asset,
    provider,
  });
  if (order.redirectUrl !== null && dice.chance(80))
    await decide(person, order.redirectUrl, dice.chance(70));
}

/** Presses a button of a partner's page, in the browser in which the person signed in. */
export async function decide(
  person: Person,
  address: string,
  yes: boolean,
): Promise<number | undefined> {
  const { visitor } = person;
  if (visitor === undefined) return undefined;
  return person.server.reach(`${person.id}: a partner's page`, async () => {
    await visitor.fetch(address);
    const headers = { Origin: person.server.origin };
    const press = (answer: string) =>
      visitor.fetch(address, { method: 'POST', headers, body: new URLSearchParams({ answer }) });
    // The identity partner asks for consent and a document first.
    const before = address.includes('/identity/') ? ['agree', 'passport', 'take'] : [];
    for (const answer of before) await press(answer);
    const { status } = await press(yes ? 'yes' : 'no');
    return status;
  });
}

export const money: readonly Command[] = [
  { name: 'withdrawal', weight: 5, run: withdraw },
  { name: 'conversion', weight: 6, run: swap },
  { name: 'payment', weight: 3, run: buyWithFiat },
  {
    name: 'deposit address',
    weight: 3,
    async run(_storm, person, dice) {
      const { asset, id: network } = dice.pick(networks);
      await person.send('POST', `${api}/wallet/deposit`, { body: { asset, network } });
    },
  },
  {
    name: 'money read',
    weight: 6,
    async run(_storm, person, dice) {
      const path = dice.pick([
        'v2/portfolio',
        'wallet/withdrawal/limits',
        'wallet/transfer_history',
        'recent',
        'ramp/callback',
        'v2/referral',
        'v2/referral/status',
        'rewards',
      ]);
      await person.send('GET', `${api}/${path}`);
    },
  },
  {
    name: 'new address',
    weight: 3,
    async run(storm, person, dice) {
      const { asset, id: network } = dice.pick(networks);
      const address = dice.chance(90)
        ? makeAddress(network, `storm:${dice.below(1e6)}`)
        : 'not an address';
      const body = { name: `Wallet ${dice.below(1000)}`, asset, network, address };
      const answer = await person.send('POST', `${api}/address-book`, { body });
      if (answer?.status !== 200) return;
      const entry = answer.json as AddressBookEntry;
      // The address that a signed form replaces is decided later, by itself.
      if (network !== 'litecoin') noteAddress(storm, person.id, entry);
      if (dice.chance(60)) await prove(storm, person, entry, dice);
    },
  },
];

/** Proves an address by signature; a proof may take the place of an earlier address's. */
async function prove(
  storm: Storm,
  person: Person,
  entry: AddressBookEntry,
  dice: Dice,
): Promise<void> {
  const path = `${api}/wallet/verify-address`;
  if (entry.network === 'litecoin') {
    const fileId = await upload(storm, person, 'SignedForm', samplePdf('A signed form'));
    if (fileId !== undefined)
      await person.send('POST', `${path}-with-signed-form`, {
        body: { addressId: entry.id, fileId },
      });
    return;
  }
  await person.send('POST', path, { body: { addressId: entry.id } });
  // The proof takes the place of an older one, which then goes: from here on no other is certain to be there.
  const addresses = storm.claims.of('address');
  for (const [id, { owner, fields }] of addresses) {
    const same = fields['asset'] === entry.asset && fields['network'] === entry.network;
    if (owner === person.id && same && id !== entry.id) addresses.delete(id);
  }
  const signature = dice.chance(90) ? `0x${'ab'.repeat(65)}` : 'nothing';
  await person.send('POST', path, { body: { addressId: entry.id, signature } });
}
