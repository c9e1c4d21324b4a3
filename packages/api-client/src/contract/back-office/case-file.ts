// @where Back office: file of a case: identity, screening, verdicts on documents, checklist
import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import { closedEnum, id, listOf, openEnum, timestamp } from '../base/primitives.ts';
import { name, textUpTo, words } from '../base/texts.ts';
import { calendarDay } from '../compliance/compliance-application.ts';
import { identityDocuments } from '../compliance/compliance.ts';
import { signInAttempt } from '../sign-ins.ts';
import { backOffice, reviewers } from './staff.ts';

/** Facts of an identity document that can differ from what the customer declared. */
export const declaredFacts = ['Name', 'Residence'] as const;

/** `Match`: the name and the year of birth of an entry; `PossibleMatch`: an entry that is similar. */
export const screeningResults = ['Clear', 'PossibleMatch', 'Match'] as const;
/** `Sanctions`, or `PEP`: a politically exposed person, or one close to them. */
export const screeningKinds = ['Sanctions', 'PEP'] as const;
/** Reasons for which an entry of the list was found. */
export const matchReasons = [
  'SameName',
  'SameAlias',
  'SimilarName',
  'SimilarAlias',
  'SameBirthYear',
  'OtherBirthYear',
  'NoBirthYear',
] as const;
/** Words of an officer on an entry that was found. */
export const matchOutcomes = ['FalsePositive', 'TrueMatch'] as const;

/** Words of an officer on a document. */
export const documentVerdicts = ['Accepted', 'NotReadable', 'NotAcceptable'] as const;

/** Points that an officer confirms before an approval. */
export const checklistPoints = [
  'NameMatches',
  'DocumentValid',
  'PhotographMatches',
  'AddressProofRecent',
  'FundsExplained',
  'RiskExplained',
  'EntityDeclared',
] as const;
export type ChecklistPoint = (typeof checklistPoints)[number];

/** Officer, and the moment at which they said it. */
const said = { officerId: id, officer: name, time: timestamp };

const identity = v.object({
  /** Null where the partner read none. */
  name: v.nullable(name),
  dateOfBirth: calendarDay,
  nationality: name,
  residence: name,
  documentType: openEnum(identityDocuments),
  documentNumber: name,
  /** The last day of the document; null if it is not on record. */
  validUntil: v.nullable(calendarDay),
  /** Same facts as the customer declared them; null where they were not asked. */
  declared: v.object({ name: v.nullable(name), residence: v.nullable(name) }),
  /** The facts that are not as declared. */
  differs: listOf(openEnum(declaredFacts), 20),
});
export type CaseIdentity = v.InferOutput<typeof identity>;

const screeningMatch = v.object({
  /** The entry of the list. */
  id,
  name,
  kind: openEnum(screeningKinds),
  /** Published list of which the entry is. */
  source: name,
  /** Person that was looked for: the customer, or a person of their entity. */
  subject: name,
  /** From 0 to 100. */
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  reasons: listOf(openEnum(matchReasons), 20),
  /** Null until an officer has decided. */
  resolution: v.nullable(
    v.object({ ...said, outcome: openEnum(matchOutcomes), comment: v.nullable(words) }),
  ),
});
export type ScreeningMatch = v.InferOutput<typeof screeningMatch>;

const screening = v.object({
  result: openEnum(screeningResults),
  time: timestamp,
  /** Provider of the list, and the version that was searched. */
  source: name,
  listVersion: name,
  matches: listOf(screeningMatch, 50),
});
export type Screening = v.InferOutput<typeof screening>;

const documentVerdict = v.object({
  fileId: id,
  verdict: openEnum(documentVerdicts),
  comment: v.nullable(words),
  ...said,
});
export type DocumentVerdict = v.InferOutput<typeof documentVerdict>;

const checklistItem = v.object({
  point: openEnum(checklistPoints),
  /** Null: not confirmed. */
  confirmed: v.nullable(v.object(said)),
});
export type ChecklistItem = v.InferOutput<typeof checklistItem>;

const caseFileEntries = v.object({
  userId: id,
  /** The request of the checklist, which is that of the case; null if there is none. */
  requestId: v.nullable(id),
  /** Facts that the identity partner read in the document; null if it has read none. */
  identity: v.nullable(identity),
  /** The last one; null if the person was never screened. */
  screening: v.nullable(screening),
  verdicts: listOf(documentVerdict, 500, 'fileId'),
  checklist: listOf(checklistItem, 50, 'point'),
  /** The latest sign-ins and attempts; null where the exchange does not know them. */
  signIns: v.nullable(listOf(signInAttempt, 10)),
});
export interface CaseFile extends v.InferOutput<typeof caseFileEntries> {}
/** Named for the compiler: the type of the contract would be too long with the entries of each call. */
export const caseFile: v.GenericSchema<unknown, CaseFile> = caseFileEntries;

const comment = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));
/** Time of what stood there when the officer looked; null: nothing did. */
const seenAt = v.nullable(timestamp);
const call = {
  auth: 'required',
  standing: 'active',
  backOffice: true,
  roles: reviewers,
  output: caseFile,
} as const;
const path = `${backOffice}/compliance/case-file` as const;

/**
 * Evidence of a compliance case, for staff who may decide on the person (403 to others). Every change is refused with 409
 * where another officer changed the same since `seenAt`: the refusal names them. An approval is refused with 400 while a
 * match of the screening is open, and after a confirmed match of a sanctions list.
 * Extensions: the specification has no calls for them.
 */
export const backOfficeCaseFile = {
  /** Read the file. The look is recorded in the trail. */
  read: defineEndpoint({ ...call, method: 'GET', path, input: v.object({ userId: id }) }),
  /** Search the present list again. What officers said of a match holds on while that is found. */
  screen: defineEndpoint({
    ...call,
    method: 'POST',
    path: `${path}/screen`,
    idempotent: true,
    input: v.object({ userId: id }),
  }),
  /** Say of a match that it is another person, or the same. */
  resolveMatch: defineEndpoint({
    ...call,
    method: 'PUT',
    path: `${path}/match`,
    input: v.object({
      userId: id,
      matchId: id,
      outcome: closedEnum(matchOutcomes),
      comment,
      seenAt,
    }),
  }),
  /** Say whether a document is accepted; null takes that back. One that is not acceptable needs a comment. */
  judgeDocument: defineEndpoint({
    ...call,
    method: 'PUT',
    path: `${path}/document`,
    input: v.object({
      userId: id,
      fileId: textUpTo(128),
      verdict: v.nullable(closedEnum(documentVerdicts)),
      comment: v.optional(comment),
      seenAt,
    }),
  }),
  /** Confirm a point of the checklist of a request, or take that back. Refused with 409 once the request is decided. */
  confirmPoint: defineEndpoint({
    ...call,
    method: 'PUT',
    path: `${path}/point`,
    input: v.object({
      requestId: id,
      point: closedEnum(checklistPoints),
      isConfirmed: v.boolean(),
      seenAt,
    }),
  }),
};
