/** A message that belongs to no place on the page. */
export interface Notice {
  /** Two notices with one id are one: the later replaces the earlier. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  /** In milliseconds; left out, it stays until it is closed. */
  readonly closesAfter?: number | undefined;
}

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** Where widgets tell what became of a command: the host's toasts. */
export interface Notices extends Readonly<Record<NoticeKind, (notice: Notice) => void>> {
  /** Takes one away that something later made untrue. */
  readonly close: (id: string) => void;
}

const load = () => import('./toasts.tsx');
const send = (kind: NoticeKind) => (notice: Notice) =>
  void load().then(({ showToast }) => showToast(kind, notice));

/** The toasts of `@agio/ui`, with their code fetched when there is something to tell. */
export const toastNotices: Notices = {
  info: send('info'),
  success: send('success'),
  warning: send('warning'),
  error: send('error'),
  close: (id) => void load().then(({ closeToast }) => closeToast(id)),
};
