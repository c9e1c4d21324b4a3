import { SignInError } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { useTranslate } from '../i18n/use-translate.ts';
import { notify } from './notify.ts';

/** Starts sign-in, to come back to this page or to `returnTo`; says so when the identity provider does not answer. */
export function useSignIn(): (returnTo?: string) => void {
  const { session } = useExchange();
  const t = useTranslate('shell');
  return (returnTo) => {
    session.signIn(returnTo === undefined ? {} : { returnTo }).catch((error: unknown) => {
      notify.error({
        id: 'sign-in',
        title: t('signInFailed.title'),
        description: error instanceof SignInError ? error.message : t('signInFailed.unknown'),
      });
    });
  };
}
