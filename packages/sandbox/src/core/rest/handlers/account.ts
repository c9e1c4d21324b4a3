import { errorCodes, type Settings } from '@agio/api-client/contract';
import { rankOf, userInformationView, type Account } from '../../accounts.ts';
import { refuse } from '../../refusal.ts';
import type { AreaHandlers } from '../context.ts';

export const account: AreaHandlers<'account'> = {
  profile: (context) => {
    const own = context.account();
    if (own.verificationError !== null) {
      throw refuse(422, errorCodes.verificationFailed, own.verificationError);
    }
    return {
      verificationLevel: own.information.verificationLevel,
      verificationIsInProgress:
        own.information.activityStatus === 'WaitingForReview' ||
        context.identityChecks.isInProgress(own),
      verificationError: null,
    };
  },

  userInformation: (context) => userInformationView(context.account()),

  changeUserInformation: (context, { displayName }) => {
    const own = context.account();
    // The trail and the customers know staff by name: nobody of them chooses it.
    if (rankOf(own) > 0) {
      throw refuse(
        403,
        errorCodes.forbidden,
        'Display names of staff are set by the exchange.',
        'displayName',
      );
    }
    context.accounts.change(own, { displayName });
    return userInformationView(own);
  },

  settings: (context) => settingsOf(context.account()),

  changeSetting: (context, { value }) => {
    const own = context.account();
    context.accounts.change(own, { currency: value });
    return settingsOf(own);
  },

  clearSetting: (context) => {
    const own = context.account();
    context.accounts.change(own, { currency: null });
    return settingsOf(own);
  },
};

function settingsOf(own: Account): Settings {
  return { data: { currentCurrency: own.currency } };
}
