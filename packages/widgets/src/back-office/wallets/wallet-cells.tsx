import type { Aggregation, HotWallet } from '@agio/api-client/contract';
import { useNetworks, useWalletBalances } from '@agio/api-client/react';
import { groupAddress } from '@agio/money';
import { CopyButton } from '@agio/ui/copy-button';
import { useMessages } from '@agio/ui/language';
import { ProgressBar } from '@agio/ui/progress-bar';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import { Clock, TriangleAlert } from 'lucide-react';
import { fullnessOf, isOpen, shareOf } from './model/aggregation.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { walletMessages } from './wallet-messages.ts';

const bars = { under: 'danger', normal: 'accent', high: 'warning', over: 'danger' } as const;
const figures = {
  under: 'wg:text-danger',
  normal: 'wg:text-fg-muted',
  high: 'wg:text-warning',
  over: 'wg:text-danger',
};

/** Fullness of a wallet: a bar and a figure, and words from the point at which it matters. */
export function Ceiling({ wallet }: { wallet: HotWallet }) {
  const t = useMessages(walletMessages);
  const fullness = fullnessOf(wallet);
  return (
    <span className="wg:flex wg:items-center wg:gap-2">
      <ProgressBar
        label={t.ceiling}
        value={shareOf(wallet)}
        tone={bars[fullness]}
        className="wg:w-18 wg:flex-none"
      />
      <span className={`wg:num wg:text-sm ${figures[fullness]}`}>
        <bdi dir="ltr">{t.percent({ percent: wallet.ceilingPercent })}</bdi>
      </span>
      {fullness === 'normal' ? null : (
        <>
          <TriangleAlert
            size={14}
            strokeWidth={1.5}
            aria-hidden
            className={`wg:flex-none ${figures[fullness]}`}
          />
          <span className="wg:sr-only">{t.fullness[fullness]}</span>
        </>
      )}
    </span>
  );
}

const tones: Readonly<Record<Aggregation['state'], StatusPillProps['tone']>> = {
  Proposed: 'accent',
  Approved: 'accent',
  Broadcast: 'info',
  Confirmed: 'success',
  PartlyFailed: 'warning',
  Failed: 'danger',
  Expired: 'neutral',
  Rejected: 'danger',
  Withdrawn: 'neutral',
  Unknown: 'neutral',
};

/** State of an aggregation. */
export function AggregationPill({ state }: { state: Aggregation['state'] }) {
  const t = useMessages(walletMessages);
  return (
    <StatusPill
      tone={tones[state]}
      icon={
        state === 'Broadcast' ? (
          <Clock aria-hidden size={12} strokeWidth={1.5} />
        ) : state === 'PartlyFailed' ? (
          <TriangleAlert aria-hidden size={12} strokeWidth={1.5} />
        ) : undefined
      }
    >
      {t.state[state]}
    </StatusPill>
  );
}

/** State of the aggregation of a wallet that waits for an act; nothing if none does. */
export function WaitingPill({ walletId }: { walletId: string }) {
  const { data, mutate } = useWalletBalances(walletId);
  usePollingFallback(mutate);
  const open = data?.aggregations.find(isOpen);
  return open === undefined ? (
    <span className="wg:text-fg-muted">—</span>
  ) : (
    <AggregationPill state={open.state} />
  );
}

/** An address in groups of four, to be compared by eye, with a button that copies all of it. */
export function WholeAddress({ name, address }: { name: string; address: string }) {
  const t = useMessages(walletMessages);
  return (
    <span className="wg:inline-flex wg:items-center wg:justify-end wg:gap-1">
      <span
        dir="ltr"
        translate="no"
        className="wg:num wg:inline-flex wg:max-w-64 wg:flex-wrap wg:justify-end wg:gap-x-2"
      >
        {groupAddress(address).map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </span>
      <CopyButton value={address} labels={{ copy: t.copy({ name }) }} />
    </span>
  );
}

/** Names a network of an asset; by its id until the names are there. */
export function useNetworkName(): (asset: string, network: string) => string {
  const { data = [] } = useNetworks();
  return (asset, network) =>
    data.find((each) => each.asset === asset && each.id === network)?.name ?? network;
}
