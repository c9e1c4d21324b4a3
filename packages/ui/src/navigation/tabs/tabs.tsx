import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  Tab,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  TabRow,
  TabSet,
  type TabSetProps,
} from '../../foundations/tab-set.tsx';

export type TabsProps = TabSetProps;
export type TabsContentProps = TabPanelProps;

/** Several views of one subject, one at a time. For a choice of a value use a segmented control. */
export function Tabs({ className, ...rest }: TabsProps) {
  return (
    <TabSet
      data-slot="tabs"
      className={cn('ui:flex ui:min-h-0 ui:flex-col ui:font-text', className)}
      {...rest}
    />
  );
}

/** The row of tabs; give it an `aria-label`. Arrow keys move, Home and End go to the ends. A long row scrolls. */
export function TabsList({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <TabRow
      data-slot="tabs-list"
      className={cn(
        'ui:flex ui:h-10 ui:flex-none ui:touch:h-11.25 ui:items-stretch ui:gap-5 ui:overflow-x-auto ui:border-b ui:border-line ui:px-4 ui:[scrollbar-width:none]',
        className,
      )}
      {...rest}
    />
  );
}

export interface TabsTriggerProps extends TabProps {
  /** Number of entries in the tab. */
  count?: ReactNode;
}

export function TabsTrigger({ count, className, children, ...rest }: TabsTriggerProps) {
  return (
    <Tab
      data-slot="tabs-trigger"
      className={cn(
        'ui:relative ui:-mx-1.5 ui:flex ui:flex-none ui:cursor-pointer ui:items-center ui:px-1.5 ui:gap-1.5 ui:text-sm ui:font-medium ui:whitespace-nowrap ui:text-fg-muted ui:-outline-offset-2! ui:hover:text-fg ui:disabled:cursor-not-allowed ui:disabled:text-fg-faint ui:state-active:text-fg ui:touch:min-w-11 ui:touch:justify-center',
        'ui:state-active:after:absolute ui:state-active:after:inset-x-1.5 ui:state-active:after:bottom-0 ui:state-active:after:h-0.5 ui:state-active:after:rounded-t-[2px] ui:state-active:after:bg-accent ui:forced-colors:state-active:after:bg-[Highlight] ui:state-active:after:content-[""]',
        className,
      )}
      {...rest}
    >
      {children}
      {count === undefined ? null : (
        <span className="ui:num ui:min-w-4.5 ui:rounded-full ui:bg-surface-3 ui:px-[5px] ui:text-center ui:text-xs ui:leading-[18px] ui:text-fg-muted">
          {count}
        </span>
      )}
    </Tab>
  );
}

export function TabsContent({ className, ...rest }: TabsContentProps) {
  return (
    <TabPanel
      data-slot="tabs-content"
      className={cn('ui:min-h-0 ui:flex-1 ui:-outline-offset-2!', className)}
      {...rest}
    />
  );
}
