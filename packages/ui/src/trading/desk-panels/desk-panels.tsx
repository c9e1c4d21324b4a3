import { type ComponentProps, useId, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { type DeskLayout, GroupContext, useDeskGroup } from './desk-context.ts';

export type { DeskLayout } from './desk-context.ts';
export { DeskSeparator, type DeskSeparatorProps } from './desk-separator.tsx';

export interface DeskGroupProps extends ComponentProps<'div'> {
  /** Panels side by side, or one over the other. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The sizes to begin with, as `onSizesChange` gave them; panels that are not in it take their own default. */
  sizes?: DeskLayout | undefined;
  /** After the reader has dragged a line, moved it with the keyboard or reset it: remember it. */
  onSizesChange?: ((sizes: DeskLayout) => void) | undefined;
}

/**
 * Panels with hairlines between them that can be moved. One panel takes whatever room the others leave: the one without a
 * `defaultSize`. All of it is flexbox, so that a change of the window needs no code.
 */
export function DeskGroup({
  orientation = 'horizontal',
  sizes: initial = {},
  onSizesChange,
  className,
  ...rest
}: DeskGroupProps) {
  const id = useId();
  // Only the first sizes count: afterwards the group knows better.
  const [sizes, setSizes] = useState(initial);
  const setSize = (panel: string, size: number | undefined) => {
    const { [panel]: _, ...others } = sizes;
    const next = size === undefined ? others : { ...others, [panel]: size };
    setSizes(next);
    onSizesChange?.(next);
  };
  return (
    <GroupContext value={{ domId: (panel) => `${id}-${panel}`, orientation, sizes, setSize }}>
      <div
        data-slot="desk-group"
        className={cn(
          'ui:flex ui:min-h-0 ui:min-w-0',
          orientation === 'vertical' ? 'ui:h-full ui:flex-col' : 'ui:w-full',
          className,
        )}
        {...rest}
      />
    </GroupContext>
  );
}

export interface DeskPanelProps extends ComponentProps<'div'> {
  /** Names it in the remembered sizes. */
  id: string;
  /** In px, or in percent of the group as `'68%'`. Without it the panel takes the room that is left. */
  defaultSize?: number | `${number}%` | undefined;
  /** In px. */
  minSize?: number | undefined;
  /** In px. */
  maxSize?: number | undefined;
}

/** One panel. */
export function DeskPanel({
  id,
  defaultSize,
  minSize = 0,
  maxSize,
  className,
  style,
  ...rest
}: DeskPanelProps) {
  const { domId, orientation, sizes } = useDeskGroup();
  const isVertical = orientation === 'vertical';
  const unit = typeof defaultSize === 'string' ? '%' : 'px';
  const size = sizes[id] ?? Number.parseInt(String(defaultSize), 10);
  return (
    <div
      data-slot="desk-panel"
      id={domId(id)}
      // Read by the lines beside it.
      data-panel={id}
      data-unit={defaultSize === undefined ? undefined : unit}
      className={cn('ui:flex ui:flex-col ui:overflow-hidden ui:bg-surface-1', className)}
      style={{
        flex: defaultSize === undefined ? '1 1 0' : `0 1 ${size}${unit}`,
        [isVertical ? 'minHeight' : 'minWidth']: minSize,
        [isVertical ? 'minWidth' : 'minHeight']: 0,
        [isVertical ? 'maxHeight' : 'maxWidth']: maxSize,
        ...style,
      }}
      {...rest}
    />
  );
}
