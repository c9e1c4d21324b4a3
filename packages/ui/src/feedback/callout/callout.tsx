import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { type Tone, toneIcon, toneSurface, toneText } from '../tone.ts';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  /** A few words in bold, before the text. */
  title?: ReactNode;
  /** An icon of 16 px in place of the one of the tone. */
  icon?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /**
   * Announces the callout, because it appears while the page is in use.
   * @default false
   */
  live?: boolean | undefined;
}

/** A note inside a form or panel, beside its subject. Above a page use a banner, for an event a toast. */
export function Callout({
  tone = 'neutral',
  title,
  icon,
  actions,
  live = false,
  className,
  children,
  ...rest
}: CalloutProps) {
  const Icon = toneIcon[tone];
  return (
    <div
      data-slot="callout"
      {...(live ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}
      className={cn(
        'ui:flex ui:gap-2.5 ui:rounded-control ui:border ui:border-transparent ui:px-3 ui:py-2.5 ui:text-sm ui:text-fg-muted',
        toneSurface({ tone }),
        className,
      )}
      {...rest}
    >
      <span data-slot="callout-icon" className={cn('ui:mt-px ui:flex-none', toneText({ tone }))}>
        {icon ?? <Icon aria-hidden size={16} strokeWidth={1.5} />}
      </span>
      <div className="ui:min-w-0 ui:flex-1">
        {title === undefined ? null : <b className="ui:font-semibold ui:text-fg">{title}</b>}
        {title === undefined || children === undefined ? null : ' '}
        {children}
        {actions === undefined ? null : (
          <div className="ui:mt-2 ui:flex ui:flex-wrap ui:gap-2">{actions}</div>
        )}
      </div>
    </div>
  );
}
