import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@agio/ui/alert-dialog';
import { Button } from '@agio/ui/button';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { askForStepUp, useStepUp } from '../../shared/notices/step-up.ts';
import { useSignInAgain } from '../../shared/user/use-sign-in.ts';

/** The exchange wants a sign-in of lately before it does what the user asked for (RFC 9470): leads there and back. */
export function StepUpDialog() {
  const t = useTranslate('notices');
  const refused = useStepUp();
  const { signInAgain, isLeaving } = useSignInAgain();
  return (
    <AlertDialog
      open={refused !== undefined}
      onOpenChange={(open) => !open && askForStepUp(undefined)}
    >
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
