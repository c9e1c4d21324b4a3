import { Clock, RefreshCw, Wifi, WifiOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export const connectionStatuses = ['connecting', 'live', 'delayed', 'paused'] as const;
/** Judged by the age of the data, not by an open socket: `delayed` after 5 s of silence, `paused` after 30 s. */
export type ConnectionStatusName = (typeof connectionStatuses)[number];

export interface ConnectionIndicatorLabels extends Record<ConnectionStatusName, string> {
  reconnect: string;
}

export interface ConnectionIndicatorProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How live the prices are. */
  status: ConnectionStatusName;
  /** Offered while paused. */
  onReconnect?: (() => void) | undefined;
  labels?: Partial<ConnectionIndicatorLabels> | undefined;
}

const englishLabels: ConnectionIndicatorLabels = {
  connecting: 'Connecting',
  live: 'Live',
  delayed: 'Delayed',
  paused: 'Live prices paused',
  reconnect: 'Reconnect',
};

const icons = { connecting: RefreshCw, live: Wifi, delayed: Clock, paused: WifiOff };
const colours: Record<ConnectionStatusName, string> = {
  connecting: 'ui:text-fg-muted',
  live: 'ui:text-success',
  delayed: 'ui:text-warning',
  paused: 'ui:text-danger',
};

/** Whether the prices on the page are live. A change is told to screen readers, politely. */
export function ConnectionIndicator({
  status,
  onReconnect,
  labels: ownLabels,
  className,
  ...rest
}: ConnectionIndicatorProps) {
  const labels = { ...englishLabels, ...ownLabels };
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
      <Icon
        size={14}
        strokeWidth={1.5}
        aria-hidden
        className={cn('ui:flex-none', colours[status])}
      />
      <output data-slot="connection-status">{labels[status]}</output>
      {status === 'paused' && onReconnect ? (
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
