import { ValueStore } from '@agio/api-client/store';
import type { Notice, NoticeKind } from './notify.ts';

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
