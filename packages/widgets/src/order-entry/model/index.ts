// The ticket without React: what was chosen, what follows from it, and every reason against it, as data.
export type { BookLevel, Estimate } from './market-estimate.ts';
export { walkBook } from './market-estimate.ts';
export {
  type Entry,
  entrySchema,
  newTicket,
  type SizeBasis,
  type TicketAction,
  type TicketFill,
  type TicketField,
  ticketReducer,
  type TicketState,
} from './ticket.ts';
export { ticketAgain } from './ticket-again.ts';
export type { TicketContext } from './ticket-context.ts';
export {
  type FieldOfType,
  type OrderTypeRules,
  rulesOf,
  type TicketType,
  ticketTypes,
} from './order-types.ts';
export { warningLimits } from './warning-limits.ts';
export { type OrderToConfirm } from './order-to-confirm.ts';
export { type ReadField, readEntry } from './ticket-fields.ts';
export { type OrderWarning, fieldReason, type RangeLevel, type Reason } from './ticket-reasons.ts';
export type { Size } from './ticket-size.ts';
export { type Fee, summarise, type TicketSummary } from './ticket-summary.ts';
