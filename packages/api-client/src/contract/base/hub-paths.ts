// @where Client: paths of the hubs (WebSocket)
/** Paths of the hubs. Apart from their messages, which load with the first subscription. */
export const hubPaths = {
  market: '/marketdata/websocket',
  notifications: '/notification-service/websocket',
} as const;
