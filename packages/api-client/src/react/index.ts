export * from './commands.ts';
export { useExchange } from './context.ts';
export { ExchangeProvider, type ExchangeProviderProps } from './exchange-provider.tsx';
export * from './queries.ts';
export * from './streams.ts';
export type { CommandState } from './use-command.ts';
export type { Query } from './use-query.ts';
export { useSession } from './use-session.ts';
