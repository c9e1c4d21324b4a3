import * as v from 'valibot';
import {
  calendarDay,
  complianceAnswer,
  complianceStepState,
  declarationShown,
} from './compliance-application.ts';
import { complianceRequest } from './compliance-request.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { complianceSteps, currencies, tiers } from '../base/enums.ts';
import { nonNegativeDecimal } from '../base/figures.ts';
import { closedEnum, id, listOf, nothing, openEnum, timestamp } from '../base/primitives.ts';
import { name, symbol, textUpTo, url } from '../base/texts.ts';

export * from './compliance-application.ts';
export * from './compliance-request.ts';

export const tierLimits = v.object({
  tier: openEnum(tiers),
  /** In `limitsCurrency`; null: not possible in this tier. */
  withdrawPerDay: v.nullable(nonNegativeDecimal),
  withdrawPerMonth: v.nullable(nonNegativeDecimal),
  rampPerDay: v.nullable(nonNegativeDecimal),
});

/** The kinds of document that identity partners read. */
export const identityDocuments = ['Passport', 'IdentityCard'] as const;

const base = '/frontoffice/api/compliance';

export const compliance = {
  /** The next question, or the one after `after`; with `targetTier` as if the application led there. */
  nextStep: defineEndpoint({
    method: 'GET',
    path: `${base}/get-next-step`,
    auth: 'required',
    standing: 'open',
    input: v.object({
      after: v.optional(closedEnum(complianceSteps)),
      targetTier: v.optional(closedEnum(tiers)),
    }),
    output: complianceStepState,
  }),
  /** The question before the current one; what was answered is kept. */
  previousStep: defineEndpoint({
    method: 'GET',
    path: `${base}/get-previous-step`,
    auth: 'required',
    standing: 'open',
    input: v.object({ before: v.optional(closedEnum(complianceSteps)) }),
    output: complianceStepState,
  }),
  /** Answer one question; the answer is the next step. `targetTier` is where the application leads from now on. */
  answer: defineEndpoint({
    method: 'POST',
    path: base,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ answer: complianceAnswer, targetTier: v.optional(closedEnum(tiers)) }),
    output: complianceStepState,
  }),
  /**
   * Keep the unsent input of a step; null forgets it. The answer to the step replaces it. This call is not in the
   * specification: it lets a user continue a step on another device.
   */
  keepDraft: defineEndpoint({
    method: 'PUT',
    path: `${base}/draft`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({
      step: closedEnum(complianceSteps),
      content: v.nullable(textUpTo(20_000)),
    }),
    output: complianceStepState,
  }),
  /** The request that is open or was decided last; null when there is none. */
  active: defineEndpoint({
    method: 'GET',
    path: `${base}/active`,
    auth: 'required',
    standing: 'open',
    input: nothing,
    output: v.nullable(complianceRequest),
  }),
  /**
   * Send the application for review. The verb is the specification's own, "as seen, not confirmed": marked unsafe.
   */
  submit: defineEndpoint({
    method: 'GET',
    path: `${base}/submit`,
    auth: 'required',
    standing: 'unfrozen',
    unsafe: true,
    input: nothing,
    output: complianceRequest,
  }),
  /** The user has read a rejection. */
  acknowledge: defineEndpoint({
    method: 'POST',
    path: `${base}/acknowledge`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ requestId: id }),
    output: complianceRequest,
  }),
};

export const kyc = {
  /** Start the identity check at the identity partner. */
  request: defineEndpoint({
    method: 'POST',
    path: '/frontoffice/api/v2/kyc/request',
    auth: 'required',
    standing: 'unfrozen',
    input: nothing,
    output: v.object({ requestId: id, url, expiresAt: timestamp }),
  }),
  /** The text of form A with the data it is about. */
  formA: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/userinfo/request/forma',
    auth: 'required',
    standing: 'open',
    input: nothing,
    output: v.object({
      /** In the language of the caller, or of the signature. */
      text: textUpTo(20_000),
      declaration: v.optional(declarationShown),
      fullName: name,
      dateOfBirth: v.nullable(name),
      residence: v.nullable(name),
      /** Further data of the identity partner; null if none is stored. */
      identity: v.optional(
        v.nullable(
          v.object({
            nationality: name,
            documentType: openEnum(identityDocuments),
            /** Masked except for its end. */
            documentNumber: name,
            /** The last day of the document. */
            validUntil: calendarDay,
            receivedAt: timestamp,
          }),
        ),
        null,
      ),
    }),
  }),
};

export const info = {
  /**
   * Facts of this exchange: release, tier limits, support contact. With `currency` the limits are told in it, at
   * today's rate.
   */
  exchange: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/info',
    auth: 'none',
    input: v.object({ currency: v.optional(closedEnum(currencies)) }),
    output: v.object({
      version: name,
      time: timestamp,
      limitsCurrency: symbol,
      /** The currency that the limits are set in: in another one they follow its rate. */
      limitsSetIn: v.optional(symbol),
      tiers: listOf(tierLimits, 50),
      supportEmail: textUpTo(254),
      /** Operator of the exchange: its name and postal address, line by line, for documents. */
      operator: v.optional(v.object({ name, address: listOf(name, 10) })),
    }),
  }),
};
