/**
 * The reader's invitation with its terms, the friends it brought, earnings over time, and rewards to claim.
 *
 * @example
 * ```tsx
 * import { ClaimDialog } from '@agio/widgets/account';
 * import { Referrals } from '@agio/widgets/referrals';
 * import { useState } from 'react';
 *
 * export function Friends() {
 *   const [reward, setReward] = useState<string>();
 *   return (
 *     <>
 *       <Referrals onClaim={setReward} />
 *       <ClaimDialog
 *         reward={reward ?? ''}
 *         open={reward !== undefined}
 *         onOpenChange={() => setReward(undefined)}
 *       />
 *     </>
 *   );
 * }
 * ```
 *
 * @module
 */

export { Referrals, type ReferralsProps } from './referrals.tsx';
