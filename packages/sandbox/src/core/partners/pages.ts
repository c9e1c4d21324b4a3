import type { Exchange } from '../engine/exchange.ts';
import type { Services } from '../services/services.ts';

/**
 * Pages of the companies that a real exchange sends its users to, and that exist here only: the identity partner and
 * the payment providers. Each asks one question and has two buttons. They live under `/partners/`; the id in the
 * address is the secret, as it is in the real ones.
 */
export const partnersPath = '/partners/';

interface Question {
  title: string;
  partner: string;
  lead: string;
  lines: string[];
  yes: string;
  no: string;
  /** Answers false when it was too late. */
  decide(yes: boolean): boolean;
  /** Where the user goes on, in the app. */
  back(yes: boolean): string;
}

export function createPartners(
  exchange: Exchange,
  services: Services,
): (request: Request) => Promise<Response> {
  const find = (kind: string, id: string): Question | undefined => {
    if (kind === 'identity') return identityQuestion(services, id);
    return kind === 'ramp' ? rampQuestion(services, id) : undefined;
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    const [kind = '', id = ''] = pathname.slice(partnersPath.length).split('/');
    const question = find(kind, id);
    if (question === undefined) return page(404, 'Too late', 'Agio', tooLate);
    if (request.method !== 'POST')
      return page(200, question.title, question.partner, form(question));
    const yes = new URLSearchParams(await request.text()).get('answer') === 'yes';
    const inTime = exchange.command(() => question.decide(yes));
    if (!inTime) return page(409, 'Too late', question.partner, tooLate);
    return new Response(null, { status: 303, headers: { location: question.back(yes) } });
  };
}

function identityQuestion({ identityChecks }: Services, id: string): Question | undefined {
  const found = identityChecks.find(id);
  if (found === undefined) return undefined;
  return {
    title: 'Identity check',
    partner: 'CorePass',
    lead: 'The identity partner of Agio.',
    lines: [
      `Agio asks who ${found.account.displayName} is.`,
      'In the sandbox you decide yourself how the check ends.',
    ],
    yes: 'Approve',
    no: 'Decline',
    decide: (yes) => identityChecks.decide(id, yes),
    back: () => '/user/tiers',
  };
}

function rampQuestion({ ramp }: Services, id: string): Question | undefined {
  const order = ramp.find(id);
  if (order?.status !== 'AwaitingPayment') return undefined;
  const { side, fiatAmount, fiatCurrency, asset, assetAmount, provider } = order.quote;
  const [give, get] = [`${fiatAmount} ${fiatCurrency}`, `${assetAmount} ${asset}`];
  return {
    title: side === 'Buy' ? 'Payment' : 'Payout',
    partner: provider,
    lead: `Your order with ${provider}, reference ${order.reference}.`,
    lines: [
      side === 'Buy'
        ? `You pay ${give} and receive ${get}.`
        : `You sell ${get} and receive ${give}.`,
    ],
    yes: side === 'Buy' ? 'Pay' : 'Confirm',
    no: 'Cancel',
    decide: (yes) => ramp.decide(id, yes),
    back: () => `/user/portfolio/ramp?orderId=${encodeURIComponent(id)}`,
  };
}

function form({ title, lead, lines, yes, no }: Question): string {
  const text = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  return `<h1>${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>
<form method="post" class="typed">${text}<div class="choice">
<button type="submit" name="answer" value="yes" class="primary">${escaped(yes)}</button>
<button type="submit" name="answer" value="no" class="quiet">${escaped(no)}</button></div></form>`;
}

const tooLate = `<h1>Too late</h1><p class="lead">There is nothing to decide here any more.</p>
<div class="choice"><a class="primary" href="/">Back to the exchange</a></div>`;

/** In the look of the sign-in pages, whose sheet it uses. */
function page(status: number, title: string, partner: string, body: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark">
<meta name="robots" content="noindex"><title>${escaped(title)} · Sandbox</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/identity/assets/identity.css"></head>
<body><header><span class="brand">${escaped(partner)}</span></header><main>${body}</main>
<footer><p>Sandbox: play money, no real company.</p></footer></body></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
