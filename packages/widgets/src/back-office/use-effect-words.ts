import type { Tier, UserInformation } from '@agio/api-client';
import { useExchangeInfo } from '@agio/api-client/react';
import { formatFiat } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { common } from '../shared/messages.ts';
import { effectsOf } from './model/account-effects.ts';
import type { ActivityStatus } from './model/users-view.ts';
import { changeMessages } from './change-messages.ts';

/** What follows for a user from a status, each in a sentence, and what their own pages tell them. */
export function useEffectWords(user: UserInformation): (status: ActivityStatus) => {
  effects: string[];
  told: string[];
} {
  const t = useMessages(changeMessages);
  const { notActive } = useMessages(common);
  return (status) => {
    const { effects, reason } = effectsOf(user, status);
    return {
      effects: effects.map((effect) => t.effect[effect]),
      told: reason === undefined ? [] : [t.told({ text: notActive[reason] })],
    };
  };
}

/** What a tier lets somebody withdraw, each in a sentence. */
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
