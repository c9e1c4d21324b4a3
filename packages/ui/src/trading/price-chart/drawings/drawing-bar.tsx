import { Lock, Magnet, Trash2, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../controls/button/button.tsx';
import { IconButton } from '../../../controls/icon-button/icon-button.tsx';
import type { ChartHandle } from '../chart-handle.ts';
import type { DrawingActions } from './actions.ts';
import type { DrawingFormat } from './drawing-words.ts';
import { type ChartDrawing, maxTextLength, pointsOf } from './drawings.ts';
import { ToolIcon } from './tool-icon.tsx';
import type { DrawingDesk } from './use-drawing.ts';

/** Distance of the bar from the foot of the prices, in px: above the link of the library. */
const fromFoot = 76;

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const small = { size: 'sm', className: 'ui:touch:size-11' } as const;

interface DrawingBarProps {
  chart: ChartHandle;
  desk: DrawingDesk;
  actions: DrawingActions;
  format: DrawingFormat;
  /** The number of points that are set. */
  set: number;
  /** The selected one. */
  drawing: ChartDrawing | undefined;
  /** Called with a drawing as it would be, and with undefined at the end. */
  onPreview: (drawing: ChartDrawing | undefined) => void;
}

/** At the foot of the prices: the tool in the hand, the selected drawing, or what was removed with a way back. */
export function DrawingBar({
  chart,
  desk,
  actions,
  format,
  set,
  drawing,
  onPreview,
}: DrawingBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { words } = format;
  const { tool, options } = desk;
  const shows = tool ? 'tool' : desk.isRemoval ? 'removal' : drawing ? 'drawing' : undefined;
  useEffect(() => {
    const place = () => {
      const { current } = bar;
      if (!current) return;
      current.style.top = `${chart.height - fromFoot}px`;
      current.style.paddingInlineEnd = `${chart.axisWidth}px`;
    };
    const stop = chart.onMove(place);
    place();
    return stop;
  }, [chart, shows]);
  if (!shows) return null;
  return (
    <div
      ref={bar}
      className="ui:pointer-events-none ui:absolute ui:inset-x-0 ui:z-4 ui:flex ui:justify-center"
    >
      <div
        data-slot="chart-drawing-bar"
        className="ui:pointer-events-auto ui:flex ui:h-9 ui:max-w-full ui:min-w-0 ui:items-center ui:gap-1.5 ui:rounded-panel ui:bg-overlay ui:ps-2.5 ui:pe-1.5 ui:text-sm ui:shadow-overlay ui:touch:h-12"
      >
        {tool ? (
          <>
            <ToolIcon tool={tool} />
            <span className="ui:truncate ui:font-medium">{words.tool[tool]}</span>
            {pointsOf(tool) > 1 ? (
              <span className="ui:flex-none ui:text-fg-muted">
                {words.point({ number: set + 1, count: pointsOf(tool) })}
              </span>
            ) : null}
            <IconButton
              {...small}
              label={words.magnet}
              aria-pressed={options.isMagnet}
              onClick={() => actions.set({ isMagnet: !options.isMagnet })}
            >
              <Magnet {...icon} />
            </IconButton>
            <IconButton {...small} label={words.cancel} onClick={() => actions.take(undefined)}>
              <X {...icon} />
            </IconButton>
          </>
        ) : shows === 'removal' ? (
          <>
            <span className="ui:truncate">{desk.said}</span>
            <Button size="sm" variant="ghost" onClick={() => actions.undo()}>
              <Undo2 {...icon} size={14} />
              {words.undo}
            </Button>
            <IconButton {...small} label={words.close} onClick={() => actions.forget()}>
              <X {...icon} />
            </IconButton>
          </>
        ) : drawing ? (
          <>
            <ToolIcon tool={drawing.tool} />
            {drawing.tool === 'text' && !actions.isFixed(drawing) ? (
              <TextInput
                key={drawing.id}
                label={words.tool.text}
                text={drawing.text ?? ''}
                isNew={drawing.text === words.tool.text}
                onType={(text) => onPreview({ ...drawing, text })}
                onEnd={() => {
                  actions.replace(drawing);
                  onPreview(undefined);
                }}
              />
            ) : (
              <span className="ui:truncate ui:font-medium">{words.tool[drawing.tool]}</span>
            )}
            <IconButton
              {...small}
              label={words.lock}
              aria-pressed={actions.isFixed(drawing)}
              disabled={options.isLocked}
              onClick={() => actions.replace({ ...drawing, isLocked: !drawing.isLocked })}
            >
              <Lock {...icon} size={14} />
            </IconButton>
            <IconButton
              {...small}
              label={words.remove({ name: words.tool[drawing.tool] })}
              onClick={() => actions.remove(drawing.id)}
            >
              <Trash2 {...icon} size={14} />
            </IconButton>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** The words of a text. A new one has the focus, with its placeholder selected. */
function TextInput({
  label,
  text,
  isNew,
  onType,
  onEnd,
}: {
  label: string;
  text: string;
  isNew: boolean;
  onType: (text: string) => void;
  onEnd: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [selects] = useState(isNew);
  useEffect(() => {
    // After the drawing itself had the focus.
    if (selects) requestAnimationFrame(() => input.current?.select());
  }, [selects]);
  return (
    <input
      ref={input}
      data-slot="chart-drawing-text"
      aria-label={label}
      value={text}
      maxLength={maxTextLength}
      onChange={(event) => onType(event.target.value)}
      onBlur={onEnd}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onEnd();
      }}
      className="ui:h-6.5 ui:w-36 ui:min-w-0 ui:rounded-sm ui:touch:h-11 ui:border ui:border-line-strong ui:bg-surface-1 ui:px-2 ui:text-sm ui:text-fg"
    />
  );
}
