import type { Exchange } from '../engine/exchange.ts';
import type { Faults } from '../faults.ts';
import type { Languages } from '../language/language.ts';
import type { MarketData } from '../market-data/market-data.ts';
import type { Valuation } from '../market-data/valuation.ts';
import type { VolumeHours } from '../market-data/volume-hours.ts';
import type { ServiceWatch } from '../service-watch.ts';
import type { Services } from '../services/services.ts';
import type { SignIns } from '../sign-ins.ts';
import { Idempotency } from './idempotency.ts';
import type { SignedRequests } from './signed-requests.ts';
import type { Uploads } from './uploads.ts';

/** Asks for a sign-in of lately before what is worth stealing (RFC 9470). */
export interface RecentSignIn {
  withinSeconds: number;
  /** Milliseconds since 1970; undefined if unknown. */
  signedInAt(token: string): Promise<number | undefined>;
}

export interface RouterOptions {
  exchange: Exchange;
  services: Services;
  marketData: MarketData;
  valuation: Valuation;
  volumes: VolumeHours;
  serviceWatch: ServiceWatch;
  idempotency: Idempotency;
  uploads: Uploads;
  signedRequests: SignedRequests;
  faults: Faults;
  languages: Languages;
  /** Returns the account of a token; undefined refuses it. */
  authenticate(token: string): Promise<string | undefined> | string | undefined;
  recentSignIn?: RecentSignIn | undefined;
  signIns?: SignIns | undefined;
  /** Customers may do to themselves what an officer would. */
  demo: boolean;
  /** Holds every answer against the contract and fails loudly: on in tests and in development. */
  checkAnswers: boolean;
}
