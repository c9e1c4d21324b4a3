// @where Sandbox: policy of approvals for treasury proposals (to and from cold storage), and the time after which one expires
import { hour } from '../market-data/resolution.ts';

export interface TreasuryPolicy {
  /**
   * Administrators who have to agree, the proposer among them, from a worth in the currency of limits on; the largest
   * worth comes first.
   */
  quorums: readonly { from: string; administrators: number }[];
  /** Further administrators for a move out of cold storage, from where money can be sent on. */
  moreFromCold: number;
  /** Time within which a proposal must be approved, and an approved one broadcast. */
  approvalMs: number;
}

export const treasuryPolicy: TreasuryPolicy = {
  quorums: [
    { from: '1000000', administrators: 3 },
    { from: '0', administrators: 2 },
  ],
  moreFromCold: 1,
  approvalMs: 24 * hour,
};
