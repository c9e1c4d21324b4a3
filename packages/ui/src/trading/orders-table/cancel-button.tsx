import { X } from 'lucide-react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import type { OrdersTableLabels } from './orders-table.tsx';

interface CancelButtonProps {
  id: string;
  isCancelling: boolean;
  onCancel: (id: string) => void;
  labels: OrdersTableLabels;
  size: 'sm' | 'lg';
}

/** Cancels at once: an order that is gone can be placed again. While it is on its way, a second press does nothing. */
export function CancelButton({ id, isCancelling, onCancel, labels, size }: CancelButtonProps) {
  return (
    <IconButton
      size={size}
      label={isCancelling ? labels.cancelling : labels.cancel}
      aria-disabled={isCancelling || undefined}
      className="ui:align-top ui:focus-visible:-outline-offset-2"
      onClick={() => {
        if (!isCancelling) onCancel(id);
      }}
    >
      {isCancelling ? (
        <Spinner size={12} />
      ) : (
        <X size={size === 'sm' ? 14 : 16} strokeWidth={1.5} aria-hidden />
      )}
    </IconButton>
  );
}
