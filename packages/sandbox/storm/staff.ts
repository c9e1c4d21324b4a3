import type {
  Aggregation,
  ApiKey,
  ComplianceCase,
  Instrument,
  StaffOrder,
} from '@agio/api-client/contract';
import type { Dice } from './dice.ts';
import { changeValue } from './life.ts';
import type { AccountId, Person } from './person.ts';
import type { Command, Storm } from './storm.ts';
import { noteOrder } from './trading.ts';

const office = '/back-api/backoffice';
const comment = 'Because of the storm.';
/** Accounts whose state only the officer changes. */
const watched: readonly AccountId[] = ['newcomer', 'pending', 'frozen'];
/** Markets whose rules change: not those that are traded most. */
const ruled = ['XAUG-USDC', 'XAGO-USDC', 'SOL-USDC'];
const wallets = ['btc', 'eth', 'usdc-ethereum'];

/** Sets the state of an account; who is asked to be active is, whatever came before. */
export async function setStatus(storm: Storm, actor: Person, userId: string, status: string) {
  const name = `${userId} status`;
  storm.claims.sending(name, status);
  const seen = await actor.send('POST', '/back-api/api/v3/users/get', { body: { userId } });
  const { row } = (seen?.json ?? {}) as { row?: { activityStatus: string } };
  const body = { userId, status, comment, seenStatus: row?.activityStatus };
  const answer = await actor.send('PUT', '/back-api/api/v3/users/status', { body });
  if (answer?.status === 200) storm.claims.know(name, status);
  return answer;
}

async function changeMarket(
  storm: Storm,
  admin: Person,
  id: string,
  change: Partial<Instrument>,
  reason?: string,
) {
  const body = { ...change, ...(reason === undefined ? {} : { reason }) };
  const names = Object.entries(change);
  for (const [rule, value] of names) storm.claims.sending(`${id} ${rule}`, value);
  const answer = await admin.send('PUT', `${office}/market/${id}`, { body });
  if (answer?.status !== 200) return;
  for (const [rule, value] of names) storm.claims.know(`${id} ${rule}`, value);
}

const seenIn = ({ decidedAt, firstApproval }: ComplianceCase['request']) => ({
  seenDecidedAt: decidedAt ?? null,
  seenApprovalAt: firstApproval?.time ?? null,
});

/** A request of the queue, as who asks is shown it now. */
async function anyCase(
  person: Person,
  dice: Dice,
  filter = '',
): Promise<ComplianceCase | undefined> {
  const queue = await person.send('GET', `${office}/compliance/users?limit=20${filter}`);
  return queue?.status === 200
    ? dice.any((queue.json as { items: ComplianceCase[] }).items)
    : undefined;
}

const officer: readonly Command[] = [
  {
    name: 'cases',
    weight: 6,
    who: ['officer'],
    async run(_storm, person, dice) {
      const found = await anyCase(person, dice);
      if (found === undefined) return;
      await person.send('POST', `${office}/compliance/userDetails`, {
        body: { userId: found.userId },
      });
      const decision = dice.pick(['Approve', 'Deny', 'RequestMoreData']);
      const body = {
        requestId: found.request.id,
        decision,
        ...seenIn(found.request),
        ...(dice.chance(90) ? { comment } : {}),
      };
      await person.send('PUT', `${office}/compliance/resolve`, { body });
    },
  },
  {
    name: 'assignment',
    weight: 4,
    who: ['officer', 'admin'],
    async run(_storm, person, dice) {
      const found = await anyCase(person, dice);
      if (found === undefined) return;
      const { id, assignee } = found.request;
      const body = {
        requestId: id,
        to: dice.chance(70) ? 'Me' : null,
        // Now and then sent by an officer who has not seen that another has taken it.
        seenAssigneeId: dice.chance(80) ? (assignee?.officerId ?? null) : null,
      };
      await person.send('PUT', `${office}/compliance/assign`, { body });
    },
  },
  {
    name: 'second approval',
    weight: 3,
    who: ['officer', 'admin'],
    async run(storm, person, dice) {
      const found = await anyCase(person, dice, '&approvals=OneOfTwo');
      if (found === undefined) return;
      const { id, firstApproval } = found.request;
      const body = {
        requestId: id,
        decision: 'Approve',
        ...seenIn(found.request),
        // Now and then as an officer who has not seen that another has approved.
        seenApprovalAt: dice.chance(80) ? (firstApproval?.time ?? null) : null,
      };
      const path = `${office}/compliance/resolve`;
      const answer = await person.send('PUT', path, { body });
      // If the approval was not read before, it may meanwhile have become the first of two again.
      const isSecond = answer?.status === 200 && body.seenApprovalAt !== null;
      if (isSecond && firstApproval?.officerId === person.id)
        storm.log.fault(`${person.id} gave both approvals of ${id}.`);
    },
  },
  {
    name: 'status',
    weight: 3,
    who: ['officer'],
    async run(storm, person, dice) {
      const status = dice.pick([
        'Active',
        'Active',
        'Active',
        'Frozen',
        'Limited',
        'Banned',
        'Terminated',
      ]);
      await setStatus(storm, person, dice.pick(watched), status);
      if (dice.chance(10)) await setStatus(storm, person, 'officer', 'Limited'); // officers do not decide on themselves
    },
  },
  {
    name: 'staff read',
    weight: 8,
    who: ['officer', 'viewer', 'support', 'admin'],
    async run(_storm, person, dice) {
      const [method, path, body] = dice.pick([
        ['GET', '/back-api/backoffice/users?limit=10', undefined],
        ['POST', '/back-api/api/v2/orders', { limit: 20 }],
        ['GET', '/back-api/api/v2/transfers?limit=20', undefined],
        ['POST', '/back-api/api/v3/portfolio/get', { userId: 'trader' }],
        ['POST', '/back-api/api/v3/transfers/list', { userId: 'trader', limit: 5 }],
        ['GET', '/back-api/backoffice/audit?limit=20', undefined],
        ['GET', '/back-api/api/v2/transfers.csv', undefined],
      ] as const);
      await person.send(method, path, { body });
    },
  },
];

const admin: readonly Command[] = [
  {
    name: 'market rule',
    weight: 3,
    who: ['admin'],
    async run(storm, person, dice) {
      const id = dice.pick(ruled);
      const takerFee = dice.pick(['0.001', '0.0015', '0.002']);
      if (dice.chance(50)) await changeMarket(storm, person, id, { takerFee }, comment);
      else if (dice.chance(30))
        await changeMarket(storm, person, id, { tickSize: '1000000000000' });
      else {
        await changeMarket(
          storm,
          person,
          id,
          { status: 'Halted' },
          dice.chance(90) ? comment : undefined,
        );
        await changeMarket(storm, person, id, { status: 'Open' });
      }
    },
  },
  {
    name: 'asset',
    weight: 2,
    who: ['admin'],
    async run(storm, person, dice) {
      const displayDecimals = dice.between(2, 4);
      await changeValue(storm, person, 'SOL displayDecimals', displayDecimals, () =>
        person.send('PUT', `${office}/asset/SOL`, { body: { displayDecimals, reason: comment } }),
      );
      await person.send('PUT', `${office}/asset/LTC`, {
        body: { withdrawalEnabled: dice.chance(50), reason: comment },
      });
    },
  },
  {
    name: 'api key',
    weight: 2,
    who: ['admin'],
    async run(storm, person, dice) {
      const name = `Bot ${dice.below(1000)}`;
      const answer = await person.send('POST', `${office}/api-keys/create`, {
        body: { name, permissions: ['Read'] },
      });
      if (answer?.status !== 200) return;
      const { key } = answer.json as { key: ApiKey };
      storm.claims.add('key', person.id, key.id, { name, prefix: key.prefix });
      if (dice.chance(40))
        await person.send('PUT', `${office}/api-keys/revoke`, { body: { id: key.id } });
    },
  },
  {
    name: 'collection',
    weight: 2,
    who: ['admin'],
    async run(storm, person, dice) {
      const walletId = dice.pick(wallets);
      const answer = await person.send('POST', '/back-api/api/v2/wallets/aggregation/aggregate', {
        body: { walletId, reason: 'Storm' },
      });
      if (answer?.status !== 200) return;
      const { token } = answer.json as Aggregation;
      const approve = `/back-api/api/v2/wallets/aggregation/approve/${token}`;
      await (dice.chance(20) ? person : storm.person('officer')).send('POST', approve);
      await person.send('POST', '/back-api/api/v2/wallets/aggregation/broadcast', {
        body: { token },
      });
    },
  },
  {
    name: "somebody's order",
    weight: 2,
    who: ['admin'],
    async run(storm, person, dice) {
      const body = { status: 'Open', limit: 20 };
      const answer = await person.send('POST', '/back-api/api/v2/orders', { body });
      const order =
        answer?.status === 200
          ? dice.any((answer.json as { items: StaffOrder[] }).items)
          : undefined;
      if (order === undefined) return;
      const cancelled = await person.send('DELETE', `/back-api/api/v2/orders/cancel/${order.id}`);
      if (cancelled?.status === 200) noteOrder(storm, order.userId, cancelled.json as StaffOrder);
    },
  },
];

export const staff: readonly Command[] = [...officer, ...admin];
