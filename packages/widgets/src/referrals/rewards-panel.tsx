import type { LedgerEntry, ReferralOverview, Reward } from '@agio/api-client';
import { formatDateTime } from '@agio/money';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Button } from '@agio/ui/button';
import { useTimeZone } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { ProgressBar } from '@agio/ui/progress-bar';
import { Skeleton } from '@agio/ui/skeleton';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { historyQueryOf } from '../lists/history-choice.ts';
import { useLoadNotes } from '../states/index.ts';
import { HistoryLink } from '../lists/history-link.tsx';
import { payoutOf } from './model/referrals.ts';
import type { Loaded } from './use-referrals.ts';
import type { ReferralFormat } from './use-referral-words.ts';

export interface RewardsPanelProps {
  rewards: Loaded<readonly Reward[]>;
  claimed: readonly LedgerEntry[] | undefined;
  /** Says what is pending. */
  overview: ReferralOverview | undefined;
  isHidden: boolean;
  format: ReferralFormat;
  onClaim: (reward: string) => void;
}

/** Rewards that can be claimed, that are pending, and that were claimed last. */
export function RewardsPanel({
  rewards: { state: loaded, data: rewards, onRetry },
  claimed = [],
  overview,
  isHidden,
  format,
  onClaim,
}: RewardsPanelProps) {
  const { rewards: t } = format.t;
  const payout = payoutOf(overview);
  const isEmpty = rewards?.length === 0 && payout === undefined && claimed.length === 0;
  const state = isEmpty ? { status: 'empty' as const } : loaded;
  const notes = useLoadNotes(loaded, {
    error: t.failed,
    loading: t.loading,
    stale: format.t.stale,
    empty: { title: t.empty, text: t.emptyMore },
  });
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        <span className="wg:ms-auto wg:text-sm wg:text-fg-muted">{t.about}</span>
      </PanelHeader>
      <Loadable state={state} notes={notes} onRetry={onRetry} skeleton={<Placeholders />}>
        <ul>
          {rewards?.map((reward) => (
            <Claimable key={reward.id} {...{ reward, format, onClaim }} />
          ))}
          {payout && overview ? (
            <Row
              asset={overview.rewardAsset}
              title={t.pending}
              about={t.toGo({ amount: format.amount(payout.toGo, overview.rewardAsset) })}
              amount={format.amount(payout.pending, overview.rewardAsset)}
            >
              <ProgressBar
                className="wg:w-full"
                label={
                  isHidden
                    ? t.progressHidden
                    : t.progress({
                        amount: format.amount(payout.pending, overview.rewardAsset),
                        of: format.amount(payout.from, overview.rewardAsset),
                      })
                }
                value={isHidden ? 0 : payout.share}
              />
            </Row>
          ) : null}
          {claimed.map((entry) => (
            <Claimed key={entry.id} {...{ entry, format }} />
          ))}
        </ul>
      </Loadable>
      {claimed.length === 0 ? null : (
        <div className="wg:border-t wg:border-line wg:px-4 wg:py-2.5">
          <HistoryLink query={historyQueryOf({ tab: 'rewards', filter: {} })} />
        </div>
      )}
    </Panel>
  );
}

function Claimable({
  reward: { id, amount, assetId, kind = 'OrderPhase', since },
  format,
  onClaim,
}: {
  reward: Reward;
  format: ReferralFormat;
  onClaim: (reward: string) => void;
}) {
  const { rewards: t } = format.t;
  const date = useDateText(format.locale);
  const words = format.amount(amount, assetId.toUpperCase());
  return (
    <Row
      asset={assetId}
      title={t[kind]}
      about={since === undefined ? null : t.since({ date: date(since) })}
      amount={words}
    >
      <Button
        size="sm"
        variant="primary"
        className="wg:w-full"
        aria-label={t.claimOf({ amount: words })}
        onClick={() => onClaim(id)}
      >
        {t.claim}
      </Button>
    </Row>
  );
}

function Claimed({ entry, format }: { entry: LedgerEntry; format: ReferralFormat }) {
  const { rewards: t } = format.t;
  const date = useDateText(format.locale);
  const [got] = entry.changes;
  if (got === undefined) return null;
  return (
    <Row
      asset={got.asset}
      title={t.Unknown}
      about={t.claimedOn({ date: date(entry.time) })}
      amount={format.amount(got.change, got.asset)}
    >
      <span className="wg:flex wg:items-center wg:justify-end wg:gap-1.5 wg:text-sm wg:text-fg-muted">
        <Check size={14} strokeWidth={1.5} aria-hidden />
        {t.claimed}
      </span>
    </Row>
  );
}

/** A line of the list: what it is, how much, and what can be done. The amount goes below where there is no room. */
function Row({
  asset,
  title,
  about,
  amount,
  children,
}: {
  asset: string;
  title: string;
  about: ReactNode;
  amount: string;
  children: ReactNode;
}) {
  return (
    <li className="wg:flex wg:min-h-16 wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-2 wg:border-t wg:border-line wg:px-4 wg:py-3 wg:first:border-t-0">
      <AssetIcon symbol={asset} size="lg" />
      <span className="wg:min-w-40 wg:flex-1">
        <span className="wg:block wg:font-medium">{title}</span>
        <span className="wg:block wg:text-xs wg:text-fg-muted">{about}</span>
      </span>
      <span className="wg:ms-auto wg:flex wg:items-center wg:gap-4">
        <bdi dir="ltr" className="wg:num wg:font-medium wg:break-all">
          {amount}
        </bdi>
        <span className="wg:min-w-24">{children}</span>
      </span>
    </li>
  );
}

function useDateText(locale: string) {
  const timeZone = useTimeZone();
  return (iso: string) => formatDateTime(iso, { locale, timeZone });
}

/** Two lines in the height of rewards. */
function Placeholders() {
  return (
    <div>
      {['wg:w-44', 'wg:w-52'].map((width) => (
        <div key={width} className="wg:flex wg:h-16 wg:items-center wg:gap-3 wg:px-4">
          <Skeleton className="wg:size-8" />
          <Skeleton className={width} />
        </div>
      ))}
    </div>
  );
}
