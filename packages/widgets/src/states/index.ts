/**
 * Loading, freshness and failure of a section, for components of a host that stand beside widgets.
 *
 * @example
 * ```tsx
 * import { Section } from '@agio/widgets/states';
 * import type { ReactNode } from 'react';
 *
 * // A crash inside stays inside, and can be tried again.
 * export const Own = ({ children }: { children: ReactNode }) => <Section>{children}</Section>;
 * ```
 *
 * @module
 */

export { CrashBoundary, type CrashBoundaryProps } from './crash-boundary.tsx';
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
export { whenIdle } from './when-idle.ts';
export { useLatch } from './use-latch.ts';
export { useFailureWords, useSignInFailureWords } from './use-failure-words.ts';
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
