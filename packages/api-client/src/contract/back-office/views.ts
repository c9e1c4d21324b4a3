import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import { closedEnum, id, listOf, openEnum, timestamp } from '../base/primitives.ts';
import { givenName, name, textUpTo } from '../base/texts.ts';
import { backOffice, readers } from './staff.ts';

/** Lists of the back office whose filters and sort order can be kept as a view. */
export const viewLists = [
  'compliance',
  'users',
  'orders',
  'transfers',
  'withdrawals',
  'announcements',
  'staff',
  'api-keys',
  'audit',
] as const;

/** Most views that one member of staff keeps of one list. */
export const mostViews = 20;
/** Characters of the name of a view. */
export const longestViewName = 40;

export const savedView = v.object({
  id,
  list: openEnum(viewLists),
  name,
  /** Query of the list's address, without the question mark. */
  query: textUpTo(1000),
  /** All colleagues who may read the list see it; else its owner alone does. */
  isShared: v.boolean(),
  owner: v.object({ id, name }),
  changedAt: timestamp,
});
export type SavedView = v.InferOutput<typeof savedView>;

/** Saved views of the lists of the back office. Extensions: the specification has no calls for them. */
export const backOfficeViews = {
  /** The caller's own views, and those that colleagues share, of the lists that the caller may read. */
  list: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/views`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: readers,
    input: v.object({ list: v.optional(closedEnum(viewLists)) }),
    output: listOf(savedView, 5000, 'id'),
  }),
  /**
   * Keep a view under an id that its owner makes, or change one's own. Refused with 409 where the list has another view
   * of this name that the caller sees, or, if shared, that all see.
   */
  save: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/views/{id}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: readers,
    idempotent: true,
    input: v.object({
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
      list: closedEnum(viewLists),
      name: v.pipe(givenName, v.maxLength(longestViewName)),
      query: textUpTo(1000),
      isShared: v.boolean(),
    }),
    output: savedView,
  }),
  /** Remove one's own view. One that is gone already is no refusal. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${backOffice}/views/{id}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: readers,
    input: v.object({ id }),
    output: v.object({ id }),
  }),
};
