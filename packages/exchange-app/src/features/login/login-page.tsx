import { useSession } from '@agio/api-client/react';
import { Navigate } from 'react-router';
import { useTranslate } from '../../shared/language/translator.tsx';
import { usePageTitle } from '../../config/brand.ts';
import { useSignIn } from '../../shared/user/use-sign-in.ts';
import { useUser } from '../../shared/user/use-user.ts';
import { LoginView } from './login-view.tsx';

/** `/login`: the entry to sign-in. */
export function Component() {
  const t = useTranslate('login');
  usePageTitle(t('signIn.page'));
  const { status } = useSession();
  const { isSignedIn } = useUser();
  const signIn = useSignIn();
  if (isSignedIn) return <Navigate to="/" replace />;
  return <LoginView redirecting={status === 'redirecting'} onSignIn={() => signIn('/')} />;
}
