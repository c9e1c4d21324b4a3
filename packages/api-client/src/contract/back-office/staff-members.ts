// @where Back office: staff, their roles and invitations
import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import { requestTypes, roles } from '../base/enums.ts';
import { count } from '../base/figures.ts';
import {
  closedEnum,
  id,
  listOf,
  namedFile,
  openEnum,
  page,
  pageQuery,
  queryInteger,
  timestamp,
} from '../base/primitives.ts';
import { sortBy } from '../base/sort.ts';
import { givenName, isSeen, name, textUpTo, url } from '../base/texts.ts';
import { signInAttempt } from '../sign-ins.ts';
import { officerAct, skillList } from './case-records.ts';
import { adminsOnly, backOffice } from './staff.ts';

/** Columns by which the list of staff can be sorted. */
export const staffSorts = ['name', 'email', 'seen'] as const;

export const yesOrNo = ['Yes', 'No'] as const;

/**
 * `Active`: signs in. `Invited`: has an invitation that was not used yet. `Proposed`: has no role before another
 * administrator confirms.
 */
export const staffStates = ['Active', 'Invited', 'Proposed'] as const;

export const staffMember = v.object({
  /** Id of the account. */
  id,
  name,
  email: textUpTo(254),
  state: openEnum(staffStates),
  roles: listOf(openEnum(roles), 20),
  lastSeenAt: v.nullable(timestamp),
  /** Sign-ins that hold; null where the exchange does not know them. */
  signIns: v.nullable(count),
  /** Counts the changes of the roles. A change names the one that the administrator has seen. */
  version: count,
  /** Roles that another administrator has to confirm, and the administrator who proposed them. */
  proposal: v.nullable(v.object({ ...officerAct.entries, roles: listOf(openEnum(roles), 20) })),
  /** Types of requests that they may take, if their roles let them decide at all. */
  skills: skillList,
  /** Undecided cases that they have; null for who cannot have any. */
  cases: v.nullable(count),
  /** End of an invitation that was not used yet. */
  invitedUntil: v.nullable(timestamp),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

export const staffMemberDetails = v.object({
  member: staffMember,
  /** The latest sign-ins and attempts; null where the exchange does not know them. */
  signIns: v.nullable(listOf(signInAttempt, 10)),
});
export type StaffMemberDetails = v.InferOutput<typeof staffMemberDetails>;

const staffFilter = {
  /** A part of what names a person. */
  search: v.optional(textUpTo(200)),
  role: v.optional(closedEnum(roles)),
  state: v.optional(closedEnum(staffStates)),
  /** Seen last at this moment or later, and at this one or earlier. */
  seenFrom: v.optional(timestamp),
  seenTo: v.optional(timestamp),
  /** `Yes`: signed in somewhere; `No`: nowhere. */
  signedIn: v.optional(closedEnum(yesOrNo)),
  sort: v.optional(sortBy(staffSorts)),
};

const reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));
const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.email(),
  v.check(isSeen, 'must not contain characters that cannot be seen'),
);
/** `version` of the roles as the administrator has seen it. */
const seen = { id, seenVersion: queryInteger(0, 1_000_000) };
const types = v.pipe(v.array(closedEnum(requestTypes)), v.maxLength(requestTypes.length));
const roleList = v.pipe(v.array(closedEnum(roles)), v.maxLength(roles.length));

/** A change of roles is sent once, by an administrator who signed in lately. */
const changesRoles = {
  auth: 'required',
  standing: 'active',
  backOffice: true,
  roles: adminsOnly,
  recentSignIn: true,
  idempotent: true,
} as const;

/**
 * Staff and their roles. Administrator and compliance officer are given and taken by two administrators: one proposes,
 * another one confirms. Extensions: the specification has no calls for them.
 */
export const backOfficeStaff = {
  /** List accounts with a role, an invitation or a proposal, by name unless sorted. */
  list: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/staff`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: v.object({ ...staffFilter, ...pageQuery }),
    output: page(staffMember),
  }),
  /** The same as a file; the export itself is recorded in the trail. */
  csv: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/staff.csv`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    responseType: 'file',
    input: v.object(staffFilter),
    output: namedFile,
  }),
  /** Read one account, with its latest sign-ins and attempts. */
  details: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/staff/{id}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: v.object({ id }),
    output: staffMemberDetails,
  }),
  /**
   * Invite a colleague. The link, at which they choose a password, is answered once and holds for three days; invited again,
   * they get another one, and the former one ends. An account that signs in already gets the roles, and no link.
   */
  invite: defineEndpoint({
    ...changesRoles,
    method: 'POST',
    path: `${backOffice}/staff/invite`,
    toldOnce: ['link'],
    input: v.object({
      email,
      name: givenName,
      roles: v.pipe(v.array(closedEnum(roles)), v.minLength(1), v.maxLength(roles.length)),
      reason,
    }),
    output: v.object({ member: staffMember, link: v.nullable(url) }),
  }),
  /**
   * Give and take roles, at once or as a proposal. Refused with 409 after any change since `seenVersion`, with 400 where no
   * administrator would be left. Taken away, a role ends the approvals, proposals and cases of its former owner.
   */
  changeRoles: defineEndpoint({
    ...changesRoles,
    method: 'PUT',
    path: `${backOffice}/staff/roles`,
    input: v.object({ ...seen, roles: roleList, reason }),
    output: staffMember,
  }),
  /** Confirm or reject a proposal. Its author cannot confirm it (403), and rejects it to withdraw it. */
  resolve: defineEndpoint({
    ...changesRoles,
    method: 'PUT',
    path: `${backOffice}/staff/roles/resolve`,
    input: v.object({ ...seen, decision: closedEnum(['Approve', 'Reject']) }),
    output: staffMember,
  }),
  /**
   * Say which types of requests a member may take. It gives no right, and cases at hand stay. Refused with 409 where the
   * types are no longer those of `seen`.
   */
  changeSkills: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/staff/skills`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    idempotent: true,
    input: v.object({ id, skills: types, seen: types }),
    output: staffMember,
  }),
  /** End every sign-in of a member of the staff. */
  endSignIns: defineEndpoint({
    method: 'DELETE',
    path: `${backOffice}/staff/{id}/sign-ins`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: v.object({ id }),
    output: v.object({ ended: count }),
  }),
};
