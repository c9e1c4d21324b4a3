import { costMethods, currencies, type Settings } from '@agio/api-client/contract';
import { legalNameOf, rankOf, userInformationView } from '../../accounts.ts';
import type { Account } from '../../records/people.ts';
import { refuse } from '../../refusal.ts';
import { isReserved } from '../../services/people/names.ts';
import { differences } from '../../services/staff/differences.ts';
import type { AreaHandlers } from '../context.ts';
import { trail } from '../../language/staff-messages.ts';

export const account: AreaHandlers<'account'> = {
  profile: (context, { referralCode }) => {
    const own = context.account();
    if (own.verificationError !== null) {
      throw refuse('verificationFailed', '', { problem: own.verificationError });
    }
    // After the refusal, which writes nothing.
    if (referralCode !== undefined) context.referrals.register(own, referralCode);
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
    // Staff cannot change their name: the trail and the customers know them by it.
    if (rankOf(own) > 0) {
      throw refuse('displayNameOfStaff', 'displayName');
    }
    if (isReserved(displayName, context.accounts)) {
      throw refuse('displayNameReserved', 'displayName');
    }
    const before = own.displayName;
    // Before it changes for the first time: what the identity check confirmed.
    const legalName = displayName === before ? own.legalName : legalNameOf(own);
    // Under the name of before: who reads the trail finds both.
    const changes = differences({ displayName: before }, { displayName });
    if (changes.length > 0) {
      context.audit.add(own.id, context.actor(), trail.changedName, { changes });
    }
    context.accounts.change(own, { displayName, legalName });
    return userInformationView(own);
  },

  settings: (context) => settingsOf(context.account()),

  changeSetting: (context, { type, value }) => {
    const own = context.account();
    const currency = currencies.find((each) => each === value);
    const costMethod = costMethods.find((each) => each === value);
    if (type === 'current-currency' && currency) context.accounts.change(own, { currency });
    else if (type === 'cost-method' && costMethod) context.accounts.change(own, { costMethod });
    else throw refuse('settingValueUnknown', 'value');
    return settingsOf(own);
  },

  clearSetting: (context, { type }) => {
    const own = context.account();
    context.accounts.change(
      own,
      type === 'cost-method' ? { costMethod: null } : { currency: null },
    );
    return settingsOf(own);
  },

  currentSignIn: ({ signIn, freshForMs }) => ({
    since: signIn ? new Date(signIn.since).toISOString() : null,
    until: signIn ? new Date(signIn.until).toISOString() : null,
    freshForSeconds: freshForMs === null ? null : Math.floor(freshForMs / 1000),
  }),

  endSignIns: (context) => ({ ended: context.endSignIns() }),
};

function settingsOf(own: Account): Settings {
  return { data: { currentCurrency: own.currency, costMethod: own.costMethod } };
}

export const demo: AreaHandlers<'demo'> = {
  act: (context, { act }) => {
    if (!context.isDemo) throw refuse('callUnknown');
    context.demo.act(context.actor(), act);
    return userInformationView(context.account());
  },
};
