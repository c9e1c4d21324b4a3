import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { id, page, pageQuery } from '../primitives.ts';
import { sortBy } from '../sort.ts';
import { name } from '../texts.ts';
import { auditEntry } from './compliance.ts';
import { backOffice, reviewers } from './staff.ts';

/** What an entry is about: a kind, and the id of what is meant, for example `market` and `XCB-CTN`. */
export const auditSubjects = ['user', 'market', 'asset', 'wallet', 'api-keys'] as const;

/** What the trail can be sorted by. */
export const auditSorts = ['time', 'actor', 'action', 'subject'] as const;

export const auditRecord = v.object({
  ...auditEntry.entries,
  /** One of `auditSubjects`; a kind that this version does not know stays as it is. */
  subject: name,
  /** Null where there is only one, as for `api-keys`. */
  subjectId: v.nullable(id),
});
export type AuditRecord = v.InferOutput<typeof auditRecord>;

export const backOfficeAudit = {
  /** What staff did, newest first unless sorted: everything, or what was done to one kind of subject or one of them. */
  list: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/audit`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({
      subject: v.optional(v.picklist(auditSubjects)),
      subjectId: v.optional(id),
      sort: v.optional(sortBy(auditSorts)),
      ...pageQuery,
    }),
    output: page(auditRecord),
  }),
};
