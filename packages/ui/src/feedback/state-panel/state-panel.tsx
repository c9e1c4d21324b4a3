import { cva } from 'class-variance-authority';
import { CircleAlert, Hourglass, Inbox, type LucideIcon, Search, ShieldCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { LoadStatus } from '../../foundations/load-state.ts';
import { toneText } from '../tone.ts';

/** States in which there is no content to show. */
export type PanelState = Extract<LoadStatus, 'empty' | 'error' | 'notAllowed'>;

const icons: Readonly<Record<PanelState, LucideIcon>> = {
  empty: Inbox,
  error: CircleAlert,
  notAllowed: ShieldCheck,
};
/** Reasons with an icon of their own. */
const iconsOfReasons: Readonly<Record<string, LucideIcon>> = {
  noMatch: Search,
  inReview: Hourglass,
};

export interface StatePanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Reason for which there is no content. */
  state: PanelState;
  /** The reason of the state, as in `LoadState`: `noMatch` and `inReview` have an icon of their own. */
  reason?: string | undefined;
  /** The state in a few words. */
  title: ReactNode;
  /** Reason, next step, and what did not happen ("Nothing has changed in your account"). */
  children?: ReactNode;
  /** An icon of 16 px in place of the one of the state. */
  icon?: ReactNode;
  /** Buttons for the next step. */
  actions?: ReactNode;
}

/** In place of content: what happened, why, and what to do. An error is announced. For content that is loaded use `Loadable`. */
export function StatePanel({
  state,
  reason,
  title,
  icon,
  actions,
  className,
  children,
  ...rest
}: StatePanelProps) {
  const Icon = (reason === undefined ? undefined : iconsOfReasons[reason]) ?? icons[state];
  return (
    <div
      data-slot="state-panel"
      data-state={state}
      {...(state === 'error' ? { role: 'alert' } : {})}
      className={cn(
        'ui:flex ui:flex-col ui:items-center ui:justify-center ui:gap-1 ui:p-6 ui:text-center ui:text-sm ui:text-fg-muted',
        className,
      )}
      {...rest}
    >
      <span className="ui:mb-2 ui:flex ui:size-9 ui:items-center ui:justify-center ui:rounded-panel ui:border ui:border-line ui:bg-surface-2">
        {icon ?? <Icon aria-hidden size={16} strokeWidth={1.5} />}
      </span>
      <div className="ui:text-base ui:font-semibold ui:text-fg">{title}</div>
      {children === undefined ? null : (
        <div className="ui:max-w-80 ui:text-balance">{children}</div>
      )}
      {actions === undefined ? null : (
        <div className="ui:mt-3 ui:flex ui:flex-wrap ui:justify-center ui:gap-2">{actions}</div>
      )}
    </div>
  );
}

const stripVariants = cva(
  'ui:flex ui:min-h-9 ui:flex-wrap ui:items-center ui:justify-end ui:gap-x-2.5 ui:border-t ui:px-4 ui:py-1 ui:text-xs',
  {
    variants: {
      tone: {
        neutral: 'ui:border-line ui:text-fg-muted',
        warning: 'ui:border-transparent ui:bg-warning-soft ui:text-fg',
      },
    },
  },
);

export interface StateStripProps extends ComponentProps<'div'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'warning' | undefined;
  /** A decorative icon before the words. */
  icon?: ReactNode;
  /** A small button at the end. */
  action?: ReactNode;
}

/** A note at the foot of a panel whose content is partial or out of date. */
export function StateStrip({
  tone = 'neutral',
  icon,
  action,
  className,
  children,
  ...rest
}: StateStripProps) {
  return (
    <div
      data-slot="state-strip"
      role="status"
      className={cn(stripVariants({ tone }), className)}
      {...rest}
    >
      {icon === undefined ? null : (
        <span data-slot="state-strip-icon" className={cn('ui:flex-none', toneText({ tone }))}>
          {icon}
        </span>
      )}
      {/* So wide that a long button goes under it. */}
      <div className="ui:min-w-0 ui:flex-1 ui:basis-32">{children}</div>
      {action}
    </div>
  );
}
