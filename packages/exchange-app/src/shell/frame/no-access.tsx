// @where App: text for a reader who may not open a page or a dialog
import { Button } from '@agio/ui/button';
import { StatePanel } from '@agio/ui/state-panel';
import { restrictionsOf } from '@agio/widgets/host';
import { WhyNotActive } from '@agio/widgets/states';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../config/brand.ts';
import { marketsOf } from '../../config/mode.ts';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import type { Refusal } from '../../shared/user/access.ts';
import { useSignIn } from '../../shared/user/use-sign-in.ts';
import { roleName, useUser } from '../../shared/user/use-user.ts';

export type KnownRefusal = Exclude<Refusal, 'unknown'>;

/** In place of a page that is not for this user: why, and what to do next. */
export function NoAccess({ refusal }: { refusal: KnownRefusal }) {
  const { title, text, action } = useNoAccess(refusal);
  const t = useTranslate('shell');
  const { brand } = useConfig();
  usePageTitle(title);
  return (
    <StatePanel
      state="notAllowed"
      title={<h1 className="text-base font-semibold">{title}</h1>}
      className="min-h-80 flex-1"
      actions={
        <>
          {action}
          <Button asChild>
            <Link to={marketsOf(brand)}>{t('access.markets')}</Link>
          </Button>
        </>
      }
    >
      {text}
    </StatePanel>
  );
}

/**
 * Returns the name of a refusal, its reason, and the way out: a guest signs in and comes back to the same address, an
 * account that is held back turns to support, for a role there is nothing to do.
 */
export function useNoAccess(refusal: KnownRefusal): {
  title: string;
  text: ReactNode;
  action: ReactNode;
} {
  const t = useTranslate('shell');
  const signIn = useSignIn();
  const { links } = useConfig();
  const user = useUser();
  const role = roleName(user.kind);
  const title = t(`access.${refusal}`);
  switch (refusal) {
    case 'guest':
      return {
        title,
        text: t('access.guestMore'),
        action: (
          <Button variant="primary" onClick={() => signIn()}>
            {t('access.signIn')}
          </Button>
        ),
      };
    case 'role':
      return {
        title,
        text: t('access.roleMore', { role: role === undefined ? '' : t(role) }),
        action: null,
      };
    case 'staff':
      return { title, text: t('access.staffMore'), action: null };
    case 'state': {
      const held = ['frozen', 'terminated', 'banned'].includes(restrictionsOf(user).reason ?? '');
      return {
        title,
        text: <WhyNotActive />,
        action: held ? (
          <Button asChild variant="primary">
            <a href={links.support ?? '/user/support'} target="_blank" rel="noreferrer">
              {t('access.support')}
            </a>
          </Button>
        ) : null,
      };
    }
  }
}
