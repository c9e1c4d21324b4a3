import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { defineMessages, useMessages } from '../../foundations/language/language.tsx';

const messages = defineMessages('tierBadge', { tier: 'TIER' });

export interface TierBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The tier that the exchange sends: `Tier2`. Any other value renders nothing. */
  tier: string;
  /** The word before the number. */
  label?: string | undefined;
}

/** The user's verification tier: `TIER 2`. */
export function TierBadge({ tier, label, className, ...rest }: TierBadgeProps) {
  const words = useMessages(messages);
  const number = /^Tier(\d)$/.exec(tier)?.[1];
  if (number === undefined) return null;
  return (
    <span
      data-slot="tier-badge"
      className={cn(
        'ui:inline-block ui:rounded-sm ui:bg-accent-soft ui:px-1.5 ui:text-xs ui:leading-[18px] ui:font-semibold ui:tracking-[calc(0.02em*var(--agio-script-tracking,1))] ui:whitespace-nowrap ui:text-accent',
        className,
      )}
      {...rest}
    >
      {label ?? words.tier} {number}
    </span>
  );
}
