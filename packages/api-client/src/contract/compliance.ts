import * as v from 'valibot';
import { complianceRequest } from './compliance-request.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  complianceSteps,
  employmentStatuses,
  industries,
  primarySources,
  primaryUses,
  tiers,
  totalValueBands,
} from './enums.ts';
import { count, nonNegativeDecimal } from './figures.ts';
import { closedEnum, id, listOf, nothing, openEnum, timestamp } from './primitives.ts';
import { name, symbol, textUpTo, url } from './texts.ts';

export * from './compliance-request.ts';

/** The answers of one application, each null until it is given. */
export const complianceAnswers = v.object({
  entityType: v.nullable(openEnum(['NaturalPerson', 'LegalEntity'])),
  formASigned: v.boolean(),
  primaryUse: v.nullable(openEnum(primaryUses)),
  primarySource: v.nullable(openEnum(primarySources)),
  employmentStatus: v.nullable(openEnum(employmentStatuses)),
  totalValue: v.nullable(openEnum(totalValueBands)),
  industry: v.nullable(openEnum(industries)),
});
export type ComplianceAnswers = v.InferOutput<typeof complianceAnswers>;

export const complianceStepState = v.object({
  step: openEnum(complianceSteps),
  /** The tier that the application leads to. */
  targetTier: openEnum(tiers),
  /** 1-based place of `step` among `steps`; 0 when there is nothing to answer. */
  position: count,
  steps: listOf(openEnum(complianceSteps), 50),
  answers: complianceAnswers,
  savedAt: v.nullable(timestamp),
});
export type ComplianceStepState = v.InferOutput<typeof complianceStepState>;

const answer = v.variant('step', [
  v.object({
    step: v.literal('EntityTypeDeclaration'),
    value: closedEnum(['NaturalPerson', 'LegalEntity']),
  }),
  v.object({
    step: v.literal('FormA'),
    value: v.object({
      signed: v.literal(true),
      signature: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120)),
    }),
  }),
  v.object({ step: v.literal('PrimaryUse'), value: closedEnum(primaryUses) }),
  v.object({ step: v.literal('PrimarySource'), value: closedEnum(primarySources) }),
  v.object({ step: v.literal('EmploymentStatus'), value: closedEnum(employmentStatuses) }),
  v.object({ step: v.literal('TotalValue'), value: closedEnum(totalValueBands) }),
  v.object({ step: v.literal('Industry'), value: closedEnum(industries) }),
  v.object({
    step: v.literal('SourceOfFunds'),
    value: v.object({ fileIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(10)) }),
  }),
]);
export type ComplianceAnswer = v.InferOutput<typeof answer>;

const tierLimits = v.object({
  tier: openEnum(tiers),
  /** In `currency`; null: not possible in this tier. */
  withdrawPerDay: v.nullable(nonNegativeDecimal),
  withdrawPerMonth: v.nullable(nonNegativeDecimal),
  rampPerDay: v.nullable(nonNegativeDecimal),
});

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
    input: v.object({ answer, targetTier: v.optional(closedEnum(tiers)) }),
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
      text: textUpTo(20_000),
      fullName: name,
      dateOfBirth: v.nullable(name),
      residence: v.nullable(name),
    }),
  }),
};

export const info = {
  /** Facts of this exchange: release, tier limits, supported fiat, support contact. */
  exchange: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/info',
    auth: 'none',
    input: nothing,
    output: v.object({
      version: name,
      time: timestamp,
      limitsCurrency: symbol,
      tiers: listOf(tierLimits, 50),
      supportEmail: textUpTo(254),
    }),
  }),
};
