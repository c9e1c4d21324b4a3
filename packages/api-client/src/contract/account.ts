import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import {
  activityStatuses,
  complianceSteps,
  costMethods,
  currencies,
  requestStatuses,
  tiers,
} from './base/enums.ts';
import { count } from './base/figures.ts';
import { closedEnum, id, listOf, nothing, openEnum, timestamp } from './base/primitives.ts';
import { givenName, name, textUpTo, words } from './base/texts.ts';

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
  /** Name that the identity check confirmed; it outlives every display name. Null before the first check. */
  legalName: v.optional(v.nullable(name)),
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
  /** Ours: since when the activity status is what it is; null or missing where that is not known. */
  statusSince: v.optional(v.nullable(timestamp)),
});
export type UserInformation = v.InferOutput<typeof userInformation>;

export const settings = v.object({
  data: v.object({
    currentCurrency: v.nullable(openEnum(currencies)),
    /** Method by which gains are counted; null for the exchange's own choice. */
    costMethod: v.optional(v.nullable(openEnum(costMethods))),
  }),
});
export type Settings = v.InferOutput<typeof settings>;

/** The first is the specification's; the second is ours. */
const settingTypes = ['current-currency', 'cost-method'] as const;

/** A currency for `current-currency`, a cost method for `cost-method`. */
const settingChange = v.object({
  type: closedEnum(settingTypes),
  value: closedEnum([...currencies, ...costMethods]),
});

/** This sign-in, whatever is renewed meanwhile; null where the exchange does not know. */
export const currentSignIn = v.object({
  since: v.nullable(timestamp),
  /** Latest time at which it ends. */
  until: v.nullable(timestamp),
  /**
   * Seconds for which the calls are still taken that want a sign-in of lately: 0, a new one is wanted first; null, they
   * never want one. Left out by an exchange that does not say.
   */
  freshForSeconds: v.optional(v.nullable(count)),
});
export type CurrentSignIn = v.InferOutput<typeof currentSignIn>;

const base = '/frontoffice/api';

export const account = {
  /**
   * Verification state. With `referralCode` the user has come by that invitation: it counts once, before the first
   * verification; a code that does not count is no error, and the same one again changes nothing.
   */
  profile: defineEndpoint({
    method: 'GET',
    path: `${base}/profile`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ referralCode: v.optional(textUpTo(64)) }),
    output: profile,
  }),
  /** The signed-in user, with roles, tier and activity status. */
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
  /** Since when this browser is signed in, and until when. */
  currentSignIn: defineEndpoint({
    method: 'GET',
    path: `${base}/v1/sign-in`,
    auth: 'required',
    standing: 'any',
    input: nothing,
    output: currentSignIn,
  }),
  /** End every sign-in of the user, on all devices: this one too. */
  endSignIns: defineEndpoint({
    method: 'DELETE',
    path: `${base}/v1/sign-ins`,
    auth: 'required',
    standing: 'any',
    input: nothing,
    output: v.object({ ended: count }),
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
    input: v.object({ type: closedEnum(settingTypes), value: v.optional(textUpTo(64)) }),
    output: settings,
  }),
};
