/**
 * Remembered choices of the reader: display, trading, notifications.
 *
 * @example
 * ```tsx
 * import { applyDisplaySettings, displaySettings } from '@agio/widgets/preferences';
 * ```
 *
 * @module
 */

export {
  applyDisplaySettings,
  defaultMarket,
  densityChoices,
  directionChoices,
  type DisplaySettings,
  displaySettings,
  favouriteMarkets,
  hideBalances,
  hideSmallBalances,
  motionChoices,
} from './display-settings.ts';
export {
  type NotificationKind,
  notificationKinds,
  type NotificationSettings,
  notificationSettings,
  type NotificationWay,
  notificationWays,
} from './notification-settings.ts';
export {
  sendsAtOnce,
  type TradingKeyAction,
  tradingKeys,
  type TradingPreferences,
  tradingPreferences,
} from './trading-preferences.ts';
