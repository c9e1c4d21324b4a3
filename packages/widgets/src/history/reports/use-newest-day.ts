import { useLedger } from '@agio/api-client/react';
import { useTimeZone } from '@agio/ui/language';
import { useState } from 'react';
import { dayIn } from '../model/statement.ts';

/**
 * The day of the newest entry of the ledger in the reader's time zone, `2026-11-22`: the last for which there is anything
 * to report. Today of an account without entries; undefined while it is not known.
 */
export function useNewestDay(): string | undefined {
  const timeZone = useTimeZone();
  const { data } = useLedger({ limit: 1 });
  const [now] = useState(() => Date.now());
  const [newest] = data?.items ?? [];
  return data && dayIn(newest ? Date.parse(newest.time) : now, timeZone);
}
