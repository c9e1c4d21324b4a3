import type { StaffTransfer } from '@agio/api-client/contract';

export type TransferRiskLevel = StaffTransfer['risk']['level'];

/** Levels of risk of a transfer, as in the contract (`transfer-risks.test.ts` compares). */
export const transferRisks = ['Low', 'Medium', 'High'] as const;
