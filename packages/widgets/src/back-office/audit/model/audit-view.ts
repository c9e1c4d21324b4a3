import {
  inputOf,
  type ListView,
  readListView,
  withFilter,
  defaultListView,
} from '../../frame/list/model/list-view.ts';

/** The kinds of what an entry of the trail is about (`auditSubjects` of the contract, which `audit-view.test.ts` compares). */
export const auditKinds = [
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
export type AuditKind = (typeof auditKinds)[number];

/** Kinds of entries (`auditEntryKinds` of the contract). */
export const entryKinds = [
  'act',
  'look',
  'export',
  'refusal',
  'signIn',
  'customer',
  'exchange',
  'demonstration',
] as const;

/** `id` is that of one user, market, asset or wallet. */
const fields = { search: 'text', subject: auditKinds, kind: entryKinds, id: 'id' } as const;

/** Columns that can sort, as in the contract (`audit-view.test.ts` compares). */
export const auditColumns = ['time', 'actor', 'action', 'subject'] as const;

/** Reads a view from the query of an address, and ignores what is invalid. */
export const readAuditView = (query: string): ListView => readListView(query, fields, auditColumns);

/** Only what was done to one subject, or to one kind of them. */
export const onlyAbout = (subject: AuditKind, id: string | null): ListView =>
  withFilter(defaultListView, { subject, id: id ?? undefined });

/** Returns the input of the call for a view. */
export function auditQuery(view: ListView) {
  const { id, ...rest } = inputOf(view);
  return id === undefined ? rest : { ...rest, subjectId: id };
}
