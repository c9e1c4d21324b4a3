import { uploadLimits } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { StatePanel } from '@agio/ui/state-panel';
import { Download, FileText, Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mostMegapixels } from '../documents/index.ts';
import { common } from '../shared/messages.ts';
import { saveFile } from '../shared/save-file.ts';
import { caseMessages } from './case-messages.ts';
import { useDocument } from './use-document.ts';

const mebibyte = 1024 * 1024;

/** One document beside the facts: a picture to zoom and rotate; anything else to save. */
export function DocumentViewer({ fileId, fileName }: { fileId: string; fileName: string }) {
  const { documents: t } = useMessages(caseMessages);
  const { retry: retryLabel } = useMessages(common);
  const document = useDocument(fileId);
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
            <Button size="sm" onClick={() => saveFile(document.blob, fileName)}>
              <Download size={14} strokeWidth={1.5} aria-hidden />
              {t.save}
            </Button>
          }
        >
          {
            {
              kind: t.notShownText,
              size: t.tooLargeText({ limit: mostMegapixels }),
              broken: t.brokenText,
            }[document.why]
          }
        </StatePanel>
      );
    case 'picture':
      return (
        <Picture
          key={fileId}
          picture={document.picture}
          name={fileName}
          onSave={() => saveFile(document.blob, fileName)}
        />
      );
  }
}

/** In percent of the width of its place. */
const zooms = [50, 100, 150, 200, 300, 400] as const;
const fit = 1;

function Picture({
  picture,
  name,
  onSave,
}: {
  picture: ImageBitmap;
  name: string;
  onSave: () => void;
}) {
  const { documents: t } = useMessages(caseMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState(fit);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, turns);
  }, [picture, turns]);
  const percent = zooms[zoom] ?? 100;
  return (
    <>
      <div className="wg:flex wg:items-center wg:gap-1 wg:border-b wg:border-line wg:px-3 wg:py-1.5">
        <IconButton label={t.zoomOut} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <output className="wg:num wg:w-14 wg:text-center wg:text-sm">{t.zoom({ percent })}</output>
        <IconButton
          label={t.zoomIn}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton label={t.fit} onClick={() => setZoom(fit)}>
          <Maximize size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton label={t.rotate} onClick={() => setTurns((turns + 1) % 4)}>
          <RotateCw size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton label={t.saveNamed({ name })} className="wg:ms-auto" onClick={onSave}>
          <Download size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      {/* Scrolled by keys, too. */}
      <section
        aria-label={t.shown}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls
        tabIndex={0}
        className="wg:max-h-[70dvh] wg:overflow-auto wg:bg-surface-2 wg:p-3 wg:focus-ring"
      >
        <figure aria-label={name}>
          <canvas
            ref={canvas}
            className="wg:mx-auto wg:max-w-none"
            style={{ width: `${percent}%` }}
          />
        </figure>
      </section>
    </>
  );
}

/** Draws a picture turned by quarters, as wide and high as it then is. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: number): void {
  const { width, height } = picture;
  const isUpright = turns % 2 === 0;
  canvas.width = isUpright ? width : height;
  canvas.height = isUpright ? height : width;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
}
