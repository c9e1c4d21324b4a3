import { Skeleton } from '@agio/ui/skeleton';
import { useMessages } from '@agio/ui/language';
import { Suspense } from 'react';
import type { WidgetPlace } from '../host/widget-place.ts';
import { lazyPart } from '../states/lazy-part.ts';
import { messages } from './messages.ts';
import type { OrdersPanelProps } from './orders-panel.tsx';

const OrdersPanel = lazyPart(() => import('./orders-panel.tsx'), 'OrdersPanel');

/** The panel of the user's orders. Its code is fetched when it is rendered: prices and the ticket do not wait for tables. */
export function Orders(props: OrdersPanelProps) {
  return (
    <Suspense fallback={<OrdersSkeleton className={props.className} style={props.style} />}>
      <OrdersPanel {...props} />
    </Suspense>
  );
}

/** Placeholder while the code loads: the line under the tabs in its final place. */
function OrdersSkeleton(place: WidgetPlace) {
  const t = useMessages(messages);
  return (
    <section data-widget="orders" aria-label={t.panel} aria-busy {...place}>
      <div className="wg:flex wg:h-10 wg:items-center wg:border-b wg:border-line wg:px-4">
        <Skeleton className="wg:w-72" />
      </div>
    </section>
  );
}
