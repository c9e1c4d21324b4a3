import { useEffect } from 'react';

export interface AccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Closes a dialog whose subject does not exist. */
export function useCloseIf(isMissing: boolean, { open, onOpenChange }: AccountDialogProps): void {
  useEffect(() => {
    if (open && isMissing) onOpenChange(false);
  }, [open, isMissing, onOpenChange]);
}
