import type { IdentityCheckRecord, IdentityRecord } from '../records/people.ts';

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
