// @where Back office: most cases that are assigned at once
import * as v from 'valibot';
import { requestTypes, tiers } from '../base/enums.ts';
import { refusalReason } from '../base/errors.ts';
import { count } from '../base/figures.ts';
import { id, listOf, openEnum, timestamp } from '../base/primitives.ts';
import { name, textUpTo, words } from '../base/texts.ts';
import { complianceRequest } from '../compliance/compliance.ts';
import { riskSeverities, riskSignals } from '../compliance/officer-enums.ts';

/** Act of an officer, such as the first of two approvals. */
export const officerAct = v.object({
  officerId: id,
  officer: name,
  time: timestamp,
  /** Note for the second officer, in a first approval: the user does not see it. */
  comment: v.nullable(words),
});

const assignee = v.object({ officerId: id, officer: name, since: timestamp });

/** A request as staff see it. */
export const staffRequest = v.object({
  ...complianceRequest.entries,
  /** Null: not approved yet, or one approval is enough. On an approved request: the first of two officers. */
  firstApproval: v.optional(v.nullable(officerAct)),
  /** The officer who works on it; null if there is none. */
  assignee: v.optional(v.nullable(assignee)),
  /**
   * Time by which the policy of the exchange asks for a decision, and from which on the request is overdue: for a high risk
   * sooner than the time that the customer is promised, and never later. It stays as it is until the request is sent again.
   * An extension (0134).
   */
  dueAt: complianceRequest.entries.dueAt,
});
export type StaffRequest = v.InferOutput<typeof staffRequest>;

/** From 0, none, to 4, the highest. */
export const riskScore = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));

/** One line of the queue. */
export const complianceCase = v.object({
  userId: id,
  displayName: name,
  coreId: v.nullable(textUpTo(200)),
  tier: openEnum(tiers),
  request: staffRequest,
  /** Risk of the person as of now; the details list its signals. */
  risk: riskScore,
  fileCount: count,
});
export type ComplianceCase = v.InferOutput<typeof complianceCase>;

export const riskSignal = v.object({
  kind: openEnum(riskSignals),
  severity: openEnum(riskSeverities),
  /** Null where no moment can be named. */
  since: v.nullable(timestamp),
  /** Subject of the signal, as it is recorded: a country, an address, the id of a transfer. */
  detail: v.nullable(words),
});
export type RiskSignal = v.InferOutput<typeof riskSignal>;

/** An address of a person that other users have or use as well. */
export const linkedAddress = v.object({
  network: textUpTo(64),
  address: textUpTo(256),
  /** Some of the others, of whom there are `userCount`. */
  users: listOf(v.object({ id, displayName: name })),
  userCount: count,
});
export type LinkedAddress = v.InferOutput<typeof linkedAddress>;

/** Note of staff on a person, for other staff. It is never changed, taken back, or shown to the person. */
export const staffNote = v.object({
  id,
  officerId: id,
  /** Name of the officer at that time. */
  officer: name,
  time: timestamp,
  text: words,
});
export type StaffNote = v.InferOutput<typeof staffNote>;

/** Cases that one call assigns, at most. */
export const mostAssigned = 200;

/** Types of requests that a member of the staff may take, in the order of the contract; none: no case. */
export const skillList = listOf(openEnum(requestTypes), requestTypes.length);

/** Officer who can have cases, and the work at hand. */
export const officerLoad = v.object({
  officerId: id,
  officer: name,
  skills: skillList,
  /** Undecided cases that the officer has. */
  cases: count,
  /** Those of them that are overdue. */
  overdue: count,
  /** The case that the officer got last. */
  latest: v.nullable(v.object({ requestId: id, userId: id })),
});
export type OfficerLoad = v.InferOutput<typeof officerLoad>;

/** Change of who works on a case. */
export const assignment = v.object({
  requestId: id,
  /** Officer who is to have it; null: none. */
  to: v.nullable(id),
  /** Officer who had it when the caller looked; null: there was none. */
  seenAssigneeId: v.nullable(id),
});

export const assignmentOutcomes = v.object({
  outcomes: listOf(
    v.object({
      requestId: id,
      /** The case as it is now; null where it was refused. */
      case: v.nullable(complianceCase),
      /** Reason of the refusal. */
      reason: v.nullable(refusalReason),
    }),
    mostAssigned,
  ),
});
