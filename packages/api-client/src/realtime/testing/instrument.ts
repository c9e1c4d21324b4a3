import type { Instrument } from '../../contract/core.ts';

/** XCB/CTN as the server tells of it, with what is different. */
export const instrument = (different: Partial<Record<keyof Instrument, unknown>> = {}) => ({
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
  ...different,
});
