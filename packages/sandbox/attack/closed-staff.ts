import { errorCodes } from '@agio/api-client/contract';
import { signIn } from '../src/server/testing/sign-in.ts';
import { repeat, type Replay, type World } from './world.ts';

const cases = '/back-api/backoffice/compliance/users';
const status = '/back-api/api/v3/users/status';
const comment = 'As discussed.';
const seenStatus = 'Active';

/** S56: an officer whose account is closed keeps nothing of the back office. */
export const closedStaff: Replay = {
  name: 'Staff whose account is closed',

  async prove(world) {
    const document = await documentOfTrader(world);
    await world.signIn('officer');
    const banned = await world.as('officer', 'PUT', status, {
      body: { userId: 'admin', status: 'Banned', comment, seenStatus },
    });
    world.refused('an officer bans no admin', banned, 403, errorCodes.forbidden);
    const closed = await world.as('admin', 'PUT', status, {
      body: { userId: 'officer', status: 'Terminated', comment, seenStatus },
    });
    world.note('the admin closes the officer', closed.status === 200, String(closed.status));

    const { accountTerminated: gone } = errorCodes;
    world.refused('no cases', await world.as('officer', 'GET', cases), 403, gone);
    const path = `/frontoffice/api/v1/file-transfer/download/${document}`;
    world.refused('no documents', await world.as('officer', 'GET', path), 403, gone);
    const frozen = await world.as('officer', 'PUT', status, {
      body: { userId: 'trader', status: 'Frozen', comment, seenStatus },
    });
    world.refused('nobody is frozen', frozen, 403, gone);

    // The provider knows nothing of closed accounts: a new sign-in opens no more than the old one.
    const { access_token: token } = await signIn(world.server.origin, 'officer');
    const again = await fetch(world.server.origin + cases, {
      headers: { authorization: `Bearer ${token}` },
    });
    world.note('no cases after a new sign-in', again.status === 403, String(again.status));
    await world.provesAlive();
  },

  async press(world, until) {
    await repeat(until, 2, () => world.as('officer', 'GET', cases));
  },
};

/** A document of the trader's, which an officer may read and a former one may not. */
async function documentOfTrader(world: World): Promise<string> {
  const body = new FormData();
  body.set('documentType', 'ProofOfFunds');
  body.set('file', new File(['%PDF-1.4\n%%EOF\n'], 'salary.pdf', { type: 'application/pdf' }));
  const { access_token: token } = await world.signIn('trader');
  const answer = await fetch(`${world.server.origin}/frontoffice/api/v1/file-transfer/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  return ((await answer.json()) as { fileId: string }).fileId;
}
