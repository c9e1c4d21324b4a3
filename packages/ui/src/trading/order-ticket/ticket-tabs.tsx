import type { ReactNode } from 'react';
import { segmentedVariants, segmentVariants } from '../../controls/segmented/segmented.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useMessages } from '../../foundations/language/language.tsx';
import { Tab, TabPanel, TabRow, TabSet } from '../../foundations/tab-set.tsx';
import { useOrderWords } from '../shared/order-words.ts';
import { orderTicketMessages } from './messages.ts';

export type TicketSide = 'Buy' | 'Sell';

export interface TicketSidesProps {
  side: TicketSide;
  onSideChange: (side: TicketSide) => void;
  /** @default false */
  disabled?: boolean | undefined;
  labels?: Partial<Record<'name' | TicketSide, string>> | undefined;
  /** The rest of the ticket: the same fields for both sides, so that a change of side keeps the input. */
  children: ReactNode;
}

/** Buy and sell: two tabs in the soft colours of their side. */
export function TicketSides({
  side,
  onSideChange,
  disabled = false,
  labels,
  children,
}: TicketSidesProps) {
  const { sides: name } = useMessages(orderTicketMessages);
  const { sides } = useOrderWords();
  return (
    <TabSet
      value={side}
      onValueChange={(next) => onSideChange(next === 'Sell' ? 'Sell' : 'Buy')}
      className="ui:flex ui:min-h-0 ui:flex-1 ui:flex-col"
    >
      <TabRow
        data-slot="ticket-sides"
        aria-label={labels?.name ?? name}
        className={cn(segmentedVariants({ variant: 'side' }), 'ui:flex-none')}
      >
        {(['Buy', 'Sell'] as const).map((each) => (
          <Tab
            key={each}
            data-slot="ticket-side"
            value={each}
            disabled={disabled}
            className={segmentVariants({
              variant: 'side',
              size: 'lg',
              tone: each === 'Buy' ? 'buy' : 'sell',
            })}
          >
            {labels?.[each] ?? sides[each]}
          </Tab>
        ))}
      </TabRow>
      <TabPanel
        data-slot="ticket-side-content"
        value={side}
        tabIndex={-1}
        className="ui:flex ui:min-h-0 ui:flex-1 ui:flex-col"
      >
        {children}
      </TabPanel>
    </TabSet>
  );
}

export interface TicketTypesProps<T extends string> {
  type: T;
  /** The order types that the market offers. */
  types: readonly { readonly value: T; readonly label: string }[];
  onTypeChange: (type: T) => void;
  /** @default false */
  disabled?: boolean | undefined;
  label?: string | undefined;
  /** At the end of the row: the settings of the ticket. */
  end?: ReactNode;
  children: ReactNode;
}

/** The choice of the order type: limit, market, stop-limit. */
export function TicketTypes<T extends string>({
  type,
  types,
  onTypeChange,
  disabled = false,
  label,
  end,
  children,
}: TicketTypesProps<T>) {
  const { types: name } = useMessages(orderTicketMessages);
  return (
    <TabSet
      value={type}
      onValueChange={(next) => {
        const chosen = types.find((each) => each.value === next);
        if (chosen) onTypeChange(chosen.value);
      }}
      className="ui:flex ui:min-h-0 ui:flex-1 ui:flex-col"
    >
      <div className="ui:mb-1.5 ui:flex ui:h-10 ui:flex-none ui:items-center ui:gap-2 ui:touch:h-12">
        <TabRow
          data-slot="ticket-types"
          aria-label={label ?? name}
          className="ui:flex ui:min-w-0 ui:flex-1 ui:items-stretch ui:gap-4 ui:self-stretch ui:touch:gap-5"
        >
          {types.map((each) => (
            <Tab
              key={each.value}
              data-slot="ticket-type"
              value={each.value}
              disabled={disabled}
              className={cn(
                'ui:relative ui:cursor-pointer ui:text-sm ui:font-medium ui:whitespace-nowrap ui:text-fg-muted ui:hover:text-fg ui:state-active:text-fg ui:touch:min-w-11 ui:touch:text-base',
                'ui:state-active:after:absolute ui:state-active:after:inset-x-0 ui:state-active:after:bottom-0 ui:state-active:after:h-0.5 ui:state-active:after:rounded-t-[2px] ui:state-active:after:bg-accent ui:forced-colors:state-active:after:bg-[Highlight] ui:state-active:after:content-[""]',
              )}
            >
              {each.label}
            </Tab>
          ))}
        </TabRow>
        {end}
      </div>
      <TabPanel
        data-slot="ticket-type-content"
        value={type}
        tabIndex={-1}
        className="ui:flex ui:min-h-0 ui:flex-1 ui:flex-col"
      >
        {children}
      </TabPanel>
    </TabSet>
  );
}
