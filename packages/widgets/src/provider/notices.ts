import { type Store, ValueStore } from '@agio/api-client/store';
import { cutText } from '@agio/ui/short-text';
import { createNoticeLog, type Notice, type NoticeKind, type NoticeLog } from './notice-log.ts';

/** The host's toasts, for the results of commands. */
export interface Notices extends Readonly<Record<NoticeKind, (notice: Notice) => void>> {
  /** Removes a notice that no longer applies. */
  readonly close: (id: string) => void;
  /** The notices of this visit; without it the notification centre has announcements only. */
  readonly log?: NoticeLog | undefined;
}

/** Shows notices. */
export interface NoticeDisplay {
  readonly show: (kind: NoticeKind, notice: Notice) => void;
  readonly close: (id: string) => void;
}

let display: NoticeDisplay | undefined;
let waiting: [NoticeKind, Notice][] = [];
const wanted = new ValueStore(false);
const log = createNoticeLog();

/** Whether a notice was sent, so that the code of the toasts is needed. */
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
    const notice = { ...cut, id: log.add(kind, cut) };
    if (display) display.show(kind, notice);
    else {
      waiting.push([kind, notice]);
      wanted.set(true);
    }
  };

/** The toasts of `@agio/ui`, from anywhere in the page. Their code is fetched with the first notice, which waits for it. */
export const toastNotices: Notices & { readonly log: NoticeLog } = {
  info: send('info'),
  success: send('success'),
  warning: send('warning'),
  error: send('error'),
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
