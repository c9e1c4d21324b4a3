import type { ApiError } from '@agio/api-client';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@agio/ui/alert-dialog';
import { Button } from '@agio/ui/button';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSignInAgain } from '../../shared/user/use-sign-in.ts';

/** The exchange wants a sign-in of lately before it does what the user asked for (RFC 9470): leads there and back. */
export function StepUpDialog({
  refused,
  onClose,
}: {
  refused: ApiError | undefined;
  onClose: () => void;
}) {
  const t = useTranslate('notices');
  const { signInAgain, isLeaving } = useSignInAgain();
  return (
    <AlertDialog open={refused !== undefined} onOpenChange={(open) => !open && onClose()}>
      {refused ? (
        <AlertDialogContent>
          <AlertDialogTitle>{t('stepUp.title')}</AlertDialogTitle>
          <AlertDialogDescription>{t('stepUp.text')}</AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel asChild>
              <Button variant="ghost">{t('stepUp.cancel')}</Button>
            </AlertDialogCancel>
            <Button
              variant="primary"
              loading={isLeaving}
              onClick={() => signInAgain(refused.maxAgeSeconds)}
            >
              {t('stepUp.signIn')}
            </Button>
          </AlertDialogFooter>
        </AlertDialogContent>
      ) : null}
    </AlertDialog>
  );
}
