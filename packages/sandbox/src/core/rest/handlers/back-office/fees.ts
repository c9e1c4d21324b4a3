import { feeEffect } from '../../../services/fees/fee-effect.ts';
import { limitEffect } from '../../../services/money/limit-effect.ts';
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

export const backOfficeLimits: AreaHandlers<'backOfficeLimits'> = {
  read: ({ limitSchedules }) => limitSchedules.view(),

  effect: (context, { steps }) => limitEffect(steps, context),

  propose: (context, proposal) => {
    context.limitSchedules.propose(context.actor(), proposal);
    return context.limitSchedules.view();
  },

  resolve: (context, decision) => {
    context.limitSchedules.resolve(context.actor(), decision);
    return context.limitSchedules.view();
  },
};
