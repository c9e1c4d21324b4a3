import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { useId } from 'react';
import { placeOf } from '../host/widget-place.ts';
import { Section } from '../states/index.ts';
import { EarningsPanel } from './earnings-panel.tsx';
import { FriendsPanel } from './friends-panel.tsx';
import { InvitationPanel } from './invitation-panel.tsx';
import { ReferralFigures } from './referral-figures.tsx';
import { useReferralNotes } from './referral-notes.tsx';
import type { ReferralsProps } from './referrals.tsx';
import { RewardsPanel } from './rewards-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import type { ReferralData } from './use-referrals.ts';
import { termsOf, useReferralFormat } from './use-referral-words.ts';

export interface ReferralsViewProps extends ReferralsProps {
  data: ReferralData;
  isHidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
}

/** The page: figures, rewards, earnings and friends beside the invitation and its terms. */
export function ReferralsView({
  data,
  isHidden,
  onHiddenChange,
  onClaim,
  rememberedCode,
  className,
  style,
}: ReferralsViewProps) {
  const title = useId();
  const format = useReferralFormat(isHidden);
  const { t, locale } = format;
  const { state, data: overview, onRetry } = data.overview;
  const notes = useReferralNotes(state, rememberedCode);
  const isClosed = state.status === 'error' || state.status === 'notAllowed';
  return (
    <div
      data-widget="referrals"
      {...placeOf('wg:mx-auto wg:w-full wg:max-w-page wg:px-4 wg:py-6 wg:md:px-6', {
        className,
        style,
      })}
    >
      <header className="wg:mb-5">
        <h1 id={title} className="wg:text-2xl wg:font-semibold">
          {t.title}
        </h1>
        <p className="wg:mt-1 wg:min-h-5 wg:text-fg-muted">
          {overview
            ? t.lead({ ...termsOf(overview, locale), asset: overview.rewardAsset })
            : t.leadPlain}
        </p>
      </header>
      {isClosed ? (
        <Panel aria-labelledby={title}>
          <Loadable className="wg:min-h-80" state={state} notes={notes} onRetry={onRetry} />
        </Panel>
      ) : (
        <div className="wg:grid wg:items-start wg:gap-4 wg:lg:grid-cols-[minmax(0,1fr)_25rem] wg:lg:grid-rows-[auto_auto_auto_1fr]">
          <Section>
            <ReferralFigures {...{ state, overview, isHidden, onHiddenChange, onRetry }} />
          </Section>
          <div className="wg:grid wg:min-w-0 wg:gap-4 wg:lg:col-start-2 wg:lg:row-span-4 wg:lg:row-start-1">
            <Section>
              <InvitationPanel overview={overview} />
            </Section>
            <Section>
              <TermsPanel {...{ overview, format }} />
            </Section>
          </div>
          <Section>
            <RewardsPanel
              rewards={data.rewards}
              claimed={data.claimed}
              {...{ overview, isHidden, format, onClaim }}
            />
          </Section>
          <Section>
            <EarningsPanel
              earnings={data.earnings}
              range={data.range}
              onRangeChange={data.onRangeChange}
              {...{ isHidden, format }}
            />
          </Section>
          <Section>
            <FriendsPanel friends={data.friends} {...{ overview, isHidden, format }} />
          </Section>
        </div>
      )}
    </div>
  );
}
