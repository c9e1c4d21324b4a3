import { rampAssets, rampCountries } from '../../catalog/ramp.ts';
import { refuse } from '../../refusal.ts';
import { announcementIn } from '../../services/staff/announcements.ts';
import type { AreaHandlers } from '../context.ts';

export const ramp: AreaHandlers<'ramp'> = {
  countries: ({ language }) => {
    const names = new Intl.DisplayNames(language.code, { type: 'region' });
    return rampCountries.map((country) => ({
      ...country,
      name: names.of(country.code) ?? country.code,
    }));
  },

  assets: (_context, { country }) => {
    const served = country === undefined || rampCountries.some(({ code }) => code === country);
    return served
      ? rampAssets.map(({ asset, networks }) => ({ asset, networks: [...networks] }))
      : [];
  },

  paymentMethods: (context, { country, currency }) => context.ramp.methodsView(country, currency),

  limits: (context) => context.ramp.limitsView(context.account()),

  quotes: (context, request) => context.ramp.quote(context.account(), request),

  createOrder: (context, { quoteId }) =>
    context.ramp.view(context.ramp.createOrder(context.account(), quoteId), context),

  callback: (context, { orderId, ...page }) => {
    const own = context.account();
    const view = (record: Parameters<typeof context.ramp.view>[0]) =>
      context.ramp.view(record, context);
    if (orderId === undefined) {
      const { items, ...rest } = context.ramp.page(own.id, page);
      return { items: items.map(view), ...rest };
    }
    const record = context.ramp.find(orderId);
    if (record?.accountId !== own.id) {
      throw refuse('orderNotFound', 'orderId');
    }
    return { items: [view(record)], nextCursor: null };
  },
};

export const swap: AreaHandlers<'swap'> = {
  quote: (context, request) => context.swaps.quote(context.account(), request),
  execute: (context, { quoteId }) =>
    context.swaps.view(context.swaps.execute(context.account(), quoteId)),
  recent: (context, page) => {
    const { items, ...rest } = context.swaps.page(context.account().id, page);
    return { items: items.map((record) => context.swaps.view(record)), ...rest };
  },
};

export const referral: AreaHandlers<'referral'> = {
  overview: (context) => context.referrals.overview(context.account(), context.origin),
  status: (context) => context.referrals.friendsView(context.account()),
  earnings: (context, { range }) => context.referrals.earnings(context.account(), range),
};

export const rewards: AreaHandlers<'rewards'> = {
  list: (context) => context.referrals.rewardsView(context.account()),
  claim: (context, { rewardId }) => context.referrals.claim(context.account(), rewardId),
};

export const announcements: AreaHandlers<'announcements'> = {
  list: ({ announcements: all, caller, language, now }) =>
    all.current(caller, now).map((record) => announcementIn(record, language)),
};
