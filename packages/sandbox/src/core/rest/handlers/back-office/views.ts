import type { AreaHandlers } from '../../context.ts';

export const backOfficeViews: AreaHandlers<'backOfficeViews'> = {
  list: (context, { list }) => context.savedViews.seenBy(context.account(), list),
  save: (context, view) => context.savedViews.save(context.account(), view),
  remove: (context, { id }) => {
    context.savedViews.remove(context.account(), id);
    return { id };
  },
};
