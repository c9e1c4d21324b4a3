import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { StatePanel } from '@agio/ui/state-panel';
import { Download, FileText } from 'lucide-react';
import { common } from '../../words/messages.ts';
import { viewerMessages } from './viewer-messages.ts';
import { maxUnpackedBytes, pdfTimeLimit } from './pdf/limits.ts';
import type { PdfFailure } from './pdf/protocol.ts';

const mebibyte = 1024 * 1024;

export interface PdfFailedProps {
  failure: PdfFailure;
  /** The page that is not there; without it, it is the document. */
  page?: number;
  onSave: (() => void) | undefined;
  onRetry: () => void;
}

/** In place of a PDF or one of its pages: why it is not shown, and what can be done. */
export function PdfFailed({ failure, page, onSave, onRetry }: PdfFailedProps) {
  const t = useMessages(viewerMessages);
  const { retry: retryLabel } = useMessages(common);
  const { title, text } = useFailureText(failure, page);
  const isWorthRetrying = ['slow', 'stopped', 'noReader'].includes(failure);
  return (
    <StatePanel
      state={failure === 'stopped' ? 'empty' : 'error'}
      icon={<FileText size={16} strokeWidth={1.5} aria-hidden />}
      title={title}
      className="wg:min-h-60"
      actions={
        <>
          {onSave ? (
            <Button size="sm" onClick={onSave}>
              <Download size={14} strokeWidth={1.5} aria-hidden />
              {t.save}
            </Button>
          ) : null}
          {isWorthRetrying ? (
            <Button size="sm" onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
        </>
      }
    >
      {onSave ? text : t.asItCame}
    </StatePanel>
  );
}

function useFailureText(failure: PdfFailure, page: number | undefined) {
  const t = useMessages(viewerMessages);
  const count = pdfTimeLimit / 1000;
  if (page !== undefined) {
    if (failure === 'broken')
      return { title: t.pageFailed.broken({ page }), text: t.pageFailed.brokenText };
    if (failure === 'slow')
      return { title: t.pageFailed.slow({ page }), text: t.pageFailed.slowText({ count }) };
    if (failure === 'stopped')
      return { title: t.pageFailed.stopped({ page }), text: t.pageFailed.stoppedText };
  }
  return {
    broken: { title: t.pdf.broken, text: t.pdf.brokenText },
    locked: { title: t.pdf.locked, text: t.pdf.lockedText },
    size: { title: t.pdf.size, text: t.pdf.sizeText({ limit: maxUnpackedBytes / mebibyte }) },
    slow: { title: t.pdf.slow, text: t.pdf.slowText({ count }) },
    stopped: { title: t.pdf.stopped, text: t.pdf.stoppedText },
    noReader: { title: t.pdf.noReader, text: t.pdf.noReaderText },
  }[failure];
}
