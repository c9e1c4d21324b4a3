// @where Widgets: requirements of each tier on the overview of tiers
import { type ComplianceStep, type ComplianceStepState, type Tier, tiers } from '@agio/api-client';
import { requestNotice } from '@agio/ui/status-button';
import type { Account } from '../../host/index.ts';
import { resumeStep } from './step-route.ts';
import { stepRules } from './step-rules.ts';

/** Requirement of a tier, in the words of the table. */
export type TierAsk =
  | 'signIn'
  | 'entity'
  | 'identity'
  | 'formA'
  | 'purpose'
  | 'employment'
  | 'wealth'
  | 'proof';

const asks: Readonly<Record<Tier, readonly TierAsk[]>> = {
  Tier0: ['signIn'],
  Tier1: ['entity', 'identity', 'formA'],
  Tier2: ['purpose', 'employment'],
  Tier3: ['wealth', 'proof'],
};

/** The steps behind a line of the table. */
const stepsOf = {
  signIn: [],
  entity: ['EntityTypeDeclaration'],
  identity: ['KycRequest'],
  formA: ['FormA'],
  purpose: ['PrimaryUse', 'PrimarySource'],
  employment: ['EmploymentStatus'],
  wealth: ['TotalValue', 'Industry'],
  proof: ['SourceOfFunds'],
} as const satisfies Record<TierAsk, readonly (keyof typeof stepRules)[]>;

/**
 * Standing of the reader at a tier. `inReview`: a request for it is being decided; `started`: some of it is answered.
 */
export type TierStanding = 'reached' | 'current' | 'inReview' | 'started' | 'open';

export interface TierColumn {
  readonly tier: Tier;
  readonly standing: TierStanding;
  readonly asks: readonly { readonly ask: TierAsk; readonly isDone: boolean }[];
}

/** The number of a tier; 0 for one that this version does not know. */
export const tierNumber = (tier: string): number =>
  Math.max(
    0,
    tiers.findIndex((each) => each === tier),
  );

/**
 * Returns the tiers side by side, as they are for the reader; if no state is given, for a reader without any answers.
 */
export function tierColumns(
  own: Tier | 'Unknown' | undefined,
  state: ComplianceStepState | undefined,
): TierColumn[] {
  const current = own === undefined ? -1 : tierNumber(own);
  return tiers.map((tier, number) => {
    const isReached = number <= current;
    const list = asks[tier].map((ask) => ({
      ask,
      isDone: isReached || (ask !== 'signIn' && isAnswered(ask, state)),
    }));
    const leadsHere =
      state !== undefined && number > current && number <= tierNumber(state.targetTier);
    return {
      tier,
      asks: list,
      standing:
        number === current
          ? 'current'
          : isReached
            ? 'reached'
            : leadsHere && state.step === 'PendingForReview'
              ? 'inReview'
              : list.some(({ isDone }) => isDone)
                ? 'started'
                : 'open',
    };
  });
}

const isAnswered = (ask: TierAsk, state: ComplianceStepState | undefined): boolean =>
  state !== undefined && stepsOf[ask].every((step) => state.answered.includes(step));

/** Reason for which the way to the next tier cannot be taken now. */
export type UpgradeObstacle =
  | 'signedOut'
  | 'staff'
  | 'loading'
  | 'frozen'
  | 'closed'
  | 'inReview'
  | 'moreData'
  | 'highest';

export type Upgrade =
  | { readonly obstacle: UpgradeObstacle }
  | {
      readonly to: Tier;
      /** Step at which it goes on. */
      readonly step: ReturnType<typeof resumeStep>;
      readonly hasBegun: boolean;
    };

/** The way to the next tier, or why there is none now. What closes the account comes before what keeps it waiting. */
export function upgradeOf(account: Account, state: ComplianceStepState | undefined): Upgrade {
  if (!account.isSignedIn) return { obstacle: 'signedOut' };
  if (account.kind === 'officer' || account.kind === 'viewer') return { obstacle: 'staff' };
  const { standing } = account;
  if (account.isFrozen) return { obstacle: 'frozen' };
  if (account.isTerminated || standing?.complianceStep === 'Forbidden')
    return { obstacle: 'closed' };
  if (!standing || !state) return { obstacle: 'loading' };
  if (account.isInReview || state.step === 'PendingForReview') return { obstacle: 'inReview' };
  const { lastRequest } = standing;
  if (requestNotice(lastRequest && { statusType: lastRequest.status }) === 'more-data')
    return { obstacle: 'moreData' };
  const own = tierNumber(standing.complianceTier);
  const to = tierNumber(state.targetTier) > own ? state.targetTier : undefined;
  if (to === undefined || to === 'Unknown') return { obstacle: 'highest' };
  const isNew = own === 0 && state.savedAt === null && state.drafts.length === 0;
  return { to, step: isNew ? 'NoData' : resumeStep(state), hasBegun: hasBegun(to, state) };
}

/**
 * Returns true if the way goes on with the warning of Tier 3: its questions are many, and locked while they are
 * reviewed.
 */
export const isWarnedOf = (upgrade: Upgrade): boolean =>
  !('obstacle' in upgrade) && upgrade.to === 'Tier3' && !upgrade.hasBegun;

/** Returns true if a step opened by its address needs the warning first: it comes before any question of Tier 3. */
export function warnsBefore(asked: ComplianceStep, upgrade: Upgrade): boolean {
  const rule = stepRules[asked];
  return 'tier' in rule && rule.tier === 'Tier3' && isWarnedOf(upgrade);
}

/** Returns true if any step of the tier's own has an answer or a draft. */
function hasBegun(to: Tier, { answered, drafts }: ComplianceStepState): boolean {
  const isOwn = (step: keyof typeof stepRules | 'Unknown') =>
    step !== 'Unknown' && 'tier' in stepRules[step] && stepRules[step].tier === to;
  return answered.some(isOwn) || drafts.some(({ step }) => isOwn(step));
}
