/** A message for a toast. */
export interface Notice {
  /** A notice replaces an earlier one with the same id. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  /** In milliseconds; by default it stays until it is closed. */
  readonly closesAfter?: number | undefined;
}

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** The host's toasts, for the results of commands. */
export interface Notices extends Readonly<Record<NoticeKind, (notice: Notice) => void>> {
  /** Removes a notice that no longer applies. */
  readonly close: (id: string) => void;
}

const load = () => import('./toasts.tsx');
const send = (kind: NoticeKind) => (notice: Notice) =>
  void load().then(({ showToast }) => showToast(kind, notice));

/** The toasts of `@agio/ui`; their code is fetched with the first notice. */
export const toastNotices: Notices = {
  info: send('info'),
  success: send('success'),
  warning: send('warning'),
  error: send('error'),
  close: (id) => void load().then(({ closeToast }) => closeToast(id)),
};
