import { useMemo, useState } from 'react';
import type { DrawingHistory } from './change.ts';
import type { ChartDrawing, DrawingOptions, DrawingTool } from './drawings.ts';

/** The part of a chart's props that is about drawings. */
export interface DrawingProps {
  /**
   * The reader's drawings, as they were kept: what is none is left out. Their code is loaded with the first one.
   * @default []
   */
  drawings?: readonly ChartDrawing[] | undefined;
  /** Called with the drawings after a change; without it there is no button to draw. */
  onDrawingsChange?: ((drawings: ChartDrawing[]) => void) | undefined;
  /** Magnet, lock and visibility of all drawings; the chart keeps them itself without it. */
  drawingOptions?: DrawingOptions | undefined;
  /** Called with the new choices. */
  onDrawingOptionsChange?: ((options: DrawingOptions) => void) | undefined;
  /** The tool in the reader's hand, null for none; the chart keeps it itself without it. */
  tool?: DrawingTool | null | undefined;
  /** Called with the tool that the reader takes, and with null at the end. */
  onToolChange?: ((tool: DrawingTool | null) => void) | undefined;
}

/** State of drawing that lasts while a market is shown. */
interface DrawingSession {
  readonly options: DrawingOptions;
  readonly tool: DrawingTool | undefined;
  /** Id of the drawing that is selected. */
  readonly selected: string | undefined;
  readonly history: DrawingHistory;
  /** The list that the history leads to. Another one was written elsewhere, and nothing of it can be undone here. */
  readonly written: readonly ChartDrawing[] | undefined;
  /** The last act in words, for a screen reader. */
  readonly said: string;
  /** It removed something, which can be brought back. */
  readonly isRemoval: boolean;
  /** The drawing that gets the focus. Another object is another wish. */
  readonly focusOn: { readonly id: string } | undefined;
  /** The code of drawings is wanted. */
  readonly isUsed: boolean;
}

/** Drawings of a chart with their state, for its toolbar and its canvas. */
export interface DrawingDesk extends DrawingSession {
  /** The list of the host, unchecked. */
  readonly drawings: readonly ChartDrawing[];
  readonly canDraw: boolean;
  /** Changes the state, and the drawings where a list is given. */
  readonly update: (change: Partial<DrawingSession>, drawings?: readonly ChartDrawing[]) => void;
}

const fresh: DrawingSession = {
  options: { isMagnet: false, isLocked: false, isHidden: false },
  tool: undefined,
  selected: undefined,
  history: { past: [], future: [] },
  written: undefined,
  said: '',
  isRemoval: false,
  focusOn: undefined,
  isUsed: false,
};
const none: readonly ChartDrawing[] = [];

/** The drawings of a market's chart; another market begins anew, with the same choices. */
export function useDrawing(
  market: string,
  {
    drawings = none,
    onDrawingsChange,
    drawingOptions,
    onDrawingOptionsChange,
    tool,
    onToolChange,
  }: DrawingProps,
): DrawingDesk {
  const [session, setSession] = useState({ market, ...fresh });
  if (session.market !== market) setSession({ market, ...fresh, options: session.options });
  return useMemo(
    () => ({
      ...session,
      options: drawingOptions ?? session.options,
      tool: tool === undefined ? session.tool : (tool ?? undefined),
      drawings,
      canDraw: onDrawingsChange !== undefined,
      update: (change, next) => {
        setSession((now) => ({ ...now, ...change, isUsed: true }));
        if ('tool' in change) onToolChange?.(change.tool ?? null);
        if (change.options) onDrawingOptionsChange?.(change.options);
        if (next) onDrawingsChange?.([...next]);
      },
    }),
    [
      session,
      drawings,
      onDrawingsChange,
      drawingOptions,
      onDrawingOptionsChange,
      tool,
      onToolChange,
    ],
  );
}
