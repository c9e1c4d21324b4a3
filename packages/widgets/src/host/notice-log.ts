// @where Widgets: store of toasts and their log
import { type Store, ValueStore } from '@agio/api-client/store';

/** A message for a toast. */
export interface Notice {
  /** A notice replaces an earlier one with the same id. */
  readonly id?: string | undefined;
  readonly title: string;
  /** Each line is a paragraph. */
  readonly description?: string | undefined;
  /** Language of the description, where it is not the one that is shown. */
  readonly language?: string | undefined;
  /**
   * The exchange keeps it in the notification centre too, where it is listed once: from there, on every device.
   */
  readonly isKept?: boolean | undefined;
  /** A button below the text; pressing it also closes the notice. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** In milliseconds; by default it stays until it is closed. */
  readonly closesAfter?: number | undefined;
}

/** A message about work that goes on. It is replaced as the work goes on, and is no entry of the notification centre. */
export interface ProgressNotice extends Pick<Notice, 'title' | 'description' | 'action'> {
  readonly id: string;
  /** Between 0 and 1; undefined where the end is not known. */
  readonly share?: number | undefined;
}

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** A notice of this visit, without its action. */
export interface LoggedNotice extends Pick<
  Notice,
  'title' | 'description' | 'language' | 'isKept'
> {
  readonly id: string;
  readonly kind: NoticeKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** True until it is read. */
  readonly isNew: boolean;
}

/** The notices of this visit, newest first; one for each id. */
export interface NoticeLog extends Store<readonly LoggedNotice[]> {
  /** Returns the id, a generated one where the notice has none. */
  readonly add: (kind: NoticeKind, notice: Notice) => string;
  readonly markRead: () => void;
  /** Removes all, for example at sign-out. */
  readonly clear: () => void;
}

/** Older notices are dropped. */
const maxNotices = 50;

/** Creates an empty log, for a host with its own toasts. */
export function createNoticeLog(): NoticeLog {
  const notices = new ValueStore<readonly LoggedNotice[]>([]);
  let made = 0;
  return {
    subscribe: notices.subscribe,
    getSnapshot: notices.getSnapshot,
    add: (kind, { id = `notice-${(made += 1)}`, title, description, language, isKept }) => {
      const others = notices.getSnapshot().filter((notice) => notice.id !== id);
      const told = { id, kind, title, description, language, isKept, at: Date.now(), isNew: true };
      notices.set([told, ...others].slice(0, maxNotices));
      return id;
    },
    markRead: () => {
      const now = notices.getSnapshot();
      if (now.some(({ isNew }) => isNew))
        notices.set(now.map((notice) => ({ ...notice, isNew: false })));
    },
    clear: () => {
      if (notices.getSnapshot().length > 0) notices.set([]);
    },
  };
}
