// @where Sandbox: interval at which market data is written to disk
import type { JournalCheckpoint } from './journal-checkpoint.ts';
import { forgetMarketData, marketDataWrites } from './load-store.ts';
import type { MarketData } from '../market-data/market-data.ts';
import { hour } from '../market-data/resolution.ts';
import type { Idempotency } from '../rest/idempotency.ts';
import type { Write } from './store.ts';

/** Time between two writes of the house's trades, in milliseconds. Orders and money of people never wait. */
const saveSpacingMs = 10_000;
/** Entries of the journal that are added up at a time: more than come in between, and too few to be noticed. */
const maxAddedUp = 1000;

/** Writes from time to time what no command writes: market data, and the sum of the journal. */
export class Saver {
  private savedAt: number;
  private readonly parts: {
    commit: (writes: readonly Write[]) => void;
    marketData: MarketData;
    idempotency: Idempotency;
    checkpoint: JournalCheckpoint;
  };

  constructor(now: number, parts: Saver['parts']) {
    this.savedAt = now;
    this.parts = parts;
  }

  isDue(now: number): boolean {
    return now - this.savedAt >= saveSpacingMs;
  }

  save(now: number): void {
    const { commit, marketData, idempotency, checkpoint } = this.parts;
    const writes = [...marketDataWrites(marketData), ...idempotency.prune(now)];
    if (Math.floor(now / hour) !== Math.floor(this.savedAt / hour)) {
      writes.push(...forgetMarketData(marketData, now));
    }
    checkpoint.advance(maxAddedUp);
    writes.push(...checkpoint.write());
    if (writes.length > 0) commit(writes);
    for (const { series } of marketData.all()) series.saved();
    this.savedAt = now;
  }
}
