export * from './account/index.ts';
export * from './client.ts';
export * from './contract/core.ts';
export * from './http/index.ts';
export * from './realtime/index.ts';
export * from './session/index.ts';
export * from './trading/place-order.ts';
export type { SendOnceOptions } from './trading/send-once.ts';
export * from './trading/withdraw.ts';
