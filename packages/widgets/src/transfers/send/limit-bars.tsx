import { useWithdrawalLimits } from '@agio/api-client/react';
import { type Decimal, formatDateTime, formatFiat } from '@agio/money';
import { partOf } from '../../states/lazy-part.ts';
import { useAccount } from '../../host/index.ts';
import { Button } from '@agio/ui/button';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { Skeleton } from '@agio/ui/skeleton';
import type { Dispatch } from 'react';
import type { SendAction } from '../model/send.ts';
import { barShare, exceededOf, type LimitUse } from '../model/send-limits.ts';
import { amountWorth, type SendContext, type SendSummary } from '../model/send-summary.ts';
import { sendMessages } from './send-messages.ts';

const loadUpgrade = partOf(() => import('./tier-upgrade.tsx'), 'TierUpgrade');

/** The limits of the tier: what is used, what this transfer takes, and what is left. */
export function LimitBars({
  context,
  summary,
  dispatch,
}: {
  context: SendContext;
  summary: SendSummary;
  dispatch: Dispatch<SendAction>;
}) {
  const words = useMessages(sendMessages);
  const timeZone = useTimeZone();
  const { standing } = useAccount();
  const { limits, locale, limitPrice, network } = context;
  const { uses } = summary;
  const { isLoading } = useWithdrawalLimits();
  if (isLoading && !limits) return <LimitBarsSkeleton />;
  if (!limits || !uses) return null;
  const exceeded = exceededOf(uses);
  const takeRest = (left: Decimal) => {
    const value = amountWorth(left, limitPrice, network);
    if (value) dispatch({ type: 'amountPicked', value: value.toString() });
  };
  return (
    <div className="wg:flex wg:flex-col wg:gap-3 wg:border-t wg:border-line wg:pt-3">
      {[uses.day, uses.month].map((use) =>
        use ? (
          <LimitBar key={use.period} use={use} currency={limits.currency} locale={locale} />
        ) : null,
      )}
      {uses.day ? (
        <p className="wg:text-xs wg:text-fg-muted">
          {words.summary.resets({ time: formatDateTime(limits.resetsAt, { locale, timeZone }) })}
        </p>
      ) : null}
      {exceeded || limits.perDay === null ? (
        <LazyPopup
          kind="dialog"
          load={loadUpgrade}
          contentProps={{
            limits,
            use: exceeded,
            tier: standing?.complianceTier ?? 'Tier0',
            onTakeRest: takeRest,
          }}
        >
          {(button) => (
            <Button size="sm" className="wg:self-start" {...button}>
              {words.send.raise}
            </Button>
          )}
        </LazyPopup>
      ) : null}
    </div>
  );
}

/** Their place: the button stands below them. */
function LimitBarsSkeleton() {
  return (
    <div
      aria-hidden
      className="wg:flex wg:flex-col wg:gap-3 wg:border-t wg:border-line wg:pt-3 wg:text-xs"
    >
      <Skeleton className="wg:h-[calc(1lh+0.75rem)] wg:w-full" />
      <Skeleton className="wg:h-[calc(1lh+0.75rem)] wg:w-full" />
      <Skeleton className="wg:h-[1lh] wg:w-2/3" />
    </div>
  );
}

function LimitBar({
  use: { period, limit, used, left, wanted, isExceeded },
  currency,
  locale,
}: {
  use: LimitUse;
  currency: string;
  locale: string;
}) {
  const { summary: words } = useMessages(sendMessages);
  const fiat = (value: Decimal) => formatFiat(value, { currency, locale, display: 'code' });
  const part = wanted ? barShare(wanted, limit) : 0;
  const before = barShare(used, limit);
  return (
    <div>
      <div className="wg:mb-1.5 wg:flex wg:flex-wrap wg:justify-between wg:gap-x-3 wg:text-xs wg:text-fg-muted">
        <span>{words[period]}</span>
        <span className={`wg:num wg:whitespace-normal ${isExceeded ? 'wg:text-danger' : ''}`}>
          {words.left({ left: fiat(left), limit: fiat(limit) })}
        </span>
      </div>
      <meter
        className="wg:sr-only"
        aria-label={words[period]}
        min={0}
        max={1}
        value={Math.min(1, before + part)}
      >
        {words.said({
          used: fiat(used),
          wanted: wanted ? fiat(wanted) : '—',
          limit: fiat(limit),
        })}
      </meter>
      <div
        aria-hidden
        className="wg:flex wg:h-1.5 wg:gap-px wg:overflow-hidden wg:rounded-full wg:bg-surface-3 wg:forced-colors:border"
      >
        <span
          className="wg:bg-fg-faint wg:forced-colors:bg-[CanvasText]"
          style={{ inlineSize: `${before * 100}%` }}
        />
        <span
          className={`${isExceeded ? 'wg:bg-danger' : 'wg:bg-accent'} wg:forced-colors:bg-[Highlight]`}
          style={{ inlineSize: `${Math.min(1 - before, part) * 100}%` }}
        />
      </div>
    </div>
  );
}
