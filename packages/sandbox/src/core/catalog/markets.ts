// @where Sandbox: what all markets share: order types, fees, decimals that follow from a tick
import {
  type Instrument,
  type MarketStatus,
  orderTypes,
  timesInForce,
} from '@agio/api-client/contract';
import { firstFeeSteps, withFeeSteps } from './fee-tiers.ts';
import { crypto, type PriceModel, type Row } from './market-rows.ts';
import { environment, metals } from './commodity-rows.ts';

export interface MarketDefinition {
  instrument: Instrument;
  /** True if the market was listed with fees of its own, which a schedule does not change. */
  hasOwnFees: boolean;
  /** In which the market begins. */
  status: MarketStatus;
  model: PriceModel;
  /** Base asset traded on an ordinary day. */
  dailyVolume: number;
  /** Trades a second on an ordinary day. */
  tradesPerSecond: number;
}

function define(row: Row, commodity: boolean): MarketDefinition {
  const [first] = firstFeeSteps;
  const [makerFee, takerFee] = row.fees ?? [first?.makerFee ?? '0', first?.takerFee ?? '0'];
  return {
    instrument: withFeeSteps({
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
      feeTiers: [],
      feeSteps: [],
      orderTypes: [...orderTypes],
      timesInForce: [...timesInForce],
      postOnly: true,
      minDisplayRatio: '0.05',
    }),
    hasOwnFees: row.fees !== undefined,
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
