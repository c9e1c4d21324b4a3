import type { AddressBookEntry } from '@agio/api-client/contract';
import { dateFormat } from '@agio/money';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { useCallback } from 'react';
import { allowanceMessages } from '../words/allowance-messages.ts';
import { type AllowanceNote, allowanceNote } from '../words/allowance-words.ts';
import { messages } from './messages.ts';

/** A day in the reader's language: `4 March 2026`. */
export function useDay(): (iso: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return useCallback(
    (iso) => dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(iso)),
    [locale, timeZone],
  );
}

/** Returns a function that writes the verdict on sending to an entry, and the next step. */
export function useAllowanceNote(): (entry: AddressBookEntry) => AllowanceNote {
  const t = useMessages(allowanceMessages);
  const day = useDay();
  return useCallback(
    ({ allowance, replaces, invalidatedAt, invalidatedReason, reproofAt }) =>
      allowanceNote(allowance, t, {
        replaces,
        invalidatedOn: invalidatedAt === null ? undefined : day(invalidatedAt),
        invalidatedReason,
        reprovenOn: reproofAt === null ? undefined : day(reproofAt),
      }),
    [t, day],
  );
}

/** Returns the proof of an entry in words, or its outcome; undefined while there is nothing to say. */
export function useProofWords(): (entry: AddressBookEntry) => string | undefined {
  const t = useMessages(messages);
  const day = useDay();
  return useCallback(
    ({ formSubmittedAt, invalidatedAt, reproofAt, proof }) => {
      if (reproofAt !== null) return t.reproven({ date: day(reproofAt) });
      if (formSubmittedAt !== null) return t.formSent({ date: day(formSubmittedAt) });
      if (invalidatedAt !== null) return t.withdrawn({ date: day(invalidatedAt) });
      return proof === null ? undefined : t.proven[proof];
    },
    [t, day],
  );
}
