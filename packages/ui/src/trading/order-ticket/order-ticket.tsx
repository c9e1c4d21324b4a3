/**
 * The form of an order, in parts: side, type, fields, share of the balance, summary and submit button.
 *
 * @example
 * ```tsx
 * import { AmountInput } from '@agio/ui/amount-input';
 * import { OrderTicket, type TicketSide, TicketSides, TicketSubmit } from '@agio/ui/order-ticket';
 * import { useState } from 'react';
 *
 * export function Ticket() {
 *   const [side, setSide] = useState<TicketSide>('Buy');
 *   const [amount, setAmount] = useState('');
 *   return (
 *     <OrderTicket onSubmit={() => {}}>
 *       <TicketSides side={side} onSideChange={setSide}>
 *         <AmountInput label="Amount" unit="XCB" value={amount} onValueChange={setAmount} />
 *         <TicketSubmit side={side} blocked={amount === ''}>
 *           {amount === '' ? 'Enter an amount' : `${side} XCB`}
 *         </TicketSubmit>
 *       </TicketSides>
 *     </OrderTicket>
 *   );
 * }
 * ```
 *
 * @module
 */

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useMessages } from '../../foundations/language/language.tsx';
import { orderTicketMessages } from './messages.ts';
import type { TicketSide } from './ticket-tabs.tsx';

// The parts of an order ticket, from top to bottom. They do not judge an order: values, reasons and labels come in as
// props, and actions of the user go out as callbacks.

export { TicketShare, type TicketShareProps } from './ticket-share.tsx';
export {
  type TicketSide,
  TicketSides,
  type TicketSidesProps,
  TicketTypes,
  type TicketTypesProps,
} from './ticket-tabs.tsx';

export interface OrderTicketProps extends ComponentProps<'form'> {
  /** Accessible name. */
  label?: string | undefined;
}

/** The form. `onSubmit` is called after `preventDefault`. */
export function OrderTicket({ label, onSubmit, className, ...rest }: OrderTicketProps) {
  const { name } = useMessages(orderTicketMessages);
  return (
    <form
      data-slot="order-ticket"
      aria-label={label ?? name}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
      className={cn(
        'ui:flex ui:min-h-0 ui:flex-col ui:font-text ui:text-base ui:text-fg',
        className,
      )}
      {...rest}
    />
  );
}

/**
 * The column that a ticket stands in: it scrolls, and below 704 px of height the ticket in it is close. Give it a height.
 * What comes after the ticket is pushed to its foot by `margin-top: auto`, and is the first to leave a low column.
 */
export function TicketColumn({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ticket-column"
      className={cn(
        // Focus goes to no field behind the foot.
        'ui:flex ui:min-h-0 ui:flex-1 ui:scroll-pb-40 ui:flex-col ui:overflow-y-auto ui:[container:ticket/size]',
        className,
      )}
      {...rest}
    />
  );
}

/** The fields, one under the other. */
export function TicketRows({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ticket-rows"
      className={cn(
        'ui:flex ui:flex-col ui:gap-2 ui:[@container_ticket_(max-height:44rem)]:gap-1',
        className,
      )}
      {...rest}
    />
  );
}

export interface TicketFootProps extends ComponentProps<'div'> {
  /**
   * Leaves the figures out where the column is low, because the order cannot be sent at all.
   * @default false
   */
  yields?: boolean | undefined;
}

/**
 * Figures and button, one block right under the fields. It stays in sight while they scroll behind it: give it the ground
 * of what it stands in where that is not the first surface.
 */
export function TicketFoot({ yields = false, className, ...rest }: TicketFootProps) {
  return (
    <div
      data-slot="ticket-foot"
      className={cn(
        'ui:sticky ui:bottom-0 ui:z-1 ui:flex ui:flex-none ui:flex-col ui:gap-2 ui:bg-surface-1 ui:py-2',
        yields && 'ui:[@container_ticket_(max-height:44rem)]:[&>dl]:hidden',
        className,
      )}
      {...rest}
    />
  );
}

export interface TicketAvailableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Formatted with its unit: "12,840.62 CTN", or "Sign in to see". */
  value: ReactNode;
  /** A small button after the amount: deposit. */
  action?: ReactNode;
  label?: string | undefined;
}

/** The amount that the order can spend. */
export function TicketAvailable({
  value,
  action,
  label,
  className,
  ...rest
}: TicketAvailableProps) {
  const { available } = useMessages(orderTicketMessages);
  return (
    <div
      data-slot="ticket-available"
      className={cn(
        'ui:mb-1 ui:flex ui:h-6 ui:flex-none ui:items-center ui:justify-between ui:gap-3 ui:text-xs ui:text-fg-muted',
        className,
      )}
      {...rest}
    >
      <span>{label ?? available}</span>
      <span className="ui:flex ui:min-w-0 ui:items-center ui:gap-1.5">
        <bdi className="ui:truncate ui:font-medium ui:text-fg ui:num">{value}</bdi>
        {action}
      </span>
    </div>
  );
}

export interface TicketBestPriceProps extends ComponentProps<'div'> {
  /** The text in place of a price. */
  label: string;
}

/** The price of a market order: a read-only field in place of the price field. */
export function TicketBestPrice({ label, className, children, ...rest }: TicketBestPriceProps) {
  return (
    <div
      data-slot="ticket-best-price"
      className={cn(
        'ui:flex ui:h-12 ui:flex-none ui:items-center ui:justify-between ui:rounded-control ui:border ui:border-line ui:bg-surface-2 ui:px-3 ui:text-sm ui:text-fg-muted',
        className,
      )}
      {...rest}
    >
      <span>{label}</span>
      <span className="ui:text-md ui:font-medium">{children}</span>
    </div>
  );
}

export interface TicketRow {
  readonly label: ReactNode;
  /** Formatted with its unit. */
  readonly value: ReactNode;
  /** Emphasises the row, for the result. */
  readonly strong?: boolean | undefined;
}

export interface TicketSummaryProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The rows in order. */
  rows: readonly TicketRow[];
}

/** Fee, received amount and value of the order. Rows keep their place while figures are missing. */
export function TicketSummary({ rows, className, ...rest }: TicketSummaryProps) {
  return (
    <dl
      data-slot="ticket-summary"
      className={cn('ui:flex-none ui:border-t ui:border-line ui:pt-2 ui:text-sm', className)}
      {...rest}
    >
      {rows.map((row, index) => (
        <div
          key={index}
          className={cn(
            'ui:flex ui:h-5.5 ui:items-center ui:justify-between ui:gap-3',
            row.strong ? 'ui:text-fg' : 'ui:text-fg-muted',
          )}
        >
          <dt data-slot="ticket-summary-term" className="ui:whitespace-nowrap">
            {row.label}
          </dt>
          <dd
            data-slot="ticket-figure"
            className={cn('ui:truncate ui:num', row.strong ? 'ui:font-semibold' : 'ui:text-fg')}
          >
            <bdi>{row.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface TicketSubmitProps extends Omit<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'block' | 'type'
> {
  /** The side, for the colour. */
  side: TicketSide;
  /**
   * The label is the reason why the order cannot be sent; a press leads to what is missing.
   * @default false
   */
  blocked?: boolean | undefined;
  /**
   * For guests: in the accent colour, not in that of a side.
   * @default false
   */
  neutral?: boolean | undefined;
}

/**
 * The submit button. Its label says what it does ("Buy XCB") or why it cannot ("Enter an amount"). A blocked button stays
 * focusable, so that its reason can be read.
 */
export function TicketSubmit({
  side,
  blocked = false,
  neutral = false,
  className,
  ...rest
}: TicketSubmitProps) {
  return (
    <Button
      data-slot="ticket-submit"
      type="submit"
      variant={neutral ? 'primary' : side === 'Buy' ? 'buy' : 'sell'}
      size="lg"
      block
      aria-disabled={blocked || undefined}
      className={cn('ui:flex-none ui:touch:h-13 ui:touch:text-lg', className)}
      {...rest}
    />
  );
}
