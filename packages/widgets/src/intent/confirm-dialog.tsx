import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@agio/ui/alert-dialog';
import { Button } from '@agio/ui/button';
import { useState } from 'react';

/** Texts of a confirmation. */
export interface Question {
  readonly title: string;
  /** Effects of the act, one per line. */
  readonly effects?: readonly string[] | undefined;
  /** Typed reason, as it is sent. */
  readonly quote?: string | undefined;
  readonly text: string;
  readonly cancel: string;
  readonly cancelVariant?: 'ghost' | 'secondary' | undefined;
  readonly confirm: string;
  /** Look of the confirming button. */
  readonly tone?: 'danger' | 'primary' | undefined;
}

export interface ConfirmDialogProps extends Question {
  isOpen: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms an act before it is carried out. */
export function ConfirmDialog({
  isOpen,
  title,
  effects = [],
  quote,
  text,
  cancel,
  cancelVariant = 'ghost',
  confirm,
  tone = 'danger',
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <AlertDialog open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        {effects.length === 0 ? null : (
          <ul className="wg:list-disc wg:ps-5 wg:text-sm">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        )}
        <AlertDialogDescription className="wg:wrap-anywhere">
          {quote === undefined ? null : (
            <span className="wg:mb-2 wg:block wg:text-fg">{quote}</span>
          )}
          {text}
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant={cancelVariant}>{cancel}</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild>
            <Button variant={tone} onClick={onConfirm}>
              {confirm}
            </Button>
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

interface Asked {
  readonly question: Question;
  readonly isOpen: boolean;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Returns a function that asks a question and resolves to true if it is confirmed, and the dialog to render. */
export function useConfirmation() {
  // The question stays while the dialog closes.
  const [asked, setAsked] = useState<Asked>();
  const close = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setAsked(asked && { ...asked, isOpen: false });
  };
  return {
    isAsking: asked?.isOpen === true,
    ask: (question: Question) =>
      new Promise<boolean>((answer) => setAsked({ question, isOpen: true, answer })),
    dialog: asked && (
      <ConfirmDialog
        {...asked.question}
        isOpen={asked.isOpen}
        onCancel={() => close(false)}
        onConfirm={() => close(true)}
      />
    ),
  };
}
