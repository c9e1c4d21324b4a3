// @where Widgets: steps of a purchase or sale with fiat, by status
import type { RampOrder } from '@agio/api-client/contract';

type Status = RampOrder['status'];

/** One step of an order: reached, when, or still to come. */
export interface RampStep {
  readonly id: 'placed' | 'paid' | 'delivered' | 'ended';
  /** ISO 8601; undefined where it is not known, or still to come. */
  readonly time: string | undefined;
}

/** Returns true if nothing more happens to an order. A status that this version does not know may go on. */
export const isOver = (status: Status): boolean =>
  status === 'Completed' || status === 'Expired' || status === 'Failed' || status === 'Cancelled';

/** Returns true if the order ended without a payment. */
export const isUnpaid = (status: Status): boolean => isOver(status) && status !== 'Completed';

/** The steps of an order, and the one that it stands at: the number of steps where all are done. */
export function rampSteps(order: RampOrder): { steps: readonly RampStep[]; current: number } {
  const { status, createdAt, updatedAt, events = [] } = order;
  const at = (wanted: Status) =>
    events.find((event) => event.status === wanted)?.time ??
    (status === wanted ? updatedAt : undefined);
  const placed: RampStep = { id: 'placed', time: at('AwaitingPayment') ?? createdAt };
  const paid: RampStep = { id: 'paid', time: at('PaymentReceived') };
  if (isUnpaid(status)) {
    const steps = [placed, ...(paid.time === undefined ? [] : [paid])];
    return { steps: [...steps, { id: 'ended', time: updatedAt }], current: steps.length };
  }
  const steps = [placed, paid, { id: 'delivered', time: at('Completed') } as const];
  return { steps, current: { PaymentReceived: 2, Completed: 3 }[status as string] ?? 1 };
}
