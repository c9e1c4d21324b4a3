import { csvFile, type ReserveDay } from '@agio/api-client/contract';
import { isoTime } from '../../../clock.ts';
import type { AreaHandlers } from '../../context.ts';

import { refuse } from '../../../refusal.ts';
import { fileName, rowsOf } from './staff-lists.ts';

/** Columns of the file of recorded days, under their names in the contract. */
const reserveColumns = [
  'time',
  'asset',
  'owed',
  'hot',
  'deposits',
  'cold',
  'inTransit',
  'difference',
  'coveragePercent',
] as const satisfies readonly (keyof ReserveDay)[];

export const backOfficeWallets: AreaHandlers<'backOfficeWallets'> = {
  hot: (context) => context.hotWallets.list(),
  cold: (context) => context.coldWallets.list(),
  reserves: (context) => ({ time: isoTime(context.now), assets: context.reserves.list() }),
  reserveHistory: (context, { asset, days = 30 }) => {
    if (!context.exchange.assets.has(asset)) throw refuse('assetNotFound', 'asset');
    return context.reserves.historyOf(asset, days);
  },
  reservesCsv: (context) => {
    const rows = rowsOf(context.reserves.all(), (record) =>
      reserveColumns.map((field) => record[field] ?? ''),
    );
    context.audit.exported(context.actor(), 'reserves', rows.length, {});
    return {
      blob: csvFile([...reserveColumns], rows),
      fileName: fileName('reserves', context.now),
    };
  },
  history: (context, { id, days = 7 }) =>
    context.hotWallets.historyOf(context.hotWallets.wallet(id), days),
  balances: (context, { id }) => ({
    sources: context.hotWallets.sourcesOf(context.hotWallets.wallet(id)),
    aggregations: context.aggregations.aggregationsOf(id),
  }),
  sponsor: (context, { id }) => context.aggregations.sponsorOf(context.hotWallets.wallet(id)),
  propose: (context, input) => context.aggregations.propose(context.actor(), input),
  proposeToken: (context, { token: asset, ...input }) =>
    context.aggregations.propose(context.actor(), { ...input, asset }),
  proposeMove: (context, input) => context.aggregations.proposeMove(context.actor(), input),
  approve: (context, { token }) => context.aggregations.approve(context.actor(), token),
  reject: (context, { token, reason }) =>
    context.aggregations.reject(context.actor(), token, reason),
  withdraw: (context, { token, reason }) =>
    context.aggregations.withdraw(context.actor(), token, reason),
  broadcast: (context, { token }) => context.aggregations.broadcast(context.actor(), token),
};
