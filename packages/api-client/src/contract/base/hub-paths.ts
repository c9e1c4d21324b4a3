/** Where the hubs are. Apart from their messages, which come with the first subscription. */
export const hubPaths = {
  market: '/marketdata/websocket',
  notifications: '/notification-service/websocket',
} as const;
