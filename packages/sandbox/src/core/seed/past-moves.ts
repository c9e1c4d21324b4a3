import type { Exchange } from '../engine/exchange.ts';
import type { Leg } from '../engine/ledger.ts';
import type { Valuation } from '../market-data/valuation.ts';
import type { Account } from '../records/people.ts';
import type { Services } from '../services/services.ts';

export interface Seeding {
  exchange: Exchange;
  services: Services;
  valuation: Valuation;
  trader: Account;
  moves: PastMove[];
}

/** Money that moved before the sandbox began. */
export interface PastMove {
  kind: 'deposit' | 'withdrawal' | 'swap' | 'ramp';
  reference: string;
  time: number;
  legs: readonly Leg[];
}

export function between(from: string, to: string, asset: string, atoms: bigint): Leg[] {
  return [
    { account: from, asset, atoms: -atoms },
    { account: to, asset, atoms },
  ];
}
