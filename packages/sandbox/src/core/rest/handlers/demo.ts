import { errorCodes } from '@agio/api-client/contract';
import { userInformationView } from '../../accounts.ts';
import { refuse } from '../../refusal.ts';
import type { AreaHandlers } from '../context.ts';

export const demo: AreaHandlers<'demo'> = {
  act: (context, { act }) => {
    if (!context.isDemo) throw refuse(404, errorCodes.notFound, 'Address not found.');
    context.demo.act(context.actor(), act);
    return userInformationView(context.account());
  },
};
