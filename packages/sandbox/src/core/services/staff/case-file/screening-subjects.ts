import type { Account, ApplicationRecord, CaseFileRecord } from '../../../records/people.ts';
import { identityOf } from './identity-facts.ts';
import { isSame, nameWords, type Subject } from './screening.ts';

/** Returns the person by the names of the account and of the document, and the persons of a legal entity. */
export function subjectsOf(account: Account, application: ApplicationRecord): Subject[] {
  const { formB } = application.answers;
  const identity = identityOf(account, application);
  const birthYear = identity === undefined ? undefined : yearOf(identity.dateOfBirth);
  const found: Subject[] = [account.displayName, account.legalName, identity?.name]
    .filter((name) => name !== undefined && name !== null)
    .map((name) => ({ name, birthYear }));
  if (formB !== null) {
    found.push(
      { name: formB.entityName },
      ...formB.owners.map(({ fullName, dateOfBirth }) => ({
        name: fullName,
        birthYear: yearOf(dateOfBirth),
      })),
      ...formB.signatories.map(({ fullName }) => ({ name: fullName })),
    );
  }
  // An owner of a company often signs for it as well, with a year of birth in one of the two places.
  const byName = new Map<string, Subject>();
  for (const subject of found) {
    const key = nameWords(subject.name).join(' ');
    if (byName.get(key)?.birthYear === undefined) byName.set(key, subject);
  }
  return [...byName.values()];
}

const yearOf = (day: string) => Number.parseInt(day.slice(0, 4), 10);

/** Returns the strongest of the matches that are not of another person. */
export function resultOf({ matches }: NonNullable<CaseFileRecord['screening']>) {
  const open = matches.filter(({ resolution }) => resolution?.outcome !== 'FalsePositive');
  if (open.length === 0) return 'Clear' as const;
  return open.some((match) => match.resolution?.outcome === 'TrueMatch' || isSame(match))
    ? ('Match' as const)
    : ('PossibleMatch' as const);
}
