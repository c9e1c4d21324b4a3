import type { ComplianceStep } from '@agio/api-client';
import { Skeleton } from '@agio/ui/skeleton';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { Section } from '../states/index.ts';
import { pageAddress } from './addresses.ts';
import { DraftKeepersContext, useDraftKeepers } from './draft-keepers.ts';
import { stepOfSlug } from './model/steps.ts';
import { TiersOverview } from './tiers/tiers-overview.tsx';
import { useVerification } from './use-verification.ts';
import {
  type VerificationNavigation,
  VerificationNavigationContext,
} from './verification-navigation.ts';

// The overview shows first where most people come to look; a step brings its forms with it.
const StepPage = lazyPart(() => import('./steps/step-page.tsx'), 'StepPage');

export interface VerificationProps extends WidgetPlace {
  /** The address of the overview; steps stand under it: `/user/tiers/primary-use`. */
  base: string;
  /** The last part of the address: a step of `stepRules`. Anything else shows the overview. */
  step?: string | undefined;
  /** Opens an address of the verification; `replace`: in place of the one that led there. */
  onGo: (address: string, how?: 'replace') => void;
  /**
   * Opens the identity partner's page in place of this one.
   * @default leaves by `location.assign`
   */
  onLeave?: ((address: string) => void) | undefined;
  /** Opens the reader's compliance request, as `RequestDialog` of `@agio/widgets/account` shows it. */
  onOpenRequest?: (() => void) | undefined;
  /** Told the step that the account is at whenever the exchange says it, to keep it. */
  onStep?: ((step: ComplianceStep) => void) | undefined;
}

/** The tiers with what each allows and asks for, and the steps on the way to the next one, each at its own address. */
export function Verification({
  base,
  step,
  onGo,
  onLeave = open,
  onOpenRequest,
  onStep,
  className,
  style,
}: VerificationProps) {
  const isHere = useRef(false);
  const [hasAgreedToTier3, setAgreed] = useState(false);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const ways = useMemo<VerificationNavigation>(
    () => ({
      hrefOf: (page) => pageAddress(base, page),
      // An answer that arrives after the reader has gone elsewhere does not call them back.
      go: (page, how) => {
        if (isHere.current) onGo(pageAddress(base, page), how);
      },
      leave: onLeave,
      openRequest: onOpenRequest,
      hasAgreedToTier3,
      agreeToTier3: () => setAgreed(true),
    }),
    [base, onGo, onLeave, onOpenRequest, hasAgreedToTier3],
  );
  const asked = stepOfSlug(step);
  useKeptStep(onStep);
  return (
    <VerificationNavigationContext value={ways}>
      <DraftKeepersContext value={useDraftKeepers()}>
        <div
          data-widget="verification"
          {...placeOf(
            'wg:mx-auto wg:flex wg:w-full wg:max-w-page wg:flex-col wg:gap-4 wg:px-4 wg:py-6 wg:max-sm:py-4 wg:md:px-6',
            { className, style },
          )}
        >
          <Section key={asked}>
            {asked === undefined ? (
              <TiersOverview />
            ) : (
              <Suspense fallback={<Skeleton className="wg:h-120 wg:w-full" />}>
                <StepPage step={asked} />
              </Suspense>
            )}
          </Section>
        </div>
      </DraftKeepersContext>
    </VerificationNavigationContext>
  );
}

const open = (address: string) => globalThis.location.assign(address);

function useKeptStep(onStep: VerificationProps['onStep']): void {
  const { user } = useVerification();
  const step = user?.complianceStep;
  useEffect(() => {
    if (step !== undefined && step !== 'Unknown') onStep?.(step);
  }, [step, onStep]);
}
