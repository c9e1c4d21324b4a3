import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../foundations/language/language.tsx';
import { pressedKey } from '../../../foundations/pressed-key/pressed-key.ts';
import type { ChartHandle } from '../chart-handle.ts';
import { DrawingActions } from './actions.ts';
import { DrawingBar } from './drawing-bar.tsx';
import { DrawingLayer } from './drawing-layer.ts';
import { DrawingStops } from './drawing-stops.tsx';
import { type Draft, DrawingSurface } from './drawing-surface.tsx';
import { drawingTexts, priceText, timeText } from './drawing-words.ts';
import type { ChartDrawing } from './drawings.ts';
import { drawingMessages } from './messages.ts';
import { useDrawingDrag } from './use-drawing-drag.ts';
import type { DrawingDesk } from './use-drawing.ts';

interface ChartDrawingsProps {
  chart: ChartHandle;
  drawing: DrawingDesk;
  tickSize: string;
  locale: string;
  timeZone: string | undefined;
}

/** The drawings over the candles: drawn, selected, moved and removed by mouse, touch and keys. */
export function ChartDrawings({
  chart,
  drawing: desk,
  tickSize,
  locale,
  timeZone,
}: ChartDrawingsProps) {
  const root = useRef<HTMLDivElement>(null);
  const words = useMessages(drawingMessages);
  const format = useMemo(
    () => ({ tickSize, locale, timeZone, words }),
    [tickSize, locale, timeZone, words],
  );
  const actions = useMemo(() => new DrawingActions(desk, format), [desk, format]);
  const [layer, setLayer] = useState<DrawingLayer>();
  const [draft, setDraft] = useState<Draft>();
  /** A drawing on its way to another place. */
  const [moved, setMoved] = useState<ChartDrawing>();
  const { options, tool, selected, focusOn } = desk;
  const drawings = useMemo(() => {
    if (options.isHidden) return [];
    return actions.drawings.map((each) => (each.id === moved?.id ? moved : each));
  }, [actions, options.isHidden, moved]);

  useEffect(() => {
    const remove = chart.addLayer((host) => {
      const made = new DrawingLayer(host);
      setLayer(made);
      return made;
    });
    return () => {
      setLayer(undefined);
      remove();
    };
  }, [chart]);
  const sketch = useMemo(
    () => (tool && draft ? sketchOf(tool, draft, words.tool.text) : undefined),
    [tool, draft, words],
  );
  useEffect(() => {
    layer?.show({
      drawings: sketch ? [...drawings, sketch] : drawings,
      selected: sketch?.id ?? selected,
      cursor: tool && draft?.cursor,
      tickSize,
      texts: drawingTexts(format, () => layer.timeline),
      priceText: (price) => priceText(price, format),
      timeText: (time) => timeText(time, format),
    });
  }, [layer, drawings, sketch, selected, tool, draft, tickSize, format]);

  useDrawingDrag({ layer, actions, desk, onMove: setMoved });
  // Once for each wish, not again with the next drawing.
  const onFocusWish = useEffectEvent((on: DrawingLayer, wanted: string) => {
    const [first] = actions.drawings.find(({ id }) => id === wanted)?.points ?? [];
    if (first) on.reveal(first.time);
    const stops = root.current?.querySelectorAll<HTMLElement>('[data-slot=chart-drawing]') ?? [];
    [...stops].find(({ dataset }) => dataset['id'] === wanted)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (layer && focusOn) onFocusWish(layer, focusOn.id);
  }, [layer, focusOn]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!desk.canDraw || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
    const key = pressedKey(event);
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) actions.redo();
    else actions.undo();
  });
  useEffect(() => {
    const section = root.current?.closest<HTMLElement>('[data-slot=price-chart]');
    section?.addEventListener('keydown', onKey);
    return () => section?.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div
      ref={root}
      data-slot="chart-drawings"
      // A drawing that loses the focus to something else is not selected any more.
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) actions.select(undefined);
      }}
    >
      {layer && tool ? (
        <DrawingSurface
          key={tool}
          {...{ chart, layer, tool, actions, format, draft }}
          isMagnet={options.isMagnet}
          onDraft={setDraft}
        />
      ) : null}
      {layer && !tool ? (
        <DrawingStops
          {...{ chart, layer, drawings, selected, actions, format }}
          onMove={setMoved}
        />
      ) : null}
      {desk.canDraw ? (
        <DrawingBar
          {...{ chart, desk, actions, format }}
          set={draft?.points.length ?? 0}
          drawing={drawings.find(({ id }) => id === selected)}
          onPreview={setMoved}
        />
      ) : null}
      <span role="status" className="ui:visually-hidden">
        {desk.said}
      </span>
    </div>
  );
}

/** The drawing as it would be with the point of the cursor. */
function sketchOf(
  tool: ChartDrawing['tool'],
  { points, cursor }: Draft,
  text: string,
): ChartDrawing {
  return { id: 'sketch', tool, points: cursor ? [...points, cursor] : points, text };
}
