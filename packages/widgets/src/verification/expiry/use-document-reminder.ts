import { useExchangeInfo, useUserInformation } from '@agio/api-client/react';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { useState } from 'react';
import { restrictionsOf, useAccount } from '../../host/index.ts';
import { expiryMessages } from './expiry-messages.ts';
import { formatDay } from '../format-day.ts';
import { type DocumentReminder, documentReminder } from '../model/document-expiry.ts';

/** Maximum delay of a device's clock, in milliseconds. */
const margin = 30 * 86_400_000;

/** Reminder of the reader's identity document, with its day. */
export interface DueReminder extends DocumentReminder {
  /** ISO 8601 */
  readonly expiresAt: string;
  readonly title: string;
  /** Meaning and next step. */
  readonly text: string;
  /** True if it can be renewed now; a frozen, banned or terminated account cannot. */
  readonly canRenew: boolean;
}

/**
 * Returns the reminder of an expiring identity document, 30 days and 7 days before its end, and after it; `isKnown` is
 * true once the exchange has answered.
 */
export function useDocumentReminder(): { isKnown: boolean; reminder?: DueReminder } {
  const t = useMessages(expiryMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const account = useAccount();
  const { isSignedIn } = account;
  const { reason } = restrictionsOf(account);
  const user = useUserInformation();
  const expiresAt = user.data?.documentExpirationDate ?? null;
  const [now] = useState(() => Date.now());
  const mayBeDue = documentReminder(expiresAt, now + margin) !== undefined;
  // Time of the exchange, as the device's clock may be wrong; most documents end so late that no call is needed.
  const info = useExchangeInfo(mayBeDue ? {} : null);
  if (!mayBeDue)
    return { isKnown: !isSignedIn || user.data !== undefined || user.error !== undefined };
  if (expiresAt === null || info.data === undefined) return { isKnown: info.error !== undefined };
  const reminder = documentReminder(expiresAt, Date.parse(info.data.time));
  if (reminder === undefined) return { isKnown: true };
  const date = formatDay(expiresAt, locale, timeZone);
  return {
    isKnown: true,
    reminder: {
      ...reminder,
      expiresAt,
      title: reminder.due === 0 ? t.today({ date }) : t.soon({ count: reminder.daysLeft, date }),
      text: reminder.due === 0 ? t.ended : t.text,
      canRenew: reason !== 'frozen' && reason !== 'terminated' && reason !== 'banned',
    },
  };
}
