// @where Back office: columns of an exported list of staff
import { csvFile, type StaffTransfer } from '@agio/api-client/contract';
import { type PageQuery, withTotal } from '../../../store/paged-lists.ts';
import type { TransferRecord } from '../../../records/money.ts';
import { TransferRisks } from '../../../services/money/transfer-risk.ts';
import { isAskedFor, type TransferFilter } from '../../../services/money/transfer-filter.ts';
import { isWithin } from '../../../services/paging.ts';
import { isNewestFirst, sortedPage } from '../../../services/sorting.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { peopleFound } from './find-people.ts';
import { transferKeys } from './sort-keys.ts';
import { fileName, filterOf, longestFile, owner, rowsOf } from './staff-lists.ts';

export const staffTransfers: Pick<
  AreaHandlers<'backOfficeTrading'>,
  'transfers' | 'transfersCsv'
> = {
  transfers: (context, { cursor, limit, sort, attention, ...filter }) => {
    const { transfers } = context;
    const risks = new TransferRisks(context);
    const asked = transferFilterOf(context, filter, risks);
    const stuck = attention && stuckTransfers(context, attention, asked);
    const { items, ...page } =
      stuck === undefined && filter.search === undefined && isNewestFirst(sort)
        ? withTotal(
            transfers.page({ ...asked, cursor, limit }),
            { cursor },
            // A risk is worked out, one by one: too much for a list that grows for ever.
            filter.risk === undefined ? () => transfers.count(asked) : undefined,
          )
        : sortedPage(stuck ?? transfers.all(asked), transferKeys(context, risks), {
            sort: sort ?? '-time',
            cursor,
            limit,
          });
    return { items: items.map((record) => staffTransfer(context, record, risks)), ...page };
  },

  transfersCsv: (context, { sort, attention, ...filter }) => {
    const header = [
      'time',
      'transfer',
      'user',
      'name',
      'type',
      'asset',
      'network',
      'amount',
      'fee',
      'address',
      'transaction',
      'status',
      'risk',
    ];
    const risks = new TransferRisks(context);
    const asked = transferFilterOf(context, filter, risks);
    const all =
      attention === undefined
        ? context.transfers.all(asked)
        : stuckTransfers(context, attention, asked);
    const found = isNewestFirst(sort)
      ? all
      : sortedPage(all, transferKeys(context, risks), { sort, limit: longestFile }).items;
    const rows = rowsOf(found, (record) => {
      const view = staffTransfer(context, record, risks);
      return [
        view.createdAt,
        view.id,
        view.userId,
        view.userName,
        view.type,
        view.asset,
        view.network,
        view.amount,
        view.fee,
        view.address,
        view.transaction ?? '',
        view.status,
        view.risk.level,
      ];
    });
    context.audit.exported(context.actor(), 'transfers', rows.length, { ...filter, attention });
    return { blob: csvFile(header, rows), fileName: fileName('transfers', context.now) };
  },
};

/** Returns transfers that need staff, newest first. They are few, and in memory. */
function stuckTransfers(
  { transferProgress, now }: Context,
  attention: 'Held' | 'Slow',
  filter: TransferFilter & Pick<PageQuery, 'from' | 'to'>,
): TransferRecord[] {
  const { held, slow } = transferProgress.stuck(now);
  return (attention === 'Held' ? held : slow)
    .filter((record) => isAskedFor(record, filter) && isWithin(record.createdAt, filter))
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

/** The same, and of the wanted risk. */
function transferFilterOf<
  Filter extends {
    userId?: string | undefined;
    risk?: string | undefined;
    search?: string | undefined;
  },
>(context: Context, { risk, ...filter }: Filter, risks: TransferRisks) {
  const test = (record: TransferRecord) => risks.of(record).level === risk;
  const { search } = filter;
  return {
    ...filterOf(filter),
    ...(search !== undefined && { search, people: peopleFound(context, search) }),
    ...(risk !== undefined && { test }),
  };
}

function staffTransfer(
  context: Context,
  record: TransferRecord,
  risks: TransferRisks,
): StaffTransfer {
  return {
    ...context.transfers.view(record),
    ...owner(context, record.accountId),
    risk: risks.of(record),
  };
}
