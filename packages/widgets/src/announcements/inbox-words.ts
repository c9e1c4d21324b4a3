// @where Widgets: entries of the notification centre: kinds and words
import type { InboxItem } from '@agio/api-client';
import { useInstruments } from '@agio/api-client/react';
import { formatCrypto, formatFiat } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { historyQueryOf, type HistoryTab } from '../lists/history-choice.ts';
import { type NoticeKind, useHost } from '../host/index.ts';
import { allowanceMessages } from '../words/allowance-messages.ts';
import { happenedMessages } from '../words/happened-messages.ts';
import { orderNoticeMessages } from '../words/messages.ts';
import { orderNotice } from '../notify/order-notice.ts';
import { priceAlertMessages } from '../words/price-alert-messages.ts';
import { alertWords } from '../words/price-alert-words.ts';
import { rampNoticeMessages } from '../words/ramp-notice-messages.ts';
import { transferMessages } from '../words/transfer-messages.ts';
import { useDeviceName } from '../words/use-device-name.ts';

/** An item of the notification centre as it is written. */
export interface InboxLine {
  kind: NoticeKind;
  title: string;
  /** Each line is a paragraph. */
  description?: string | undefined;
  /** Page that shows the event; undefined if the host has none. */
  href?: string | undefined;
}

const toneOfTransfer: Readonly<Record<string, NoticeKind>> = {
  Confirmed: 'success',
  Rejected: 'error',
  Failed: 'error',
  Returned: 'error',
};
const toneOfStatus: Readonly<Record<string, NoticeKind>> = {
  Active: 'success',
  Frozen: 'error',
  Banned: 'error',
  Terminated: 'error',
};

/** Returns a function that writes an item as the toasts say it; undefined of a kind that this version does not know. */
export function useInboxWords(): (item: InboxItem) => InboxLine | undefined {
  const { links } = useHost();
  const locale = useLocale();
  const t = useMessages(happenedMessages);
  const orderWords = useMessages(orderNoticeMessages);
  const transferWords = useMessages(transferMessages);
  const rampWords = useMessages(rampNoticeMessages);
  const allowance = useMessages(allowanceMessages);
  const alertNames = useMessages(priceAlertMessages);
  const nameOf = useDeviceName();
  const { data: instruments } = useInstruments();
  const inHistory = (tab: HistoryTab, search?: string) =>
    links.history?.(historyQueryOf({ tab, filter: search === undefined ? {} : { search } }));
  const amountOf = (amount: string, asset: string, minDigits = 0) =>
    `${formatCrypto(amount, { locale, minDigits })} ${asset}`;

  const writers: Readonly<Record<string, (item: InboxItem) => InboxLine | undefined>> = {
    Transfer: ({ transfer }) => {
      if (transfer === undefined) return undefined;
      const { id, type, status, review, netAmount, asset, rejectReason } = transfer;
      const words: Partial<Record<typeof status, string>> =
        type === 'Deposit'
          ? {
              ...transferWords.deposit,
              Broadcast: transferWords.deposit.Confirming,
              ...(review !== undefined && { Confirming: t.depositInReview }),
            }
          : {
              ...transferWords.withdrawal,
              Requested: review === undefined ? t.withdrawalRequested : t.withdrawalInReview,
              Approved: t.withdrawalApproved,
            };
      const reason = rejectReason === null ? '' : `\n${rejectReason}`;
      return {
        kind: toneOfTransfer[status] ?? 'info',
        title: words[status] ?? status,
        description: amountOf(netAmount, asset) + reason,
        href: inHistory('transfers', id),
      };
    },
    Order: ({ order }) => {
      if (order === undefined) return undefined;
      const instrument = instruments?.find(({ id }) => id === order.market);
      const { kind, title, description } = orderNotice(order, {
        t: orderWords,
        locale,
        instrument,
      });
      return { kind, title, description, href: inHistory('orders', order.id) };
    },
    Orders: ({ orders }) =>
      orders && {
        kind: 'warning',
        title: t.ordersCancelled({ count: orders.count }),
        description: t.status[orders.activityStatus],
        href: inHistory('orders'),
      },
    RampOrder: ({ rampOrder }) => {
      if (rampOrder === undefined) return undefined;
      const { id, side, asset, assetAmount, fiatAmount, fiatCurrency, reason } = rampOrder;
      const words = rampWords[side === 'Sell' ? 'Sell' : 'Buy'];
      const amount =
        side === 'Sell'
          ? formatFiat(fiatAmount, { currency: fiatCurrency, display: 'code', locale })
          : amountOf(assetAmount, asset);
      const isDone = rampOrder.status === 'Completed';
      return {
        kind: isDone ? 'success' : 'error',
        title: isDone ? words.Completed : words.Failed,
        description: isDone ? words.received({ amount }) : (reason ?? words.nothing),
        href: inHistory('ramp', id),
      };
    },
    Reward: ({ reward }) =>
      reward && {
        kind: 'success',
        title: reward.isClaimed ? t.reward.claimed : t.reward.ready,
        // The same digits as in the banner and the claim.
        description: amountOf(reward.amount, reward.assetId, 2),
        href: reward.isClaimed ? inHistory('rewards') : links.referrals,
      },
    Request: ({ request }) => {
      if (request === undefined) return undefined;
      const { statusType, comment } = request;
      const words: Partial<Record<typeof statusType, string>> = t.request;
      return {
        kind: statusType === 'Approved' ? 'success' : 'warning',
        title: words[statusType] ?? statusType,
        description: comment ?? undefined,
        href: statusType === 'Approved' ? links.verification : links.documents,
      };
    },
    Account: ({ account }) => {
      if (account === undefined) return undefined;
      const { activityStatus, statusBefore, complianceTier, tierBefore } = account;
      const lines = [
        ...(activityStatus === statusBefore ? [] : [t.status[activityStatus]]),
        ...(complianceTier === tierBefore ? [] : [t.tier[complianceTier]]),
      ];
      const [title = t.status.Unknown, ...rest] = lines;
      const isStatus = activityStatus !== statusBefore;
      return {
        kind: isStatus ? (toneOfStatus[activityStatus] ?? 'warning') : 'info',
        title,
        description: rest.join('\n') || undefined,
        href: links.verification,
      };
    },
    Address: ({ address }) => {
      if (address === undefined) return undefined;
      const { name, asset, change, invalidatedReason } = address;
      const isGone = change === 'Invalidated';
      const reason = isGone && invalidatedReason !== null ? `\n${invalidatedReason}` : '';
      return {
        kind: isGone ? 'error' : 'success',
        title: isGone ? allowance.title.InvalidatedWalletAddress : allowance.title.IsAllowed,
        description: `${name}, ${asset}${reason}`,
        href: links.addressBook,
      };
    },
    Alert: ({ alert }) => {
      if (alert === undefined) return undefined;
      const { rule, subject, isOver } = alert;
      // A service has no name of its own here.
      const about = rule === 'ServiceFailing' ? null : subject;
      const lines = [about, isOver ? t.alert.over : null].filter((line) => line !== null);
      return {
        kind: isOver ? 'success' : 'warning',
        title: t.alert[rule],
        description: lines.join('\n') || undefined,
        href: links.backOffice?.('alerts'),
      };
    },
    PriceAlert: ({ priceAlert }) => {
      if (priceAlert === undefined) return undefined;
      const { market } = priceAlert;
      const instrument = instruments?.find(({ id }) => id === market);
      const { title, now } = alertWords(priceAlert, { t: alertNames, locale, instrument });
      return { kind: 'info', title, description: now, href: links.market?.(market) };
    },
    SignIn: ({ signIn }) => {
      if (signIn === undefined) return undefined;
      const { address } = signIn;
      return {
        kind: 'warning',
        title: t.signIn.title,
        description: `${nameOf(signIn)}${address === null ? '' : `, ${address}`}\n${t.signIn.hint}`,
        href: links.settings?.('devices'),
      };
    },
  };
  return (item) => writers[item.kind]?.(item);
}
