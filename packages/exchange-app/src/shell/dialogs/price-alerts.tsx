import { PriceAlertsDialog } from '@agio/widgets/price-alerts';
import type { DialogProps } from './dialog.ts';

/** The price alerts, with the market of a link. */
export function PriceAlerts({ args, ...dialog }: DialogProps<{ market?: string | undefined }>) {
  return <PriceAlertsDialog {...dialog} market={args.market} />;
}
