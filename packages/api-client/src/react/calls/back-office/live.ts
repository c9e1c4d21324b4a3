import { useEffect } from 'react';
import type { BackOfficeTopic } from '../../../contract/core.ts';
import { coalesce } from '../../cache/coalesce.ts';
import { matchCalls, type CallName } from '../../cache/keys.ts';
import { useMutate } from '../../cache/use-mutate.ts';
import { useExchange } from '../../context.ts';

/** Reads that show work waiting for staff. */
const overview: readonly CallName[] = ['backOfficeOverview.read'];

/** The reads that a topic makes old. Orders are too many to add up again for each. */
const reads: Record<BackOfficeTopic, readonly CallName[]> = {
  Compliance: [
    ...overview,
    'backOfficeCompliance.queue',
    'backOfficeCompliance.details',
    'backOfficeCompliance.officers',
    'backOfficeCompliance.notes',
    'backOfficeCaseFile.read',
    'backOfficeUsers.documents',
    'backOfficeUsers.addresses',
  ],
  Users: [
    ...overview,
    'backOfficeUsers.list',
    'backOfficeUsers.details',
    'backOfficeCompliance.details',
    'backOfficeCompliance.officers',
    'backOfficeStaff.list',
    'backOfficeStaff.details',
  ],
  Balances: ['backOfficeUsers.portfolio'],
  Orders: ['backOfficeTrading.orders', 'backOfficeUsers.orders'],
  Transfers: [
    ...overview,
    'backOfficeTrading.transfers',
    'backOfficeUsers.transfers',
    'backOfficeWithdrawals.list',
    'backOfficeWithdrawals.details',
  ],
  Wallets: [
    ...overview,
    'backOfficeWallets.hot',
    'backOfficeWallets.balances',
    'backOfficeWallets.sponsor',
    'backOfficeWallets.history',
    'backOfficeWallets.cold',
    'backOfficeWallets.reserves',
    'backOfficeWallets.reserveHistory',
  ],
  ApiKeys: [...overview, 'backOfficeApiKeys.list'],
  Announcements: ['backOfficeAnnouncements.list', 'backOfficeAnnouncements.details'],
  Fees: [
    'backOfficeFees.read',
    'backOfficeFees.effect',
    'backOfficeLimits.read',
    'backOfficeLimits.effect',
  ],
  Views: ['backOfficeViews.list'],
  Alerts: ['backOfficeAlerts.read'],
  Audit: ['backOfficeAudit.list'],
  Services: overview,
};

const everything = [...new Set(Object.values(reads).flat())];
/** A command changes several topics at once: what they share is read once. */
const burstMs = 300;

/**
 * Keeps the pages of staff current while they are shown: reads again the lists that the exchange names as changed, and
 * all of them after a gap.
 */
export function useBackOfficeSync(): void {
  const { notifications } = useExchange();
  const mutate = useMutate();
  useEffect(() => {
    const wanted = new Set<CallName>();
    const read = coalesce(() => {
      void mutate(matchCalls(...wanted));
      wanted.clear();
    }, burstMs);
    const ask = (names: readonly CallName[]) => {
      for (const name of names) wanted.add(name);
      read.ask();
    };
    const { connection } = notifications;
    const isConnected = () => connection.getSnapshot().status === 'connected';
    // Data read before the first connection may be old; the stream reports gaps only after it.
    let wasConnected = isConnected();
    const leave = [
      notifications.on('backOfficeChanged', ({ topic }) =>
        ask(topic === 'Unknown' ? everything : reads[topic]),
      ),
      notifications.onGap(() => ask(everything)),
      connection.subscribe(() => {
        if (wasConnected || !isConnected()) return;
        wasConnected = true;
        ask(everything);
      }),
      read.cancel,
    ];
    return () => {
      for (const stop of leave) stop();
    };
  }, [notifications, mutate]);
}
