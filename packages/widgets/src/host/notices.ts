// @where Widgets: store of toasts and their log
import { type Store, ValueStore } from '@agio/api-client/store';
import { cutText } from '@agio/ui/short-text';
import {
  createNoticeLog,
  type Notice,
  type NoticeKind,
  type NoticeLog,
  type ProgressNotice,
} from './notice-log.ts';

/** The host's toasts, for the results of commands. */
export interface Notices extends Readonly<Record<NoticeKind, (notice: Notice) => void>> {
  /** Shows how far work is that takes long; without it, work is followed where it was begun alone. */
  readonly progress?: ((notice: ProgressNotice) => void) | undefined;
  /** Removes a notice that no longer applies. */
  readonly close: (id: string) => void;
  /** The notices of this visit; without it the notification centre has announcements only. */
  readonly log?: NoticeLog | undefined;
}

/** A notice, or one about work with how far it is. */
export type ShownNotice = Notice & Pick<ProgressNotice, 'share'>;

/** Shows notices. */
export interface NoticeDisplay {
  readonly show: (kind: NoticeKind | 'progress', notice: ShownNotice) => void;
  readonly close: (id: string) => void;
}

let display: NoticeDisplay | undefined;
let waiting: Parameters<NoticeDisplay['show']>[] = [];
const wanted = new ValueStore(false);
const log = createNoticeLog();

/** True once a notice was sent, so that the code of the toasts is needed. */
export const toastsWanted: Store<boolean> = wanted;

const send =
  (kind: NoticeKind) =>
  ({ title, description, ...rest }: Notice): void => {
    // They contain names and reasons of the exchange, which can be long.
    const cut: Notice = {
      ...rest,
      title: cutText(title, 200),
      description: description === undefined ? undefined : cutText(description, 600),
    };
    show(kind, { ...cut, id: log.add(kind, cut) });
  };

function show(...shown: Parameters<NoticeDisplay['show']>): void {
  if (display) {
    display.show(...shown);
    return;
  }
  // The latest of the same work alone.
  const [, { id }] = shown;
  waiting = [...waiting.filter(([, notice]) => id === undefined || notice.id !== id), shown];
  wanted.set(true);
}

/** The toasts of `@agio/ui`, from anywhere in the page. Their code is fetched with the first notice, which waits for it. */
export const toastNotices: Notices & { readonly log: NoticeLog } = {
  info: send('info'),
  success: send('success'),
  warning: send('warning'),
  error: send('error'),
  progress: (notice) => show('progress', notice),
  close: (id) => {
    waiting = waiting.filter(([, notice]) => notice.id !== id);
    display?.close(id);
  },
  log,
};

/** Shows waiting and later notices. Returns a function that stops it. */
export function displayNotices(by: NoticeDisplay): () => void {
  display = by;
  const missed = waiting;
  waiting = [];
  for (const [kind, notice] of missed) by.show(kind, notice);
  return () => {
    if (display === by) display = undefined;
  };
}
