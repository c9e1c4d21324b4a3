// @where Widgets: times after which a wait is shown: loading, slow page, long work
import { userIdOf } from '@agio/api-client';
import { useSession } from '@agio/api-client/react';
import { type Store, ValueStore } from '@agio/api-client/store';
import { useMessages } from '@agio/ui/language';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Notice, type NoticeKind, type ProgressNotice, useHost } from '../host/index.ts';
import { common } from '../words/messages.ts';

/** Time after which a notice follows work, in milliseconds: work that ends at once needs none. */
export const longAfterMs = 1000;

/** Result of the work, as a notice that takes the place of its progress. */
export interface WorkEnd {
  readonly kind: NoticeKind;
  readonly notice: Omit<Notice, 'id'>;
}

/** Means of the work: a signal after which nothing more is done, and a callback for its progress. */
export interface WorkTools<Progress> {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

export interface LongWork<Progress> {
  /**
   * Progress; undefined while there is none. It is no state of the component, which would be rendered again with every
   * step.
   */
  readonly progress: Store<Progress | undefined>;
  readonly start: (
    first: Progress,
    work: (tools: WorkTools<Progress>) => Promise<WorkEnd | undefined>,
  ) => void;
  readonly cancel: () => void;
}

/**
 * Work in the page that takes a while, such as the writing of a file: one at a time, cancelled by the reader, by leaving
 * its page, and with the session of its user. The notices of the host follow what takes long.
 *
 * @param id of its notices
 * @param words for how far it is
 */
export function useLongWork<Progress>(
  id: string,
  words: (progress: Progress) => Omit<ProgressNotice, 'id' | 'action'>,
): LongWork<Progress> {
  const { cancelWork } = useMessages(common);
  const { notices } = useHost();
  const [progress] = useState(() => new ValueStore<Progress | undefined>(undefined));
  const work = useRef<AbortController>(undefined);
  const cancel = useCallback(() => {
    work.current?.abort();
    work.current = undefined;
    progress.set(undefined);
  }, [progress]);
  const user = userIdOf(useSession());
  useEffect(() => cancel, [user, cancel]);

  const run: LongWork<Progress>['start'] = (first, task) => {
    if (work.current) return;
    const own = (work.current = new AbortController());
    const { signal } = own;
    let isLong = false;
    const follow = () => {
      const now = progress.getSnapshot();
      if (!isLong || signal.aborted || now === undefined) return;
      const action = { label: cancelWork, onClick: cancel };
      notices.progress?.({ id, ...words(now), action });
    };
    const timer = setTimeout(() => {
      isLong = true;
      follow();
    }, longAfterMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      if (isLong) notices.close(id);
    });
    const onProgress = (now: Progress) => {
      if (signal.aborted) return;
      progress.set(now);
      follow();
    };
    progress.set(first);
    void task({ signal, onProgress }).then((end) => {
      clearTimeout(timer);
      if (signal.aborted) return;
      work.current = undefined;
      progress.set(undefined);
      if (end) notices[end.kind]({ id, ...end.notice });
      else if (isLong) notices.close(id);
    });
  };
  return { progress, cancel, start: run };
}
