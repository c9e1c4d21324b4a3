import type { ReferralOverview } from '@agio/api-client';
import { Panel, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { amountText, type ReferralFormat, termsOf } from './use-referral-words.ts';

/** The terms in plain words: what the exchange says of them, and nothing else. */
export function TermsPanel({
  overview,
  format: { t: words, locale, amount },
}: {
  overview: ReferralOverview | undefined;
  format: ReferralFormat;
}) {
  const { terms: t } = words;
  return (
    <Panel aria-label={t.title} aria-busy={overview === undefined} className="wg:p-5">
      <PanelTitle>{t.title}</PanelTitle>
      {overview ? (
        <>
          <ol className="wg:mt-3 wg:ms-4 wg:flex wg:list-decimal! wg:flex-col wg:gap-2 wg:text-sm wg:text-fg-muted">
            {sentences(overview, t, locale).map((sentence) => (
              <li key={sentence} className="wg:ps-1">
                {sentence}
              </li>
            ))}
          </ol>
          {overview.rebate == null ? null : (
            <p className="wg:mt-4 wg:border-t wg:border-line wg:pt-3 wg:text-sm">
              {t.rebate} <b className="wg:num">{amount(overview.rebate, overview.rewardAsset)}</b>
            </p>
          )}
        </>
      ) : (
        <div className="wg:mt-4 wg:flex wg:flex-col wg:gap-3">
          {['wg:w-full', 'wg:w-4/5', 'wg:w-full', 'wg:w-3/5'].map((width, at) => (
            <Skeleton key={at} className={width} />
          ))}
        </div>
      )}
    </Panel>
  );
}

function sentences(
  overview: ReferralOverview,
  t: ReferralFormat['t']['terms'],
  locale: string,
): string[] {
  const { bonus, payoutFrom, rewardAsset } = overview;
  const terms = termsOf(overview, locale);
  return [
    t.invite,
    ...(bonus === undefined ? [] : [t.bonus({ bonus: amountText(bonus, rewardAsset, locale) })]),
    t.fees(terms),
    ...(payoutFrom === undefined
      ? []
      : [t.payout({ amount: amountText(payoutFrom, rewardAsset, locale) })]),
    t.claim,
    t.once,
  ];
}
