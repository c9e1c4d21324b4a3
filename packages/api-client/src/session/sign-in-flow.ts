import type { SessionEnvironment } from './environment.ts';
import type { SignInAgain } from './oidc/oidc-flow.ts';
import type { RedirectState } from './oidc/redirect-state.ts';
import type { Redirects } from './oidc/redirects.ts';
import { SignInError, type SignInErrorReason } from './oidc/sign-in-error.ts';
import type { SessionStore } from './session-store.ts';
import type { Session } from './session.ts';
import type { TokenStore } from './tokens/token-store.ts';

/** The ways to the identity provider and back, for a sign-in and for a sign-out. */
export type SignInFlow = Pick<
  Session,
  'signIn' | 'signInAgain' | 'completeSignIn' | 'signOut' | 'completeSignOut'
>;

export interface SignInFlowOptions {
  holder: SessionStore;
  store: TokenStore;
  redirects: Redirects;
  memory: RedirectState;
  environment: SessionEnvironment;
  /** Tells the other tabs that there are new tokens in the store. */
  announce: () => void;
}

export function createSignInFlow({
  holder,
  store,
  redirects,
  memory,
  environment,
  announce,
}: SignInFlowOptions): SignInFlow {
  /** Run under way, for callers that want the same meanwhile. The machine has the state of the session. */
  let leaving: Promise<void> | undefined;
  let arriving: { url: string; result: ReturnType<Session['completeSignIn']> } | undefined;

  const leaveOnce = (returnTo: string, again?: SignInAgain): Promise<void> => {
    leaving ??= leave(returnTo, again).finally(() => {
      leaving = undefined;
    });
    return leaving;
  };

  const leave = async (returnTo: string, again?: SignInAgain): Promise<void> => {
    memory.remember(returnTo);
    holder.apply({ type: 'redirecting' });
    try {
      // After the sign-out, not against it: a tab has one way to go, and a provider that still knew its visitor
      // would sign them in again unasked. `completeSignOut` gives the word to go on.
      const first = again ? undefined : await holder.machine.signOutPage;
      if (first === undefined) await redirects.leave(again);
      else environment.redirect(first);
    } catch (error) {
      holder.apply({ type: 'redirectFailed' });
      throw error;
    }
  };

  const arrive: Session['completeSignIn'] = async (url) => {
    const before = holder.machine.user?.sub;
    let reason: SignInErrorReason | undefined;
    try {
      const tokens = await redirects.finish(url);
      store.write(tokens);
      holder.adopt(tokens);
      announce();
    } catch (error) {
      // A reload, the back button, or second thoughts of a signed-in user: nothing to complain about.
      reason = error instanceof SignInError ? error.reason : undefined;
      const harmless = reason === 'stale' || reason === 'refused';
      if (!harmless || !holder.machine.tokens) throw error;
    }
    const same = before !== undefined && before === holder.machine.user?.sub;
    const again = same && reason !== 'stale';
    return { returnTo: memory.takeReturnPath() ?? '/', ...(again && { again }) };
  };

  return {
    signIn({ returnTo } = {}) {
      if (holder.machine.tokens) return Promise.resolve();
      return leaveOnce(returnTo ?? holder.machine.interruptedAt ?? environment.address());
    },

    signInAgain({ returnTo = environment.address(), maxAgeSeconds } = {}) {
      const { user } = holder.machine;
      return leaveOnce(returnTo, { maxAgeSeconds, loginHint: user?.email });
    },

    completeSignIn(url) {
      // Called twice by StrictMode: both get the one answer.
      if (arriving?.url !== url) {
        const result = arrive(url);
        arriving = { url, result };
        result.catch(() => {
          arriving = undefined;
        });
      }
      return arriving.result;
    },

    async signOut() {
      const { tokens } = holder.machine;
      if (!tokens) return;
      holder.end('signedOut', { revoke: true });
      // A path that is remembered from here on is that of a sign-in to come.
      memory.takeReturnPath();
      const page = redirects.leaveForSignOut(tokens);
      holder.apply({ type: 'leavingToSignOut', page });
      await page;
    },

    completeSignOut() {
      redirects.forgetPending();
      holder.apply({ type: 'signedOut' });
      const signInTo = memory.takeReturnPath();
      return Promise.resolve(signInTo === undefined ? {} : { signInTo });
    },
  };
}
