import { isApiError } from '@agio/api-client';
import { useExchange, useStore } from '@agio/api-client/react';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { useFailureWords } from '../../states/index.ts';
import { useLongWork } from '../../intent/use-long-work.ts';
import { saveFile } from '../../files/save-file.ts';
import { dataMessages } from './data-messages.ts';
import { exportAccount, type ExportProgress, exportParts } from '../model/export-account.ts';

const begins: ExportProgress = { part: exportParts[0], done: 0, rows: 0 };

/** The export of the reader's data: one at a time. Nothing is saved of one that was cancelled, failed, or whose user has gone. */
export function useAccountExport() {
  const { data: t } = useMessages(dataMessages);
  const locale = useLocale();
  const client = useExchange();
  const failureWords = useFailureWords();
  const { progress, start, cancel } = useLongWork<ExportProgress>(
    'account-export',
    ({ part, done, rows }) => ({
      title: t.reading({ part: t.parts[part] }),
      description: t.progress({ count: rows }),
      share: done / exportParts.length,
    }),
  );
  return {
    progress: useStore(progress),
    cancel,
    start: () =>
      start(begins, async ({ signal, onProgress }) => {
        const at = new Date();
        try {
          const { file, rows, leftOut } = await exportAccount(client, at, { signal, onProgress });
          if (signal.aborted) return undefined;
          saveFile(file, `account-${at.toISOString().slice(0, 10)}.json`);
          const isWhole = leftOut.length === 0;
          return {
            kind: 'success',
            notice: {
              title: t.done({ count: rows }),
              description: isWhole
                ? undefined
                : t.leftOut({
                    parts: listOf(
                      leftOut.map((part) => t.parts[part]),
                      locale,
                    ),
                  }),
              closesAfter: isWhole ? 5000 : undefined,
            },
          };
        } catch (error) {
          const description = isApiError(error) ? failureWords(error) : undefined;
          return { kind: 'error', notice: { title: t.failed, description } };
        }
      }),
  };
}
