// @where Sandbox: pages of the identity partner, and the document that it reads
import type {
  Account,
  ApplicationRecord,
  IdentityCheckRecord,
  IdentityRecord,
} from '../records/people.ts';
import { hashText } from '../random.ts';

/** Data that the sandbox's identity partner reads in a document: an invented specimen of a Swiss owner. */
const specimen = {
  dateOfBirth: '1984-02-29',
  nationality: 'Switzerland',
  residence: 'Switzerland',
  country: 'CHE',
  number: 'X4711002',
} as const;

/** Years from the check until the last day of the document. */
const validForYears = 5;

/** Returns the data that a check sends to the exchange when it confirms: those of the document before the camera. */
export function sampleIdentity({ expiresAt, document }: IdentityCheckRecord): IdentityRecord {
  const { dateOfBirth, nationality, residence, number } = specimen;
  const validUntil = new Date(expiresAt);
  validUntil.setUTCFullYear(validUntil.getUTCFullYear() + validForYears);
  return {
    dateOfBirth,
    nationality,
    residence,
    documentType: document === 'card' ? 'IdentityCard' : 'Passport',
    documentNumber: number,
    validUntil: validUntil.toISOString().slice(0, 10),
  };
}

/** Facts that are not derived, by account: the stories of the demonstration need them. */
const known: Readonly<Record<string, Partial<IdentityRecord>>> = {
  'p-tanabe': { dateOfBirth: '1972-03-09' },
  'p-hlavac': { dateOfBirth: '1979-08-21' },
  'p-novotny': { name: 'Tomáš Novotný Dvořák' },
  open: { name: 'Mateo García López' },
  'p-raghunathan': { nationality: 'India', residence: 'India' },
};

/** Surname of a document that does not have the name of the account. */
const otherSurname = 'Berger';

/** Data of a document in which the name is that of the account, or another one. */
export const withName = (
  identity: IdentityRecord,
  name: string,
  finding: ApplicationRecord['finding'],
): IdentityRecord => ({
  ...identity,
  name: finding === 'nameDiffers' ? `${name} ${otherSurname}` : name,
});

/**
 * Returns the data of a person whose identity the partner confirmed before the exchange kept them: always the same for
 * an account, by its id and by what the person entered. Undefined for a person whom the partner does not know.
 */
export function identityOnFile(
  { id, displayName, legalName, residence, information }: Account,
  finding: ApplicationRecord['finding'],
): (Omit<IdentityRecord, 'validUntil'> & { validUntil: string | null }) | undefined {
  const isKnown = (information.verificationLevel ?? 0) >= 1 || id in known;
  if (!isKnown) return undefined;
  const hash = hashText(`identity:${id}`);
  const country = residence?.split(',')[0]?.trim() ?? specimen.residence;
  const born = Date.UTC(1956 + (hash % 44), (hash >>> 6) % 12, 1 + ((hash >>> 10) % 28));
  const base = {
    dateOfBirth: new Date(born).toISOString().slice(0, 10),
    nationality: country,
    residence: country,
    documentType: hash % 3 === 0 ? ('IdentityCard' as const) : ('Passport' as const),
    documentNumber: `X${String(1_000_000 + (hash % 9_000_000))}`,
    validUntil: '',
  };
  return {
    ...withName(base, legalName ?? displayName, finding),
    ...known[id],
    validUntil: information.documentExpirationDate?.slice(0, 10) ?? null,
  };
}

/** The two machine-readable lines of the document, as far as the picture shows them (ICAO 9303). */
export function machineLines(name: string, identity: IdentityRecord): [string, string] {
  const line = name
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, '<')
    .slice(0, 20)
    .padEnd(20, '<');
  const { dateOfBirth, validUntil, documentNumber, documentType } = identity;
  const checked = (field: string) => `${field}${checkDigit(field)}`;
  const number = checked(documentNumber.padEnd(9, '<'));
  const born = checked(shortDay(dateOfBirth));
  const until = checked(shortDay(validUntil));
  return [
    `${documentType === 'Passport' ? 'P<' : 'ID'}${specimen.country}${line}`,
    `${number}${specimen.country}${born}M${until}`,
  ];
}

/** `1984-02-29` as `840229`. */
const shortDay = (day: string) => day.replaceAll('-', '').slice(2);

/** The check digit of a field: letters count from 10, the filler is 0, weights 7, 3, 1. */
function checkDigit(field: string): number {
  const sum = Array.from(field).reduce((total, character, at) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36);
    return total + value * ([7, 3, 1][at % 3] ?? 1);
  }, 0);
  return sum % 10;
}
