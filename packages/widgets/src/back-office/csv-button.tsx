import { type CallOptions, type DownloadedFile, isApiError } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useFileSize } from '@agio/ui/file-drop-zone';
import { useMessages } from '@agio/ui/language';
import { Spinner } from '@agio/ui/spinner';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../provider/index.ts';
import { saveFile } from '../shared/save-file.ts';
import { tradingMessages } from './trading-messages.ts';

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
  /** Bytes that have arrived; undefined while no file is fetched. */
  const [received, setReceived] = useState<number>();
  const [said, setSaid] = useState('');
  const work = useRef<AbortController>(undefined);
  // Whoever leaves the list wants no file of it.
  useEffect(() => () => work.current?.abort(), []);

  const save = async () => {
    const { signal } = (work.current = new AbortController());
    setReceived(0);
    setSaid('');
    try {
      const { blob, fileName } = await download({ signal, onReceived: setReceived });
      saveFile(blob, fileName);
      setSaid(t.exported({ file: fileName }));
    } catch (error) {
      if (signal.aborted) setSaid(t.exportCancelled);
      else
        setSaid(
          t.exportFailed({ reason: isApiError(error) ? failureWords(error) : String(error) }),
        );
    } finally {
      setReceived(undefined);
    }
  };
  const isBusy = received !== undefined;
  return (
    <>
      <output className="wg:text-sm wg:text-fg-muted">{said}</output>
      {isBusy && received > 0 ? (
        <span className="wg:num wg:text-sm wg:text-fg-muted">{sizeText(received)}</span>
      ) : null}
      <Button onClick={() => (isBusy ? work.current?.abort() : void save())}>
        {isBusy ? <Spinner size={12} /> : <Download size={16} strokeWidth={1.5} aria-hidden />}
        {isBusy ? t.cancelExport : t.export}
      </Button>
    </>
  );
}
