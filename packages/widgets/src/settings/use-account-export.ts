import { isApiError, userIdOf } from '@agio/api-client';
import { useExchange, useSession } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords, useHost } from '../provider/index.ts';
import { saveFile } from '../shared/save-file.ts';
import { dataMessages } from './data-messages.ts';
import { exportAccount, type ExportProgress } from './model/export-account.ts';

/** The export of the reader's data: one at a time. Nothing is saved of one that was cancelled, failed, or whose user has gone. */
export function useAccountExport() {
  const { data: t } = useMessages(dataMessages);
  const client = useExchange();
  const { notices } = useHost();
  const failureWords = useFailureWords();
  const [progress, setProgress] = useState<ExportProgress>();
  const work = useRef<AbortController>(undefined);
  const cancel = () => {
    work.current?.abort();
    work.current = undefined;
    setProgress(undefined);
  };
  const user = userIdOf(useSession());
  useEffect(() => cancel, [user]);

  const run = async ({ signal }: AbortController) => {
    const at = new Date();
    try {
      const { file, rows, leftOut } = await exportAccount(client, at, {
        signal,
        onProgress: (now) => signal.aborted || setProgress(now),
      });
      if (signal.aborted) return;
      saveFile(file, `account-${at.toISOString().slice(0, 10)}.json`);
      notices.success({
        id: 'account-export',
        title: t.done({ count: rows }),
        description:
          leftOut.length === 0
            ? undefined
            : t.leftOut({ parts: leftOut.map((part) => t.parts[part]).join(', ') }),
        closesAfter: leftOut.length === 0 ? 5000 : undefined,
      });
    } catch (error) {
      if (signal.aborted) return;
      notices.error({
        id: 'account-export',
        title: t.failed,
        description: isApiError(error) ? failureWords(error) : undefined,
      });
    }
    cancel();
  };
  return {
    progress,
    cancel,
    start: () => {
      if (work.current) return;
      work.current = new AbortController();
      void run(work.current);
    },
  };
}
