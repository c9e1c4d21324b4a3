import { cva } from 'class-variance-authority';
import { Clock, RefreshCw, TriangleAlert, Wifi, WifiOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import type { Freshness } from '../../foundations/freshness.ts';
import * as terms from '../../foundations/terms/terms.ts';

export {
  type Freshness,
  freshnesses,
  isCurrent,
  isMissing,
  isOld,
} from '../../foundations/freshness.ts';

const messages = defineMessages('connectionIndicator', {
  connecting: terms.connecting,
  failed: terms.noLivePrices,
  /** State: prices arrive as they change. */
  live: 'Live',
  resyncing: terms.updating,
  crossed: terms.pricesUnreliable,
  stale: terms.delayed,
  paused: terms.livePricesPaused,
  reconnect: terms.reconnect,
});
export type ConnectionIndicatorLabels = MessagesOf<typeof messages>;

export interface ConnectionIndicatorProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The freshness of the prices. */
  status: Freshness;
  /** Connects again; offered while prices are paused or missing. */
  onReconnect?: (() => void) | undefined;
  labels?: Partial<ConnectionIndicatorLabels> | undefined;
}

const icons: Record<Freshness, typeof Wifi> = {
  connecting: RefreshCw,
  failed: WifiOff,
  live: Wifi,
  resyncing: RefreshCw,
  crossed: TriangleAlert,
  stale: Clock,
  paused: WifiOff,
};
const iconVariants = cva('ui:flex-none', {
  variants: {
    status: {
      connecting: 'ui:text-fg-muted',
      failed: 'ui:text-danger',
      live: 'ui:text-success',
      resyncing: 'ui:text-fg-muted',
      crossed: 'ui:text-warning',
      stale: 'ui:text-warning',
      paused: 'ui:text-danger',
    } satisfies Record<Freshness, string>,
  },
});

/** Shows the state of the live prices. A change is announced politely. */
export function ConnectionIndicator({
  status,
  onReconnect,
  labels: ownLabels,
  className,
  ...rest
}: ConnectionIndicatorProps) {
  const labels = useMessages(messages, ownLabels);
  const Icon = icons[status];
  return (
    <span
      data-slot="connection-indicator"
      data-status={status}
      className={cn(
        'ui:inline-flex ui:items-center ui:gap-1.5 ui:text-xs ui:whitespace-nowrap ui:text-fg-muted',
        className,
      )}
      {...rest}
    >
      <Icon size={14} strokeWidth={1.5} aria-hidden className={iconVariants({ status })} />
      <output data-slot="connection-status">{labels[status]}</output>
      {(status === 'paused' || status === 'failed') && onReconnect ? (
        <button
          type="button"
          data-slot="connection-reconnect"
          onClick={onReconnect}
          className="ui:hit-area ui:cursor-pointer ui:rounded-sm ui:font-medium ui:text-accent ui:hover:underline"
        >
          {labels.reconnect}
        </button>
      ) : null}
    </span>
  );
}
