// @where Sandbox: pages of the identity partner, and the document that it reads
import type { Services } from '../services/services.ts';
import type { IdentityResult } from '../services/people/identity-checks.ts';
import type { IdentityCheckRecord, IdentityRecord } from '../records/people.ts';
import { english, type Language, type PlainKey } from '../language/language.ts';
import { escaped, type Question } from './question.ts';
import { machineLines, sampleIdentity } from './sample-identity.ts';

type Place = NonNullable<IdentityCheckRecord['at']>;

/** One page of the identity partner. Its buttons lead to a page of it or to a result. */
interface PartnerPage {
  lines: (say: Language['say'], name: string) => string[];
  answers: readonly [answer: string, label: PlainKey, leadsTo: Place | IdentityResult][];
}

const places: Readonly<Record<Place, PartnerPage>> = {
  consent: {
    lines: (say, name) => [
      say('partners.identity.consent.asks', { name }),
      say('partners.identity.consent.receives'),
      say('partners.identity.consent.withdraw'),
    ],
    answers: [
      ['agree', 'partners.identity.consent.agree', 'document'],
      ['refuse', 'partners.identity.consent.refuse', 'refused'],
    ],
  },
  document: {
    lines: (say) => [say('partners.identity.document.light')],
    answers: [
      ['passport', 'partners.identity.document.passport', 'capture'],
      ['card', 'partners.identity.document.card', 'capture'],
      ['back', 'partners.identity.document.back', 'consent'],
    ],
  },
  capture: {
    lines: (say) => [say('partners.identity.capture.noCamera')],
    answers: [
      ['take', 'partners.identity.capture.use', 'result'],
      ['back', 'partners.identity.capture.another', 'document'],
    ],
  },
  result: {
    lines: (say, name) => [say('partners.identity.result.question', { name })],
    answers: [
      ['yes', 'partners.identity.result.approve', 'approved'],
      ['no', 'partners.identity.result.decline', 'declined'],
      ['name', 'partners.identity.result.nameDiffers', 'nameDiffers'],
      ['risk', 'partners.identity.result.highRisk', 'highRisk'],
      ['late', 'partners.identity.result.expire', 'expired'],
    ],
  },
};

/** Every way of a check, from page to page and to its results, by the English words of the button. */
export const identityWays: readonly { from: Place; on: string; to: Place | IdentityResult }[] =
  Object.entries(places).flatMap(([from, { answers }]) =>
    answers.map(([, label, to]) => ({ from: from as Place, on: english.say(label), to })),
  );

/** Page of the app that shows the outcome of the check. */
const back = '/user/tiers/kyc-request';

/**
 * Returns the next question of the identity partner, or the result of the check; undefined if there is no such check.
 */
export function identityQuestion({ identityChecks }: Services, id: string): Question | undefined {
  const found = identityChecks.get(id);
  if (found === undefined) return undefined;
  const { account, check } = found;
  const isOpen = identityChecks.find(id) !== undefined;
  const place = check.at ?? 'consent';
  const page = places[place];
  const name = account.displayName;
  return {
    partner: 'CorePass',
    content: ({ say }) => ({
      title: say(`partners.identity.${place}.title`),
      lead: say(`partners.identity.${place}.lead`),
      lines: page.lines(say, name),
      picture:
        place === 'capture'
          ? sampleDocument(name, sampleIdentity(check), say('partners.identity.capture.picture'))
          : '',
      answers: page.answers.map(([answer, label]) => [answer, say(label)]),
    }),
    owner: account,
    visit: check.visit,
    over: isOpen
      ? undefined
      : {
          href: back,
          content: ({ say }) => ({
            title: say(`partners.identity.over.${check.state}`),
            lead: say(`partners.identity.over.${check.state}Text`),
            link: say('partners.backToExchange'),
          }),
        },
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
function sampleDocument(name: string, identity: IdentityRecord, label: string): string {
  const lines = machineLines(name, identity).map((line) => line.replaceAll('<', '&lt;'));
  return `<svg class="capture" viewBox="0 0 320 200" role="img" aria-label="${escaped(label)}">
<rect class="paper" x="24" y="20" width="272" height="160" rx="8"/><rect class="photo" x="40" y="44" width="64" height="80" rx="4"/>
<circle class="face" cx="72" cy="74" r="15"/><path class="face" d="M46 124a26 26 0 0 1 52 0z"/>
<path class="line" d="M120 52h72M120 70h112M120 88h54M120 106h84"/><text x="40" y="150">${lines[0]}</text>
<text x="40" y="166">${lines[1]}</text>
<path class="corner" d="M12 40V12h28M280 12h28v28M308 160v28h-28M40 188H12v-28"/></svg>`;
}
