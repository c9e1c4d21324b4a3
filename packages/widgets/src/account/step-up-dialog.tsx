import { type ApiError, isLeavingToSignIn } from '@agio/api-client';
import { useSession } from '@agio/api-client/react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@agio/ui/alert-dialog';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { useSignInAgain } from '../intent/use-sign-in-again.ts';
import { messages } from './messages.ts';

export interface StepUpDialogProps {
  /** The refused call, an `ApiError` of the kind `stepUp`; open while there is one. */
  refused: ApiError | undefined;
  onClose: () => void;
}

/** Asks for a new sign-in, which the exchange requires for a refused call (RFC 9470), and returns to this page. */
export function StepUpDialog({ refused, onClose }: StepUpDialogProps) {
  const t = useMessages(messages).stepUp;
  const isLeaving = isLeavingToSignIn(useSession());
  const signInAgain = useSignInAgain();
  return (
    <AlertDialog open={refused !== undefined} onOpenChange={(open) => !open && onClose()}>
      {refused ? (
        <AlertDialogContent>
          <AlertDialogTitle>{t.title}</AlertDialogTitle>
          <AlertDialogDescription>{t.text}</AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel asChild>
              <Button variant="ghost">{t.cancel}</Button>
            </AlertDialogCancel>
            <Button
              variant="primary"
              loading={isLeaving}
              onClick={() => void signInAgain(refused.maxAgeSeconds)}
            >
              {t.signIn}
            </Button>
          </AlertDialogFooter>
        </AlertDialogContent>
      ) : null}
    </AlertDialog>
  );
}
