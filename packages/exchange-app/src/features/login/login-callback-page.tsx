import { Button } from '@agio/ui/button';
import { StatePanel } from '@agio/ui/state-panel';
import { useSignInFailureWords } from '@agio/widgets/states';
import { useTranslate } from '../../shared/language/translator.tsx';
import { usePageTitle } from '../../config/brand.ts';
import { useSignIn } from '../../shared/user/use-sign-in.ts';
import { LoginStatus } from './login-view.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** `/login/callback`: back from the identity provider. */
export function Component() {
  const t = useTranslate('login');
  const { title } = useSignInFailureWords()(undefined);
  const progress = useCompleteSignIn();
  usePageTitle(progress === 'failed' ? title : t(`status.${progress}`));
  const signIn = useSignIn();
  if (progress !== 'failed') return <LoginStatus text={t(`status.${progress}`)} />;
  return (
    <StatePanel
      state="error"
      title={title}
      className="m-auto"
      actions={
        <Button variant="primary" onClick={() => signIn('/')}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.text')}
    </StatePanel>
  );
}
