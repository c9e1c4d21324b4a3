import type { ComplianceCase } from '@agio/api-client/contract';
import { requestTypes } from '@agio/api-client';
import type { RequestType } from './queue-view.ts';
import { urgencyOf, waitsSince } from './urgency.ts';

/** What waits in the queue, in figures. */
export interface QueueSummary {
  /** For an officer. */
  readonly waiting: number;
  readonly late: number;
  /** For the person, who was asked for more. */
  readonly asked: number;
  /** Since when the oldest waits. */
  readonly oldest: number | undefined;
  /** Types of which something waits, in the order of the contract. */
  readonly byType: readonly {
    readonly type: RequestType;
    readonly waiting: number;
    readonly late: number;
  }[];
}

/** Adds up the undecided requests. */
export function summaryOf(cases: readonly ComplianceCase[], now: number): QueueSummary {
  const waiting = cases.filter(({ request }) => waitsSince(request) !== undefined);
  const isLate = ({ request }: ComplianceCase) => urgencyOf(request, now) === 'late';
  return {
    waiting: waiting.length,
    late: waiting.filter(isLate).length,
    asked: cases.filter(({ request }) => request.statusType === 'RequestedMoreData').length,
    oldest: waiting
      .map(({ request }) => waitsSince(request))
      .reduce((a, b) => (a === undefined || (b !== undefined && b < a) ? b : a), undefined),
    byType: requestTypes.flatMap((type) => {
      const own = waiting.filter(({ request }) => request.requestType === type);
      return own.length === 0
        ? []
        : [{ type, waiting: own.length, late: own.filter(isLate).length }];
    }),
  };
}
