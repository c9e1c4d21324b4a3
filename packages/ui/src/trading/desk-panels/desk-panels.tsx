import { type ComponentProps, type Ref, useState } from 'react';
import { Group, type Layout, Panel, Separator } from 'react-resizable-panels';
import { cn } from '../../foundations/cn/cn.ts';

/** Sizes of panels by their ids, in percent of the group. */
export type DeskLayout = Layout;

export interface DeskGroupProps extends Omit<
  ComponentProps<typeof Group>,
  'defaultLayout' | 'onLayoutChanged'
> {
  /** The sizes to begin with, as `onSizesChange` gave them; panels that are not in it take their own default. */
  sizes?: DeskLayout | undefined;
  /** After the reader has dragged a line or moved it with the arrow keys: remember it. */
  onSizesChange?: ((sizes: DeskLayout) => void) | undefined;
  ref?: Ref<HTMLDivElement | null> | undefined;
}

/** Panels side by side (or one over the other) with hairlines between them that can be dragged. */
export function DeskGroup({ sizes, onSizesChange, ref, className, ...rest }: DeskGroupProps) {
  // Only the first one counts: afterwards the group knows better.
  const [defaultLayout] = useState(sizes);
  return (
    <Group
      data-slot="desk-group"
      {...(ref === undefined ? {} : { elementRef: ref })}
      className={cn('ui:min-h-0', className)}
      {...(defaultLayout === undefined ? {} : { defaultLayout })}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) onSizesChange?.(layout);
      }}
      {...rest}
    />
  );
}

/** One panel. `id` names it in the remembered sizes; sizes are px as numbers, or text with a unit. */
export function DeskPanel({ className, ...rest }: ComponentProps<typeof Panel>) {
  return (
    <Panel
      data-slot="desk-panel"
      className={cn('ui:flex ui:min-h-0 ui:min-w-0 ui:flex-col ui:bg-surface-1', className)}
      {...rest}
    />
  );
}

export interface DeskSeparatorProps extends ComponentProps<typeof Separator> {
  /** What the line resizes: "Resize the orders panel". */
  label: string;
  /** The short bar that shows where to drag; without it only the pointer tells. */
  grip?: boolean | undefined;
}

/** The hairline between two panels. Drag it, or focus it and use the arrow keys; a double click restores the default. */
export function DeskSeparator({ label, grip = false, className, ...rest }: DeskSeparatorProps) {
  return (
    <Separator
      data-slot="desk-separator"
      aria-label={label}
      className={cn(
        'ui:group/line ui:relative ui:z-10 ui:bg-line ui:transition-colors ui:duration-state ui:data-[separator=active]:bg-accent ui:data-[separator=hover]:bg-line-strong',
        'ui:aria-[orientation=vertical]:w-px ui:aria-[orientation=horizontal]:h-px',
        className,
      )}
      {...rest}
    >
      {grip ? (
        <span
          aria-hidden
          className="ui:pointer-events-none ui:absolute ui:start-1/2 ui:top-1/2 ui:-ms-3.5 ui:-mt-[1.5px] ui:h-[3px] ui:w-7 ui:rounded-full ui:bg-line-strong"
        />
      ) : null}
    </Separator>
  );
}
