import { cva } from 'class-variance-authority';
import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import type { Variants } from '../../foundations/variants.ts';

export const buttonVariants = cva(
  [
    'ui:relative ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-control ui:select-none',
    'ui:border ui:text-center ui:transition-colors ui:duration-state',
    'ui:disabled:cursor-not-allowed ui:disabled:border-transparent ui:disabled:bg-surface-3 ui:disabled:text-fg-muted',
    'ui:aria-disabled:cursor-not-allowed! ui:aria-disabled:border-transparent ui:aria-disabled:bg-surface-3 ui:aria-disabled:text-fg-muted ui:forced-colors:aria-disabled:border-[GrayText] ui:forced-colors:aria-disabled:text-[GrayText]',
    'ui:aria-busy:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary:
          'ui:bg-accent ui:border-transparent ui:font-semibold ui:text-on-accent ui:hover:bg-accent-hover',
        secondary:
          'ui:bg-surface-3 ui:border-transparent ui:font-medium ui:text-fg ui:hover:bg-surface-3-hover',
        outline: 'ui:border-line-strong ui:font-medium ui:text-fg ui:hover:bg-surface-2',
        ghost:
          'ui:font-medium ui:border-transparent ui:text-fg-muted ui:hover:bg-surface-2 ui:hover:text-fg ui:aria-pressed:bg-surface-3 ui:aria-pressed:text-fg ui:aria-pressed:forced-selected',
        danger:
          'ui:bg-danger ui:border-transparent ui:font-semibold ui:text-on-danger ui:hover:bg-danger-hover',
        'danger-soft':
          'ui:font-medium ui:border-transparent ui:text-danger ui:hover:bg-danger-soft',
        buy: 'ui:bg-up ui:border-transparent ui:font-semibold ui:text-on-up ui:hover:bg-up-hover',
        sell: 'ui:bg-down ui:border-transparent ui:font-semibold ui:text-on-down ui:hover:bg-down-hover',
      },
      size: {
        sm: 'ui:gap-1.5 ui:px-2.5 ui:text-sm ui:hit-area',
        md: 'ui:gap-2 ui:px-3.5 ui:text-base ui:touch:min-h-11 ui:touch:min-w-11',
        lg: 'ui:gap-2 ui:px-4.5 ui:text-md',
      },
      block: { true: 'ui:flex ui:w-full ui:py-0.5', false: 'ui:inline-flex ui:whitespace-nowrap' },
    },
    compoundVariants: [
      // A label that is too long takes a second line in a button as wide as its place, or at the foot of a dialog or a step.
      { block: true, size: 'sm', className: 'ui:min-h-7' },
      { block: true, size: 'md', className: 'ui:min-h-control' },
      { block: true, size: 'lg', className: 'ui:min-h-11' },
      {
        block: false,
        size: ['md', 'lg'],
        className:
          'ui:in-[[data-slot$=-footer]]:h-auto ui:in-[[data-slot$=-footer]]:py-0.5 ui:in-[[data-slot$=-footer]]:whitespace-normal',
      },
      { block: false, size: 'sm', className: 'ui:h-7' },
      {
        block: false,
        size: 'md',
        className: 'ui:h-control ui:in-[[data-slot$=-footer]]:min-h-control',
      },
      { block: false, size: 'lg', className: 'ui:h-11 ui:in-[[data-slot$=-footer]]:min-h-11' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', block: false },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, Variants<typeof buttonVariants> {
  /**
   * Its weight, or its meaning: `buy` and `sell` only where an order is sent.
   * @default 'secondary'
   */
  variant?: Variants<typeof buttonVariants>['variant'];
  /**
   * `sm` is 28 px high, `md` as high as a field, `lg` 44 px.
   * @default 'md'
   */
  size?: Variants<typeof buttonVariants>['size'];
  /**
   * Fills the width of its place; a label that is too long takes a second line.
   * @default false
   */
  block?: Variants<typeof buttonVariants>['block'];
  /**
   * Renders its one child element, such as a link, in the style of a button.
   * @default false
   */
  asChild?: boolean | undefined;
  /**
   * Shows a spinner over the label, keeps width and focus, and ignores clicks.
   * @default false
   */
  loading?: boolean | undefined;
  /** An icon of 16 px before the label. */
  icon?: ReactNode;
}

/**
 * Starts an action. One primary per view; `buy` and `sell` only on the button that sends an order.
 * The label of a disabled button says why it is disabled ("Enter an amount").
 */
export function Button({
  variant,
  size,
  block,
  asChild = false,
  loading = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      data-slot="button"
      {...(asChild ? {} : { type: 'button' })}
      {...(loading ? { 'aria-busy': true } : {})}
      className={cn(buttonVariants({ variant, size, block }), className)}
      {...rest}
      onClick={loading ? stop : onClick}
    >
      {loading ? (
        <span className="ui:absolute ui:inset-0 ui:flex ui:items-center ui:justify-center">
          <Spinner />
        </span>
      ) : null}
      <Slot.Slottable child={children}>
        {(label) => (
          <span
            className={cn(
              'ui:inline-flex ui:min-w-0 ui:items-center ui:justify-center ui:gap-[inherit]',
              // Transparent, not hidden: a screen reader needs the name, the layout the width.
              loading && 'ui:opacity-0',
            )}
          >
            {icon}
            {label}
          </span>
        )}
      </Slot.Slottable>
    </Element>
  );
}

function stop(event: React.MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
