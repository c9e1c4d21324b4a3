import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Download, Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { viewerMessages } from './viewer-messages.ts';
import { isLargest, isSmallest, type Sight, type SightStep } from './model/viewer.ts';

export interface DocumentToolbarProps {
  name: string;
  sight: Sight;
  onStep: (step: SightStep) => void;
  /** Saves the document; undefined: there is no button. */
  onSave: (() => void) | undefined;
  /** Buttons that lead through the pages of a document that has some. */
  pages?: ReactNode;
}

/** Over a document that is shown: how it is looked at, through which page, and the way to save it. */
export function DocumentToolbar({ name, sight, onStep, onSave, pages }: DocumentToolbarProps) {
  const t = useMessages(viewerMessages);
  return (
    <div
      role="toolbar"
      aria-label={t.tools}
      className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-1 wg:border-b wg:border-line wg:px-3 wg:py-1.5"
    >
      <div className="wg:flex wg:items-center wg:gap-1">
        <IconButton label={t.zoomOut} disabled={isSmallest(sight)} onClick={() => onStep('out')}>
          <ZoomOut size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <output className="wg:num wg:w-12 wg:text-center wg:text-sm">
          {t.zoom({ percent: sight.percent })}
        </output>
        <IconButton label={t.zoomIn} disabled={isLargest(sight)} onClick={() => onStep('in')}>
          <ZoomIn size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton label={t.fit} onClick={() => onStep('fit')}>
          <Maximize size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton label={t.rotate} onClick={() => onStep('turn')}>
          <RotateCw size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      {pages}
      {onSave ? (
        <IconButton label={t.saveNamed({ name })} className="wg:ms-auto" onClick={onSave}>
          <Download size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}
