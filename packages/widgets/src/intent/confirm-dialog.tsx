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

/** Asks before what cannot be undone. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  cancel,
  confirm,
  tone = 'danger',
  onCancel,
  onConfirm,
}: {
  isOpen: boolean;
  title: string;
  text: string;
  cancel: string;
  confirm: string;
  /** Of the button that confirms. */
  tone?: 'danger' | 'primary' | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  return (
    <AlertDialog open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="ghost">{cancel}</Button>
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
