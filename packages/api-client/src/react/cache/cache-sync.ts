// @where Client: reads that a message of a hub refreshes
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { Instrument, UserInformation } from '../../contract/core.ts';
import { coalesce } from './coalesce.ts';
import type { Store } from '../../lib/store.ts';
import { identityOf } from '../../realtime/hub/hub-session.ts';
import type { ConnectionState } from '../../realtime/views.ts';
import { useExchange } from '../context.ts';
import { withChanges } from '../live/instruments.ts';
import { matchCalls, matchPrivateCalls, type CallName } from './keys.ts';
import { putOrder } from './orders-cache.ts';
import { useMutate } from './use-mutate.ts';

/** A burst of fills asks the server twice, not once for each. */
const burstMs = 300;

/** Reads that a deposit or withdrawal changes besides the balances, which have a notification of their own. */
const transferReads: CallName[] = ['wallet.transfers', 'wallet.limits', 'addressBook.transfers'];
/** Reads that show moved money. */
const ledgerReads: CallName[] = ['history.ledger', 'history.balances', 'history.trades'];
const orderReads: CallName[] = ['trading.openOrders', 'trading.orderHistory', 'portfolio.overview'];
const balanceReads: CallName[] = [
  'portfolio.overview',
  'portfolio.history',
  'swap.recent',
  ...ledgerReads,
];
const addressReads: CallName[] = ['addressBook.list', 'addressBook.entry', 'wallet.checkAllowance'];
const rampReads: CallName[] = ['ramp.callback', 'ramp.limits'];
const referralReads: CallName[] = [
  'referral.overview',
  'referral.status',
  'referral.earnings',
  'rewards.list',
];
const assetReads: CallName[] = ['marketData.assets', 'wallet.networks'];
const inboxReads: CallName[] = ['inbox.list', 'inbox.unread'];
const alertReads: CallName[] = ['priceAlerts.list'];
const complianceReads: CallName[] = ['compliance.active', 'compliance.nextStep', 'files.list'];

/** Reads that each hub refreshes when it connects again, because it may have missed messages about them. */
export const readsAfterGap: Readonly<Record<'market' | 'notifications', readonly CallName[]>> = {
  market: ['marketData.instruments', ...assetReads],
  notifications: [
    'account.userInformation',
    'announcements.list',
    'swap.recent',
    ...transferReads,
    ...addressReads,
    ...rampReads,
    ...complianceReads,
    ...ledgerReads,
    ...orderReads,
    ...referralReads,
    ...inboxReads,
    ...alertReads,
  ],
};

/** Returns the parts of an account that the exchange judges by: its state, and the tier with its limits. */
const standingOf = ({ activityStatus, complianceTier }: UserInformation) =>
  `${activityStatus} ${complianceTier}`;

/** Calls `act` when the hub has connected for the first time, and for the first time with another user. */
function onFirstConnection(connection: Store<ConnectionState>, act: () => void): () => void {
  let hasConnected = false;
  const look = () => {
    const { status } = connection.getSnapshot();
    if (status === 'idle') hasConnected = false;
    if (hasConnected || status !== 'connected') return;
    hasConnected = true;
    act();
  };
  look();
  return connection.subscribe(look);
}

/** Keeps cached data current: after notifications, after a gap, and emptied after a logout. */
export function useCacheSync(): void {
  const { session, notifications, market, account } = useExchange();
  const { unload } = useSWRConfig();
  const mutate = useMutate();

  // Also drops the answers that are still on their way: they cannot fill the cache again.
  useEffect(() => session.onEnding('cache', () => unload()), [session, unload]);

  useEffect(() => {
    const reload = (...names: CallName[]) => void mutate(matchCalls(...names));
    const orders = coalesce(() => reload(...orderReads), burstMs);
    const balances = coalesce(() => reload(...balanceReads), burstMs);
    let standing: string | undefined;
    /** Number of messages about the account. */
    let news = 0;
    const inbox = coalesce(() => reload(...inboxReads), burstMs);
    const referrals = coalesce(() => reload(...referralReads), burstMs);
    const follow = (user: UserInformation, isNews: boolean) => {
      let before = standing;
      standing = standingOf(user);
      void mutate<UserInformation>(
        matchCalls('account.userInformation'),
        (known) => {
          before = known ? standingOf(known) : before;
          return user;
        },
        { revalidate: false },
      );
      // A first answer changes nothing that was read before it.
      if (before === undefined && !isNews) return;
      // They decide what each call may answer: what was refused may be allowed now, and the other way round.
      if (standing !== before) void mutate(matchPrivateCalls('account.userInformation'));
      else if (isNews) reload('account.profile', 'compliance.active', 'compliance.nextStep');
    };
    const leave = [
      // A change between the first answers and the first connection reaches no page: the account is read once more.
      onFirstConnection(notifications.connection, () => {
        const [reader, told] = [identityOf(session), news];
        void account.userInformation().then(
          (user) => {
            // An answer to an account that has left, or one older than a later message, is ignored.
            if (identityOf(session) === reader && news === told) follow(user, false);
          },
          () => undefined, // Shown data stays, like after any other failed reload.
        );
      }),
      notifications.on('order', ({ order, fills }) => {
        void putOrder(mutate, order, fills);
        orders.ask();
      }),
      notifications.on('balances', () => balances.ask()),
      notifications.on('userInformation', ({ user }) => {
        news += 1;
        follow(user, true);
      }),
      notifications.on('transfer', () => reload(...transferReads)),
      notifications.on('rampOrder', () => reload(...rampReads)),
      notifications.on('address', () => reload(...addressReads)),
      notifications.on('referral', () => referrals.ask()),
      notifications.on('compliance', () => reload(...complianceReads)),
      notifications.on('inbox', () => inbox.ask()),
      notifications.on('priceAlert', () => reload(...alertReads)),
      notifications.on('announcement', () => reload('announcements.list')),
      market.onAsset(() => reload(...assetReads)),
      market.onGap(() => {
        // The stream forgets its messages after this call, and a halted market stays halted until the list is there again.
        const told = market.instruments().getSnapshot();
        void mutate<Instrument[]>(
          matchCalls('marketData.instruments'),
          (listed) => listed && withChanges(listed, told),
        );
        reload(...assetReads);
      }),
      notifications.onGap(() => reload(...readsAfterGap.notifications)),
      orders.cancel,
      balances.cancel,
      referrals.cancel,
      inbox.cancel,
    ];
    return () => {
      for (const stop of leave) stop();
    };
  }, [session, notifications, market, mutate, account]);
}
