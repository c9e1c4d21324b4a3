import { announce } from '@agio/ui/announcer';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { viewerMessages } from './viewer-messages.ts';
import { DocumentSurface } from './document-surface.tsx';
import { DocumentToolbar } from './document-toolbar.tsx';
import { sideFor } from './pdf/limits.ts';
import { firstSight, stepSight } from './model/viewer.ts';
import { PageControls } from './page-controls.tsx';
import { PdfFailed } from './pdf-failed.tsx';
import { usePdf } from './pdf/use-pdf.ts';

/** A PDF, page by page as pixels: it opens no address, fills in nothing and runs nothing (S45). */
export function PdfView({
  file,
  name,
  onSave,
}: {
  file: Blob;
  name: string;
  onSave: (() => void) | undefined;
}) {
  const t = useMessages(viewerMessages);
  const [sight, setSight] = useState(firstSight);
  const { pages, page, drawn, failure, goTo, sharpen, stop, retry } = usePdf(file);
  const isThere = drawn?.page === page;
  const label = pages === undefined ? name : t.pageOf({ page, count: pages, name });
  const tell = useEffectEvent(() => announce(label));
  useEffect(() => {
    if (isThere) tell();
  }, [isThere, page]);
  const isBusy = !isThere && failure === undefined;
  const isLate = useIsLate(isBusy);
  if (failure !== undefined && pages === undefined)
    return <PdfFailed {...{ failure, onSave }} onRetry={retry} />;
  return (
    <>
      <DocumentToolbar
        {...{ name, sight, onSave }}
        onStep={(step) => setSight(stepSight(sight, step))}
        pages={
          pages === undefined ? null : <PageControls {...{ name, page, pages }} onPage={goTo} />
        }
      />
      {isThere && drawn.isPartial && failure === undefined ? (
        <Callout tone="warning" live title={t.partial} className="wg:rounded-none">
          {onSave ? t.partialText : t.asItCame}
        </Callout>
      ) : null}
      <DocumentSurface
        label={label}
        picture={drawn?.picture}
        text={isThere ? drawn.text : ''}
        sight={sight}
        isBusy={isBusy}
        onStep={(step) => setSight(stepSight(sight, step))}
        onTurnPage={(by) => {
          if (pages !== undefined) goTo(Math.min(pages, Math.max(1, page + by)));
        }}
        onSharpness={(longest) => sharpen(sideFor(longest))}
      >
        {failure !== undefined ? (
          <PdfFailed {...{ failure, page, onSave }} onRetry={retry} />
        ) : isBusy && (isLate || drawn === undefined) ? (
          <Waiting
            words={pages === undefined ? t.opening({ name }) : t.drawing({ page, count: pages })}
            isLate={isLate}
            isFirst={drawn === undefined}
            onStop={stop}
          />
        ) : undefined}
      </DocumentSurface>
    </>
  );
}

/** While a page is computed: what happens, and once it takes long a way to end it. */
function Waiting({
  words,
  isLate,
  isFirst,
  onStop,
}: {
  words: string;
  isLate: boolean;
  isFirst: boolean;
  onStop: () => void;
}) {
  const t = useMessages(viewerMessages);
  return (
    <>
      <div className="wg:sticky wg:top-0 wg:mb-3 wg:flex wg:items-center wg:gap-3 wg:rounded-control wg:border wg:border-line wg:bg-surface-1 wg:p-2 wg:ps-3 wg:text-sm">
        <output className="wg:min-w-0 wg:flex-1">{words}</output>
        {isLate ? (
          <Button size="sm" onClick={onStop}>
            {t.stop}
          </Button>
        ) : null}
      </div>
      {isFirst ? <Skeleton className="wg:h-96 wg:rounded-control" /> : null}
    </>
  );
}

/** Milliseconds after which a wait is shown; an earlier note would only flicker. */
const lateAfter = 700;

/** Returns true once something has been going on for a while. */
function useIsLate(isGoingOn: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLate(true), lateAfter);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isLate;
}
