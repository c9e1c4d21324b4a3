import type { Instrument } from '@agio/api-client/contract';

/** A market as the exchange describes it: tick 0.0001, step 0.01, fees 0.08 % and 0.12 %. */
export const xcbCtn: Instrument = {
  id: 'XCB-CTN',
  symbol: 'XCB/CTN',
  baseAsset: 'XCB',
  quoteAsset: 'CTN',
  marketType: 'Cryptocurrency',
  status: 'Open',
  statusReason: null,
  statusSince: null,
  tickSize: '0.0001',
  stepSize: '0.01',
  minAmount: '1',
  maxAmount: '100000',
  minNotional: '10',
  makerFee: '0.0008',
  takerFee: '0.0012',
  feeTiers: [],
  feeSteps: [],
  orderTypes: ['Limit', 'Market', 'StopLimit'],
  timesInForce: ['GTC', 'IOC', 'FOK'],
  postOnly: true,
};
