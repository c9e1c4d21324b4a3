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
import { useState } from 'react';
import { decisionMessages } from '../../compliance/decision/decision-messages.ts';

/** What is shown once more before it is sent. */
export interface Look {
  /** The question: whom it is about, and what happens. */
  readonly title: string;
  /** What follows, each in a sentence. */
  readonly effects?: readonly string[] | undefined;
  /** The reason as it is sent, in a sentence of its own. */
  readonly quote?: string | undefined;
  /** When it takes effect, and whether it can be taken back. */
  readonly text: string;
  /** The words of the button. */
  readonly confirm: string;
  readonly isDanger: boolean;
}

/** Shows what an officer is about to do once more before it is sent. */
export function SecondLook({
  look,
  onBack,
  onSend,
}: {
  /** Undefined: closed. */
  look: Look | undefined;
  onBack: () => void;
  onSend: () => void;
}) {
  const t = useMessages(decisionMessages);
  // Stays while the dialog closes.
  const [last, setLast] = useState(look);
  if (look !== undefined && look !== last) setLast(look);
  const shown = look ?? last;
  return (
    <AlertDialog open={look !== undefined} onOpenChange={(open) => !open && onBack()}>
      {shown === undefined ? null : (
        <AlertDialogContent>
          <AlertDialogTitle>{shown.title}</AlertDialogTitle>
          {shown.effects === undefined || shown.effects.length === 0 ? null : (
            <ul className="wg:list-disc wg:ps-5 wg:text-sm">
              {shown.effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          )}
          <AlertDialogDescription className="wg:wrap-anywhere">
            {shown.quote === undefined ? null : (
              <span className="wg:mb-2 wg:block wg:text-fg">{shown.quote}</span>
            )}
            {shown.text}
          </AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel asChild>
              <Button>{t.change}</Button>
            </AlertDialogCancel>
            <Button variant={shown.isDanger ? 'danger' : 'primary'} onClick={onSend}>
              {shown.confirm}
            </Button>
          </AlertDialogFooter>
        </AlertDialogContent>
      )}
    </AlertDialog>
  );
}
