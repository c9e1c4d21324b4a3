// @where Widgets: steps of a transfer that is under way, by status
export type TransferStep = 'Requested' | 'InReview' | 'Approved' | 'Broadcast' | 'Confirmed';

export interface TransferProgress {
  steps: readonly TransferStep[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
  outcome:
    | 'processing'
    | 'confirmed'
    | 'rejected'
    | 'cancelled'
    | 'failed'
    | 'returned'
    | 'unknown';
}

const steps: Readonly<Record<string, readonly TransferStep[]>> = {
  Withdrawal: ['Requested', 'Approved', 'Broadcast', 'Confirmed'],
  // A deposit starts when the network reports it.
  Deposit: ['Broadcast', 'Confirmed'],
};

/**
 * The progress of a transfer. An unknown type or status has no steps.
 *
 * @param isInReview adds a step of its own for the wait
 */
export function transferProgress(
  type: string,
  status: string,
  isInReview = false,
): TransferProgress {
  // A deposit waits after it has come.
  const before = type === 'Deposit' ? 'Broadcast' : 'Requested';
  const way = (steps[type] ?? []).flatMap((step): TransferStep[] =>
    isInReview && step === before ? [step, 'InReview'] : [step],
  );
  const at = (step: TransferStep) => Math.max(0, way.indexOf(step));
  switch (status) {
    case 'Requested':
      // The reached step is done; the next one is current.
      return {
        steps: way,
        current: at(isInReview ? 'InReview' : 'Approved'),
        outcome: 'processing',
      };
    case 'Approved':
      return { steps: way, current: at('Broadcast'), outcome: 'processing' };
    case 'Broadcast':
    case 'Confirming':
      return {
        steps: way,
        current: at(isInReview ? 'InReview' : 'Broadcast'),
        outcome: 'processing',
      };
    case 'Confirmed':
      return { steps: way, current: way.length, outcome: 'confirmed' };
    case 'Rejected':
      return { steps: way, current: at('Approved'), outcome: 'rejected' };
    case 'Cancelled':
      return { steps: way, current: at('Approved'), outcome: 'cancelled' };
    case 'Failed':
      return { steps: way, current: at('Broadcast'), outcome: 'failed' };
    case 'Returned':
      return { steps: way, current: at('Confirmed'), outcome: 'returned' };
    default:
      return { steps: way, current: 0, outcome: 'unknown' };
  }
}
