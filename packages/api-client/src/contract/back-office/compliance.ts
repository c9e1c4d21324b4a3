// @where Back office: lengths of the comments and reasons of a decision
import * as v from 'valibot';
import { userInformation } from '../account.ts';
import { addressBookEntry } from '../address-book.ts';
import { complianceAnswers } from '../compliance/compliance.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { activityStatuses, requestStatuses, requestTypes } from '../base/enums.ts';
import {
  approvalStates,
  assignments,
  dueStates,
  longestNote,
} from '../compliance/officer-enums.ts';
import { nonNegativeDecimal } from '../base/figures.ts';
import { closedEnum, id, listOf, page, pageQuery, timestamp } from '../base/primitives.ts';
import { sortBy } from '../base/sort.ts';
import { name, symbol, textUpTo } from '../base/texts.ts';
import { auditEntry } from './audit.ts';
import {
  assignment,
  assignmentOutcomes,
  complianceCase,
  linkedAddress,
  mostAssigned,
  officerLoad,
  riskScore,
  riskSignal,
  staffNote,
  staffRequest,
} from './case-records.ts';
import { backOffice, reviewers } from './staff.ts';

export const complianceDetails = v.object({
  user: userInformation,
  /** The one that is open, or else the last one. */
  request: v.nullable(staffRequest),
  /** All of them, newest first. */
  requests: v.optional(listOf(staffRequest)),
  answers: complianceAnswers,
  /** Time of the confirmation by the identity partner, and the partner's name; null if not on record. */
  identityCheck: v.optional(v.nullable(v.object({ by: name, time: timestamp }))),
  /** Officer who put the person into the tier, with the time; null if that is not on record. */
  tierDecision: v.optional(v.nullable(v.object({ by: name, time: timestamp }))),
  residence: v.nullable(name),
  customerSince: timestamp,
  portfolioValue: nonNegativeDecimal,
  withdrawn30d: nonNegativeDecimal,
  currency: symbol,
  risk: v.optional(v.object({ score: riskScore, signals: listOf(riskSignal) })),
  linkedAddresses: v.optional(listOf(linkedAddress, 5000, 'network', 'address')),
  audit: listOf(auditEntry),
});
export type ComplianceDetails = v.InferOutput<typeof complianceDetails>;

/** Columns by which the queue can be sorted; `waiting` from the one that is due last, without those that wait for their customer. */
export const queueSorts = ['user', 'type', 'status', 'risk', 'files', 'waiting'] as const;

const comment = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));

export const backOfficeCompliance = {
  /** Requests, the one that waits longest first unless sorted; those whose customer has the word come last. */
  queue: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/compliance/users`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({
      status: v.optional(closedEnum(requestStatuses)),
      type: v.optional(closedEnum(requestTypes)),
      search: v.optional(textUpTo(100)),
      /** `OneOfTwo`: those that one officer has approved, and a second must. */
      approvals: v.optional(closedEnum(approvalStates)),
      assigned: v.optional(closedEnum(assignments)),
      /** `Overdue`: those that wait for an officer longer than the policy allows. An extension (0134). */
      due: v.optional(closedEnum(dueStates)),
      sort: v.optional(sortBy(queueSorts)),
      ...pageQuery,
    }),
    output: page(complianceCase),
  }),
  /** Read everything that an officer decides on. */
  details: defineEndpoint({
    method: 'POST',
    path: `${backOffice}/compliance/userDetails`,
    auth: 'required',
    standing: 'active',
    safe: true,
    backOffice: true,
    roles: reviewers,
    input: v.object({ userId: id }),
    output: complianceDetails,
  }),
  /**
   * Approve, reject, or ask for more data. Refused with 409 after another decision since `seenDecidedAt` or approval since
   * `seenApprovalAt`: the refusal names the officer and the act. Where two officers must approve (`needsTwoOfficers`), the
   * first approval is recorded and the request goes on waiting; the second, which the same officer cannot give (403),
   * decides. A rejection, a question for more data and a new document clear the first.
   */
  resolve: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/compliance/resolve`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({
      requestId: id,
      decision: closedEnum(['Approve', 'Deny', 'RequestMoreData']),
      /** Shown to the user, except that of the first of two approvals; needed unless approved. */
      comment: v.optional(comment),
      /** `decidedAt` of the request as the officer has seen it. */
      seenDecidedAt: v.nullable(timestamp),
      /** `time` of the first approval as the officer has seen it; null: there was none. */
      seenApprovalAt: v.nullable(timestamp),
    }),
    output: complianceDetails,
  }),
  /**
   * Take a request, take it over, or hand back one's own. Refused with 409 where it is no longer with `seenAssigneeId`: the
   * refusal names its officer. It ends by itself with the decision and with the first of two approvals.
   */
  assign: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/compliance/assign`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({
      requestId: id,
      to: v.nullable(closedEnum(['Me'])),
      /** Officer who had it when this officer looked; null: there was none. */
      seenAssigneeId: v.nullable(id),
    }),
    output: complianceDetails,
  }),
  /** Officers who can have cases, with their skills and the work at hand. Extension (0134). */
  officers: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/compliance/officers`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({}),
    output: listOf(officerLoad, 500),
  }),
  /**
   * Take the case that is due next: one that waits for an officer, that no officer has, and that the caller may take and
   * decide on. Null: there is none. Extension (0134).
   */
  takeNext: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/compliance/take-next`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    idempotent: true,
    input: v.object({}),
    output: v.object({ case: v.nullable(complianceCase) }),
  }),
  /**
   * Assign several at once, to the caller or to others, or hand them back. Each has an outcome: a refusal of one leaves the
   * others as assigned. A case is refused with 409 where it is no longer with `seenAssigneeId`, and with 403 where its new
   * officer may not take requests of its type. Handed back by its officer, or by who assigned it. Extension (0134).
   */
  assignMany: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/compliance/assign-many`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    idempotent: true,
    input: v.object({
      cases: v.pipe(v.array(assignment), v.minLength(1), v.maxLength(mostAssigned)),
    }),
    output: assignmentOutcomes,
  }),
  /** Notes of staff on a person, newest first. Refused with 403 to the person, where that is one of the staff. */
  notes: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/compliance/notes`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ userId: id, ...pageQuery }),
    output: page(staffNote),
  }),
  /** Add a note on a person other than oneself. */
  addNote: defineEndpoint({
    method: 'POST',
    path: `${backOffice}/compliance/notes`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    idempotent: true,
    input: v.object({
      userId: id,
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestNote)),
    }),
    output: staffNote,
  }),
  /**
   * Freeze, limit, ban, terminate or reactivate an account. Refused with 409 where it is no longer in `seenStatus`: the
   * refusal says who changed it. Open orders that the new state does not keep are cancelled.
   */
  changeUserStatus: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/compliance/changeUserStatus`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: reviewers,
    input: v.object({
      userId: id,
      status: closedEnum(activityStatuses),
      comment,
      /** The status as the officer has seen it. */
      seenStatus: closedEnum(activityStatuses),
    }),
    output: complianceDetails,
  }),
  /**
   * Withdraw the proof of ownership of an address, for all assets of its network; the comment is shown to the user. They
   * may prove it again, and an officer accepts that, or withdraws it again.
   */
  invalidateAddress: defineEndpoint({
    method: 'POST',
    path: `${backOffice}/address-book/invalidate`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ addressId: id, comment }),
    output: addressBookEntry,
  }),
  /** Accept the new proof of an address whose proof was withdrawn: it may be sent to again. */
  acceptAddress: defineEndpoint({
    method: 'POST',
    path: `${backOffice}/address-book/accept`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ addressId: id, comment }),
    output: addressBookEntry,
  }),
  /**
   * Close an address on its network, for every customer and asset. What was on its way there and not sent yet is given
   * back. The comment is for staff; customers learn that nothing can be sent there.
   */
  blockAddress: defineEndpoint({
    method: 'POST',
    path: `${backOffice}/address-book/block`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ addressId: id, comment }),
    output: addressBookEntry,
  }),
  /** Open an address again that was closed. Whose proof was withdrawn besides stays so. */
  liftAddress: defineEndpoint({
    method: 'POST',
    path: `${backOffice}/address-book/lift`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ addressId: id, comment }),
    output: addressBookEntry,
  }),
};
