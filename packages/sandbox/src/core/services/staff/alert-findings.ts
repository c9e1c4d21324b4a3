import type { AlertRuleName, ServiceStatus } from '@agio/api-client/contract';
import { hotWallets as definitions } from '../../catalog/hot-wallets.ts';
import { exactAtoms } from '../../fixed.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { hour, minute } from '../../market-data/resolution.ts';
import type { HotWallets } from '../money/wallets/hot-wallets.ts';
import type { WithdrawalHolds } from '../money/withdrawal-holds.ts';
import type { Compliance } from '../people/compliance.ts';
import type { CallErrors } from './call-errors.ts';

/** A value that breaks a rule. */
export interface Finding {
  subject: string | null;
  value: number;
}

export interface AlertSources {
  exchange: Exchange;
  compliance: Compliance;
  holds: WithdrawalHolds;
  hotWallets: HotWallets;
  callErrors: CallErrors;
  services: () => readonly ServiceStatus[];
}

/** For each rule the values that break it at a threshold. */
export const findings: Readonly<
  Record<AlertRuleName, (sources: AlertSources, threshold: number, now: number) => Finding[]>
> = {
  RequestsOverdue: ({ compliance }, threshold, now) => {
    const late = compliance.requests.waiting(now).filter(({ isLate }) => isLate).length;
    return late >= threshold ? [{ subject: null, value: late }] : [];
  },
  WithdrawalsHeld: ({ holds }, threshold, now) => {
    const [oldest] = holds.waiting().filter(({ type }) => type === 'Withdrawal');
    const hours = oldest === undefined ? 0 : Math.floor((now - oldest.createdAt) / hour);
    return hours >= threshold ? [{ subject: null, value: hours }] : [];
  },
  WalletLow: (sources, threshold) =>
    percents(sources, 'floor').filter(({ value }) => value < threshold),
  WalletHigh: (sources, threshold) =>
    percents(sources, 'ceiling').filter(({ value }) => value >= threshold),
  ServiceFailing: ({ services }, threshold, now) =>
    services().flatMap(({ id, state, since }) => {
      const minutes = Math.floor((now - Date.parse(since)) / minute);
      return state === 'Failing' && minutes >= threshold ? [{ subject: id, value: minutes }] : [];
    }),
  CallErrors: ({ callErrors }, threshold, now) => {
    const value = callErrors.percent(now);
    return value >= threshold ? [{ subject: null, value }] : [];
  },
};

/** The balance of each wallet in whole percent of its floor or ceiling, rounded down. */
function percents({ exchange, hotWallets }: AlertSources, of: 'floor' | 'ceiling'): Finding[] {
  return definitions.flatMap((wallet) => {
    const whole = exactAtoms(wallet[of], exchange.decimalsOf(wallet.asset));
    if (whole === 0n) return [];
    return { subject: wallet.name, value: Number((hotWallets.balanceOf(wallet) * 100n) / whole) };
  });
}
