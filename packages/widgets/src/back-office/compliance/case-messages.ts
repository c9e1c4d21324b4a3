import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of a case. */
export const caseMessages = defineMessages('complianceCase', {
  back: terms.backToTheQueue,
  previous: 'Previous case',
  next: terms.nextCase,
  openProfile: 'Open profile',
  title: 'Compliance case',
  loading: 'Loading the case',
  error: 'The case could not be loaded',
  notFound: terms.thereIsNoSuchUser,
  notFoundText: terms.addressMistyped,
  stale: 'The case may be out of date. It could not be refreshed.',
  /** Before how long a request has waited, where the exchange promised no time for the decision. */
  waiting: 'Waiting:',
  noRequest: terms.noRequest,
  /** Name that the person chose, beside the legal name. */
  calledAs: 'Display name: {{name}}',
  /** States of an account. */
  activity: {
    Active: terms.active,
    Frozen: terms.frozen,
    Terminated: terms.terminated,
    Banned: terms.banned,
    WaitingForData: terms.waitingForData,
    WaitingForReview: terms.waitingForReview,
    Limited: terms.limited,
    Unknown: terms.unknown,
  },
  tier: {
    Tier0: terms.tier0,
    Tier1: terms.tier1,
    Tier2: terms.tier2,
    Tier3: terms.tier3,
    Unknown: terms.unknown,
  },
  facts: {
    title: terms.person,
    userId: terms.userId,
    copyUserId: terms.copyUserId,
    coreId: terms.coreId,
    copyCoreId: terms.copyCoreId,
    none: terms.dash,
    email: terms.eMail,
    tier: terms.tier,
    identity: terms.identityCheck,
    verified: terms.confirmedByCorepass,
    verifiedOn: 'Confirmed by CorePass, {{date}}',
    decided: '{{tier}}, decided by {{name}}, {{date}}',
    notVerified: terms.notConfirmed,
    validUntil: terms.documentValidUntil,
    expired: terms.expiredOn,
    residence: terms.residence,
    /** Label, before a day. */
    since: terms.customerSince,
    value: terms.portfolioValue,
    /** Value of all withdrawals. */
    withdrawn: 'Withdrawn, 30 days',
  },
  answers: {
    /** Noun: what a customer answered to questions. */
    title: 'Answers',
    none: terms.notAnswered,
    signed: terms.signedBy,
    signedOnly: terms.signed,
    notSigned: 'Not signed',
    /** Noun: a company or other legal entity. */
    entity: 'Entity',
    registration: 'Registration number',
    country: terms.country,
    /** Postal address. */
    address: 'Address',
    owner: 'Owner of {{share}} %',
    ownerOf:
      '{{name}}. Date of birth: {{born}}. Nationality: {{nationality}}. Residence: {{residence}}.',
    /** Label of a person who may sign for the company; `{{position}}` is the role there. */
    signatory: 'May sign',
    signatoryOf: '{{name}}, {{position}}',
  },
  request: {
    title: terms.request,
    type: terms.type,
    status: terms.status,
    /** Day on which the request was sent. */
    sent: terms.sentAt,
    decided: 'Last decision',
    comment: 'Last comment',
    firstApproval: terms.firstApproval,
    firstNote: terms.noteForTheSecondOfficer,
    usual_one: 'Usually decided within {{count}} working day',
    usual_other: 'Usually decided within {{count}} working days',
  },
  history: {
    title: terms.history,
    empty: 'Nothing has been recorded yet.',
    more_one: 'Show {{count}} more entry',
    more_other: 'Show {{count}} more entries',
    changed: '{{field}}: {{before}} → {{after}}',
    /** In place of `{{before}}` or `{{after}}`, where a field was or is empty. */
    nothing: terms.noValue,
    quote: '“{{text}}”',
  },
  documents: {
    title: terms.documents,
    list: 'Documents of {{name}}',
    empty: 'No documents were sent.',
    error: 'The documents could not be loaded',
    sentAt: '{{size}}, {{time}}',
    choose: 'Choose a document to see it here. Every look is recorded.',
  },
});
