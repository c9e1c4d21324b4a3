import type { AreaHandlers } from '../context.ts';

export const priceAlerts: AreaHandlers<'priceAlerts'> = {
  list: (context) => context.priceAlerts.list(context.account().id),
  create: (context, wanted) => context.priceAlerts.create(context.account().id, wanted),
  change: (context, change) => context.priceAlerts.change(context.account().id, change),
  remove: (context, { id }) => context.priceAlerts.remove(context.account().id, id),
};
