'use client';

import { Markets } from '@agio/widgets/markets';

/** Every market with its live price, and the movers. A row leads to `links.market` of `WidgetsProvider`. */
export const MarketsBlock = () => <Markets />;
