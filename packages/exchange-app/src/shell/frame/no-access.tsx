import { Button } from '@agio/ui/button';
import { StatePanel } from '@agio/ui/state-panel';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/use-translate.ts';
import { usePageTitle } from '../../config/brand.ts';
import { useSignIn } from '../../shared/user/use-sign-in.ts';
import { roleName, type UserKind } from '../../shared/user/use-user.ts';

/** In place of a page that is not for this user: a guest signs in and comes back, a role learns that it has no use of it. */
export function NoAccess({ kind }: { kind: UserKind }) {
  const t = useTranslate('shell');
  const signIn = useSignIn();
  const role = roleName(kind);
  const title = kind === 'guest' ? t('access.guest') : t('access.role');
  usePageTitle(title);
  return (
    <StatePanel
      state="notAllowed"
      title={<h1 className="text-base font-semibold">{title}</h1>}
      className="min-h-80 flex-1"
      actions={
        <>
          {kind === 'guest' ? (
            <Button variant="primary" onClick={() => signIn()}>
              {t('access.signIn')}
            </Button>
          ) : null}
          <Button asChild>
            <Link to="/markets">{t('access.markets')}</Link>
          </Button>
        </>
      }
    >
      {kind === 'guest'
        ? t('access.guestMore')
        : t('access.roleMore', { role: role === undefined ? '' : t(role) })}
    </StatePanel>
  );
}
