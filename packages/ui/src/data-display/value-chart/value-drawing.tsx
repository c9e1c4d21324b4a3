import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { markPlaces, type ValueMark } from './value-marks.ts';
import { type PlacedPoint, valuePath, type ValueShape } from './value-shape.ts';

const lineVariants = cva('', {
  variants: {
    quiet: {
      true: 'ui:stroke-fg-faint ui:text-fg-faint',
      false: 'ui:stroke-accent ui:text-accent',
    },
  },
});
const dotVariants = cva('', {
  variants: { quiet: { true: 'ui:fill-fg-muted', false: 'ui:fill-accent' } },
});

/** Grid, area, line and marks of a chart. */
export function ValueDrawing({
  shape,
  size: { width, height },
  marks,
  quiet,
  shown,
  label,
}: {
  shape: ValueShape;
  size: { width: number; height: number };
  marks: readonly ValueMark[];
  quiet: boolean;
  shown: PlacedPoint | undefined;
  label: string;
}) {
  const gradient = useId();
  const last = shape.points.at(-1);
  const line = lineVariants({ quiet });
  const dot = dotVariants({ quiet });
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="ui:block">
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1" className={line}>
        <stop offset="0" stopColor="currentColor" stopOpacity={0.24} />
        <stop offset="1" stopColor="currentColor" stopOpacity={0} />
      </linearGradient>
      {shape.ticks.map(({ value, y }) => (
        <path
          key={value}
          d={`M0 ${Math.round(y) + 0.5}H${width}`}
          strokeDasharray="3 4"
          className="ui:stroke-line"
        />
      ))}
      <path d={valuePath(shape.points, height)} fill={`url(#${gradient})`} />
      <path
        d={valuePath(shape.points)}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className={line}
      />
      {markPlaces(marks, shape).map(({ x, direction }) => (
        <path
          key={`${x} ${direction}`}
          data-mark={direction}
          d={
            direction === 'in'
              ? `M${x - 4} ${height - 5}h8l-4 -7z`
              : `M${x - 4} ${height - 12}h8l-4 7z`
          }
          className={direction === 'in' ? 'ui:fill-fg-muted' : 'ui:fill-fg-faint'}
        />
      ))}
      {shown ? (
        <>
          <path d={`M${shown.x} 0V${height}`} className="ui:stroke-chart-crosshair" />
          <circle cx={shown.x} cy={shown.y} r="4" className={dot} />
        </>
      ) : null}
      {last ? <circle cx={last.x - 3} cy={last.y} r="3" className={dot} /> : null}
    </svg>
  );
}
