// @where Trading: price alerts
export { PriceAlertButton, type PriceAlertButtonProps } from './price-alert-button.tsx';
export { PriceAlertWatch } from './price-alert-watch.tsx';
export { PriceAlertsDialog, type PriceAlertsDialogProps } from './price-alerts-dialog.tsx';
export type { AlertDirection, PriceAlert } from './setting.ts';
export { type PriceAlerts, usePriceAlerts } from './use-price-alerts.ts';
