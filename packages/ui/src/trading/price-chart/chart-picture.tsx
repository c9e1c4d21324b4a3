import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { candleWords, sightWords, type WordFormat } from './candle-words.tsx';
import type { ChartHandle } from './chart-handle.ts';
import { keyAction } from './chart-keys.ts';

const restMs = 400;

interface ChartPictureProps extends WordFormat {
  /** The element that the chart is drawn into. */
  canvas: Ref<HTMLDivElement>;
  chart: ChartHandle | undefined;
  isShown: boolean;
  name: string;
}

/** The canvas, for the eye, for keys and for the ear: keys move a cursor and the view, and what they came to is read out. */
export function ChartPicture({ canvas, chart, isShown, name, ...format }: ChartPictureProps) {
  const { labels } = format;
  const keys = useId();
  const [spoken, speak] = useSpeech();
  const read = (reads: 'candle' | 'sight') =>
    speak(() => {
      if (!chart) return '';
      const { held, inSight } = chart.cursor;
      return reads === 'candle' && held ? candleWords(held, format) : sightWords(inSight, format);
    });
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- an
          application is what takes keys of its own */}
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
          // Escape must not also close what the chart stands in.
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
          // The library's layers would cover an outline of the element itself.
          'ui:absolute ui:inset-0 ui:outline-none ui:after:pointer-events-none ui:after:absolute ui:after:inset-0 ui:after:z-3 ui:after:forced-color-adjust-none ui:focus-visible:after:border-2 ui:focus-visible:after:border-focus',
          !isShown && 'ui:invisible',
        )}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        {/* Time runs from left to right in every language; what lies over the canvas goes with it. */}
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

/** A text, and what sets it when keys rest: who holds one down hears where it came to, not every step. */
function useSpeech(): [text: string, speak: (words: () => string) => void] {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    text,
    (words) => {
      clearTimeout(timer.current);
      // Asked for only then: the chart moves with its next frame.
      timer.current = setTimeout(() => setText(words()), restMs);
    },
  ];
}
