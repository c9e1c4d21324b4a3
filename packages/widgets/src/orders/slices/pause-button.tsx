// Orders that trade in slices are few: their button comes by itself.
import { usePauseOrder } from '@agio/api-client/react';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Pause, Play } from 'lucide-react';
import { useHost, useOnline } from '../../host/index.ts';
import type { OrderRow } from '../../lists/columns/order-rows.ts';
import { orderNoticeId } from '../../notify/order-notice.ts';
import { buttonClass, useOrderName } from '../order-name.ts';
import { pauseMessages } from './pause-messages.ts';

export interface PauseButtonProps {
  order: OrderRow;
  size: 'sm' | 'lg';
}

/** Pauses an order that trades in slices, or lets it go on. */
export function PauseButton({ order, size }: PauseButtonProps) {
  const { slices: t } = useMessages(pauseMessages);
  const name = useOrderName(order);
  const online = useOnline();
  const { hasGlobalToast, notices } = useHost();
  const { pauseOrder, isPending } = usePauseOrder();
  const isPaused = order.schedule !== null && order.schedule.pausedAt !== null;
  const isOff = isPending || !online;
  const Icon = isPaused ? Play : Pause;

  function press() {
    if (isOff) return;
    const id = orderNoticeId(order.id);
    pauseOrder(order.id, !isPaused).then(
      () => notices.info({ id, title: isPaused ? t.resumed : t.paused, closesAfter: 5000 }),
      (error: unknown) => {
        if (!hasGlobalToast(error)) notices.error({ id, title: t.failed });
      },
    );
  }

  return (
    <IconButton
      size={size}
      label={(isPaused ? t.resume : t.pause)({ order: name })}
      aria-disabled={isOff || undefined}
      className={buttonClass}
      onClick={press}
    >
      <Icon size={size === 'sm' ? 12 : 16} strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}
