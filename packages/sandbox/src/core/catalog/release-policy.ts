// @where Sandbox: rules and amounts by which a withdrawal or deposit is held for review by an officer, also one to a new address, and the worth from which two officers must approve
import type { holdReasons } from '@agio/api-client/contract';
import { day, hour } from '../market-data/resolution.ts';

type HoldReason = (typeof holdReasons)[number];

/** Condition that holds a transfer. Each of its fields must be met; a rule without fields holds every transfer. */
interface HoldRule {
  kind: HoldReason;
  /** Least worth, in the currency of limits. */
  from?: string;
  /** The transfer has the highest risk. */
  isHighRisk?: true;
  /** Time since the address came into the book, in milliseconds. */
  addressNewFor?: number;
  /** The customer has sent, or received, nothing before. */
  isFirst?: true;
  /** Transfers within a time that came before. */
  after?: { count: number; withinMs: number };
  assets?: readonly string[];
}

export interface ReleasePolicy {
  /** Rules of withdrawals. */
  rules: readonly HoldRule[];
  /** Rules of deposits, which are held before they are credited. */
  deposits: readonly HoldRule[];
  /** Worth from which two officers must approve, in the currency of limits. */
  twoFrom: string;
  /** Hours within which a decision is usually made; customers read it. */
  usualHours: number;
  /** Time after which the money of a transfer that was not decided is given back. */
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
  deposits: [
    { kind: 'RiskHigh', isHighRisk: true, from: '2500' },
    { kind: 'AmountLarge', from: '25000' },
  ],
  twoFrom: '50000',
  usualHours: 4,
  holdMs: 3 * day,
};
