// Code that a client loads with its first subscription.
export { HubMarkets } from './hub-markets.ts';
export { connectSignalR } from './hub/signalr-connection.ts';
export { createNotificationStream } from './notifications.ts';
