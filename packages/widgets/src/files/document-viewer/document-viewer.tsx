import { uploadLimits } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { StatePanel } from '@agio/ui/state-panel';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { maxMegapixels } from './picture-limits.ts';
import { common } from '../../words/messages.ts';
import { saveFile } from '../save-file.ts';
import { viewerMessages } from './viewer-messages.ts';
import { DocumentSurface } from './document-surface.tsx';
import { DocumentToolbar } from './document-toolbar.tsx';
import { firstSight, type SightStep, stepSight } from './model/viewer.ts';
import { PdfView } from './pdf-view.tsx';
import { useDocument } from './use-document.ts';

const mebibyte = 1024 * 1024;

/** One document: a picture or a PDF to zoom, rotate and page; anything else to save, by those who may. */
export function DocumentViewer({
  fileId,
  fileName,
  canSave,
}: {
  fileId: string;
  fileName: string;
  /** Offers to save it; otherwise it is looked at alone. */
  canSave: boolean;
}) {
  const t = useMessages(viewerMessages);
  const { retry: retryLabel } = useMessages(common);
  const document = useDocument(fileId);
  const onSave =
    canSave && 'blob' in document ? () => saveFile(document.blob, fileName) : undefined;
  switch (document.status) {
    case 'loading':
      return (
        <div aria-busy className="wg:p-4">
          <span className="wg:sr-only">{t.loading({ name: fileName })}</span>
          <Skeleton className="wg:h-96 wg:rounded-control" />
        </div>
      );
    case 'failed':
      return (
        <StatePanel
          state="error"
          title={t.failed({ name: fileName })}
          className="wg:min-h-60"
          actions={
            <Button size="sm" onClick={document.retry}>
              {retryLabel}
            </Button>
          }
        />
      );
    case 'oversized':
      return (
        <StatePanel
          state="empty"
          icon={<FileText size={16} strokeWidth={1.5} aria-hidden />}
          title={t.oversized({ name: fileName, limit: uploadLimits.maxBytes / mebibyte })}
          className="wg:min-h-60"
        >
          {t.oversizedText}
        </StatePanel>
      );
    case 'notShown':
      return (
        <StatePanel
          state="empty"
          icon={<FileText size={16} strokeWidth={1.5} aria-hidden />}
          title={{ kind: t.notShown, size: t.tooLarge, broken: t.broken }[document.why]}
          className="wg:min-h-60"
          actions={
            onSave ? (
              <Button size="sm" onClick={onSave}>
                <Download size={14} strokeWidth={1.5} aria-hidden />
                {t.save}
              </Button>
            ) : null
          }
        >
          {onSave
            ? {
                kind: t.notShownText,
                size: t.tooLargeText({ count: maxMegapixels }),
                broken: t.brokenText,
              }[document.why]
            : t.asItCame}
        </StatePanel>
      );
    case 'pdf':
      return <PdfView key={fileId} file={document.blob} name={fileName} onSave={onSave} />;
    case 'picture':
      return (
        <PictureView key={fileId} picture={document.picture} name={fileName} onSave={onSave} />
      );
  }
}

/** A picture, as large and turned as wanted. */
function PictureView({
  picture,
  name,
  onSave,
}: {
  picture: ImageBitmap;
  name: string;
  onSave: (() => void) | undefined;
}) {
  const [sight, setSight] = useState(firstSight);
  const onStep = (step: SightStep) => setSight(stepSight(sight, step));
  return (
    <>
      <DocumentToolbar {...{ name, sight, onStep, onSave }} />
      <DocumentSurface label={name} {...{ picture, sight, onStep }} />
    </>
  );
}
