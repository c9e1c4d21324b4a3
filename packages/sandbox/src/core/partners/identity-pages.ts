import type { Services } from '../services/services.ts';
import type { IdentityResult } from '../services/people/identity-checks.ts';
import type { IdentityCheckRecord, IdentityRecord } from '../records/people.ts';
import type { Question } from './pages.ts';
import { machineLines, sampleIdentity } from './sample-identity.ts';

type Place = NonNullable<IdentityCheckRecord['at']>;

/** One page of the identity partner: what it says, and what its buttons lead to, a page of it or a result. */
interface PartnerPage {
  title: string;
  lead: string;
  lines: (name: string) => string[];
  picture?: (name: string, identity: IdentityRecord) => string;
  answers: readonly [answer: string, label: string, leadsTo: Place | IdentityResult][];
}

const places: Readonly<Record<Place, PartnerPage>> = {
  consent: {
    title: 'Share your data with Agio?',
    lead: 'Step 1 of 3. CorePass is the identity partner of Agio.',
    lines: (name) => [
      `Agio asks CorePass to confirm the identity of ${name}.`,
      'If you agree, Agio receives: your full name, date of birth, nationality, residence, and the type, number and last day of your document. It does not receive its picture.',
      'You can withdraw your consent in your wallet at any time.',
    ],
    answers: [
      ['agree', 'I agree', 'document'],
      ['refuse', 'I do not agree', 'refused'],
    ],
  },
  document: {
    title: 'Which document do you have at hand?',
    lead: 'Step 2 of 3. It must be valid for at least one more month.',
    lines: () => ['Have good light, and take the document out of its cover.'],
    answers: [
      ['passport', 'Passport', 'capture'],
      ['card', 'Identity card', 'capture'],
      ['back', 'Back', 'consent'],
    ],
  },
  capture: {
    title: 'Take a picture of the page with your photo',
    lead: 'Step 3 of 3. Hold it inside the frame until all four corners can be seen.',
    lines: () => ['The sandbox opens no camera: this is the picture that it would take.'],
    picture: sampleDocument,
    answers: [
      ['take', 'Use this picture', 'result'],
      ['back', 'Choose another document', 'document'],
    ],
  },
  result: {
    title: 'Identity check',
    lead: 'In the sandbox, you decide the result yourself.',
    lines: (name) => [`What does the document of ${name} say?`],
    answers: [
      ['yes', 'Approve', 'approved'],
      ['no', 'Decline: it cannot be read', 'declined'],
      ['name', 'Approve, but the name differs', 'nameDiffers'],
      ['risk', 'Approve, but the risk is high', 'highRisk'],
      ['late', 'Let the time run out', 'expired'],
    ],
  },
};

/** Every way of a check, from page to page and to its results, by the words of the button. */
export const identityWays: readonly { from: Place; on: string; to: Place | IdentityResult }[] =
  Object.entries(places).flatMap(([from, { answers }]) =>
    answers.map(([, on, to]) => ({ from: from as Place, on, to })),
  );

/** Where the app shows what became of the check. */
const back = '/user/tiers/kyc-request';

/** Words about the result of a check, for a person who comes back to its page. */
const outcomes: Readonly<Record<IdentityCheckRecord['state'], { title: string; lead: string }>> = {
  Approved: { title: 'Confirmed', lead: 'CorePass has confirmed your identity.' },
  Declined: { title: 'Not confirmed', lead: 'This check did not confirm your identity.' },
  Refused: { title: 'Not shared', lead: 'You did not agree. CorePass has sent nothing.' },
  Started: { title: 'Time is over', lead: 'The time for this check ran out.' },
};

/**
 * Returns the next question of the identity partner, or the result of the check; undefined if there is no such check.
 */
export function identityQuestion({ identityChecks }: Services, id: string): Question | undefined {
  const found = identityChecks.get(id);
  if (found === undefined) return undefined;
  const { account, check } = found;
  const isOpen = identityChecks.find(id) !== undefined;
  const page = places[check.at ?? 'consent'];
  const name = account.displayName;
  return {
    title: page.title,
    partner: 'CorePass',
    lead: page.lead,
    lines: page.lines(name),
    ...(page.picture && { picture: page.picture(name, sampleIdentity(check)) }),
    answers: page.answers.map(([answer, label]) => [answer, label]),
    owner: account,
    visit: check.visit,
    over: isOpen
      ? undefined
      : { ...outcomes[check.state], link: 'Back to the exchange', href: back },
    open: (visit) => identityChecks.visit(id, visit),
    decide: (given) => {
      const to = page.answers.find(([answer]) => answer === given)?.[2];
      // A button of a page that the visitor has left, in another tab: they go on where they are.
      if (to === undefined) return `/partners/identity/${id}`;
      const document = given === 'passport' || given === 'card' ? given : undefined;
      if (isPlace(to))
        return identityChecks.goTo(id, to, document) ? `/partners/identity/${id}` : undefined;
      return identityChecks.decide(id, to) ? back : undefined;
    },
  };
}

const isPlace = (to: Place | IdentityResult): to is Place => to in places;

/** Draws the document that the camera sees. Its data are those that the exchange receives. */
function sampleDocument(name: string, identity: IdentityRecord): string {
  const lines = machineLines(name, identity).map((line) => line.replaceAll('<', '&lt;'));
  return `<svg class="capture" viewBox="0 0 320 200" role="img" aria-label="Sample document inside the frame">
<rect class="paper" x="24" y="20" width="272" height="160" rx="8"/><rect class="photo" x="40" y="44" width="64" height="80" rx="4"/>
<circle class="face" cx="72" cy="74" r="15"/><path class="face" d="M46 124a26 26 0 0 1 52 0z"/>
<path class="line" d="M120 52h72M120 70h112M120 88h54M120 106h84"/><text x="40" y="150">${lines[0]}</text>
<text x="40" y="166">${lines[1]}</text>
<path class="corner" d="M12 40V12h28M280 12h28v28M308 160v28h-28M40 188H12v-28"/></svg>`;
}
