import { PriceAlertsDialog, type PriceAlertsDialogProps } from '@agio/widgets/price-alerts';
import type { DialogProps } from './dialog.ts';

type Args = Pick<PriceAlertsDialogProps, 'market' | 'price'>;

/** The price alerts, with the market and the price of a link. */
export function PriceAlerts({ args, ...dialog }: DialogProps<Args>) {
  return <PriceAlertsDialog {...dialog} {...args} />;
}
