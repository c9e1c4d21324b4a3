// @where Back office: columns of an exported list of staff
import { type AuditRecord, csvFile } from '@agio/api-client/contract';
import { isNewestFirst } from '../../../services/sorting.ts';
import type { AuditQuery } from '../../../services/staff/audit.ts';
import { checkIsOther } from '../../../services/staff/staff-checks.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { peopleFound } from './find-people.ts';
import { fileName, longestFile, rowsOf } from './staff-lists.ts';

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
    const rows = rowsOf(found, (entry) => [
      ...fileColumns.map((field) => String(entry[field] ?? '')),
      entry.changes.length === 0 ? '' : JSON.stringify(entry.changes),
      entry.hash ?? '',
    ]);
    context.audit.exported(context.actor(), 'audit', rows.length, filter);
    return {
      blob: csvFile([...fileColumns, 'changes', 'hash'], rows),
      fileName: fileName('audit-trail', context.now),
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
