// @where Back office: sorting of staff lists
import {
  activityStatuses,
  orderSides,
  type orderSorts,
  orderStatuses,
  orderTypes,
  type queueSorts,
  requestStatuses,
  requestTypes,
  tiers,
  transferRisks,
  type transferSorts,
  transferStatuses,
  transferTypes,
  type userSorts,
} from '@agio/api-client/contract';
import type { Account, RequestRecord } from '../../../records/people.ts';
import { dueOf } from '../../../services/people/compliance-requests.ts';
import type { TransferRisks } from '../../../services/money/transfer-risk.ts';
import type { ListedOrder } from '../../../services/staff/list-index/order-index.ts';
import type { ListedTransfer } from '../../../services/staff/list-index/transfer-index.ts';
import type { PersonRisks } from '../../../services/staff/person-risk.ts';
import { figureKey, type SortKeys, wordKey } from '../../../services/sorting.ts';
import type { Context } from '../../context.ts';

/** Fractions of a part that is filled, to compare them. */
const parts = 1_000_000n;

export const orderKeys = (
  context: Context,
): SortKeys<(typeof orderSorts)[number], ListedOrder> => ({
  time: ({ createdAt }) => createdAt,
  user: ({ accountId }) => nameOf(context, accountId),
  market: ({ market }) => market.id,
  side: ({ side }) => wordKey(orderSides, side),
  type: ({ type }) => wordKey(orderTypes, type),
  price: ({ ticks, market: { rules } }) =>
    ticks === null ? null : figureKey(BigInt(ticks) * rules.tickUnits, rules.priceDigits),
  amount: ({ lots, market: { rules } }) => figureKey(lots * rules.lotUnits, rules.amountDigits),
  filled: ({ lots, filledLots }) => (lots === 0n ? 0n : (filledLots * parts) / lots),
  status: ({ status }) => wordKey(orderStatuses, status),
});

export const transferKeys = (
  context: Context,
  risks: TransferRisks,
): SortKeys<(typeof transferSorts)[number], ListedTransfer> => ({
  time: ({ createdAt }) => createdAt,
  user: ({ accountId }) => nameOf(context, accountId),
  type: ({ type }) => wordKey(transferTypes, type),
  asset: ({ asset }) => asset,
  amount: ({ amount, asset }) => figureKey(BigInt(amount), context.exchange.decimalsOf(asset)),
  risk: (record) => wordKey(transferRisks, risks.of(record).level),
  status: ({ status }) => wordKey(transferStatuses, status),
});

export const userKeys = (
  worthOfAll: (accountId: string) => bigint,
): SortKeys<(typeof userSorts)[number], Account> => ({
  user: ({ displayName }) => displayName,
  tier: ({ information }) => wordKey(tiers, information.complianceTier),
  status: ({ information }) => wordKey(activityStatuses, information.activityStatus),
  value: ({ id }) => worthOfAll(id),
  seen: ({ lastSeenAt }) => lastSeenAt,
});

export const queueKeys = (
  context: Context,
  risks: PersonRisks,
): SortKeys<(typeof queueSorts)[number], RequestRecord> => ({
  user: ({ accountId }) => nameOf(context, accountId),
  type: ({ requestType }) => wordKey(requestTypes, requestType),
  status: ({ status }) => wordKey(requestStatuses, status),
  risk: ({ accountId }) => risks.of(context.accounts.person(accountId)).score,
  files: ({ uploads }) => uploads.length,
  // The column shows when each is due. A request whose customer has the word waits for no officer.
  waiting: (request) => {
    const due = request.status === 'PendingForReview' ? dueOf(request) : null;
    return due === null ? null : -due;
  },
});

const nameOf = ({ accounts }: Context, accountId: string): string =>
  accounts.get(accountId)?.displayName ?? accountId;
