import { useUserInformation } from '@agio/api-client/react';
import { settingIn, useAccount, useHost, usePersisted } from '../host/index.ts';
import { type LocalAlert, localAlertSetting } from './setting.ts';

/** The alerts of this browser that are not in an account yet. */
export interface LocalAlerts {
  /** Alerts of the reader and, as the sign-in moves them too, of the guest before. None until it is known who reads. */
  readonly alerts: readonly LocalAlert[];
  /** Keeps one as refused, with the reader's own, or removes it. */
  readonly put: (id: string, alert: LocalAlert | undefined) => void;
}

const guest = 'guest';

export function useLocalAlerts(): LocalAlerts {
  const { isSignedIn } = useAccount();
  const { data: user } = useUserInformation();
  const account = isSignedIn ? user?.id : guest;
  const store = settingIn(localAlertSetting, useHost().storage);
  const [{ byAccount }] = usePersisted(store);
  const listOf = (lists: typeof byAccount, owner: string) =>
    Object.hasOwn(lists, owner) ? (lists[owner] ?? []) : [];
  const owners = account === undefined ? [] : [...new Set([account, guest])];
  return {
    alerts: owners.flatMap((owner) => listOf(byAccount, owner)),
    put: (id, alert) => {
      if (account === undefined) return;
      // The list of now, in whichever tab it was changed last.
      const lists = store.get().byAccount;
      const kept = Object.entries(lists).map(
        ([owner, list]) =>
          [owner, owners.includes(owner) ? list.filter((each) => each.id !== id) : list] as const,
      );
      const next = Object.fromEntries(kept.filter(([, list]) => list.length > 0));
      if (alert !== undefined) next[account] = [...listOf(next, account), alert];
      store.set({ byAccount: next });
    },
  };
}
