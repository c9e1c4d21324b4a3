import type { PortfolioRange, ReferralEarnings } from '@agio/api-client';
import { Decimal } from '@agio/money';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { ValueChart } from '@agio/ui/value-chart';
import { useLoadNotes } from '../states/index.ts';
import { rangeMessages } from '../words/range-messages.ts';
import { RangeSwitch } from '../details/range-switch.tsx';
import { amountText, type ReferralFormat } from './use-referral-words.ts';
import type { Loaded } from './use-referrals.ts';

/** Earnings from invitations over time, as a chart and in a sentence. */
export function EarningsPanel({
  earnings: { state, data, onRetry },
  range,
  onRangeChange,
  isHidden,
  format,
}: {
  earnings: Loaded<ReferralEarnings>;
  range: PortfolioRange;
  onRangeChange: (range: PortfolioRange) => void;
  isHidden: boolean;
  format: ReferralFormat;
}) {
  const { earnings: t } = format.t;
  const { spoken } = useMessages(rangeMessages);
  const notes = useLoadNotes(state, {
    error: t.failed,
    loading: t.loading,
    stale: format.t.stale,
    empty: { title: t.empty, text: t.emptyMore },
  });
  // While another range loads, the earlier points stay, with the name of their range.
  const shown = data === undefined || data.range === 'Unknown' ? range : data.range;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        <RangeSwitch range={range} onRangeChange={onRangeChange} className="wg:ms-auto" />
      </PanelHeader>
      <Loadable
        state={state}
        notes={notes}
        onRetry={onRetry}
        className="wg:min-h-60"
        skeleton={<Skeleton className="wg:mx-5 wg:mt-12 wg:h-32" />}
      >
        {data === undefined ? null : (
          <>
            <p className="wg:px-4 wg:pt-3 wg:text-sm wg:text-fg-muted">
              {isHidden
                ? t.wordsHidden
                : Decimal.parse(data.earned)?.isZero
                  ? t.nothing({ range: spoken[shown] })
                  : t.words({
                      amount: amountText(data.earned, data.asset, format.locale),
                      range: spoken[shown],
                    })}
            </p>
            <ValueChart
              name={t.name({ range: spoken[shown] })}
              points={data.points}
              format={(value) => amountText(value, data.asset, format.locale)}
              masked={isHidden}
              quiet={state.status === 'stale'}
              className="wg:h-48"
            />
          </>
        )}
      </Loadable>
    </Panel>
  );
}
