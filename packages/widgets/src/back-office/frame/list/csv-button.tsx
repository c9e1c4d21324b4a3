import { type CallOptions, type DownloadedFile, isApiError } from '@agio/api-client';
import { useStore } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useFileSize } from '@agio/ui/file-drop-zone';
import { useMessages } from '@agio/ui/language';
import { Spinner } from '@agio/ui/spinner';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../../states/index.ts';
import { useLongWork } from '../../../intent/use-long-work.ts';
import { saveFile } from '../../../files/save-file.ts';
import { tradingMessages } from '../trading-messages.ts';

/**
 * Saves the server's file of everything that matches, and says how it went. While the file arrives the same button cancels,
 * so that it keeps the focus.
 */
export function CsvButton({
  download,
}: {
  download: (options: Pick<CallOptions, 'signal' | 'onReceived'>) => Promise<DownloadedFile>;
}) {
  const t = useMessages(tradingMessages);
  const failureWords = useFailureWords();
  const sizeText = useFileSize();
  const [said, setSaid] = useState('');
  /** Bytes that have arrived; undefined while no file is fetched. */
  const { progress, start, cancel } = useLongWork<number>('office-csv', (bytes) => ({
    title: t.exporting,
    description: bytes === 0 ? undefined : sizeText(bytes),
  }));
  const received = useStore(progress);
  const save = () => {
    setSaid('');
    start(0, async ({ signal, onProgress }) => {
      try {
        const { blob, fileName } = await download({ signal, onReceived: onProgress });
        saveFile(blob, fileName);
        setSaid(t.exported({ file: fileName }));
      } catch (error) {
        if (!signal.aborted)
          setSaid(
            t.exportFailed({ reason: isApiError(error) ? failureWords(error) : String(error) }),
          );
      }
      // It is said beside the button.
      return undefined;
    });
  };
  const isBusy = received !== undefined;
  return (
    <span className="wg:flex wg:flex-wrap wg:items-center wg:justify-end">
      <output className="wg:text-sm wg:text-fg-muted wg:not-empty:me-2">{said}</output>
      {isBusy && received > 0 ? (
        <span className="wg:num wg:me-2 wg:text-sm wg:text-fg-muted">{sizeText(received)}</span>
      ) : null}
      <Button
        onClick={() => {
          if (!isBusy) return save();
          cancel();
          return setSaid(t.exportCancelled);
        }}
      >
        {isBusy ? <Spinner size={12} /> : <Download size={16} strokeWidth={1.5} aria-hidden />}
        {isBusy ? t.cancelExport : t.export}
      </Button>
    </span>
  );
}
