import { type Instrument, type MarketStatus, orderTypes } from '@agio/api-client/contract';
import { feeTiersOf } from './fee-tiers.ts';
import { crypto, type PriceModel, type Row } from './market-rows.ts';
import { environment, metals } from './commodity-rows.ts';

export interface MarketDefinition {
  instrument: Instrument;
  /** In which the market begins. */
  status: MarketStatus;
  model: PriceModel;
  /** Base asset traded on an ordinary day. */
  dailyVolume: number;
  /** Trades a second on an ordinary day. */
  tradesPerSecond: number;
}

function define(row: Row, commodity: boolean): MarketDefinition {
  const [makerFee, takerFee] = row.fees ?? ['0.0008', '0.0012'];
  return {
    instrument: {
      id: `${row.base}-${row.quote}`,
      symbol: `${row.base}/${row.quote}`,
      baseAsset: row.base,
      quoteAsset: row.quote,
      marketType: commodity ? 'Commodity' : 'Cryptocurrency',
      status: row.status ?? 'Open',
      statusReason: null,
      statusSince: null,
      tickSize: row.tick,
      stepSize: row.step,
      minAmount: row.step,
      maxAmount: row.maxAmount,
      minNotional: row.minNotional,
      makerFee,
      takerFee,
      feeTiers: feeTiersOf({ makerFee, takerFee }),
      orderTypes: [...orderTypes],
      timesInForce: ['GTC', 'IOC', 'FOK'],
      postOnly: true,
    },
    status: row.status ?? 'Open',
    model: row.model,
    dailyVolume: row.volume,
    tradesPerSecond: row.rate,
  };
}

/** Every market of the sandbox. Prices, volumes and moves are of the size that the real ones have. */
export const markets: readonly MarketDefinition[] = [
  ...crypto.map((row) => define(row, false)),
  ...[...metals, ...environment].map((row) => define(row, true)),
];
