import { useSetting } from '../host/index.ts';
import type { WidgetPlace } from '../host/widget-place.ts';
import { hideBalances } from '../preferences/index.ts';
import { ReferralsView } from './referrals-view.tsx';
import { useReferrals } from './use-referrals.ts';

export interface ReferralsProps extends WidgetPlace {
  /** Called with the id of a reward to claim: open `ClaimDialog` of `@agio/widgets/account` with it. */
  onClaim: (reward: string) => void;
  /** The invitation code that is remembered for a reader who is not verified yet. */
  rememberedCode?: string | undefined;
}

/** The reader's invitation with its terms, whom it brought, what that earned over time, and the rewards to claim. */
export function Referrals(props: ReferralsProps) {
  const [isHidden, setHidden] = useSetting(hideBalances);
  return (
    <ReferralsView
      {...props}
      data={useReferrals()}
      isHidden={isHidden}
      onHiddenChange={setHidden}
    />
  );
}
