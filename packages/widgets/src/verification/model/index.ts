export { documentReminder, type DocumentReminder, reminderDays } from './document-expiry.ts';
export {
  firstOpenStep,
  type StepRoute,
  stepRouteOf,
  progressOf,
  resumeStep,
  type StepRouteInput,
} from './step-route.ts';
export { type StepKind, type StepRule, stepRules } from './step-rules.ts';
export { choices, type ChoiceStep, stepOfSlug } from './steps.ts';
export {
  type TierAsk,
  type TierColumn,
  tierColumns,
  type TierStanding,
  type Upgrade,
  upgradeOf,
  type UpgradeObstacle,
} from './tiers.ts';
