/* Values of the contract, whose schemas come with the first call (`hold-values.test.ts` compares). */

/** States of a hold. */
export const states = ['Held', 'Approved', 'Rejected', 'Cancelled', 'Expired'] as const;

/** Rules that hold a withdrawal. */
export const reasons = [
  'RiskHigh',
  'AmountLarge',
  'AddressNew',
  'FirstWithdrawal',
  'Velocity',
  'AssetWatched',
] as const;

/** Lengths of the reason of a decision. */
export const reasonLength = { min: 3, max: 500 };
