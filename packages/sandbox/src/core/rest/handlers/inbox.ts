import type { Device } from '@agio/api-client/contract';
import { isoTime } from '../../clock.ts';
import type { KnownDevice, SignIns } from '../../sign-ins.ts';
import type { AreaHandlers } from '../context.ts';

export const inbox: AreaHandlers<'inbox'> = {
  list: (context, page) => context.inbox.page(context.account().id, page),
  unread: (context) => ({ unread: context.inbox.unread(context.account().id) }),
  markRead: (context, which) => context.inbox.markRead(context.account().id, which),
  clear: (context, { through }) => context.inbox.clear(context.account().id, through),
};

export const priceAlerts: AreaHandlers<'priceAlerts'> = {
  list: (context) => context.priceAlerts.list(context.account().id),
  create: (context, wanted) => context.priceAlerts.create(context.account().id, wanted),
  change: (context, change) => context.priceAlerts.change(context.account().id, change),
  remove: (context, { id }) => context.priceAlerts.remove(context.account().id, id),
};

export const signIns: AreaHandlers<'signIns'> = {
  list: (context) =>
    (context.signIns?.list(context.account().id) ?? []).map(
      ({ id, began, lastSeen, ...device }) => ({
        id,
        ...deviceView(device),
        began: isoTime(began),
        lastSeen: isoTime(lastSeen),
        isCurrent: id === context.signIn?.id,
      }),
    ),
  history: (context) =>
    context.signIns === undefined ? [] : pastSignIns(context.signIns, context.account().id),
  end: (context, { signInId }) => ({
    ended: context.signIns?.end(context.account().id, signInId) ?? 0,
  }),
  endOthers: (context) => ({
    ended: context.signIns?.endOthers(context.account().id, context.signIn?.id) ?? 0,
  }),
};

/** Returns the sign-ins and attempts of an account, newest first. */
export const pastSignIns = (signIns: SignIns, accountId: string) =>
  signIns.history(accountId).map(({ id, time, outcome, ended, ...device }) => ({
    id,
    ...deviceView(device),
    time: isoTime(time),
    outcome,
    ended: ended && { time: isoTime(ended.time), how: ended.how },
  }));

const deviceView = ({ browser, system, address }: KnownDevice): Device => ({
  browser,
  system,
  address,
});
