import { useSession } from '@agio/api-client/react';
import { useEffect } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { notify } from '../shared/notify.ts';
import { useSignIn } from '../shared/use-sign-in.ts';

/** A session that ended by itself says so, and offers the way back. */
export function useEndNotice(): void {
  const t = useTranslate('shell');
  const { endReason } = useSession();
  const signIn = useSignIn();
  useEffect(() => {
    if (endReason === undefined || endReason === 'signedOut') return;
    notify.warning({
      id: 'session-ended',
      title: t(`ended.${endReason}`),
      description: endReason === 'refused' ? t('ended.refusedMore') : undefined,
      action: { label: t('ended.signIn'), onClick: () => signIn() },
    });
    // Only the end itself is told, not a change of language after it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [endReason]);
}
