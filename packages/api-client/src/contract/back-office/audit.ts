// @where Back office: kinds of entries and subjects of the audit trail
import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import { roles } from '../base/enums.ts';
import { count } from '../base/figures.ts';
import { auditEntryKinds } from '../compliance/officer-enums.ts';
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
import { name, textUpTo, words } from '../base/texts.ts';
import { backOffice, reviewers } from './staff.ts';

/** One field of what an act changed; null where there was nothing, or is nothing any more. */
export const auditChange = v.object({
  field: textUpTo(120),
  before: v.nullable(words),
  after: v.nullable(words),
});
export type AuditChange = v.InferOutput<typeof auditChange>;

export const auditEntry = v.object({
  id,
  time: timestamp,
  /** Left out by an exchange that does not tell them apart. */
  kind: v.optional(openEnum(auditEntryKinds)),
  /** Name of the actor at that time. `actorId` identifies the actor. */
  actor: name,
  /** The actor's account; null where a part of the exchange or a partner acted. */
  actorId: v.nullable(id),
  actorEmail: v.nullable(textUpTo(254)),
  /** The highest role of the actor then; null for a user who is not staff. */
  role: v.nullable(openEnum(roles)),
  /** The network address that the call came from, where it came over a network. */
  address: v.nullable(textUpTo(64)),
  /** `X-Request-Id` of the call. */
  requestId: v.nullable(id),
  action: name,
  detail: v.nullable(words),
  changes: listOf(auditChange),
  /** Its place in the chain, from 1. Left out, like the hash, where the trail is not chained. */
  number: v.optional(count),
  /** SHA-256, in hexadecimal digits, of what the entry says and of the hash of the entry before it. */
  hash: v.optional(textUpTo(64)),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** Subject of an entry: a kind, and the id of what is meant, for example `market` and `XCB-CTN`; five of them are exports. */
export const auditSubjects = [
  'user',
  'market',
  'asset',
  'wallet',
  'api-keys',
  'announcement',
  'fees',
  'limits',
  'alerts',
  'orders',
  'transfers',
  'users',
  'audit',
  'reserves',
] as const;

const auditFilter = {
  /** People by a part of their name or e-mail, as who acted or as whom it is about; anything else by its id as a whole. */
  search: v.optional(textUpTo(100)),
  subject: v.optional(v.picklist(auditSubjects)),
  subjectId: v.optional(id),
  kind: v.optional(closedEnum(auditEntryKinds)),
};

/** Columns by which the trail can be sorted. */
export const auditSorts = ['time', 'actor', 'action', 'subject'] as const;

export const auditRecord = v.object({
  ...auditEntry.entries,
  /** One of `auditSubjects`; a kind that this version does not know stays as it is. */
  subject: name,
  /** Null where there is only one, as for `api-keys`, `alerts`, `orders`, `transfers` and `users`. */
  subjectId: v.nullable(id),
});
export type AuditRecord = v.InferOutput<typeof auditRecord>;

/** Result of computing the chain of the trail anew. */
export const auditCheck = v.object({
  /** Entries of the whole trail. */
  entries: count,
  /** The last one that was looked at now. */
  through: count,
  /** Its hash: noted down, it shows later that nothing before it was written anew. */
  hash: v.nullable(textUpTo(64)),
  /** From where to go on; null at the end. */
  next: v.nullable(count),
  /** The first entry that is not as it was written. */
  broken: v.nullable(
    v.object({ number: count, id, reason: openEnum(['Changed', 'Missing', 'Added']) }),
  ),
});
export type AuditCheck = v.InferOutput<typeof auditCheck>;

export const backOfficeAudit = {
  /**
   * List acts of staff, acts of customers that staff decide on, exports, looks, sign-ins of staff and refused calls;
   * newest first unless sorted. The list has everything, or one kind, one person, one kind of subject, or one subject.
   * Refused with 403 to the person whom it is about, where that is one of the staff.
   */
  list: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/audit`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({
      ...auditFilter,
      sort: v.optional(sortBy(auditSorts)),
      ...pageQuery,
    }),
    output: page(auditRecord),
  }),
  /** The entries of a filtered list as CSV, newest first unless sorted; the export itself becomes an entry. */
  csv: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/audit/csv`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ ...auditFilter, sort: v.optional(sortBy(auditSorts)) }),
    responseType: 'file',
    output: namedFile,
  }),
  /**
   * Computes the hashes of a piece of the trail anew and compares them: whether every entry is as it was written, and
   * follows from the one before. A longer trail is checked piece by piece, from `next` on.
   */
  check: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/audit/check`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ after: v.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)) }),
    output: auditCheck,
  }),
};
