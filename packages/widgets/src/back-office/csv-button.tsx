import type { DownloadedFile } from '@agio/api-client';
import { isApiError } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../provider/index.ts';
import { saveFile } from '../shared/save-file.ts';
import { tradingMessages } from './trading-messages.ts';

/** Saves the server's file of everything that matches, and says how it went. */
export function CsvButton({ download }: { download: () => Promise<DownloadedFile> }) {
  const t = useMessages(tradingMessages);
  const failureWords = useFailureWords();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const save = async () => {
    setBusy(true);
    setSaid('');
    try {
      const { blob, fileName } = await download();
      saveFile(blob, fileName ?? 'export.csv');
      setSaid(t.exported({ file: fileName ?? 'export.csv' }));
    } catch (error) {
      setSaid(t.exportFailed({ reason: isApiError(error) ? failureWords(error) : String(error) }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <output className="wg:text-sm wg:text-fg-muted">{said}</output>
      <Button size="sm" loading={isBusy} onClick={() => void save()}>
        <Download size={16} strokeWidth={1.5} aria-hidden />
        {isBusy ? t.exporting : t.export}
      </Button>
    </>
  );
}
