import { useExchange } from '@agio/api-client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useSignIn } from '../../shared/user/use-sign-in.ts';
import { LoginStatus } from './login-view.tsx';

/** `/logout/callback`: back from the identity provider's sign-out; off again when a sign-in is wanted already. */
export function Component() {
  const t = useTranslate('login');
  const { session } = useExchange();
  const navigate = useNavigate();
  const [url] = useState(() => location.href);
  const signIn = useSignIn();
  const goOn = useEffectEvent(({ signInTo }: { signInTo?: string }) => {
    if (signInTo !== undefined) signIn(signInTo);
    void navigate('/', { replace: true });
  });
  useEffect(() => {
    void session.completeSignOut(url).then(goOn);
  }, [session, url]);
  return <LoginStatus text={t('status.signingOut')} />;
}
