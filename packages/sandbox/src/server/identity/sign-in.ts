import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { readBody } from '../http/body.ts';
import { sendHtml } from '../http/respond.ts';
import { errorPage, signInPage, type OfferedAccount } from './pages.ts';

/** Someone who can sign in here. */
export interface SignInAccount extends OfferedAccount {
  password: string;
}

type Attempt =
  | { kind: 'accepted'; accountId: string }
  | { kind: 'cancelled' }
  | { kind: 'refused'; user: string; field: 'user' | 'password'; text: string };

/** Serves the page at which the provider stops an authorization request: GET shows it, POST decides. */
export async function handleSignIn(
  provider: Provider,
  accounts: readonly SignInAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return sendHtml(response, 200, signInPage({ accounts }));
    const form = new URLSearchParams((await readBody(request, 8 * 1024)).toString());
    const attempt = judge(form, accounts);
    switch (attempt.kind) {
      case 'accepted':
        return await provider.interactionFinished(request, response, {
          login: { accountId: attempt.accountId },
        });
      case 'cancelled':
        return await provider.interactionFinished(request, response, {
          error: 'access_denied',
          error_description: 'Sign-in was cancelled.',
        });
      case 'refused':
        return sendHtml(
          response,
          401,
          signInPage({ accounts, user: attempt.user, refusal: attempt }),
        );
    }
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    sendHtml(
      response,
      400,
      errorPage({
        title: 'This sign-in has expired',
        text: 'It was finished already, or waited for more than an hour. Go back to the exchange and start it again.',
      }),
    );
  }
}

/** Decides on what the form sent. */
export function judge(form: URLSearchParams, accounts: readonly SignInAccount[]): Attempt {
  if (form.has('cancel')) return { kind: 'cancelled' };
  const chosen = accounts.find(({ id }) => id === form.get('account'));
  if (chosen) return { kind: 'accepted', accountId: chosen.id };

  const user = (form.get('user') ?? '').trim();
  if (user === '')
    return {
      kind: 'refused',
      user,
      field: 'user',
      text: 'Enter your user, for example trader@agio.test.',
    };
  const account = accounts.find(({ email }) => email.toLowerCase() === user.toLowerCase());
  // One sentence for both: who has an account here is nobody's business.
  if (account?.password !== form.get('password')) {
    return {
      kind: 'refused',
      user,
      field: 'password',
      text: 'User and password do not match. Check both and try again.',
    };
  }
  return { kind: 'accepted', accountId: account.id };
}
