import { isAmendable } from '@agio/api-client';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Spinner } from '@agio/ui/spinner';
import { Pencil, X } from 'lucide-react';
import { Suspense } from 'react';
import { useOnline } from '../host/index.ts';
import { lazyPart } from '../states/lazy-part.ts';
import { messages } from './messages.ts';
import { buttonClass, useOrderName } from './order-name.ts';
import type { OrderRow } from '../lists/columns/order-rows.ts';

interface OrderButtonProps {
  order: OrderRow;
  size: 'sm' | 'lg';
}

const PauseButton = lazyPart(() => import('./slices/pause-button.tsx'), 'PauseButton');

/** Opens the edit of an order that can be amended; one that trades in slices can be paused in its place. */
export function EditButton({
  order,
  size,
  isCancelling,
  onEdit,
}: OrderButtonProps & { isCancelling: boolean; onEdit: ((order: OrderRow) => void) | undefined }) {
  const t = useMessages(messages);
  const name = useOrderName(order);
  const online = useOnline();
  if (order.schedule !== null) {
    return (
      <Suspense>
        <PauseButton {...{ order, size }} />
      </Suspense>
    );
  }
  if (!onEdit || !isAmendable(order)) return null;
  const isOff = isCancelling || !online;
  return (
    <IconButton
      size={size}
      label={(online ? t.editOrder : t.cannotEdit)({ order: name })}
      aria-disabled={isOff || undefined}
      className={buttonClass}
      onClick={() => {
        if (!isOff) onEdit(order);
      }}
    >
      <Pencil size={size === 'sm' ? 12 : 16} strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}

/** Cancels at once: an order that is gone can be placed again. While it is on its way, a second press does nothing. */
export function CancelButton({
  order,
  isCancelling,
  onCancel,
  size,
}: OrderButtonProps & { isCancelling: boolean; onCancel: (id: string) => void }) {
  const t = useMessages(messages);
  const name = useOrderName(order);
  const online = useOnline();
  const isOff = isCancelling || !online;
  return (
    <IconButton
      size={size}
      label={(isCancelling ? t.cancellingOrder : online ? t.cancelOrder : t.cannotCancel)({
        order: name,
      })}
      aria-disabled={isOff || undefined}
      className={buttonClass}
      onClick={() => {
        if (!isOff) onCancel(order.id);
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
