import { trail } from '../../language/staff-messages.ts';

/** Lists that staff can export, and the words of the trail. The subject is the list itself unless it says another one. */
export const exported: Readonly<Record<ExportedList, { action: string; subject?: string }>> = {
  orders: { action: trail.exportedOrders },
  transfers: { action: trail.exportedTransfers },
  /** Those that are held, which are transfers. */
  withdrawals: { action: trail.exportedWithdrawals, subject: 'transfers' },
  users: { action: trail.exportedUsers },
  /** Staff are users with a role. */
  staff: { action: trail.exportedStaff, subject: 'users' },
  'api-keys': { action: trail.exportedKeys },
  audit: { action: trail.exportedTrail },
  reserves: { action: trail.exportedReserves },
};

export type ExportedList =
  | 'orders'
  | 'transfers'
  | 'withdrawals'
  | 'users'
  | 'staff'
  | 'api-keys'
  | 'audit'
  | 'reserves';
