import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Language, Languages } from '../../core/index.ts';
import { readBody } from '../http/body.ts';
import { sendHtml } from '../http/respond.ts';
import { brandParam, pageBrand } from './brands.ts';
import type { Directory } from './directory.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { errorPage, signInPage, type OfferedAccount } from './pages.ts';
import { programClientId } from './provider.ts';
import { IdentityUnavailableError, retryAfterSeconds } from './unavailable.ts';

/** Someone who can sign in here. */
export interface SignInAccount extends OfferedAccount {
  password: string;
}

/** Checks between a form and a sign-in. */
interface Guard {
  languages: Languages;
  failedSignIns: FailedSignIns;
  address: string;
  /** Notes a wrong password of an account of this exchange, for its owner to see. */
  refused: (accountId: string) => void;
  onSignedIn: (accountId: string) => void;
}

type Attempt =
  | { kind: 'accepted'; accountId: string }
  | { kind: 'cancelled' }
  | {
      kind: 'refused';
      user: string;
      field: 'user' | 'password';
      text: (language: Language) => string;
      status?: number;
    };

/** Serves the page at which the provider stops an authorization request: GET shows it, POST decides. */
export async function handleSignIn(
  provider: Provider,
  directory: Directory,
  guard: Guard,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accepted = request.headers['accept-language'];
  let language = guard.languages.of(accepted);
  try {
    const { params } = await provider.interactionDetails(request, response);
    const brand = pageBrand(params[brandParam]);
    language = guard.languages.of(textOf(params['ui_locales']), accepted);
    const isForProgram = params['client_id'] === programClientId;
    if (isForProgram) allowFormTo(textOf(params['redirect_uri']), response);
    if (request.method !== 'POST') {
      const user = textOf(params['login_hint']) ?? '';
      const accounts = directory.offered;
      return sendHtml(response, 200, signInPage({ language, brand, accounts, user, isForProgram }));
    }
    const form = new URLSearchParams((await readBody(response, 8 * 1024)).toString());
    const attempt = await guarded(form, directory, guard);
    switch (attempt.kind) {
      case 'accepted':
        guard.onSignedIn(attempt.accountId);
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
          attempt.status ?? 401,
          signInPage({
            language,
            brand,
            accounts: directory.offered,
            user: attempt.user,
            isForProgram,
            refusal: { field: attempt.field, text: attempt.text(language) },
          }),
        );
    }
  } catch (error) {
    if (error instanceof IdentityUnavailableError) {
      response.setHeader('Retry-After', retryAfterSeconds);
      return sendHtml(
        response,
        503,
        errorPage({
          language,
          title: language.say('identity.errors.unavailable'),
          text: language.say('identity.errors.unavailableText'),
        }),
      );
    }
    if (!(error instanceof errors.SessionNotFound)) throw error;
    sendHtml(
      response,
      400,
      errorPage({
        language,
        title: language.say('identity.errors.expired'),
        text: language.say('identity.errors.expiredText'),
      }),
    );
  }
}

/**
 * Like `judge`, but a user with many wrong passwords has to wait. The provider knows nothing of closed accounts: the
 * exchange says so.
 */
async function guarded(
  form: URLSearchParams,
  directory: Directory,
  { failedSignIns, address, refused }: Guard,
): Promise<Attempt> {
  const user = form.get('user') ?? '';
  const minutes = form.has('password') ? failedSignIns.waitFor(user, address) : 0;
  if (minutes > 0) {
    const text = ({ say }: Language) => say('identity.refusals.tooManyWrong', { count: minutes });
    return { kind: 'refused', user, field: 'password', text, status: 429 };
  }
  const attempt = await judge(form, directory);
  if (attempt.kind === 'refused' && attempt.field === 'password') {
    failedSignIns.failed(user, address);
    const meant = directory.withEmail(user);
    if (meant !== undefined) refused(meant.id);
  }
  return attempt;
}

/** Decides on what the form sent. */
async function judge(form: URLSearchParams, directory: Directory): Promise<Attempt> {
  if (form.has('cancel')) return { kind: 'cancelled' };
  const chosen = directory.offered.find(({ id }) => id === form.get('account'));
  if (chosen) return { kind: 'accepted', accountId: chosen.id };

  const user = (form.get('user') ?? '').trim();
  if (user === '')
    return {
      kind: 'refused',
      user,
      field: 'user',
      text: ({ say }) => say('identity.refusals.userNameMissing', { example: 'trader@agio.test' }),
    };
  const account = await directory.withPassword(user, form.get('password') ?? '');
  // One sentence for both, so that it does not reveal who has an account.
  if (account === undefined) {
    return {
      kind: 'refused',
      user,
      field: 'password',
      text: ({ say }) => say('identity.refusals.noMatch'),
    };
  }
  return { kind: 'accepted', accountId: account.id };
}

/** Lets the form lead to the port at which a program waits: browsers hold redirects to the policy as well. */
function allowFormTo(address: string | undefined, response: ServerResponse): void {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy !== 'string' || address === undefined) return;
  const { origin } = new URL(address);
  response.setHeader(
    'Content-Security-Policy',
    policy.replace("form-action 'self'", `form-action 'self' ${origin}`),
  );
}

const textOf = (param: unknown) => (typeof param === 'string' ? param : undefined);
