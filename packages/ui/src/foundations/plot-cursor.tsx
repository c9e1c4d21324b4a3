import type { ComponentProps, KeyboardEvent } from 'react';

interface PlotCursorProps extends ComponentProps<'div'> {
  /** Accessible name of the values that the keys move between. */
  'aria-label': string;
  'aria-valuemin': number;
  'aria-valuemax': number;
  'aria-valuenow': number;
  /** Called with a distance from the left edge in px; without one when the reader leaves. */
  onPoint: (x: number | undefined) => void;
  /** The place that a key leads to; undefined for keys that lead nowhere. */
  placeOf: (event: KeyboardEvent) => { readonly x: number } | undefined;
}

/** Over a drawing: where the pointer, a finger or the keys are. A slider for screen readers. */
export function PlotCursor({ onPoint, placeOf, 'aria-valuenow': now, ...rest }: PlotCursorProps) {
  const point = ({ clientX, currentTarget }: { clientX: number; currentTarget: Element }) =>
    onPoint(clientX - currentTarget.getBoundingClientRect().left);
  return (
    <div
      role="slider"
      aria-valuenow={now}
      data-slot="plot-cursor"
      tabIndex={0}
      className="ui:absolute ui:inset-0 ui:touch-pan-y ui:focus-visible:-outline-offset-2"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onPoint(undefined)}
      onBlur={() => onPoint(undefined)}
      onKeyDown={(event) => {
        const place = placeOf(event);
        if (place) onPoint(place.x);
      }}
      {...rest}
    />
  );
}
