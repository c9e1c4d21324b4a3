import { tiers } from '@agio/api-client/contract';
import { supportEmail } from '../../catalog/demo-accounts.ts';
import { limitsCurrency, tierLimits } from '../../catalog/tier-limits.ts';
import { isoTime } from '../../clock.ts';
import { visitAddress } from '../../partners/visit.ts';
import type { AreaHandlers } from '../context.ts';

const version = '0.1.0';

export const compliance: AreaHandlers<'compliance'> = {
  nextStep: (context, { after, targetTier }) =>
    context.compliance.next(context.account(), after, targetTier),
  previousStep: (context, { before }) => context.compliance.previous(context.account(), before),
  answer: (context, { answer, targetTier }) =>
    context.compliance.answer(context.account(), answer, targetTier),
  active: (context) => context.compliance.active(context.account()),
  submit: (context) => context.compliance.submit(context.actor()),
  acknowledge: (context, { requestId }) =>
    context.compliance.acknowledge(context.account(), requestId),
};

export const kyc: AreaHandlers<'kyc'> = {
  request: (context) => {
    const { id, expiresAt, visit } = context.identityChecks.start(context.account());
    return {
      requestId: id,
      url: visitAddress(context.origin, 'identity', id, visit),
      expiresAt: isoTime(expiresAt),
    };
  },

  formA: (context) => {
    const own = context.account();
    return {
      text: [
        'Declaration of the identity of the beneficial owner (Form A).',
        `I, ${own.displayName}, declare that I am the beneficial owner of the assets deposited in this account, ` +
          'and that I will inform the exchange of every change without being asked.',
        'Giving false information deliberately is an offence (document forgery).',
      ].join('\n\n'),
      fullName: own.displayName,
      dateOfBirth: null,
      residence: own.residence,
    };
  },
};

export const info: AreaHandlers<'info'> = {
  exchange: ({ now }) => ({
    version,
    time: isoTime(now),
    limitsCurrency,
    tiers: tiers.map((tier) => ({ tier, ...tierLimits[tier] })),
    supportEmail,
  }),
};
