/**
 * The account, links, notices, storage and reloads that the host gives to widgets, for components of its own.
 *
 * @example
 * ```tsx
 * import { useAccount, useHost } from '@agio/widgets/host';
 *
 * export function Who() {
 *   const { isSignedIn } = useAccount();
 *   const { currency } = useHost();
 *   return <p>{isSignedIn ? `Values in ${currency}` : 'Signed out'}</p>;
 * }
 * ```
 *
 * @module
 */

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
  type AccountRestrictions,
  restrictionsOf,
  type Landing,
  type NotActiveReason,
} from './account-restrictions.ts';
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
export { refusalWords } from './refusal-words.ts';
export { isShortcut, type ShortcutEvent } from './shortcut.ts';
export { ToastPlace, useToastPlace } from './toast-place.tsx';
export { useHoldReload } from './use-hold-reload.ts';
export { useOnline } from './use-online.ts';
export { usePersisted, useSetting } from './use-persisted.ts';
export { WidgetLink } from './widget-link.tsx';
export type { WidgetPlace } from './widget-place.ts';
