import type { CaseIdentity, declaredFacts } from '@agio/api-client/contract';
import { legalNameOf } from '../../../accounts.ts';
import { identityOnFile } from '../../../partners/sample-identity.ts';
import type { Account, ApplicationRecord } from '../../../records/people.ts';
import { isSameName } from './screening.ts';

/** Returns what the identity partner read in the document of a person; undefined if it has read none. */
export const identityOf = (account: Account, { identity, finding, answers }: ApplicationRecord) =>
  identity ??
  // A representative was checked, and the facts of a company are those of its declaration.
  (answers.entityType === 'LegalEntity' ? undefined : identityOnFile(account, finding));

/** Returns the facts of the document beside what the customer declared. */
export function identityFacts(
  account: Account,
  application: ApplicationRecord,
): CaseIdentity | null {
  const identity = identityOf(account, application);
  if (identity === undefined) return null;
  const { dateOfBirth, nationality, residence, documentType, documentNumber } = identity;
  const name = identity.name ?? legalNameOf(account);
  const declared = {
    name: application.answers.signature?.name ?? legalNameOf(account) ?? account.displayName,
    residence: account.residence,
  };
  const differs: (typeof declaredFacts)[number][] = [];
  if (name !== null && !isSameName(name, declared.name)) differs.push('Name');
  if (declared.residence !== null && countryOf(declared.residence) !== countryOf(residence)) {
    differs.push('Residence');
  }
  return {
    name,
    dateOfBirth,
    nationality,
    residence,
    documentType,
    documentNumber,
    validUntil: identity.validUntil,
    declared,
    differs,
  };
}

/** `Iran, Tehran` in lower case without its town. */
const countryOf = (place: string) => (place.split(',')[0] ?? '').trim().toLowerCase();
