import { useUserInformation } from '@agio/api-client/react';
import type { DecimalString } from '@agio/money';
import { settingIn, useAccount, useHost, usePersisted } from '../host/index.ts';
import { type AlertDirection, maxAlerts, type PriceAlert, priceAlertSetting } from './setting.ts';

/** The price alerts of the reader on this device. */
export interface PriceAlerts {
  /** Newest first; none until it is known who reads. */
  readonly alerts: readonly PriceAlert[];
  /** No further alert can be added: there are too many, or it is not known yet who reads. */
  readonly isFull: boolean;
  readonly add: (alert: {
    market: string;
    direction: AlertDirection;
    price: DecimalString;
  }) => void;
  readonly remove: (id: string) => void;
  readonly setPaused: (id: string, isPaused: boolean) => void;
  /** Changes the list as it is now, in whichever tab it was changed last. */
  readonly update: (change: (now: readonly PriceAlert[]) => readonly PriceAlert[]) => void;
}

const none: readonly PriceAlert[] = [];

export function usePriceAlerts(): PriceAlerts {
  const { isSignedIn } = useAccount();
  const { data: user } = useUserInformation();
  const account = isSignedIn ? user?.id : 'guest';
  const store = settingIn(priceAlertSetting, useHost().storage);
  const [{ byAccount }] = usePersisted(store);
  const listOf = (lists: typeof byAccount) =>
    account !== undefined && Object.hasOwn(lists, account) ? (lists[account] ?? none) : none;
  const alerts = listOf(byAccount);

  const update: PriceAlerts['update'] = (change) => {
    if (account === undefined) return;
    const kept = store.get();
    const before = listOf(kept.byAccount);
    const after = change(before);
    if (after === before) return;
    const { [account]: _, ...others } = kept.byAccount;
    const lists = after.length === 0 ? others : { ...others, [account]: [...after] };
    store.set({ ...kept, byAccount: lists });
  };

  return {
    alerts,
    isFull: account === undefined || alerts.length >= maxAlerts,
    add: (alert) =>
      update((now) =>
        now.length >= maxAlerts
          ? now
          : [{ ...alert, id: crypto.randomUUID(), status: 'active' } as const, ...now],
      ),
    remove: (id) => update((now) => now.filter((each) => each.id !== id)),
    setPaused: (id, isPaused) =>
      update((now) =>
        now.map((each) =>
          each.id === id ? { ...each, status: isPaused ? 'paused' : 'active' } : each,
        ),
      ),
    update,
  };
}
