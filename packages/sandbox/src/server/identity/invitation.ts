// @where Sandbox: page at which invited staff choose a password
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Languages } from '../../core/index.ts';
import { readBody } from '../http/body.ts';
import { redirect, sendHtml } from '../http/respond.ts';
import type { Directory } from './directory.ts';
import { errorPage, invitationPage } from './pages.ts';
import type { Person } from './provider.ts';

const passwordLength = { min: 12, max: 128 };

/** Invitations of the exchange, by the token of their link. */
export interface Invitations {
  find(token: string): Person | undefined;
  /** Ends one that was used. */
  accept(token: string, address: string): void;
}

/** Serves the page of an invitation: GET shows it, POST sets up the account. */
export async function handleInvitation(
  token: string,
  {
    directory,
    invitations,
    languages,
    address,
  }: { directory: Directory; invitations: Invitations; languages: Languages; address: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const language = languages.of(request.headers['accept-language']);
  const { say } = language;
  const isSent = request.method === 'POST';
  const body = isSent ? (await readBody(response, 8 * 1024)).toString() : '';
  const password = new URLSearchParams(body).get('password') ?? '';
  const isFit = password.length >= passwordLength.min && password.length <= passwordLength.max;
  // Deriving is costly: an unknown link must not cause it. Meanwhile another request may have used the link.
  const isKnown = invitations.find(token) !== undefined;
  const add = isFit && isKnown ? await directory.prepare(password) : undefined;
  const person = invitations.find(token);
  if (person === undefined) {
    const title = say('identity.invitation.over');
    const text = say('identity.invitation.overText');
    return sendHtml(response, 404, errorPage({ language, title, text }));
  }
  if (add === undefined) {
    const refusal = isSent
      ? say('identity.invitation.short', { length: String(passwordLength.min) })
      : undefined;
    const page = invitationPage({ language, person, passwordLength, refusal });
    return sendHtml(response, isSent ? 400 : 200, page);
  }
  add(person);
  invitations.accept(token, address);
  redirect(response, 303, '/login');
}
