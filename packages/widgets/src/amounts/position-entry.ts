import type { Instrument, MarketPosition } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

/** Returns the average entry of a position with the digits of its market’s prices; undefined if nothing is held or known. */
export function entryOf(
  position: Pick<MarketPosition, 'averageEntry'> | undefined,
  { tickSize }: Pick<Instrument, 'tickSize'>,
): string | undefined {
  return Decimal.parse(position?.averageEntry)
    ?.round(Decimal.of(tickSize).scale, 'half-even')
    .toString();
}
