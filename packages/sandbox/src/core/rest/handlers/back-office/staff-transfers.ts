// @where Back office: columns of an exported list of staff
import { csvFile, type StaffTransfer } from '@agio/api-client/contract';
import { type PageQuery, withTotal } from '../../../store/paged-lists.ts';
import { TransferRisks } from '../../../services/money/transfer-risk.ts';
import { isAskedFor, type TransferFilter } from '../../../services/money/transfer-filter.ts';
import { isWithin } from '../../../services/paging.ts';
import { isNewestFirst, lengthOf, maxListed, sortedPage } from '../../../services/sorting.ts';
import type { ListedTransfer } from '../../../services/staff/list-index/transfer-index.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { peopleFound } from './find-people.ts';
import { transferKeys } from './sort-keys.ts';
import { fileName, filterOf, longestFile, owner, rowsOf } from './staff-lists.ts';

export const staffTransfers: Pick<
  AreaHandlers<'backOfficeTrading'>,
  'transfers' | 'transfersCsv'
> = {
  transfers: (context, query) => {
    const { cursor, limit, sort, attention, risk, ...filter } = query;
    const { transfers, transferIndex } = context;
    const isPlain = [attention, risk, filter.search].every((each) => each === undefined);
    if (!isPlain || !isNewestFirst(sort)) {
      const { found, risks } = transfersAskedFor(context, query);
      const { items, ...page } = sortedPage(found, transferKeys(context, risks), {
        sort: sort ?? '-time',
        cursor,
        limit,
        most: maxListed,
      });
      return { items: items.flatMap((each) => staffTransfer(context, each, risks)), ...page };
    }
    const asked = filterOf(filter);
    const risks = new TransferRisks(context);
    const page = withTotal(transfers.page({ ...asked, cursor, limit }), { cursor }, () =>
      transferIndex.isWhole
        ? { count: lengthOf(transfersAskedFor(context, query).found), isMore: false }
        : transfers.count(asked),
    );
    return { ...page, items: page.items.flatMap((each) => staffTransfer(context, each, risks)) };
  },

  transfersCsv: (context, { sort, attention, ...rest }) => {
    const filter = { ...rest, attention };
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
    const { found, risks } = transfersAskedFor(context, filter);
    const { items } = sortedPage(found, transferKeys(context, risks), {
      sort: sort ?? '-time',
      limit: longestFile,
      most: maxListed,
    });
    const views = items.flatMap((each) => staffTransfer(context, each, risks));
    const rows = rowsOf(views, (view) => {
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
    context.audit.exported(context.actor(), 'transfers', rows.length, filter);
    return { blob: csvFile(header, rows), fileName: fileName('transfers', context.now) };
  },
};

type TransfersQuery = Omit<TransferFilter, 'accountId'> &
  Pick<PageQuery, 'from' | 'to'> & {
    userId?: string | undefined;
    risk?: string | undefined;
    attention?: 'Held' | 'Slow' | undefined;
  };

/** Returns the transfers that are asked for, in no order, and their risks. */
function transfersAskedFor(context: Context, query: TransfersQuery) {
  const { risk, attention, ...filter } = query;
  const { transferIndex, transferProgress, now } = context;
  let own: ReturnType<typeof transferIndex.byAccount> | undefined;
  const risks = new TransferRisks(context, (accountId) => {
    own ??= transferIndex.byAccount();
    return own.get(accountId) ?? [];
  });
  const asked = { ...filterOf(filter), search: filter.search };
  const people = peopleFound(context, filter.search);
  function* found(): Generator<ListedTransfer> {
    // Those that need staff are few, and in memory.
    const stuck = attention && transferProgress.stuck(now)[attention === 'Held' ? 'held' : 'slow'];
    const stuckIds = stuck && new Set(stuck.map(({ id }) => id));
    for (const each of transferIndex.all()) {
      if (stuckIds?.has(each.id) === false) continue;
      if (!isAskedFor(each, { ...asked, people }) || !isWithin(each.createdAt, asked)) continue;
      if (risk === undefined || risks.of(each).level === risk) yield each;
    }
  }
  return { found: found(), risks };
}

function staffTransfer(
  context: Context,
  { id }: { id: string },
  risks: TransferRisks,
): StaffTransfer[] {
  const record = context.exchange.records.get('transfers', id);
  if (record === undefined) return [];
  return [
    {
      ...context.transfers.view(record),
      ...owner(context, record.accountId),
      risk: risks.of(record),
    },
  ];
}
