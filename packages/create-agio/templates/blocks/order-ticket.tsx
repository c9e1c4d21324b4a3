'use client';

import { OrderEntry } from '@agio/widgets/order-entry';

export interface OrderTicketBlockProps {
  /** Id of the market. */
  market?: string;
}

/** The ticket of one market by itself, for a page of your own. */
export function OrderTicketBlock({ market = 'XCB-CTN' }: OrderTicketBlockProps) {
  return <OrderEntry market={market} />;
}
