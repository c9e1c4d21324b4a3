import type { ComplianceRequest, ComplianceStepState, Reward } from '@agio/api-client/contract';
import { samplePdf } from '../src/core/seed/sample-document.ts';
import type { Dice } from './dice.ts';
import { decide, upload } from './money.ts';
import type { Person } from './person.ts';
import type { Command, Storm } from './storm.ts';

const api = '/frontoffice/api';

/** Changes a value of the person's own. */
export async function changeValue(
  storm: Storm,
  person: Person,
  name: string,
  value: unknown,
  send: () => ReturnType<Person['send']>,
): Promise<void> {
  const full = `${person.id} ${name}`;
  storm.claims.sending(full, value);
  const answer = await send();
  if (answer?.status === 200) storm.claims.know(full, value);
}

function answerOf(step: string, dice: Dice, signer: string): unknown {
  switch (step) {
    case 'EntityTypeDeclaration':
      return 'NaturalPerson';
    case 'FormA':
      // One in ten is another name, which is refused.
      return { signed: true, signature: dice.chance(90) ? signer : 'A. Person' };
    case 'PrimaryUse':
      return dice.pick(['Investing', 'Business']);
    case 'PrimarySource':
      return dice.pick(['Occupation', 'Savings']);
    case 'EmploymentStatus':
      return dice.pick(['Employed', 'Retired']);
    case 'TotalValue':
      return dice.pick(['Under1000', 'Over5000000']);
    default:
      return dice.pick(['Other', 'Agriculture', 'Nonsense']);
  }
}

/** Answers the question that comes next, or sends what is complete. */
async function apply(storm: Storm, person: Person, dice: Dice): Promise<void> {
  const next = await person.send('GET', `${api}/compliance/get-next-step`);
  if (next?.status !== 200) return;
  const { step } = next.json as ComplianceStepState;
  if (step === 'KycRequest') return checkIdentity(person, dice);
  if (step === 'Trading') {
    await person.send('GET', `${api}/compliance/submit`);
    return;
  }
  let signer = '';
  if (step === 'FormA') {
    const form = await person.send('GET', `${api}/userinfo/request/forma`);
    if (form?.status !== 200) return;
    signer = (form.json as { fullName: string }).fullName;
  }
  let value = answerOf(step, dice, signer);
  if (step === 'SourceOfFunds') {
    const fileId = await upload(storm, person, 'ProofOfFunds', samplePdf('A statement'));
    value = { fileIds: [fileId ?? 'none'] };
  }
  await person.send('POST', `${api}/compliance`, { body: { answer: { step, value } } });
}

async function checkIdentity(person: Person, dice: Dice): Promise<void> {
  const answer = await person.send('POST', `${api}/v2/kyc/request`);
  if (answer?.status !== 200) return;
  await decide(person, (answer.json as { url: string }).url, dice.chance(70));
}

export const life: readonly Command[] = [
  { name: 'application', weight: 4, run: apply },
  {
    name: 'application read',
    weight: 2,
    async run(_storm, person, dice) {
      const path = dice.pick([
        'active',
        'get-previous-step',
        'get-next-step?targetTier=Tier1',
        'get-next-step?targetTier=Tier3',
      ]);
      const answer = await person.send('GET', `${api}/compliance/${path}`);
      const request =
        path === 'active' && answer?.status === 200
          ? (answer.json as ComplianceRequest | null)
          : null;
      if (request !== null)
        await person.send('POST', `${api}/compliance/acknowledge`, {
          body: { requestId: request.id },
        });
    },
  },
  {
    name: 'name',
    weight: 2,
    async run(storm, person, dice) {
      const displayName = `${person.id} ${dice.below(1000)}`;
      await changeValue(storm, person, 'displayName', displayName, () =>
        person.send('PUT', `${api}/userinfo`, { body: { displayName } }),
      );
    },
  },
  {
    name: 'currency',
    weight: 2,
    async run(storm, person, dice) {
      const value = dice.pick(['USD', 'EUR', 'CHF', 'JPY']);
      await changeValue(storm, person, 'currency', value, () =>
        person.send('PUT', `${api}/setting`, { body: { type: 'current-currency', value } }),
      );
    },
  },
  {
    name: 'profile',
    weight: 4,
    async run(_storm, person, dice) {
      await person.send(
        'GET',
        `${api}/${dice.pick(['profile', 'userinfo', 'settings', 'userinfo/request/forma', 'info', 'v1/announcement'])}`,
      );
    },
  },
  {
    name: 'reward',
    weight: 1,
    async run(_storm, person, dice) {
      const list = await person.send('GET', `${api}/rewards`);
      const reward = list?.status === 200 ? dice.any(list.json as Reward[]) : undefined;
      const rewardId = reward?.id ?? 'none';
      await person.send('POST', `${api}/rewards/claim`, { body: { rewardId }, once: true });
    },
  },
  {
    name: 'invitation',
    weight: 1,
    async run(_storm, person, dice) {
      const code = dice.pick(['746GWCJA', 'NONESUCH', '']);
      await person.send('GET', `${api}/profile?referralCode=${code}`);
    },
  },
  {
    name: 'nonsense',
    weight: 3,
    async run(_storm, person, dice) {
      const [method, path] = dice.pick([
        ['GET', `${api}/nowhere`],
        ['PATCH', `${api}/order`],
        ['POST', `${api}/order?price=1`],
        ['GET', `${api}/address-book/../../etc/passwd`],
        ['DELETE', `${api}/orders/none`],
        ['GET', `${api}/order_history?limit=99999`],
        ['GET', '/marketdata/api/v1/instruments/NOPE/limited_history?resolution=1h'],
        ['GET', '/back-api/backoffice/api-keys/list'],
      ] as const);
      await person.send(method, path);
    },
  },
];
