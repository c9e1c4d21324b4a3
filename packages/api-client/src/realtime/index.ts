export { pageEnvironment, type RealtimeEnvironment } from './environment.ts';
export type {
  ConnectHub,
  HubConnectionPort,
  HubConnectOptions,
  HubSession,
  HubStreamObserver,
} from './hub/hub-connection.ts';
export { HubRefusedError, HubUnavailableError } from './hub/hub-connection.ts';
export { reconnectDelaysMs } from './hub/reconnecting-hub.ts';
export {
  createMarketStreams,
  type MarketStreams,
  type MarketStreamsOptions,
} from './market-streams.ts';
export {
  createNotificationStream,
  type Notifications,
  type NotificationStream,
  type NotificationStreamOptions,
} from './notifications.ts';
export {
  connectSignalR,
  signalRConnector,
  type SignalRSettings,
} from './hub/signalr-connection.ts';
export type { Store } from '../lib/store.ts';
export type * from './views.ts';
