import { cva } from 'class-variance-authority';
import { createContext, type ComponentProps, type KeyboardEvent, use } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { Variants } from '../../foundations/variants.ts';

/** Styles of the box around the segments; the tabs use them too. */
export const segmentedVariants = cva('ui:border ui:border-line ui:bg-surface-2', {
  variants: {
    variant: {
      neutral:
        'ui:inline-flex ui:flex-wrap ui:gap-0.5 ui:rounded-[calc(var(--agio-radius-control)+2px)] ui:p-px',
      side: 'ui:grid ui:grid-flow-col ui:auto-cols-fr ui:gap-[3px] ui:rounded-[calc(var(--agio-radius-control)+3px)] ui:p-0.5',
    },
  },
  defaultVariants: { variant: 'neutral' },
});

/** Styles of one segment, by `data-state` `on`, `checked` or `active`. */
export const segmentVariants = cva(
  [
    'ui:inline-flex ui:cursor-pointer ui:items-center ui:justify-center ui:gap-1.5 ui:rounded-control ui:border ui:border-transparent ui:whitespace-nowrap ui:text-fg-muted',
    'ui:transition-colors ui:duration-state ui:not-disabled:hover:text-fg ui:disabled:cursor-not-allowed ui:disabled:text-fg-faint',
    'ui:state-on:forced-selected ui:state-checked:forced-selected ui:state-active:forced-selected ui:touch:min-h-11 ui:touch:min-w-11',
  ],
  {
    variants: {
      variant: { neutral: 'ui:font-medium', side: 'ui:font-semibold ui:text-base' },
      tone: {
        neutral:
          'ui:state-on:border-raised-line ui:state-on:bg-raised ui:state-on:text-fg ui:state-active:border-raised-line ui:state-active:bg-raised ui:state-active:text-fg ui:state-checked:border-raised-line ui:state-checked:bg-raised ui:state-checked:text-fg',
        buy: 'ui:state-on:border-up/45 ui:state-on:bg-up-soft ui:state-on:text-up ui:state-active:border-up/45 ui:state-active:bg-up-soft ui:state-active:text-up',
        sell: 'ui:state-on:border-down/45 ui:state-on:bg-down-soft ui:state-on:text-down ui:state-active:border-down/45 ui:state-active:bg-down-soft ui:state-active:text-down',
      },
      size: {
        sm: 'ui:h-6 ui:px-2 ui:text-xs',
        md: 'ui:h-7 ui:px-3 ui:text-sm',
        lg: 'ui:h-[34px] ui:px-3',
      },
    },
    defaultVariants: { variant: 'neutral', tone: 'neutral', size: 'md' },
  },
);

type Size = NonNullable<Variants<typeof segmentVariants>['size']>;

interface Group {
  variant: 'neutral' | 'side';
  size: Size | undefined;
  value: string;
  disabled: boolean;
  onValueChange: (value: string) => void;
}

const Context = createContext<Group | null>(null);

export interface SegmentedProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'onChange'
> {
  /** The subject of the choice, as the accessible name of the group. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /**
   * `side` is the Buy/Sell switch: equal halves in the colours of the two directions.
   * @default 'neutral'
   */
  variant?: 'neutral' | 'side' | undefined;
  size?: Size | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/**
 * A choice of one among a few visible options. Arrow keys move and choose; one is always on. For more than five use a
 * select; for panels that replace each other use tabs.
 */
export function Segmented({
  label,
  value,
  onValueChange,
  variant = 'neutral',
  size,
  disabled = false,
  className,
  onKeyDown,
  ...rest
}: SegmentedProps) {
  const group: Group = {
    variant,
    size: size ?? (variant === 'side' ? 'lg' : 'md'),
    value,
    disabled,
    onValueChange,
  };
  return (
    <Context value={group}>
      <div
        data-slot="segmented"
        role="radiogroup"
        // The items take the focus, not the group.
        tabIndex={-1}
        aria-label={label}
        className={cn(segmentedVariants({ variant }), className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) moveByKey(event);
        }}
        {...rest}
      />
    </Context>
  );
}

/** Chooses the item that an arrow key reaches, and wraps at the ends, like a radio group. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const items = Array.from(
    event.currentTarget.querySelectorAll<HTMLElement>('[data-slot="segmented-item"]:enabled'),
  );
  const at = items.findIndex((item) => item === document.activeElement);
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const to = targetOf(event.key, at, items.length, rtl);
  const item = to === undefined ? undefined : items.at(to % items.length);
  if (at < 0 || !item) return;
  event.preventDefault();
  item.focus();
  item.click();
}

function targetOf(key: string, at: number, count: number, rtl: boolean): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return rtl ? at - 1 : at + 1;
    case 'ArrowLeft':
      return rtl ? at + 1 : at - 1;
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export interface SegmentedItemProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string;
  /** The direction whose colour the item has; in the `side` variant alone. */
  tone?: 'neutral' | 'buy' | 'sell' | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** One choice of a {@link Segmented}. */
export function SegmentedItem({
  value,
  tone,
  className,
  disabled = false,
  onClick,
  ...rest
}: SegmentedItemProps) {
  const group = use(Context);
  if (!group) throw new Error('A SegmentedItem must be inside a Segmented.');
  const { variant, size } = group;
  const isOn = group.value === value;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isOn}
      data-slot="segmented-item"
      data-state={isOn ? 'on' : 'off'}
      disabled={disabled || group.disabled}
      tabIndex={isOn ? 0 : -1}
      className={cn(segmentVariants({ variant, tone, size }), className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isOn) group.onValueChange(value);
      }}
      {...rest}
    />
  );
}
