// @where Client: order of the questions of verification, and life of a compliance request (state diagram)
import type { complianceSteps, requestStatuses } from '../base/enums.ts';

type Step = (typeof complianceSteps)[number];
type Status = (typeof requestStatuses)[number];

/** A way from one state to another: what leads there, and on which condition; without one, always. */
export interface Transition<
  State extends string,
  Event extends string,
  Guard extends string = never,
> {
  readonly from: State;
  readonly on: Event;
  readonly to: State;
  readonly when?: Guard;
}

/** Events that move a user from one step of the verification to another. */
export type VerificationEvent =
  | 'begin'
  | 'answer'
  | 'back'
  | 'confirm'
  | 'decline'
  | 'submit'
  | 'approve'
  | 'reject'
  | 'askForMore'
  | 'upgrade'
  | 'downgrade'
  | 'close'
  | 'reopen';

export type VerificationGuard =
  | 'legalWithoutFormB'
  | 'toTier1'
  | 'toTier2'
  | 'toTier3'
  | 'nameDiffers'
  | 'highRisk';

export type VerificationTransition = Transition<Step, VerificationEvent, VerificationGuard>;

/** The questions in their order; each leads back to the one before it. */
const questions = [
  'EntityTypeDeclaration',
  'KycRequest',
  'FormA',
  'PrimaryUse',
  'PrimarySource',
  'EmploymentStatus',
  'TotalValue',
  'Industry',
  'SourceOfFunds',
] as const satisfies readonly Step[];

const steps: readonly (readonly [Step, VerificationEvent, Step, VerificationGuard?])[] = [
  ['NoData', 'begin', 'EntityTypeDeclaration'],
  ['EntityTypeDeclaration', 'answer', 'EntityTypeDeclaration', 'legalWithoutFormB'],
  ['EntityTypeDeclaration', 'answer', 'KycRequest'],
  ['KycRequest', 'confirm', 'FormA'],
  ['KycRequest', 'decline', 'KycRequest'],
  ['FormA', 'answer', 'Trading', 'toTier1'],
  ['FormA', 'answer', 'PendingForReview', 'nameDiffers'],
  ['FormA', 'answer', 'PrimaryUse', 'highRisk'],
  ['PrimaryUse', 'answer', 'PrimarySource'],
  ['PrimarySource', 'answer', 'EmploymentStatus'],
  ['EmploymentStatus', 'answer', 'Trading', 'toTier2'],
  ['EmploymentStatus', 'answer', 'TotalValue', 'toTier3'],
  ['TotalValue', 'answer', 'Industry'],
  ['Industry', 'answer', 'SourceOfFunds'],
  ['SourceOfFunds', 'answer', 'Trading'],
  ['Trading', 'upgrade', 'PrimaryUse', 'toTier2'],
  ['Trading', 'upgrade', 'TotalValue', 'toTier3'],
  ['Trading', 'submit', 'PendingForReview'],
  ['PendingForReview', 'approve', 'Trading'],
  ['PendingForReview', 'reject', 'Trading'],
  ['PendingForReview', 'askForMore', 'Trading'],
  ['Trading', 'downgrade', 'Trading'],
  ['Trading', 'close', 'Forbidden'],
  ['Forbidden', 'reopen', 'Trading'],
];

/**
 * The verification as a state machine: every way from one step to another. `Trading`: nothing is asked now;
 * what is complete can be sent. The first tier is reached with its last answer.
 */
export const verificationTransitions: readonly VerificationTransition[] = [
  ...steps.map(([from, on, to, when]) => ({ from, on, to, ...(when && { when }) })),
  ...questions
    .slice(1)
    .map((from, index) => ({ from, on: 'back' as const, to: questions[index] ?? from })),
];

/** Events that move a compliance request: its owner submits and acknowledges, the compliance desk does the rest. */
export type RequestEvent =
  | 'submit'
  | 'open'
  | 'approve'
  | 'reject'
  | 'askForMore'
  | 'cancel'
  | 'acknowledge';

/** `None`: there is no request yet, or the one before is decided. */
export type RequestTransition = Transition<Status | 'None', RequestEvent>;

const undecided = ['Open', 'PendingForReview', 'RequestedMoreData'] as const;

/** The life of a compliance request: every way from one status to another. */
export const requestTransitions: readonly RequestTransition[] = [
  { from: 'None', on: 'open', to: 'Open' },
  { from: 'None', on: 'submit', to: 'PendingForReview' },
  { from: 'Open', on: 'submit', to: 'PendingForReview' },
  { from: 'RequestedMoreData', on: 'submit', to: 'PendingForReview' },
  ...undecided.flatMap((from): RequestTransition[] => [
    { from, on: 'askForMore', to: 'RequestedMoreData' },
    { from, on: 'approve', to: 'Approved' },
    { from, on: 'reject', to: 'Denied' },
    { from, on: 'cancel', to: 'Cancelled' },
  ]),
  { from: 'Denied', on: 'acknowledge', to: 'Denied' },
];

/** Returns true if a request of this status can be moved by this event. */
export const isRequestOpenTo = (from: string, on: RequestEvent): boolean =>
  requestTransitions.some((each) => each.from === from && each.on === on);
