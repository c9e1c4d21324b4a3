import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { Instrument, UserInformation } from '../../contract/core.ts';
import { coalesce } from './coalesce.ts';
import { useExchange } from '../context.ts';
import { withChanges } from '../live/instruments.ts';
import { matchCalls, matchPrivateCalls, type CallName } from './keys.ts';
import { putOrder } from './orders-cache.ts';

/** A burst of fills asks the server twice, not once for each. */
const burstMs = 300;

/** What a deposit or withdrawal changes besides the balances, which have a notification of their own. */
const transferReads: CallName[] = ['wallet.transfers', 'wallet.limits'];
const assetReads: CallName[] = ['marketData.assets', 'wallet.networks'];
const complianceReads: CallName[] = ['compliance.active', 'compliance.nextStep'];

/** Keeps what was loaded true: what notifications tell, what a gap may have hidden, and nothing after a logout. */
export function useCacheSync(): void {
  const { session, notifications, market } = useExchange();
  const { mutate, unload } = useSWRConfig();

  // Also drops the answers that are still on their way: they cannot fill the cache again.
  useEffect(() => session.onEnding('cache', () => unload()), [session, unload]);

  useEffect(() => {
    const reload = (...names: CallName[]) => void mutate(matchCalls(...names));
    const orders = coalesce(
      () => reload('trading.openOrders', 'trading.orderHistory', 'portfolio.overview'),
      burstMs,
    );
    const balances = coalesce(() => reload('portfolio.overview'), burstMs);
    let status: UserInformation['activityStatus'] | undefined;
    const leave = [
      notifications.on('order', ({ order, fills }) => {
        void putOrder(mutate, order, fills);
        orders.ask();
      }),
      notifications.on('balances', () => balances.ask()),
      notifications.on('userInformation', ({ user }) => {
        let before = status;
        status = user.activityStatus;
        void mutate<UserInformation>(
          matchCalls('account.userInformation'),
          (known) => {
            before = known?.activityStatus ?? before;
            return user;
          },
          { revalidate: false },
        );
        // The state of the account decides what each call may answer: what was refused may be allowed now, and the
        // other way round.
        if (status === before) reload('account.profile', 'compliance.active');
        else void mutate(matchPrivateCalls('account.userInformation'));
      }),
      notifications.on('transfer', () => reload(...transferReads)),
      notifications.on('compliance', () => reload(...complianceReads)),
      notifications.on('announcement', () => reload('announcements.list')),
      market.onAsset(() => reload(...assetReads)),
      market.onGap(() => {
        // The stream forgets after this call what it told, and a halted market stays halted until the list is there again.
        const told = market.instruments().getSnapshot();
        void mutate<Instrument[]>(
          matchCalls('marketData.instruments'),
          (listed) => listed && withChanges(listed, told),
        );
        reload(...assetReads);
      }),
      notifications.onGap(() => {
        reload('account.userInformation', 'announcements.list');
        reload(...transferReads, ...complianceReads);
        orders.ask();
      }),
      orders.cancel,
      balances.cancel,
    ];
    return () => {
      for (const stop of leave) stop();
    };
  }, [notifications, market, mutate]);
}
