import { feeEffect } from '../../../services/fees/fee-effect.ts';
import type { AreaHandlers } from '../../context.ts';

export const fees: AreaHandlers<'fees'> = {
  standing: (context) => context.feeStandings.view(context.account()),
};

export const backOfficeFees: AreaHandlers<'backOfficeFees'> = {
  read: ({ feeSchedules }) => feeSchedules.view(),

  effect: ({ feeStandings: standings, ...context }, { steps }) =>
    feeEffect(steps, { ...context, standings }),

  propose: (context, proposal) => {
    context.feeSchedules.propose(context.actor(), proposal);
    return context.feeSchedules.view();
  },

  resolve: (context, decision) => {
    context.feeSchedules.resolve(context.actor(), decision);
    return context.feeSchedules.view();
  },
};
