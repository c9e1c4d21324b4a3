import type { ReferralOverview } from '@agio/api-client';
import { Amount } from '@agio/ui/amount';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WidgetLoadState } from '../states/index.ts';
import { messages } from './messages.ts';
import { earningDigits } from './use-referral-words.ts';

/** Number of friends, and the earnings: in total, not paid out yet, and to claim. */
export function ReferralFigures({
  state,
  overview,
  isHidden,
  onHiddenChange,
  onRetry,
}: {
  state: WidgetLoadState;
  overview: ReferralOverview | undefined;
  isHidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
  onRetry: () => void;
}) {
  const { figures: t, ...words } = useMessages(messages);
  const isStale = state.status === 'stale';
  const amount = (value: string | undefined, isStrong = false) =>
    overview && (
      <Amount
        value={value}
        unit={overview.rewardAsset}
        {...earningDigits}
        masked={isHidden}
        maskedLabel={words.hidden}
        quiet={isStale}
        plain={isStrong}
        className={isStrong && !isStale ? 'wg:text-accent' : undefined}
      />
    );
  return (
    <Panel aria-label={t.title} aria-busy={overview === undefined} className="wg:relative">
      <Loadable state={state} notes={{ stale: words.stale }} onRetry={onRetry}>
        <dl className="wg:flex wg:flex-wrap wg:overflow-clip">
          <Figure term={t.invited}>
            {overview && <span className="wg:num">{overview.invited}</span>}
          </Figure>
          <Figure term={t.verified}>
            {overview && <span className="wg:num">{overview.verified}</span>}
          </Figure>
          <Figure term={t.earned}>{amount(overview?.earned)}</Figure>
          {overview?.pending === undefined && overview !== undefined ? null : (
            <Figure term={t.pending}>{amount(overview?.pending)}</Figure>
          )}
          <Figure term={t.claimable}>{amount(overview?.claimable, true)}</Figure>
        </dl>
      </Loadable>
      <IconButton
        size="sm"
        label={isHidden ? words.show : words.hide}
        onClick={() => onHiddenChange(!isHidden)}
        className="wg:absolute! wg:end-2 wg:top-2"
      >
        {isHidden ? (
          <EyeOff size={14} strokeWidth={1.5} aria-hidden />
        ) : (
          <Eye size={14} strokeWidth={1.5} aria-hidden />
        )}
      </IconButton>
    </Panel>
  );
}

/** One figure in the place that it keeps while it loads. */
function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="wg:min-w-32 wg:flex-1 wg:px-4 wg:py-4 wg:shadow-[-1px_-1px_0_var(--agio-line)]">
      <dt className="wg:pe-6 wg:text-xs wg:font-medium wg:text-fg-muted">{term}</dt>
      <dd className="wg:mt-1 wg:flex wg:min-h-7 wg:items-center wg:text-lg wg:font-semibold">
        {children ?? <Skeleton className="wg:w-20" />}
      </dd>
    </div>
  );
}
