import {
  csvFile,
  type HeldWithdrawal,
  type HeldWithdrawalDetails,
  type holdSorts,
  type Transfer,
  transferRisks,
} from '@agio/api-client/contract';
import { isoTime } from '../../../clock.ts';
import { fromAtoms } from '../../../fixed.ts';
import { Refusal } from '../../../refusal.ts';
import { sameAddress } from '../../../services/money/addresses/address-format.ts';
import { withdrawalLimitsView } from '../../../services/money/limits.ts';
import { isAskedFor, type TransferFilter } from '../../../services/money/transfer-filter.ts';
import { TransferRisks } from '../../../services/money/transfer-risk.ts';
import { type Held, holdStateOf } from '../../../services/money/transfers.ts';
import { isWithin } from '../../../services/paging.ts';
import { type SortKeys, sortedPage, wordKey } from '../../../services/sorting.ts';
import { LinkedAddresses } from '../../../services/staff/linked-addresses.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { pastSignIns } from '../inbox.ts';
import { linkedView } from './compliance.ts';
import { peopleFound } from './find-people.ts';
import { fileName, leastValue, longestFile, owner, rowsOf } from './staff-lists.ts';

/** Earlier transfers, changes of a balance and sign-ins that an officer sees. */
const most = { earlier: 20, balances: 20, signIns: 10 };

export const backOfficeWithdrawals: AreaHandlers<'backOfficeWithdrawals'> = {
  list: (context, { sort = 'time', cursor, limit, ...filter }) => {
    const risks = new TransferRisks(context);
    const found = holdsAskedFor(context, filter, risks);
    const { items, ...page } = sortedPage(found, keysOf(context, risks), { sort, cursor, limit });
    return { ...page, items: items.map((record) => heldWithdrawal(context, record, risks)) };
  },

  csv: (context, { sort = 'time', ...filter }) => {
    const risks = new TransferRisks(context);
    const found = holdsAskedFor(context, filter, risks);
    const { items } = sortedPage(found, keysOf(context, risks), { sort, limit: longestFile });
    const header = [
      'time',
      'transfer',
      'user',
      'name',
      'type',
      'asset',
      'network',
      'amount',
      'value',
      'currency',
      'address',
      'risk',
      'reasons',
      'state',
      'given back',
    ];
    const rows = rowsOf(items, (record) => {
      const view = heldWithdrawal(context, record, risks);
      return [
        view.createdAt,
        view.id,
        view.userId,
        view.userName,
        view.type,
        view.asset,
        view.network,
        view.amount,
        view.hold.value,
        view.hold.currency,
        view.address,
        view.risk.level,
        view.hold.reasons.map(({ kind }) => kind).join(' '),
        view.hold.state,
        view.hold.expiresAt,
      ];
    });
    context.audit.exported(context.actor(), 'withdrawals', rows.length, filter);
    return { blob: csvFile(header, rows), fileName: fileName('withdrawals', context.now) };
  },

  details: (context, { id }) => detailsOf(context, context.holds.find(id)),

  resolve: (context, { id, ...decision }) =>
    heldWithdrawal(context, context.holds.resolve(context.actor(), id, decision)),

  resolveMany: (context, { withdrawals, ...decision }) => {
    const risks = new TransferRisks(context);
    return {
      outcomes: withdrawals.map(({ id, seenVersion }) => {
        try {
          const record = context.holds.resolve(context.actor(), id, { ...decision, seenVersion });
          return { id, withdrawal: heldWithdrawal(context, record, risks), reason: null };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return { id, withdrawal: null, reason: error.body().errors[0] ?? null };
        }
      }),
    };
  },
};

type HoldsQuery = Omit<Parameters<AreaHandlers<'backOfficeWithdrawals'>['csv']>[1], 'sort'>;

/** Returns the transfers that are asked for, in no order. */
function holdsAskedFor(context: Context, query: HoldsQuery, risks: TransferRisks): Held[] {
  const { state = 'Held', type = 'Withdrawal', reason, risk, valueFrom, expiresTo } = query;
  const { search, asset, userId, from, to } = query;
  const people = peopleFound(context, search);
  const asked = { asset, accountId: userId, type, ...(search !== undefined && { search, people }) };
  const all =
    state === 'Held'
      ? context.holds.waiting().filter((record) => isAskedFor(record, asked))
      : heldBefore(context, asked);
  const least = valueFrom === undefined ? 0n : leastValue(valueFrom);
  const latestEnd = expiresTo === undefined ? Infinity : Date.parse(expiresTo);
  return all.filter(
    (record) =>
      holdStateOf(record) === state &&
      isWithin(record.createdAt, { from, to }) &&
      BigInt(record.worth) >= least &&
      record.hold.expiresAt <= latestEnd &&
      (reason === undefined || record.hold.reasons.some(({ kind }) => kind === reason)) &&
      (risk === undefined || risks.of(record).level === risk),
  );
}

/** Returns the transfers that are or were held. */
const heldBefore = ({ transferIndex, holds }: Context, asked: TransferFilter): Held[] =>
  [...transferIndex.all()].flatMap((each) =>
    each.wasHeld && isAskedFor(each, asked) ? holds.find(each.id) : [],
  );

const keysOf = (
  { accounts }: Context,
  risks: TransferRisks,
): SortKeys<(typeof holdSorts)[number], Held> => ({
  time: ({ createdAt }) => createdAt,
  user: ({ accountId }) => accounts.person(accountId).displayName,
  asset: ({ asset }) => asset,
  amount: ({ worth }) => BigInt(worth),
  risk: (record) => wordKey(transferRisks, risks.of(record).level),
  expires: ({ hold }) => hold.expiresAt,
});

const heldWithdrawal = (
  context: Context,
  record: Held,
  risks = new TransferRisks(context),
): HeldWithdrawal => ({
  ...context.transfers.view(record),
  ...owner(context, record.accountId),
  risk: risks.of(record),
  hold: context.holds.view(record),
});

function detailsOf(context: Context, record: Held): HeldWithdrawalDetails {
  const { accountId, type, asset, network, address } = record;
  const account = context.accounts.person(accountId);
  const isThere = (other: { network: string; address: string }) =>
    other.network === network && sameAddress(network, other.address, address);
  const entry = context.addressRules.of(account).find(isThere);
  const earlier: Transfer[] = [];
  for (const other of context.transfers.all({ accountId, type, asset })) {
    if (other.id === record.id || !isThere(other)) continue;
    earlier.push(context.transfers.view(other));
    if (earlier.length === most.earlier) break;
  }
  const link = new LinkedAddresses(context).of(accountId).find(isThere);
  return {
    withdrawal: heldWithdrawal(context, record),
    address: entry === undefined ? null : context.addressBook.view(account, entry, true),
    earlier,
    linked: link === undefined ? null : linkedView(context, link),
    signIns:
      context.signIns === undefined
        ? null
        : pastSignIns(context.signIns, accountId).slice(0, most.signIns),
    balances: balancesOf(context, accountId, asset),
    limits: withdrawalLimitsView(
      account,
      context.limitSchedules,
      (since) => context.transfers.withdrawnSince(accountId, since),
      context.now,
    ),
  };
}

/** Returns the latest changes of a balance, newest first, each with the balance after it. */
function balancesOf({ exchange }: Context, accountId: string, asset: string) {
  const amount = (atoms: bigint) => fromAtoms(atoms, exchange.decimalsOf(asset));
  const { items } = exchange.accountLedger.page(
    accountId,
    { limit: most.balances },
    ({ assets }) => assets.includes(asset),
    false,
  );
  let balance = exchange.ledger.total(accountId, asset);
  return items.map(({ id, time, type, changes }) => {
    const change = changes.get(asset) ?? 0n;
    const after = balance;
    balance -= change;
    return { id, time: isoTime(time), type, change: amount(change), balance: amount(after) };
  });
}
