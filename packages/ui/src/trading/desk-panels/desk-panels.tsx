/**
 * Panels side by side or above each other, with sizes that the reader changes.
 * @module
 */

import { type ComponentProps, useId, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { type DeskLayout, GroupContext, useDeskGroup } from './desk-context.ts';

export type { DeskLayout } from './desk-context.ts';
export { DeskSeparator, type DeskSeparatorProps } from './desk-separator.tsx';

export interface DeskGroupProps extends ComponentProps<'div'> {
  /**
   * `horizontal` puts the panels side by side, `vertical` one above the other.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The sizes, as from `onSizesChange`; a panel that is missing has its default. Other sizes than before take over. */
  sizes?: DeskLayout | undefined;
  /** Called after the reader has dragged, moved by keyboard, or reset a separator: store the sizes. */
  onSizesChange?: ((sizes: DeskLayout) => void) | undefined;
}

const defaults: DeskLayout = {};

/**
 * Panels with movable separators. The panel without a `defaultSize` fills the rest. The layout is flexbox, so a resize of
 * the window needs no code.
 */
export function DeskGroup({
  orientation = 'horizontal',
  sizes: given = defaults,
  onSizesChange,
  className,
  ...rest
}: DeskGroupProps) {
  const id = useId();
  // The group keeps sizes of its own, so that it also works in hosts that do not store them.
  const [sizes, setSizes] = useState(given);
  const [adopted, setAdopted] = useState(given);
  if (given !== adopted) {
    setAdopted(given);
    setSizes(given);
  }
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
  /** Id of the panel in the stored sizes. */
  id: string;
  /** In px, or in percent of the group as `'68%'`. Without it the panel fills the rest. */
  defaultSize?: number | `${number}%` | undefined;
  /**
   * In px.
   * @default 0
   */
  minSize?: number | undefined;
  /** In px. */
  maxSize?: number | undefined;
}

/** A panel of {@link DeskPanels}. */
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
      // For the separators beside it.
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
