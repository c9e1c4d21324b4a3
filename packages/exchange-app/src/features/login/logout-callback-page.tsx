import { useExchange } from '@agio/api-client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/use-translate.ts';
import { LoginStatus } from './login-view.tsx';

/** `/logout/callback`: back from the identity provider's sign-out. */
export function Component() {
  const t = useTranslate('login');
  const { session } = useExchange();
  const navigate = useNavigate();
  const [url] = useState(() => location.href);
  useEffect(() => {
    void session.completeSignOut(url).then(() => navigate('/', { replace: true }));
  }, [session, url, navigate]);
  return <LoginStatus text={t('status.signingOut')} />;
}
