import * as v from 'valibot';
import {
  employmentStatuses,
  entityTypes,
  industries,
  primarySources,
  primaryUses,
  totalValueBands,
} from '../base/answer-enums.ts';
import { complianceSteps, requestTypes, tiers } from '../base/enums.ts';
import { count } from '../base/figures.ts';
import { closedEnum, id, listOf, openEnum, timestamp } from '../base/primitives.ts';
import { textUpTo } from '../base/texts.ts';

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));
/** A day of the calendar: `1984-02-29`. */
export const calendarDay = v.pipe(v.string(), v.isoDate());

/** A natural person who owns a part of a legal entity. */
const beneficialOwner = v.object({
  fullName: line,
  dateOfBirth: calendarDay,
  nationality: line,
  residence: line,
  /** Percent of the capital or the votes, up to two decimals: `25`, `33.33`. */
  share: v.pipe(v.string(), v.regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/)),
});

/** Form B: what is asked of a legal entity. The specification names the form and does not show its content. */
export const formB = v.object({
  entityName: line,
  registrationNumber: line,
  country: line,
  address: line,
  /** Owners of 25 % or more; the head of the entity where there are none. */
  owners: v.pipe(v.array(beneficialOwner), v.minLength(1), v.maxLength(20)),
  /** Persons who may sign for the entity. */
  signatories: v.pipe(
    v.array(v.object({ fullName: line, position: line })),
    v.minLength(1),
    v.maxLength(10),
  ),
  /** Extract of the register, list of owners: uploaded as proof of funds. */
  fileIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(10)),
});
export type FormB = v.InferOutput<typeof formB>;

/** Which text of a declaration was shown: in the language `de`, of the version of a day. */
export const declarationShown = v.object({ language: textUpTo(35), version: textUpTo(40) });

/** The answers of one application, each null until it is given. */
export const complianceAnswers = v.object({
  entityType: v.nullable(openEnum(entityTypes)),
  formASigned: v.boolean(),
  primaryUse: v.nullable(openEnum(primaryUses)),
  primarySource: v.nullable(openEnum(primarySources)),
  employmentStatus: v.nullable(openEnum(employmentStatuses)),
  totalValue: v.nullable(openEnum(totalValueBands)),
  industry: v.nullable(openEnum(industries)),
  /** Form of a legal entity. */
  formB: v.optional(v.nullable(formB), null),
  /** Signer of form A, the day, and the text that was signed. */
  signature: v.optional(
    v.nullable(
      v.object({
        name: textUpTo(120),
        signedOn: calendarDay,
        declaration: v.optional(declarationShown),
      }),
    ),
    null,
  ),
});
export type ComplianceAnswers = v.InferOutput<typeof complianceAnswers>;

/** Unsent input of a step, so that the user can continue on any device. */
const complianceDraft = v.object({
  step: openEnum(complianceSteps),
  /** Written and read by the page alone. */
  content: textUpTo(20_000),
  savedAt: timestamp,
});

export const complianceStepState = v.object({
  step: openEnum(complianceSteps),
  /** The tier that the application leads to. */
  targetTier: openEnum(tiers),
  /** 1-based place of `step` among `steps`; 0 when there is nothing to answer. */
  position: count,
  steps: listOf(openEnum(complianceSteps), 50),
  answers: complianceAnswers,
  savedAt: v.nullable(timestamp),
  /** Steps of `steps` that have an answer. */
  answered: v.optional(listOf(openEnum(complianceSteps), 50), []),
  /** The oldest first. */
  drafts: v.optional(listOf(complianceDraft, 50, 'step'), []),
  /** The kind of review that the application ends in; null: none, the tier is reached with the last answer. */
  reviewedAs: v.optional(v.nullable(openEnum(requestTypes)), null),
  /** Documents that were given as proof of funds with this application. */
  proofs: v.optional(count, 0),
});
export type ComplianceStepState = v.InferOutput<typeof complianceStepState>;

/** Returns a name as signatures are compared: letters, accents and capitals count; spaces and the coding of accents do not. */
export const signedName = (name: string): string =>
  name.normalize('NFC').replace(/\s+/g, ' ').trim();

export const complianceAnswer = v.variant('step', [
  v.object({
    step: v.literal('EntityTypeDeclaration'),
    value: closedEnum(entityTypes),
    /** With `LegalEntity`: the step is answered once form B is there. */
    formB: v.optional(formB),
  }),
  v.object({
    step: v.literal('FormA'),
    value: v.object({
      signed: v.literal(true),
      signature: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120)),
      /** The signer's own day; without it the exchange's. */
      signedOn: v.optional(calendarDay),
      /** The text that the signer has read. */
      declaration: v.optional(declarationShown),
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
export type ComplianceAnswer = v.InferOutput<typeof complianceAnswer>;
