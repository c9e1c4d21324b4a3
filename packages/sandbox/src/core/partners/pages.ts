import type { Exchange } from '../engine/exchange.ts';
import type { Services } from '../services/services.ts';
import { has } from '../account-standing.ts';
import { identityQuestion } from './identity-pages.ts';
import type { RampDecision } from '../services/money/ramp.ts';
import type { Language, Languages } from '../language/language.ts';
import { escaped, type Question, type QuestionContent } from './question.ts';
import { bringsTicket, isFromOwnPage, isVisitor, partnersPath, visitCookie } from './visit.ts';

/**
 * Pages of the companies that a real exchange sends its users to, and that exist here only: the identity partner and
 * the payment providers. They live under `/partners/`, are reached by a navigation and so without an access token: the
 * owner's browser shows a ticket once and is known by a cookie then. Everybody else, and every address that leads
 * nowhere, gets the same page. The language of a page is that of the link which led to it.
 */
export function createPartners(
  exchange: Exchange,
  services: Services,
  languages: Languages,
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
    const accepted = request.headers.get('accept-language');
    const linked = languages.of(url.searchParams.get('lang'), accepted);
    // A person who may not act elsewhere cannot act here either (S56).
    if (!question || !visit || !owner || !has(owner, 'unfrozen')) return nothingHere(linked);
    const { over } = question;
    if (method === 'GET' && over === undefined && bringsTicket(request, visit)) {
      const visitor = exchange.secretId();
      exchange.command(() => question.open({ ...visit, visitor, language: linked.code }));
      // On to the address without the ticket, which then stands in no history.
      return new Response(null, {
        status: 303,
        headers: { location: url.pathname, 'set-cookie': visitCookie(url, visitor) },
      });
    }
    if (!isVisitor(request, visit)) return nothingHere(linked);
    const language = languages.of(visit.language, accepted);
    const { say } = language;
    if (method === 'GET') {
      const content = question.content(language);
      const result = over?.content(language);
      return page(language, {
        title: (result ?? content).title,
        partner: question.partner,
        body: over && result ? outcome(result, over.href) : form(content),
      });
    }
    if (!isFromOwnPage(request)) {
      const title = say('partners.refused');
      const body = heading(title, say('partners.refusedText'));
      return page(language, { status: 403, title, partner: question.partner, body });
    }
    if (over !== undefined)
      return new Response(null, { status: 303, headers: { location: over.href } });
    const answer = new URLSearchParams(await request.text()).get('answer') ?? '';
    const location =
      exchange.command(() => question.decide(answer)) ??
      // Another press came first, while this one was read.
      find(kind, id)?.over?.href;
    if (location === undefined) return nothingHere(language);
    return new Response(null, { status: 303, headers: { location } });
  };
}

function rampQuestion({ ramp, accounts }: Services, id: string): Question | undefined {
  const order = ramp.find(id);
  if (order === undefined) return undefined;
  const { status, reference } = order;
  const { side, fiatAmount, fiatCurrency, asset, assetAmount, provider } = order.quote;
  const href = `/user/portfolio/ramp?orderId=${encodeURIComponent(id)}`;
  const isBuy = side === 'Buy';
  const amounts = { give: `${fiatAmount} ${fiatCurrency}`, get: `${assetAmount} ${asset}` };
  return {
    partner: provider,
    content: ({ say }) => ({
      title: say(isBuy ? 'partners.ramp.payment' : 'partners.ramp.payout'),
      lead: say('partners.ramp.lead', { provider, reference }),
      lines: [say(isBuy ? 'partners.ramp.buys' : 'partners.ramp.sells', amounts)],
      answers: [
        ['yes', say(isBuy ? 'partners.ramp.pay' : 'partners.ramp.confirm')],
        ['no', say('partners.ramp.cancel')],
        ['refuse', say('partners.ramp.refuse', { provider })],
      ],
    }),
    owner: accounts.get(order.accountId),
    visit: order.visit,
    open: (visit) => ramp.visit(id, visit),
    decide: (answer) => (ramp.decide(id, decisions[answer] ?? 'cancel') ? href : undefined),
    over:
      status === 'AwaitingPayment'
        ? undefined
        : {
            href,
            content: ({ say }) => {
              const end =
                status === 'Completed' || status === 'PaymentReceived'
                  ? isBuy
                    ? 'paid'
                    : 'confirmed'
                  : ends[status];
              return {
                title: say(`partners.ramp.over.${end}`),
                lead: say(`partners.ramp.over.${end}Text`, { ...amounts, provider }),
                link: say('partners.ramp.seeOrder'),
              };
            },
          },
  };
}

/** Ends of an order without a payment, by their texts. */
const ends = { Cancelled: 'cancelled', Expired: 'expired', Failed: 'failed' } as const;

const decisions: Readonly<Record<string, RampDecision>> = { yes: 'pay', refuse: 'refuse' };

function form({ title, lead, lines, picture = '', answers }: QuestionContent): string {
  const text = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  const buttons = answers.map(
    ([answer, label], index) =>
      `<button type="submit" name="answer" value="${answer}" class="${index === 0 ? 'primary' : 'quiet'}">${escaped(label)}</button>`,
  );
  return `${heading(title, lead)}
<form method="post" class="typed">${text}${picture}<div class="choice">
${buttons.join('\n')}</div></form>`;
}

const heading = (title: string, lead: string) =>
  `<h1>${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>`;

const outcome = ({ title, lead, link }: Record<'title' | 'lead' | 'link', string>, href: string) =>
  `${heading(title, lead)}
<div class="choice"><a class="primary" href="${escaped(href)}">${escaped(link)}</a></div>`;

/** The same answer for everybody, so that it does not reveal whether the page ever existed. */
function nothingHere(language: Language): Response {
  const { say } = language;
  const title = say('partners.notOpen');
  const link = say('partners.backToExchange');
  const body = outcome({ title, lead: say('partners.notOpenText'), link }, '/');
  return page(language, { status: 404, title, partner: 'Agio', body });
}

/** In the look of the sign-in pages, whose sheet it uses. */
function page(
  { tag, direction, say }: Language,
  {
    status = 200,
    title,
    partner,
    body,
  }: { status?: number; title: string; partner: string; body: string },
): Response {
  const html = `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark">
<meta name="robots" content="noindex"><title>${escaped(title)} · Sandbox</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/identity/assets/identity.css"></head>
<body><header><span class="brand">${escaped(partner)}</span></header><main>${body}</main>
<footer><p>${escaped(say('partners.footer'))}</p></footer></body></html>`;
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
