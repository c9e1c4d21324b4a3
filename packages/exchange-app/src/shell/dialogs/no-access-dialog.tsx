import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { type KnownRefusal, useNoAccess } from '../frame/no-access.tsx';
import type { DialogProps } from './dialog.ts';

/** In place of a dialog that is not for this user: why, and what to do next. */
export function NoAccessDialog({
  open,
  onOpenChange,
  args,
}: DialogProps<{ refusal: KnownRefusal }>) {
  const { title, text, action } = useNoAccess(args.refusal);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>{text}</DialogBody>
        {action ? <DialogFooter>{action}</DialogFooter> : null}
      </DialogContent>
    </Dialog>
  );
}
