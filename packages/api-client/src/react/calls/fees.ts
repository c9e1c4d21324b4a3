import type { FeeStanding } from '../../contract/core.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';

/** Least time between two readings, in milliseconds: a device whose clock is ahead must not ask without end. */
const spacing = 60_000;

/** Reads again when the day of a standing is over. */
const untilItEnds = {
  refreshInterval: (standing: FeeStanding | undefined) =>
    standing === undefined ? 0 : Math.max(spacing, Date.parse(standing.until) - Date.now()),
};

/** The user's place in the fee schedule. Nothing for guests. */
export function useFeeStanding(): Query<FeeStanding> {
  return usePrivateRead('fees.standing', noInput, untilItEnds);
}
