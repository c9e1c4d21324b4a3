import { Button } from '@agio/ui/button';
import { Logo } from '@agio/ui/logo';
import { Panel } from '@agio/ui/panel';
import { Spinner } from '@agio/ui/spinner';
import { Link } from 'react-router';
import { useBrand } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useScheme } from '../../shared/storage/preferences.ts';

export interface LoginViewProps {
  /** On the way to the identity provider. */
  redirecting: boolean;
  onSignIn: () => void;
}

export function LoginView({ redirecting, onSignIn }: LoginViewProps) {
  const t = useTranslate('login');
  const { title: brand, logo } = useBrand();
  const { scheme } = useScheme();
  return (
    <Panel
      aria-label={t('signIn.title', { brand: brand })}
      className="m-auto flex w-full max-w-100 flex-col items-center gap-2 p-8 text-center max-sm:rounded-none max-sm:border-x-0"
    >
      <Logo mark={logo} scheme={scheme} className="mb-3" />
      <h1 className="display text-2xl">{t('signIn.title', { brand: brand })}</h1>
      <output className="mb-4 grid min-h-10 place-items-center text-balance text-fg-muted">
        {redirecting ? t('status.leaving') : t('signIn.text')}
      </output>
      <Button variant="primary" size="lg" block loading={redirecting} onClick={onSignIn}>
        {t('signIn.button')}
      </Button>
      <Button asChild variant="ghost" block>
        <Link to="/markets">{t('signIn.markets')}</Link>
      </Button>
    </Panel>
  );
}

/** A step of signing in or out that needs nothing from the user. */
export function LoginStatus({ text, busy = true }: { text: string; busy?: boolean }) {
  return (
    <output className="m-auto flex items-center gap-3 p-8 text-fg-muted">
      {busy ? <Spinner size={20} /> : null}
      {text}
    </output>
  );
}
