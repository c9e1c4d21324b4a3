import {
  MarketStatus,
  type MarketStatusLabels,
  type MarketStatusProps,
  useMarketStatusLabels,
} from '../../data-display/market-status/market-status.tsx';
import { StatusPill } from '../../data-display/status-pill/status-pill.tsx';

export type { MarketStatusLabels };
export type MarketStatusPillProps = MarketStatusProps & {
  /**
   * It was so when last heard: `Open` is without its colour.
   * @default false
   */
  isOld?: boolean | undefined;
};

/** Shows the state of a market in its head, where `Open` is a pill too. In lists use `MarketStatus`. */
export function MarketStatusPill({
  status,
  labels,
  isOld = false,
  ...rest
}: MarketStatusPillProps) {
  const { open } = useMarketStatusLabels(labels);
  if (status !== 'Open') return <MarketStatus status={status} labels={labels} {...rest} />;
  return (
    <StatusPill
      data-slot="market-status-pill"
      tone={isOld ? 'neutral' : 'success'}
      icon={<span aria-hidden className="ui:size-1.5 ui:rounded-full ui:bg-current" />}
      {...rest}
    >
      {open}
    </StatusPill>
  );
}
