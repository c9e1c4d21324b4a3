export { documentReminder, type DocumentReminder, reminderDays } from './document-expiry.ts';
export {
  firstOpenStep,
  type Place,
  placeOf,
  progressOf,
  resumeStep,
  type Whereabouts,
} from './place.ts';
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
