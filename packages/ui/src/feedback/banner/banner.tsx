import { cva } from 'class-variance-authority';
import { ExternalLink, X } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { useStacked } from './banner-stack.tsx';
import { type Tone, toneIcon, toneSurface, toneText } from '../tone.ts';
import * as terms from '../../foundations/terms/terms.ts';

export { BannerStack, type BannerStackProps } from './banner-stack.tsx';

const messages = defineMessages('banner', {
  /** Verb on a button: hides the notice. */
  dismiss: 'Dismiss',
  /** The visible text of the link. */
  details: terms.details,
  /** For screen readers: the link opens a new tab. */
  newTab: terms.opensInANewTab,
});
export type BannerLabels = MessagesOf<typeof messages>;

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'neutral' */
  tone?: Exclude<Tone, 'success'> | undefined;
  /** The message in a few words, in bold. */
  title: ReactNode;
  /** An icon of 16 px in place of the one of the tone. */
  icon?: ReactNode;
  /** One small button at the end. */
  action?: ReactNode;
  /** Makes the whole banner a link that opens in a new tab; a path leads to a page of the host. */
  href?: string | undefined;
  /**
   * Renders the link to a page of the host; a plain `<a>` by default.
   * @default 'a'
   */
  Link?: ComponentType<ComponentProps<'a'> & { href: string }> | 'a' | undefined;
  /** Called when the reader closes the banner; without it there is no close button. */
  onDismiss?: (() => void) | undefined;
  /**
   * Announces the banner, because it appears while the page is in use, as for a lost connection.
   * @default false
   */
  live?: boolean | undefined;
  labels?: Partial<BannerLabels> | undefined;
}

const bannerVariants = cva(
  'ui:relative ui:flex ui:min-h-10 ui:touch:min-h-11.25 ui:items-center ui:gap-2.5 ui:border-b ui:px-4 ui:py-1.5 ui:text-sm ui:text-fg',
  {
    variants: {
      tone: {
        neutral: 'ui:border-line',
        accent: 'ui:border-[color-mix(in_oklch,var(--agio-accent)_22%,var(--agio-accent-soft))]',
        info: 'ui:border-[color-mix(in_oklch,var(--agio-info)_22%,var(--agio-info-soft))]',
        warning: 'ui:border-[color-mix(in_oklch,var(--agio-warning)_22%,var(--agio-warning-soft))]',
        danger: 'ui:border-[color-mix(in_oklch,var(--agio-danger)_22%,var(--agio-danger-soft))]',
      } satisfies Record<NonNullable<BannerProps['tone']>, string>,
    },
  },
);

/** A message about the whole account or exchange, between header and page. Put the most severe one first. */
export function Banner({
  tone = 'neutral',
  title,
  icon,
  action,
  href,
  Link = 'a',
  onDismiss,
  live = false,
  labels,
  className,
  children,
  ...rest
}: BannerProps) {
  const words = useMessages(messages, labels);
  const Icon = toneIcon[tone];
  const isOutside = href?.startsWith('/') !== true;
  const Anchor = isOutside ? 'a' : Link;
  useStacked();
  return (
    <div
      data-slot="banner"
      data-tone={tone}
      {...(live ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}
      className={cn(bannerVariants({ tone }), toneSurface({ tone }), className)}
      {...rest}
    >
      <span className={cn('ui:flex ui:flex-none', toneText({ tone }))}>
        {icon ?? <Icon aria-hidden size={16} strokeWidth={1.5} />}
      </span>
      <div data-slot="banner-text" className="ui:min-w-0 ui:flex-1">
        {href === undefined ? (
          <b className="ui:font-semibold">{title}</b>
        ) : (
          // ::after covers the banner: all of it is clickable, and the title alone names the link.
          <Anchor
            data-slot="banner-link"
            href={href}
            {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
            className="ui:font-semibold ui:after:absolute ui:after:inset-0 ui:hover:underline"
          >
            {title}
            {isOutside ? <span className="ui:sr-only"> ({words.newTab})</span> : null}
          </Anchor>
        )}
        {children === undefined ? null : (
          <span className={tone === 'neutral' ? 'ui:text-fg-muted' : undefined}> {children}</span>
        )}
      </div>
      {href === undefined ? null : (
        <span aria-hidden className="ui:flex ui:flex-none ui:items-center ui:gap-2 ui:font-medium">
          <span className="ui:max-sm:hidden">{words.details}</span>
          {isOutside ? (
            <ExternalLink size={16} strokeWidth={1.5} className="ui:rtl:-scale-x-100" />
          ) : null}
        </span>
      )}
      {action === undefined ? null : <div className="ui:relative ui:flex-none">{action}</div>}
      {onDismiss === undefined ? null : (
        // Above the link's ::after.
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
