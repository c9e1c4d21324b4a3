// @where Sandbox: policy by which withdrawals wait for an officer
import type { holdReasons } from '@agio/api-client/contract';
import { day, hour } from '../market-data/resolution.ts';

type HoldReason = (typeof holdReasons)[number];

/** Condition that holds a withdrawal. Each of its fields must be met; a rule without fields holds every withdrawal. */
interface HoldRule {
  kind: HoldReason;
  /** Least worth, in the currency of limits. */
  from?: string;
  /** The transfer has the highest risk. */
  isHighRisk?: true;
  /** Time since the address came into the book, in milliseconds. */
  addressNewFor?: number;
  /** The customer has sent nothing before. */
  isFirst?: true;
  /** Withdrawals within a time that were requested before. */
  after?: { count: number; withinMs: number };
  assets?: readonly string[];
}

export interface ReleasePolicy {
  rules: readonly HoldRule[];
  /** Worth from which two officers must approve, in the currency of limits. */
  twoFrom: string;
  /** Hours within which a decision is usually made; customers read it. */
  usualHours: number;
  /** Time after which the money of a withdrawal that was not decided is given back. */
  holdMs: number;
}

export const releasePolicy: ReleasePolicy = {
  rules: [
    { kind: 'RiskHigh', isHighRisk: true, from: '2500' },
    { kind: 'AmountLarge', from: '10000' },
    { kind: 'AddressNew', addressNewFor: day, from: '2500' },
    { kind: 'FirstWithdrawal', isFirst: true, from: '5000' },
    { kind: 'Velocity', after: { count: 20, withinMs: hour } },
    { kind: 'AssetWatched', assets: ['XAUG', 'XAGO', 'XPTG', 'XPDG'], from: '5000' },
  ],
  twoFrom: '50000',
  usualHours: 4,
  holdMs: 3 * day,
};
