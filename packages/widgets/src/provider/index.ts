export { type AddressShown, type AddressWrite, countsAt, writeAt } from './address-write.ts';
export {
  type Account,
  type AccountKind,
  accountOf,
  type AccountStanding,
  type TradeStanding,
  tradeStandingOf,
  useAccount,
} from './account.ts';
export {
  type Consequences,
  consequencesOf,
  type Landing,
  type NotActiveReason,
} from './consequences.ts';
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
export { trustOwnWorkers } from '../shared/document-viewer/trusted-scripts.ts';
export { CrashBoundary, type CrashBoundaryProps } from './crash-boundary.tsx';
export {
  type PageReloads,
  type WidgetHost,
  type WidgetLinkProps,
  type SendTarget,
  type WidgetLinks,
  useHost,
} from './host.ts';
export {
  createNoticeLog,
  type LoggedNotice,
  type Notice,
  type NoticeKind,
  type NoticeLog,
  type ProgressNotice,
} from './notice-log.ts';
export { type Notices, toastNotices } from './notices.ts';
export { isOwn, noOwnMarkets, type OwnCategory, ownFirst, type OwnMarkets } from './own-markets.ts';
export {
  browserStorage,
  createPersisted,
  defineSetting,
  type KeyValueStorage,
  type Persisted,
  type Setting,
  settingIn,
  type WidgetStorage,
} from './persisted.ts';
export {
  beforeReload,
  fetchAhead,
  holdReload,
  onMissingPart,
  reloadIfServed,
  reloadPage,
} from './page-reloads.ts';
export { isShortcut, type ShortcutEvent } from './shortcut.ts';
export {
  loadStateOf,
  type NotAllowedReason,
  notAllowedReason,
  useAccountLoadState,
  useLoadNotes,
  type WidgetLoadState,
  type WidgetLoadWords,
} from './load.tsx';
export { MissingStrip, type MissingStripProps } from './missing-strip.tsx';
export { Section, type SectionProps } from './section.tsx';
export { ToastPlace, useToastPlace } from './toast-place.tsx';
export {
  sendsAtOnce,
  type TradingKeyAction,
  tradingKeys,
  type TradingPreferences,
  tradingPreferences,
} from './trading-preferences.ts';
export { useLatch } from './use-latch.ts';
export { useFailureWords, useSignInFailureWords } from './use-failure-words.ts';
export { useOnline } from './use-online.ts';
export { usePersisted, useSetting } from './use-persisted.ts';
export { Arriving } from './arriving.tsx';
export { Reconnecting } from './reconnecting.tsx';
export { SlowNotice } from './slow-notice.tsx';
export {
  type ClosedMenu,
  useClosedWords,
  useNextStepLink,
  WhyMenuClosed,
  WhyNotActive,
} from './why-not-active.tsx';
export { WidgetLink } from './widget-link.tsx';
export { loadToasts, WidgetsProvider, type WidgetsProviderProps } from './widgets-provider.tsx';
