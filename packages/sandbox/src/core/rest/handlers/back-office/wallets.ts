import { type AuditRecord, csvFile } from '@agio/api-client/contract';
import { isoTime } from '../../../clock.ts';
import { isNewestFirst } from '../../../services/sorting.ts';
import type { AuditQuery } from '../../../services/staff/audit.ts';
import { checkIsOther } from '../../../services/staff/review.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { peopleFound } from './find-people.ts';

export const backOfficeWallets: AreaHandlers<'backOfficeWallets'> = {
  hot: (context) => context.hotWallets.list(),
  history: (context, { id, days = 7 }) =>
    context.hotWallets.historyOf(context.hotWallets.wallet(id), days),
  balances: (context, { id }) => ({
    sources: context.hotWallets.sourcesOf(context.hotWallets.wallet(id)),
    aggregations: context.hotWallets.aggregationsOf(id),
  }),
  sponsor: (context, { id }) => context.hotWallets.sponsorOf(context.hotWallets.wallet(id)),
  propose: (context, { walletId }) => context.hotWallets.propose(context.actor(), walletId),
  proposeToken: (context, { walletId, token }) =>
    context.hotWallets.propose(context.actor(), walletId, token),
  approve: (context, { token }) => context.hotWallets.approve(context.actor(), token),
  reject: (context, { token, reason }) => context.hotWallets.reject(context.actor(), token, reason),
  withdraw: (context, { token, reason }) =>
    context.hotWallets.withdraw(context.actor(), token, reason),
  broadcast: (context, { token }) => context.hotWallets.broadcast(context.actor(), token),
};

export const backOfficeApiKeys: AreaHandlers<'backOfficeApiKeys'> = {
  list: (context) => context.apiKeys.list(),
  create: (context, request) => context.apiKeys.create(context.actor(), request),
  revoke: (context, { id }) => context.apiKeys.revoke(context.actor(), id),
};

/** Entries of one file, at most; more is asked for by a narrower filter. */
const longestFile = 50_000;
/** Columns of the file: entries under their names in the contract; the changes as JSON, so that a program reads them back. */
const fileColumns = [
  'number',
  'id',
  'time',
  'kind',
  'actor',
  'actorId',
  'actorEmail',
  'role',
  'address',
  'requestId',
  'action',
  'subject',
  'subjectId',
  'detail',
] as const satisfies readonly (keyof AuditRecord)[];

export const backOfficeAudit: AreaHandlers<'backOfficeAudit'> = {
  list: (context, { sort, cursor, limit, ...filter }) => {
    const asked = askedBy(context, filter);
    const page = { cursor, limit };
    return filter.search === undefined && isNewestFirst(sort)
      ? context.audit.page(asked, page)
      : context.audit.sorted(asked, { ...page, sort: sort ?? '-time' });
  },

  csv: (context, { sort, ...filter }) => {
    const asked = askedBy(context, filter);
    const found = isNewestFirst(sort)
      ? context.audit.all(asked)
      : context.audit.sorted(asked, { sort, limit: longestFile }).items;
    const rows: string[][] = [];
    for (const entry of found) {
      const changes = entry.changes.length === 0 ? '' : JSON.stringify(entry.changes);
      rows.push([
        ...fileColumns.map((field) => String(entry[field] ?? '')),
        changes,
        entry.hash ?? '',
      ]);
      if (rows.length === longestFile) break;
    }
    context.audit.exported(context.actor(), 'audit', rows.length, filter);
    return {
      blob: csvFile([...fileColumns, 'changes', 'hash'], rows),
      fileName: `agio-audit-trail-${isoTime(context.now).slice(0, 10)}.csv`,
    };
  },

  check: ({ audit }, { after }) => audit.check(after),
};

/** Staff are not shown what others recorded about them. */
function askedBy(context: Context, filter: AuditQuery): AuditQuery {
  const { subject = 'user', subjectId } = filter;
  const reader = context.account();
  if (subject === 'user' && subjectId !== undefined) checkIsOther(reader, subjectId);
  return { ...filter, reader: reader.id, people: peopleFound(context, filter.search) };
}
