import type { Order } from '@agio/api-client/contract';
import { durationMessages, durationParts, waitText } from '@agio/ui/countdown';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { slicesText } from '../../lists/columns/order-cells.tsx';
import { detailsMessages } from './details-messages.ts';
import { Fact } from './fact.tsx';

/** Slices of an order: over which time, how many are done, and the time of the next one or of the pause. */
export function ScheduleFacts({ schedule }: { schedule: NonNullable<Order['schedule']> }) {
  const { details } = useMessages(detailsMessages);
  const words = useMessages(durationMessages);
  const locale = useLocale();
  const { duration, nextSliceAt, pausedAt } = schedule;
  return (
    <>
      <Fact term={details.duration}>
        {waitText(durationParts(duration * 1000), { locale, words })}
      </Fact>
      <Fact term={details.slices}>{slicesText(schedule, locale)}</Fact>
      {nextSliceAt === null ? null : (
        <Fact term={details.nextSlice}>
          <TimeText iso={nextSliceAt} />
        </Fact>
      )}
      {pausedAt === null ? null : (
        <Fact term={details.paused}>
          <TimeText iso={pausedAt} />
        </Fact>
      )}
    </>
  );
}
