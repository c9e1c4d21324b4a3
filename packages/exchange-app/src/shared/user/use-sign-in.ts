import { isSignedIn, type Session } from '@agio/api-client';
import { useExchange, useSession } from '@agio/api-client/react';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../language/translator.tsx';
import { toastNotices } from '@agio/widgets/host';
import { useClosedWords, useSignInFailureWords } from '@agio/widgets/states';

/** Starts sign-in, to come back to this page or to `returnTo`; says so when the identity provider does not answer. */
export function useSignIn(): (returnTo?: string) => void {
  const { session } = useExchange();
  const failureOf = useSignInFailureWords();
  return useCallback(
    (returnTo = fromHome(session)) => {
      session
        .signIn(returnTo === undefined ? {} : { returnTo })
        .catch((error) => toastNotices.error({ id: 'sign-in', ...failureOf(error) }));
    },
    [session, failureOf],
  );
}

/** Returns the page to which `/` was about to lead a guest; none for a refused session, which has its own way back. */
function fromHome(session: Session): string | undefined {
  const { endReason } = session.getSnapshot();
  return location.pathname === '/' && endReason === undefined ? '/markets' : undefined;
}

/** Ends the session, here and at the identity provider. */
export function useSignOut(): () => void {
  const { session } = useExchange();
  return () => {
    if (isSignedIn(session.getSnapshot())) void session.signOut();
  };
}

/** A session that ended by itself says so, and offers the way back; of an account that was closed it says that. */
export function useEndNotice(): void {
  const t = useTranslate('shell');
  const { endReason } = useSession();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const wordsOfClosed = useClosedWords('terminated', 'banned');
  useEffect(() => {
    if (endReason === undefined || endReason === 'signedOut') return;
    const closed = endReason === 'refused' ? wordsOfClosed() : undefined;
    toastNotices.warning({
      id: 'session-ended',
      title: closed ?? t(`ended.${endReason}`),
      description: !closed && endReason === 'refused' ? t('ended.refusedMore') : undefined,
      action: closed
        ? { label: t('profile.support'), onClick: () => void navigate('/user/support') }
        : { label: t('ended.signIn'), onClick: () => signIn() },
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the end itself is told, not a change of language after it
  }, [endReason]);
}
