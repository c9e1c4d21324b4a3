/** Rules by which the exchange tells staff that something needs them. */
export const alertRules = [
  'RequestsOverdue',
  'WithdrawalsHeld',
  'WalletLow',
  'WalletHigh',
  'ServiceFailing',
  'CallErrors',
] as const;
export type AlertRuleName = (typeof alertRules)[number];
