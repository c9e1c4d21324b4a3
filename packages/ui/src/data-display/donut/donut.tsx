// @where Looks: colours of the allocation ring (donut)
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { donutArcs } from './donut-arcs.ts';

export interface DonutSegment {
  id: string;
  /** Size of the part, in the same unit for all. It is only drawn, so a number is exact enough. */
  share: number;
}

export interface DonutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the order of the legend. From the sixth on they share the neutral colour. */
  segments: readonly DonutSegment[];
  /** Accessible name: `Allocation by asset`. The legend beside the chart has the figures. */
  label: string;
  /** Content in the middle. */
  children?: React.ReactNode;
  /**
   * Width and height in px.
   * @default 152
   */
  size?: number | undefined;
}

const colours = [
  'ui:stroke-chart-1',
  'ui:stroke-chart-2',
  'ui:stroke-chart-3',
  'ui:stroke-chart-4',
  'ui:stroke-chart-5',
  'ui:stroke-chart-6',
] as const;

const swatches = [
  'ui:bg-chart-1',
  'ui:bg-chart-2',
  'ui:bg-chart-3',
  'ui:bg-chart-4',
  'ui:bg-chart-5',
  'ui:bg-chart-6',
] as const;

/** Parts of a whole, clockwise from the top. For up to six parts; add the rest up. */
export function Donut({ segments, label, children, size = 152, className, ...rest }: DonutProps) {
  return (
    <div
      data-slot="donut"
      className={cn('ui:relative ui:inline-grid ui:flex-none ui:place-items-center', className)}
      {...rest}
    >
      <svg
        width={size}
        height={size}
        viewBox="0 0 152 152"
        fill="none"
        role="img"
        aria-label={label}
      >
        <circle cx={76} cy={76} r={58} strokeWidth={16} className="ui:stroke-surface-3" />
        {donutArcs(segments.map((segment) => segment.share)).map((arc, index) => {
          const segment = segments[index];
          return segment && arc.length > 0 ? (
            <circle
              key={segment.id}
              cx={76}
              cy={76}
              r={58}
              pathLength={100}
              strokeWidth={16}
              strokeDasharray={`${arc.length} 100`}
              strokeDashoffset={-arc.start}
              transform="rotate(-90 76 76)"
              className={colours[Math.min(index, colours.length - 1)]}
            />
          ) : null;
        })}
      </svg>
      <div className="ui:absolute ui:inset-0 ui:grid ui:place-content-center ui:text-center">
        {children}
      </div>
    </div>
  );
}

/** A square in the colour of a segment, for its row in the legend. */
export function DonutSwatch({
  index,
  className,
  ...rest
}: ComponentProps<'span'> & {
  /** Index of the segment, from 0. */
  index: number;
}) {
  return (
    <span
      data-slot="donut-swatch"
      aria-hidden
      className={cn(
        'ui:inline-block ui:size-2 ui:flex-none ui:rounded-[2px] ui:forced-color-adjust-none',
        swatches[Math.min(index, swatches.length - 1)],
        className,
      )}
      {...rest}
    />
  );
}
