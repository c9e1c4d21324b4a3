import { defineMessages } from '@agio/ui/language';
import * as terms from '../../terms.ts';

/** Texts about the evidence of a case. */
export const caseFileMessages = defineMessages('caseFile', {
  error: 'The case file could not be loaded',
  back: terms.goBack,
  reason: terms.reason,
  reasonMissing: terms.enterAReason,
  identity: {
    title: terms.identityCheck,
    none: 'The identity partner has read no document of this person.',
    name: terms.name,
    dateOfBirth: terms.dateOfBirth,
    nationality: terms.nationality,
    residence: terms.residence,
    document: terms.document,
    validUntil: terms.documentValidUntil,
    expired: terms.expiredOn,
    missing: terms.dash,
    /** A name or a country as the customer gave it, which differs from that in the document. */
    declared: 'Declared: {{value}}',
  },
  screening: {
    /** Search in lists of sanctions and of politically exposed persons (PEP). */
    title: 'Sanctions and PEP screening',
    never: 'Not screened yet',
    /** Results of the search, and of one entry of a list. */
    results: {
      Clear: 'No match',
      PossibleMatch: 'Possible match',
      Match: 'Match',
      Unknown: terms.unknown,
    },
    /** `{{source}}` is the name of a list. */
    searched: '{{source}}, version {{version}}',
    kinds: {
      Sanctions: 'Sanctions list',
      PEP: 'Politically exposed person',
      Unknown: terms.unknown,
    },
    /** Label, before the name of a person or company. */
    subject: 'Searched name',
    score: 'Similarity: {{score}} of 100',
    /** Reasons for which an entry of a list was found. */
    reasons: {
      SameName: 'Same name',
      SameAlias: 'Same alias',
      SimilarName: 'Similar name',
      SimilarAlias: 'Similar alias',
      SameBirthYear: 'Same year of birth',
      OtherBirthYear: 'Different year of birth',
      NoBirthYear: 'Year of birth unknown',
      Unknown: terms.unknown,
    },
    /** Buttons and results: the customer is not, or is, the person of the list. */
    outcomes: {
      FalsePositive: 'Different person',
      TrueMatch: 'Same person',
      Unknown: terms.unknown,
    },
    /** Button: searches the lists again. */
    again: 'Screen again',
    unresolved: 'Resolve the matches first',
  },
  verdict: {
    /** Accessible name of a group of buttons: whether a document is accepted. */
    label: 'Verdict on {{name}}',
    /** States of a document, and buttons that set them. */
    states: {
      Accepted: 'Accepted',
      NotReadable: 'Not readable',
      NotAcceptable: 'Not acceptable',
      Unknown: terms.unknown,
    },
  },
  checklist: {
    /** Heading, over points that an officer ticks. */
    title: 'Checklist',
    points: {
      NameMatches: 'The names match',
      DocumentValid: 'The document has not expired',
      PhotographMatches: 'The photograph shows the same person',
      AddressProofRecent: 'The proof of address is at most 3 months old',
      FundsExplained: 'The source of the funds is explained',
      RiskExplained: 'The risk signals are explained',
      EntityDeclared: 'Owners and signatories are declared',
      Unknown: terms.unknown,
    },
    /** Points of a checklist. */
    count: 'Ticked: {{count}} of {{total}}',
  },
});
