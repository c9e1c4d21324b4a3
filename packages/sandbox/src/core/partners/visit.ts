import type { Language } from '../language/language.ts';
import type { Visit } from '../records/people.ts';

/** Pages of partners begin with this path. */
export const partnersPath = '/partners/';

const cookieName = 'agio-visit';

/** A link in an answer: to which origin, and in which language. */
export interface LinkFor {
  origin: string;
  language: Language;
}

/** The address that the owner is sent to. */
export function visitAddress(
  { origin, language }: LinkFor,
  kind: string,
  id: string,
  visit: Visit,
): string {
  return `${origin}${partnersPath}${kind}/${id}?ticket=${visit.ticket}&lang=${language.code}`;
}

/** Returns true if a request comes from the browser that was first with the ticket. */
export function isVisitor(request: Request, { visitor }: Visit): boolean {
  return visitor !== null && cookieOf(request) === visitor;
}

/** Returns true if a request brings a ticket for the first time. A page that is only prefetched brings none. */
export function bringsTicket(request: Request, { ticket, visitor }: Visit): boolean {
  const ahead = request.headers.get('sec-purpose')?.includes('prefetch') === true;
  return !ahead && visitor === null && new URL(request.url).searchParams.get('ticket') === ticket;
}

/** The cookie of the one browser: for this page only, for no script, and never sent on behalf of another site. */
export function visitCookie(url: URL, visitor: string): string {
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${visitor}; Path=${url.pathname}; HttpOnly; SameSite=Strict${secure}`;
}

/**
 * Returns true if a form was sent by a page of this origin (S35). Browsers say so; a request that does not is refused.
 */
export function isFromOwnPage({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === new URL(url).origin : site === 'same-origin';
}

function cookieOf(request: Request): string | undefined {
  const cookies = request.headers.get('cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`).exec(cookies)?.[1];
}
