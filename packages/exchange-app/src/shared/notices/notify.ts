import { errorToast, isApiError } from '@agio/api-client';
import { ValueStore } from '@agio/api-client/store';
import { cutText } from '@agio/ui/short-text';
import { translator } from '../language/translator.ts';
import { askForStepUp } from './step-up.ts';

export interface Notice {
  /** Two notices with one id are one: the later replaces the earlier. */
  id?: string | undefined;
  title: string;
  description?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  /** In milliseconds; notices stay until they are closed, unless this is given (spec §2, Toasts). */
  closesAfter?: number | undefined;
}

export type NoticeKind = 'info' | 'progress' | 'success' | 'warning' | 'error';

/** A notice of this visit; `actions` are of the moment and are not kept. */
export interface LoggedNotice extends Pick<Notice, 'title' | 'description'> {
  id: string;
  kind: NoticeKind;
  /** Milliseconds since 1970. */
  at: number;
}

const kept = 50;

const notices = new ValueStore<readonly LoggedNotice[]>([]);
let made = 0;

/** What was told in this visit, newest first, for who missed it. Two notices with one id are one, as they are shown. */
export const noticeLog = {
  get: notices.getSnapshot,
  add: (kind: NoticeKind, { id = `notice-${(made += 1)}`, title, description }: Notice): void => {
    const others = notices.getSnapshot().filter((notice) => notice.id !== id);
    notices.set([{ id, kind, title, description, at: Date.now() }, ...others].slice(0, kept));
  },
  clear: (): void => notices.set([]),
  subscribe: notices.subscribe,
};

/** What shows the notices. */
export interface NoticeHost {
  show: (kind: NoticeKind, notice: Notice) => void;
  close: (id: string) => void;
}

let host: NoticeHost | undefined;
let waiting: [NoticeKind, Notice][] = [];
const wantedListeners = new Set<() => void>();

const send =
  (kind: NoticeKind) =>
  ({ title, description, ...rest }: Notice): void => {
    // Names and reasons of the exchange stand in them, however long.
    const notice: Notice = {
      ...rest,
      title: cutText(title, 200),
      description: description === undefined ? undefined : cutText(description, 600),
    };
    noticeLog.add(kind, notice);
    if (host) {
      host.show(kind, notice);
      return;
    }
    waiting.push([kind, notice]);
    for (const listener of wantedListeners) listener();
  };

/** Tells the user something that belongs to no place on the page. The toasts' code is loaded with the first one. */
export const notify = {
  info: send('info'),
  /** Something under way; give it an id and replace it by its outcome. */
  progress: send('progress'),
  success: send('success'),
  warning: send('warning'),
  error: send('error'),
  /** Takes one away that something later made untrue. The notification centre keeps it. */
  close: (id: string): void => {
    waiting = waiting.filter(([, notice]) => notice.id !== id);
    host?.close(id);
  },
};

/**
 * The toast that is due for a failed query or command, if one is (spec §8): the messages of the server, its code as
 * the id, so that one failure of many calls is one toast. One that asks for a sign-in has a dialog.
 */
export function notifyError(error: unknown): void {
  if (isApiError(error, 'stepUp')) askForStepUp(error);
  const toast = errorToast(error);
  if (!toast) return;
  const t = translator('shell');
  notify.error({
    id: toast.id,
    title: t('toast.failed'),
    description: toast.messages.join('\n') || t('toast.code', { code: toast.id }),
  });
}

/** Whether `notifyError` shows this failure; if not, the caller shows it. */
export const hasGlobalToast = (error: unknown): boolean =>
  isApiError(error, 'stepUp') || errorToast(error) !== undefined;

/** For the host of the toasts: what to show, and everything that was sent before it was there. */
export function hostNotices(by: NoticeHost): () => void {
  host = by;
  const missed = waiting;
  waiting = [];
  for (const [kind, notice] of missed) by.show(kind, notice);
  return () => {
    host = undefined;
  };
}

export const noticesWait = (): boolean => waiting.length > 0;

export function onNoticeWaiting(listener: () => void): () => void {
  wantedListeners.add(listener);
  return () => wantedListeners.delete(listener);
}
