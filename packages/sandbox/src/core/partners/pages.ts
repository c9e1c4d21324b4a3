import type { Account, Visit } from '../records/people.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { Services } from '../services/services.ts';
import { has } from '../account-standing.ts';
import { identityQuestion } from './identity-pages.ts';
import type { RampDecision } from '../services/money/ramp.ts';
import type { RampOrderRecord } from '../records/money.ts';
import { bringsTicket, isFromOwnPage, isVisitor, partnersPath, visitCookie } from './visit.ts';

/**
 * Pages of the companies that a real exchange sends its users to, and that exist here only: the identity partner and
 * the payment providers. Each asks one question after another and has a button for each answer. They live under `/partners/`, are reached by a
 * navigation and so without an access token: the owner's browser shows a ticket once and is known by a cookie then.
 * Everybody else, and every address that leads nowhere, gets the same page.
 */
export interface Question {
  title: string;
  partner: string;
  lead: string;
  lines: string[];
  /** A picture under the lines: markup of our own. */
  picture?: string;
  /** Texts of the buttons, by the answer that they send. */
  answers: readonly [answer: string, label: string][];
  owner: Account | undefined;
  visit: Visit | undefined;
  /** Keeps who opened the page. */
  open(visit: Visit): void;
  /** Where the user goes on: the next page of the partner, or the app; undefined when it was too late. */
  decide(answer: string): string | undefined;
  /** The result when there is nothing left to decide, for the browser that opened the page, also after a second press. */
  over?: { title: string; lead: string; link: string; href: string } | undefined;
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
    const { method } = request;
    if (method !== 'GET' && method !== 'POST') {
      return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    }
    const url = new URL(request.url);
    const [kind = '', id = ''] = url.pathname.slice(partnersPath.length).split('/');
    const question = find(kind, id);
    const { owner, visit } = question ?? {};
    // A person who may not act elsewhere cannot act here either (S56).
    if (!question || !visit || !owner || !has(owner, 'unfrozen')) return nothingHere();
    const { over } = question;
    if (method === 'GET' && over === undefined && bringsTicket(request, visit)) {
      const visitor = exchange.secretId();
      exchange.command(() => question.open({ ...visit, visitor }));
      // On to the address without the ticket, which then stands in no history.
      return new Response(null, {
        status: 303,
        headers: { location: url.pathname, 'set-cookie': visitCookie(url, visitor) },
      });
    }
    if (!isVisitor(request, visit)) return nothingHere();
    if (method === 'GET') {
      const body = over === undefined ? form(question) : outcome(over);
      return page(200, over?.title ?? question.title, question.partner, body);
    }
    if (!isFromOwnPage(request)) return page(403, 'Request refused', question.partner, notFromHere);
    if (over !== undefined)
      return new Response(null, { status: 303, headers: { location: over.href } });
    const answer = new URLSearchParams(await request.text()).get('answer') ?? '';
    const location =
      exchange.command(() => question.decide(answer)) ??
      // Another press came first, while this one was read.
      find(kind, id)?.over?.href;
    if (location === undefined) return nothingHere();
    return new Response(null, { status: 303, headers: { location } });
  };
}

function rampQuestion({ ramp, accounts }: Services, id: string): Question | undefined {
  const order = ramp.find(id);
  if (order === undefined) return undefined;
  const { side, fiatAmount, fiatCurrency, asset, assetAmount, provider } = order.quote;
  const href = `/user/portfolio/ramp?orderId=${encodeURIComponent(id)}`;
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
    answers: [
      ['yes', side === 'Buy' ? 'Pay' : 'Confirm'],
      ['no', 'Cancel'],
      ['refuse', `Refuse, as ${provider} may`],
    ],
    owner: accounts.get(order.accountId),
    visit: order.visit,
    open: (visit) => ramp.visit(id, visit),
    decide: (answer) => (ramp.decide(id, decisions[answer] ?? 'cancel') ? href : undefined),
    over:
      order.status === 'AwaitingPayment'
        ? undefined
        : {
            ...outcomeOf(order.status, { side, give, get, provider }),
            link: 'See your order',
            href,
          },
  };
}

/** Returns the result of an order, in the provider's words. */
function outcomeOf(
  status: Exclude<RampOrderRecord['status'], 'AwaitingPayment'>,
  { side, give, get, provider }: Record<'give' | 'get' | 'provider', string> & { side: string },
): { title: string; lead: string } {
  const isBuy = side === 'Buy';
  switch (status) {
    case 'PaymentReceived':
    case 'Completed':
      return {
        title: isBuy ? 'Paid' : 'Confirmed',
        lead: isBuy
          ? `You paid ${give} for ${get}. Nothing more is to be done here.`
          : `You sold ${get} for ${give}. Nothing more is to be done here.`,
      };
    case 'Cancelled':
      return { title: 'Cancelled', lead: 'You cancelled this order. Nothing was paid.' };
    case 'Expired':
      return { title: 'Time is over', lead: 'The time for this order ran out. Nothing was paid.' };
    case 'Failed':
      return { title: 'Refused', lead: `${provider} refused this order. Nothing was paid.` };
  }
}

const decisions: Readonly<Record<string, RampDecision>> = { yes: 'pay', refuse: 'refuse' };

function form({ title, lead, lines, picture = '', answers }: Question): string {
  const text = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  const buttons = answers.map(
    ([answer, label], index) =>
      `<button type="submit" name="answer" value="${answer}" class="${index === 0 ? 'primary' : 'quiet'}">${escaped(label)}</button>`,
  );
  return `<h1>${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>
<form method="post" class="typed">${text}${picture}<div class="choice">
${buttons.join('\n')}</div></form>`;
}

const notFromHere = `<h1>Request refused</h1><p class="lead">This form was sent from another site. Nothing was changed.</p>`;
const notOpen = `<h1>Not open here</h1><p class="lead">This page opens in one browser, from the exchange, until its time is over. The exchange shows what became of it.</p>
<div class="choice"><a class="primary" href="/">Back to the exchange</a></div>`;

function outcome({ title, lead, link, href }: NonNullable<Question['over']>): string {
  return `<h1>${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>
<div class="choice"><a class="primary" href="${escaped(href)}">${escaped(link)}</a></div>`;
}

/** The same answer for everybody, so that it does not reveal whether the page ever existed. */
function nothingHere(): Response {
  return page(404, 'Not open here', 'Agio', notOpen);
}

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
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // With none at all a browser would not say where the form comes from.
      'referrer-policy': 'same-origin',
    },
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
