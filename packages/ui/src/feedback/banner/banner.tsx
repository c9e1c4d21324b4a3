import { ExternalLink, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { type Tone, toneIcon, toneSurface, toneText } from '../tone.ts';

const messages = defineMessages('banner', {
  dismiss: 'Dismiss',
  /** Shown with a linked banner. */
  details: 'Details',
  /** Told to screen readers, since the link leaves the page open. */
  newTab: 'opens in a new tab',
});
export type BannerLabels = MessagesOf<typeof messages>;

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Exclude<Tone, 'success'> | undefined;
  /** The message in a few words, in bold. */
  title: ReactNode;
  /** Instead of the icon of the tone; 16 px. */
  icon?: ReactNode;
  /** At the end: one small button. */
  action?: ReactNode;
  /** Makes the whole banner a link that opens in a new tab. */
  href?: string | undefined;
  /** Called when the reader closes it; without it there is no button. */
  onDismiss?: (() => void) | undefined;
  /** It appears while the page is in use (a lost connection): a screen reader says it. */
  live?: boolean | undefined;
  labels?: Partial<BannerLabels> | undefined;
}

const edge: Readonly<Record<NonNullable<BannerProps['tone']>, string>> = {
  neutral: 'ui:border-line',
  accent: 'ui:border-[color-mix(in_oklch,var(--agio-accent)_22%,var(--agio-accent-soft))]',
  info: 'ui:border-[color-mix(in_oklch,var(--agio-info)_22%,var(--agio-info-soft))]',
  warning: 'ui:border-[color-mix(in_oklch,var(--agio-warning)_22%,var(--agio-warning-soft))]',
  danger: 'ui:border-[color-mix(in_oklch,var(--agio-danger)_22%,var(--agio-danger-soft))]',
};

/** Something about the whole account or exchange, over the page, under the header. The most severe stands first. */
export function Banner({
  tone = 'neutral',
  title,
  icon,
  action,
  href,
  onDismiss,
  live = false,
  labels,
  className,
  children,
  ...rest
}: BannerProps) {
  const words = useMessages(messages, labels);
  const Icon = toneIcon[tone];
  return (
    <div
      data-slot="banner"
      data-tone={tone}
      {...(live ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}
      className={cn(
        'ui:relative ui:flex ui:min-h-10 ui:touch:min-h-11.25 ui:items-center ui:gap-2.5 ui:border-b ui:px-4 ui:py-1.5 ui:text-sm ui:text-fg',
        toneSurface[tone],
        edge[tone],
        className,
      )}
      {...rest}
    >
      <span className={cn('ui:flex ui:flex-none', toneText[tone])}>
        {icon ?? <Icon aria-hidden size={16} strokeWidth={1.5} />}
      </span>
      <div className="ui:min-w-0 ui:flex-1">
        {href === undefined ? (
          <b className="ui:font-semibold">{title}</b>
        ) : (
          // Its ::after covers the banner, so that all of it can be pressed but the link is named by the title alone.
          <a
            data-slot="banner-link"
            href={href}
            target="_blank"
            rel="noreferrer"
            className="ui:font-semibold ui:after:absolute ui:after:inset-0 ui:hover:underline"
          >
            {title}
            <span className="ui:sr-only"> ({words.newTab})</span>
          </a>
        )}
        {children === undefined ? null : (
          <span className={tone === 'neutral' ? 'ui:text-fg-muted' : undefined}> {children}</span>
        )}
      </div>
      {href === undefined ? null : (
        <span aria-hidden className="ui:flex ui:flex-none ui:items-center ui:gap-2 ui:font-medium">
          <span className="ui:max-sm:hidden">{words.details}</span>
          <ExternalLink size={16} strokeWidth={1.5} />
        </span>
      )}
      {action === undefined ? null : <div className="ui:relative ui:flex-none">{action}</div>}
      {onDismiss === undefined ? null : (
        // Above the link that covers the banner.
        <IconButton
          size="sm"
          label={words.dismiss}
          onClick={onDismiss}
          className="ui:relative ui:-me-1"
        >
          <X aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
      )}
    </div>
  );
}
