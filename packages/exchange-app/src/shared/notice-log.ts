import type { Notice, NoticeKind } from './notify.ts';

/** A notice of this visit; `actions` are of the moment and are not kept. */
export interface LoggedNotice extends Pick<Notice, 'title' | 'description'> {
  id: string;
  kind: NoticeKind;
  /** Milliseconds since 1970. */
  at: number;
}

const kept = 50;

let notices: readonly LoggedNotice[] = [];
let made = 0;
const listeners = new Set<() => void>();

const set = (next: readonly LoggedNotice[]): void => {
  notices = next;
  for (const listener of listeners) listener();
};

/** What was told in this visit, newest first, for who missed it. Two notices with one id are one, as they are shown. */
export const noticeLog = {
  get: (): readonly LoggedNotice[] => notices,
  add: (kind: NoticeKind, { id = `notice-${(made += 1)}`, title, description }: Notice): void => {
    const others = notices.filter((notice) => notice.id !== id);
    set([{ id, kind, title, description, at: Date.now() }, ...others].slice(0, kept));
  },
  clear: (): void => set([]),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
