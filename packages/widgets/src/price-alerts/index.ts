// @where Trading: price alerts
/**
 * Alerts at a price, a change or a volume of the reader's choice, watched by the exchange.
 *
 * @example
 * ```tsx
 * import { PriceAlertsDialog, PriceAlertWatch } from '@agio/widgets/price-alerts';
 * import { useState } from 'react';
 *
 * export function Alerts() {
 *   const [open, setOpen] = useState(false);
 *   return (
 *     <>
 *       <PriceAlertWatch />
 *       <button type="button" onClick={() => setOpen(true)}>Price alerts</button>
 *       <PriceAlertsDialog open={open} onOpenChange={setOpen} />
 *     </>
 *   );
 * }
 * ```
 *
 * @module
 */

export {
  PriceAlertButton,
  type PriceAlertButtonProps,
  PriceAlertWatch,
} from './price-alert-button.tsx';
export { PriceAlertsDialog, type PriceAlertsDialogProps } from './price-alerts-dialog.tsx';
