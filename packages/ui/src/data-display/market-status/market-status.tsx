import { Ban, CirclePause, CircleHelp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { StatusPill } from '../status-pill/status-pill.tsx';
import * as terms from '../../foundations/terms/terms.ts';

const messages = defineMessages('marketStatus', {
  open: terms.marketOpen,
  halted: terms.halted,
  paused: terms.paused,
  unknown: terms.unknown,
});
export type MarketStatusLabels = MessagesOf<typeof messages>;

export interface MarketStatusProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The status that the exchange sends; an unknown one has a neutral look. */
  status: 'Open' | 'Halted' | 'Paused' | 'Unknown';
  labels?: Partial<MarketStatusLabels> | undefined;
}

/** The word of each status in the language around the component. */
export const useMarketStatusLabels = (own?: Partial<MarketStatusLabels>): MarketStatusLabels =>
  useMessages(messages, own);

/** Shows the state of a market. The usual `Open` is a dot and a word; a state that prevents trading is a pill. */
export function MarketStatus({ status, labels, className, ...rest }: MarketStatusProps) {
  const text = useMarketStatusLabels(labels);
  if (status === 'Open')
    return (
      <span
        data-slot="market-status"
        className={cn(
          'ui:inline-flex ui:items-center ui:gap-[7px] ui:align-middle ui:text-sm ui:text-fg-muted',
          className,
        )}
        {...rest}
      >
        <span aria-hidden className="ui:size-1.5 ui:rounded-full ui:bg-success" />
        {text.open}
      </span>
    );
  const [tone, Icon, label] =
    status === 'Halted'
      ? (['danger', Ban, text.halted] as const)
      : status === 'Paused'
        ? (['warning', CirclePause, text.paused] as const)
        : (['neutral', CircleHelp, text.unknown] as const);
  return (
    <StatusPill
      data-slot="market-status"
      tone={tone}
      icon={<Icon size={12} strokeWidth={2} aria-hidden />}
      className={className}
      {...rest}
    >
      {label}
    </StatusPill>
  );
}
