import type {
  AddressBookEntry,
  ComplianceCase,
  ComplianceDetails,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { memoryStore, type Store } from '../../store/store.ts';
import { base, office, openWorld, type Caller, type World } from '../../testing/caller.ts';
import { unseen } from '../../testing/seen.ts';

/* Signals that raise the risk of a person, each read from the records of the exchange. */

const details = (world: World, userId: string) =>
  world
    .as('officer')
    .ask<ComplianceDetails>('POST', `${office}/compliance/userDetails`, { userId });
const riskOf = async (world: World, userId: string) => (await details(world, userId)).risk!;
const kindsOf = async (world: World, userId: string) =>
  (await riskOf(world, userId)).signals.map(({ kind }) => kind);

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const addAddress = (caller: Caller, name = 'Cold wallet') =>
  caller.ask<AddressBookEntry>('POST', `${base}/address-book`, {
    name,
    asset: 'BTC',
    network: 'bitcoin',
    address,
  });

/** Returns a world in which an account lives elsewhere, or gave other answers. */
function worldWith(change: (store: Store) => void): World {
  const store = memoryStore();
  openWorld({ store }).sandbox.dispose();
  change(store);
  return openWorld({ store });
}

const answering = (userId: string, answers: Partial<ComplianceDetails['answers']>) =>
  worldWith((store) => {
    const none = {
      entityType: null,
      formASigned: true,
      primaryUse: null,
      primarySource: null,
      employmentStatus: null,
      totalValue: null,
      industry: null,
      formB: null,
      signature: null,
    };
    const value = {
      answers: { ...none, ...answers },
      identityChecked: true,
      proofs: [],
      targetTier: 'Tier3' as const,
      savedAt: null,
    };
    store.commit([{ table: 'applications', key: userId, value }]);
  });

test('who has done nothing unusual has no signals', async () => {
  expect(await riskOf(openWorld(), 'p-keller')).toEqual({ score: 0, signals: [] });
});

test('another name in the document counts until an officer has approved it', async () => {
  const world = openWorld();
  const { request, risk } = await details(world, 'p-novotny');
  expect(risk).toEqual({
    score: 2,
    signals: [
      {
        kind: 'NameDiscrepancy',
        severity: 'Medium',
        since: expect.any(String) as string,
        detail: null,
      },
    ],
  });
  const body = { requestId: request?.id, decision: 'Approve', ...unseen };
  await world.as('officer').ask('PUT', `${office}/compliance/resolve`, body);
  expect(await riskOf(world, 'p-novotny')).toEqual({ score: 0, signals: [] });
});

test('a high risk that the identity partner found weighs most', async () => {
  const { score, signals } = await riskOf(openWorld(), 'p-raghunathan');
  expect(score).toBe(4);
  expect(signals).toMatchObject([{ kind: 'IdentityHighRisk', severity: 'High' }]);
});

test('an identity document counts from 30 days before its end', async () => {
  const world = openWorld();
  expect(await riskOf(world, 'expiring')).toMatchObject({
    score: 1,
    signals: [{ kind: 'IdentityEndsSoon', severity: 'Low' }],
  });
  const { risk, user } = await details(world, 'expired');
  expect(risk).toMatchObject({
    score: 2,
    signals: [{ kind: 'IdentityExpired', since: user.documentExpirationDate }],
  });
});

test('a residence, a seat and the residence of an owner in a country of high risk count', async () => {
  const moved = worldWith((store) => {
    const value = { ...store.get('accounts', 'p-keller')!, residence: 'Iran, Tehran' };
    store.commit([{ table: 'accounts', key: 'p-keller', value }]);
  });
  expect((await riskOf(moved, 'p-keller')).signals).toEqual([
    { kind: 'HighRiskResidence', severity: 'High', since: null, detail: 'Iran, Tehran' },
  ]);
  const owner = {
    fullName: 'A. Owner',
    dateOfBirth: '1980-01-01',
    nationality: 'Swiss',
    residence: 'Yangon, Myanmar',
    share: '100',
  };
  const company = answering('entity', {
    entityType: 'LegalEntity',
    formB: {
      entityName: 'Nordlicht Energie AG',
      registrationNumber: 'CHE-1',
      country: 'North Korea',
      address: 'A street',
      owners: [owner],
      signatories: [{ fullName: 'A. Owner', position: 'Director' }],
      fileIds: ['f'],
    },
  });
  expect((await riskOf(company, 'entity')).signals.map(({ detail }) => detail)).toEqual([
    'North Korea',
    'Yangon, Myanmar',
  ]);
});

test.each([
  [{ employmentStatus: 'Student', totalValue: 'From500000To1000000' }, true],
  [{ employmentStatus: 'Unemployed', totalValue: 'Over5000000' }, true],
  [{ primarySource: 'CreditLoan', totalValue: 'From100000To500000' }, true],
  [{ employmentStatus: 'Student', totalValue: 'From50000To100000' }, false],
  [{ employmentStatus: 'Employed', primarySource: 'Occupation', totalValue: 'Over5000000' }, false],
] as const)('declared wealth of %o is high: %s', async (answers, isHigh) => {
  const kinds = await kindsOf(answering('p-keller', answers), 'p-keller');
  expect(kinds).toEqual(isHigh ? ['DeclaredValueHigh'] : []);
});

test('an address that two people have links them, also when one took it out of the book', async () => {
  const world = openWorld();
  const { id } = await addAddress(world.as('tier1'));
  expect((await details(world, 'tier1')).linkedAddresses).toEqual([]);
  await addAddress(world.as('tier3'), 'Savings');
  await world.as('tier1').send('DELETE', `${base}/address-book/${id}`);
  for (const [one, other, displayName] of [
    ['tier1', 'tier3', 'Yuki Tanaka'],
    ['tier3', 'tier1', 'Jonas Weber'],
  ] as const) {
    const { linkedAddresses, risk } = await details(world, one);
    expect(linkedAddresses).toEqual([
      { network: 'bitcoin', address, users: [{ id: other, displayName }], userCount: 1 },
    ]);
    expect(risk?.signals).toMatchObject([{ kind: 'AddressShared', detail: address }]);
  }
});

test('an address with many owners names some of them and counts all', async () => {
  const world = worldWith((store) => {
    for (let at = 0; at < 25; at += 1) {
      const accountId = `c-${at}`;
      const account = { ...store.get('accounts', 'tier3')!, id: accountId, email: `${at}@x.test` };
      store.commit([
        { table: 'accounts', key: accountId, value: account },
        {
          table: 'addresses',
          key: `w-${at}`,
          value: {
            id: `w-${at}`,
            accountId,
            name: 'Market place',
            asset: 'BTC',
            network: 'bitcoin',
            address,
            memo: null,
            source: 'External',
            proof: null,
            provenAt: null,
            formCheckedAt: null,
            invalidatedAt: null,
            createdAt: at,
          },
        },
      ]);
    }
  });
  await addAddress(world.as('tier1'));
  const [link] = (await details(world, 'tier1')).linkedAddresses ?? [];
  expect([link?.users.length, link?.userCount]).toEqual([20, 25]);
});

test('who sends to the deposit address of another is linked with them', async () => {
  const world = openWorld();
  const deposit = await world
    .as('tier3')
    .ask<{ address: string }>('POST', `${base}/wallet/deposit`, {
      asset: 'BTC',
      network: 'bitcoin',
    });
  await world.as('tier1').ask('POST', `${base}/address-book`, {
    name: 'A friend',
    asset: 'BTC',
    network: 'bitcoin',
    address: deposit.address,
  });
  const { linkedAddresses } = await details(world, 'tier3');
  expect(linkedAddresses).toMatchObject([{ address: deposit.address, users: [{ id: 'tier1' }] }]);
});

test('an address whose proof was withdrawn counts', async () => {
  const world = openWorld();
  const entry = await addAddress(world.as('tier1'));
  await world.as('officer').ask('POST', `${office}/address-book/invalidate`, {
    addressId: entry.id,
    comment: 'As discussed by phone.',
  });
  expect((await riskOf(world, 'tier1')).signals).toEqual([
    {
      kind: 'AddressInvalidated',
      severity: 'Medium',
      since: new Date(world.clock.now()).toISOString(),
      detail: address,
    },
  ]);
});

test('withdrawals of 30 days above the declared wealth count', async () => {
  expect(await kindsOf(answering('trader', { totalValue: 'Over5000000' }), 'trader')).not.toContain(
    'WithdrawalsHigh',
  );
  const world = answering('trader', { totalValue: 'Under1000' });
  // Four digits or more before the point.
  expect((await details(world, 'trader')).withdrawn30d).toMatch(/^\d{4,}\./);
  expect(await kindsOf(world, 'trader')).toContain('WithdrawalsHigh');
});

test('a transfer of a high risk counts for 30 days', async () => {
  const world = openWorld();
  expect(await kindsOf(world, 'trader')).not.toContain('TransferRiskHigh');
  // Withdrawals to an address whose proof was withdrawn have a high risk.
  for (const { id } of await world
    .as('trader')
    .ask<AddressBookEntry[]>('GET', `${base}/address-book`)) {
    await world.as('officer').ask('POST', `${office}/address-book/invalidate`, {
      addressId: id,
      comment: 'As discussed by phone.',
    });
  }
  const { items } = await world
    .as('officer')
    .ask<{ items: { id: string; userId: string }[] }>(
      'GET',
      '/back-api/api/v2/transfers?risk=High&limit=100',
    );
  const { signals } = await riskOf(world, 'trader');
  expect(signals.find(({ kind }) => kind === 'TransferRiskHigh')?.detail).toBe(
    items.find(({ userId }) => userId === 'trader')?.id,
  );
  world.clock.advance(31 * 24 * 3_600_000);
  expect(await kindsOf(world, 'trader')).not.toContain('TransferRiskHigh');
});

test('the queue has the score of the details, and is sorted by it', async () => {
  const world = openWorld();
  const { items } = await world
    .as('officer')
    .ask<{ items: ComplianceCase[] }>('GET', `${office}/compliance/users?sort=-risk&limit=100`);
  const scores = items.map(({ risk }) => risk);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores[0]).toBe(4);
  for (const { userId, risk } of items) {
    expect([userId, (await riskOf(world, userId)).score]).toEqual([userId, risk]);
  }
});
