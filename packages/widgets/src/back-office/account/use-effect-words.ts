import type { Tier, UserInformation } from '@agio/api-client';
import { useExchangeInfo, useStaffOrders } from '@agio/api-client/react';
import { formatFiat } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { common } from '../../words/messages.ts';
import { effectsOf } from './model/account-effects.ts';
import type { ActivityStatus } from '../users/model/users-view.ts';
import { changeMessages } from './change-messages.ts';

/** The most that the exchange answers at once. */
const maxOrders = 500;

/** Returns how many orders of a user are open; undefined while that is not known. */
function useOpenOrders(userId: string): number | undefined {
  const open = useStaffOrders({ userId, status: 'Open', limit: maxOrders }).data;
  const partly = useStaffOrders({ userId, status: 'PartiallyFilled', limit: maxOrders }).data;
  if (!open || !partly || open.nextCursor !== null || partly.nextCursor !== null) return undefined;
  return open.items.length + partly.items.length;
}

export interface EffectWords {
  /** Under the heads of the table, in their order. */
  readonly cells: readonly string[];
  /** Each in a sentence, with what their own pages tell them. */
  readonly sentences: readonly string[];
}

/** Returns the consequences of a status for a user, as a table row under `heads` and in sentences. */
export function useEffectWords(user: UserInformation): {
  heads: readonly string[];
  wordsOf: (status: ActivityStatus) => EffectWords;
} {
  const { effect, table, told } = useMessages(changeMessages);
  const { notActive } = useMessages(common);
  const count = useOpenOrders(user.id);
  const wordsOf = (status: ActivityStatus): EffectWords => {
    const effects = effectsOf(user, status);
    const { trades, sends, sees, asks, cancelsOrders, reason } = effects;
    const mayDo = (does: boolean) => (does ? table.yes : table.no);
    const cancelled = count === undefined ? table.cancelled : table.cancelledCount({ count });
    const orders = count === undefined ? effect.orders : effect.ordersCounted({ count });
    return {
      cells: [
        mayDo(trades),
        mayDo(sends),
        table[sees],
        cancelsOrders ? cancelled : table.stay,
        table.toldOn[effects.told],
      ],
      sentences: [
        trades ? effect.trades : effect.tradesNot,
        sends ? effect.sends : effect.sendsNot,
        effect.sees[sees],
        ...(asks ? [effect.answers] : []),
        ...(cancelsOrders ? [orders] : []),
        ...(effects.told === 'banner' ? [effect.banner] : []),
        ...(reason === undefined ? [] : [told({ text: notActive[reason] })]),
      ],
    };
  };
  return { heads: [table.trade, table.send, table.sees, table.orders, table.told], wordsOf };
}

/** Returns the withdrawal limits of a tier, one sentence each. */
export function useLimitWords(): (tier: Tier) => string[] {
  const t = useMessages(changeMessages).limits;
  const locale = useLocale();
  const { data } = useExchangeInfo();
  return (tier) => {
    const limits = data?.tiers.find((each) => each.tier === tier);
    const waits = tier === 'Tier0' ? [t.data] : [];
    if (limits === undefined) return waits;
    const amount = (value: string) =>
      formatFiat(value, { currency: data?.limitsCurrency ?? 'CHF', locale });
    const { withdrawPerDay: day, withdrawPerMonth: month } = limits;
    return [
      ...(day === null && month === null ? [t.none] : []),
      ...(day === null ? [] : [t.day({ amount: amount(day) })]),
      ...(month === null ? [] : [t.month({ amount: amount(month) })]),
      ...waits,
    ];
  };
}
