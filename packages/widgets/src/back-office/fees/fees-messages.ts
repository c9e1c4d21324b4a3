import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the fee schedule, the limits of the tiers, and their changes. */
export const feesMessages = defineMessages('officeFees', {
  title: terms.feesAndLimits,
  fees: terms.fees,
  limits: terms.limits,
  error: 'The fees could not be loaded',
  stale: terms.listNotRefreshed,
  loading: 'Loading the fees',
  /** Heading: fees that held before. */
  past: 'Earlier versions',
  version: 'Version {{number}}',
  /** States of a version of the fees. */
  states: {
    Proposed: terms.proposed,
    /** Approved, and not in force yet. */
    Planned: 'Planned',
    /** Holds now. */
    InForce: 'In force',
    Past: 'Past',
    Rejected: terms.rejected,
    Withdrawn: terms.proposalWithdrawn,
    Unknown: terms.unknown,
  },
  /** Column: least level of verification of an account. */
  tier: 'From tier',
  /** Column: least amount that an account has traded in 30 days. */
  volume: 'From volume in 30 days',
  maker: terms.makerFee,
  taker: terms.takerFee,
  /** Button: leads to the editor. */
  change: 'Change the fees',
  step: 'Step {{number}}',
  add: 'Add a step',
  /** Button: takes a step out of the fees. */
  remove: 'Remove step {{number}}',
  removed: 'Removed',
  /** Field: time from which other fees hold. */
  start: 'In force from',
  startHint: 'Leave it empty for a start upon approval.',
  uponApproval: 'Upon approval',
  startPast: 'Choose a time in the future.',
  higher: 'At most {{most}} %, as in another step.',
  twice: 'Another step has this tier and volume.',
  propose: terms.propose,
  /** After other fees were sent to another administrator. */
  proposed: 'Your proposal waits for another administrator.',
  /** Confirmation of an approval, with a time. */
  takesEffect: 'It takes effect by itself on {{time}}.',
  clear: 'Discard',
  /** Heading: consequence of other fees. */
  effect: 'Effect',
  effectText:
    'From the trades of the last 30 days, the open orders, and where customers stand today.',
  effectError: 'The effect could not be worked out',
  /** Fees that customers paid in a time: now and with other fees. */
  day: 'Fees of 24 hours',
  month: 'Fees of 30 days',
  customers: 'Customers',
  more: 'Pay more',
  less: 'Pay less',
  orders: 'Open orders concerned',
  /** Number of customers who have the open orders. */
  orderCustomers: 'Customers of these orders',
  limitsError: terms.limitsNotLoaded,
  limitsLoading: 'Loading the limits',
  /** Button: leads to the editor of the limits of each tier. */
  changeLimits: 'Change the limits',
  tierName: terms.tier,
  withdrawPerDay: terms.withdrawPerDay,
  withdrawPerMonth: terms.withdrawPerMonth,
  rampPerDay: terms.rampPerDay,
  none: terms.none,
  /** A limit that is left empty: customers of the tier cannot do it at all. */
  limitHint: 'A limit that is empty means: not possible in this tier.',
  /** Above the numbers of customers whom a limit would have stopped, by tier. */
  limitsEffectText:
    'Customers who used more than the limit on one of the last 30 days, or in a month of these days.',
  belowTier: 'At least {{least}}, the limit of the tier below.',
  aboveMonth: 'At most {{most}}, the limit of the month.',
});
