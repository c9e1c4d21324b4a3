import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { activityStatuses, complianceSteps, currencies, requestStatuses, tiers } from './enums.ts';
import { count } from './figures.ts';
import { closedEnum, id, listOf, nothing, openEnum, timestamp } from './primitives.ts';
import { givenName, name, textUpTo, words } from './texts.ts';

export const profile = v.object({
  /** 0 or null: not verified. */
  verificationLevel: v.nullable(count),
  verificationIsInProgress: v.boolean(),
  verificationError: v.nullable(words),
});
export type Profile = v.InferOutput<typeof profile>;

export const userInformation = v.object({
  id,
  coreId: v.nullable(textUpTo(200)),
  email: textUpTo(254),
  displayName: name,
  verificationLevel: v.nullable(count),
  /** Compared case-insensitively; an unknown role grants nothing. */
  roles: listOf(textUpTo(64), 100),
  complianceTier: openEnum(tiers),
  complianceStep: openEnum(complianceSteps),
  activityStatus: openEnum(activityStatuses),
  isTerminated: v.boolean(),
  isFrozen: v.boolean(),
  documentExpirationDate: v.nullable(timestamp),
  lastRequest: v.nullable(v.object({ id, status: openEnum(requestStatuses) })),
});
export type UserInformation = v.InferOutput<typeof userInformation>;

export const settings = v.object({
  data: v.object({ currentCurrency: v.nullable(openEnum(currencies)) }),
});
export type Settings = v.InferOutput<typeof settings>;

const settingChange = v.object({
  type: closedEnum(['current-currency']),
  value: closedEnum(currencies),
});

const base = '/frontoffice/api';

export const account = {
  /** Verification state. `referralCode` is taken and has no effect: `referral.acceptInvitation` registers one. */
  profile: defineEndpoint({
    method: 'GET',
    path: `${base}/profile`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ referralCode: v.optional(textUpTo(64)) }),
    output: profile,
  }),
  /** Who is signed in, with roles, tier and activity status. */
  userInformation: defineEndpoint({
    method: 'GET',
    path: `${base}/userinfo`,
    auth: 'required',
    standing: 'any',
    input: nothing,
    output: userInformation,
  }),
  /**
   * Change how the user is called. The fields are not shown by the specification: what a user may
   * say of themselves without a review.
   */
  changeUserInformation: defineEndpoint({
    method: 'PUT',
    path: `${base}/userinfo`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ displayName: givenName }),
    output: userInformation,
  }),
  /** Settings kept on the server. */
  settings: defineEndpoint({
    method: 'GET',
    path: `${base}/settings`,
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: nothing,
    output: settings,
  }),
  /** Change one setting. */
  changeSetting: defineEndpoint({
    method: 'PUT',
    path: `${base}/setting`,
    auth: 'required',
    standing: 'unfrozen',
    input: settingChange,
    output: settings,
  }),
  /** Return one setting to its default. */
  clearSetting: defineEndpoint({
    method: 'DELETE',
    path: `${base}/setting`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ type: closedEnum(['current-currency']), value: v.optional(textUpTo(64)) }),
    output: settings,
  }),
};
