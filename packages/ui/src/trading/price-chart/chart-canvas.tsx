import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { averageWords, candleWords, sightWords, type WordFormat } from './chart-description.tsx';
import type { ChartHandle } from './chart-handle.ts';
import { keyAction } from './chart-keys.ts';

const restMs = 400;

interface ChartCanvasProps extends WordFormat {
  /** The element that contains the canvas. */
  canvas: Ref<HTMLDivElement>;
  chart: ChartHandle | undefined;
  isShown: boolean;
  name: string;
}

/** The canvas with its keyboard and screen reader support: keys move a cursor and the view, and the result is read out. */
export function ChartCanvas({ canvas, chart, isShown, name, ...format }: ChartCanvasProps) {
  const { labels } = format;
  const keys = useId();
  const [spoken, speak] = useSpeech();
  const read = (reads: 'candle' | 'sight') =>
    speak(() => {
      if (!chart) return '';
      const { held, inSight } = chart.cursor;
      return reads === 'candle' && held
        ? [candleWords(held, format), averageWords(chart.averaged, format), chart.wordsAt(held)]
            .filter((words) => words !== '')
            .join(' ')
        : sightWords(inSight, format);
    });
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- an
          application takes keys of its own */}
      <div
        data-slot="chart-picture"
        role="application"
        tabIndex={0}
        aria-label={name}
        aria-roledescription={labels.pictureRole}
        aria-describedby={keys}
        onKeyDown={(event) => {
          const action = chart && keyAction(event, chart.cursor.held !== undefined);
          if (!action) return;
          event.preventDefault();
          // Escape must not also close the element around the chart.
          event.stopPropagation();
          action.act(chart);
          read(action.reads);
        }}
        onFocus={() => read('sight')}
        onBlur={() => {
          chart?.cursor.leave();
          speak(() => '');
        }}
        className={cn(
          // The library's layers would cover an outline of the element.
          'ui:absolute ui:inset-0 ui:outline-none ui:after:pointer-events-none ui:after:absolute ui:after:inset-0 ui:after:z-3 ui:after:forced-color-adjust-none ui:focus-visible:after:border-2 ui:focus-visible:after:border-focus',
          !isShown && 'ui:invisible',
        )}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        {/* Time runs from left to right in every language, and so do the elements over the canvas. */}
        <div ref={canvas} dir="ltr" aria-hidden className="ui:absolute ui:inset-0" />
      </div>
      <span id={keys} className="ui:hidden">
        {labels.keys}
      </span>
      <span role="status" className="ui:visually-hidden">
        {spoken}
      </span>
    </>
  );
}

/** A text and its setter, which waits for a pause of the keys: a held key is read out once, at its end. */
function useSpeech(): [text: string, speak: (words: () => string) => void] {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    text,
    (words) => {
      clearTimeout(timer.current);
      // Read only then, because the chart moves in its next frame.
      timer.current = setTimeout(() => setText(words()), restMs);
    },
  ];
}
